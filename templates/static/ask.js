// Ask: a reader tells what happened, the engine rules on it. The scenario is all there is to know:
// it makes the address (what stands after the #), the TOML, and the request to the engine. Facts of
// a situation make a scenario; whoever edits the events tells the story alone from there on.
"use strict";
(() => {
  const root = document.getElementById("ask");
  if (!root) return;
  const data = JSON.parse(document.getElementById("ask-data").textContent);
  const B = AskBoard;

  // --- Words and elements

  const has = (name) => name in data.words;
  const say = (name, args = {}) => (data.words[name] || name).replace(/\{(\w+)\}/g, (whole, key) => (key in args ? args[key] : whole));
  const kebab = (name) => String(name).replace(/_/g, "-");
  const valueName = (groups, value) => [...groups.map((group) => `is-${kebab(group)}-${kebab(value)}`), `is-${kebab(value)}`].filter(has).map((it) => say(it))[0] || String(value);
  const el = (tag, attributes = {}, ...children) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
      else if (name === "value") node.value = value;
      else if (value === true) node.setAttribute(name, "");
      else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
    }
    node.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false));
    return node;
  };
  const put = (node, ...children) => node.replaceChildren(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false));
  const button = (text, onclick, more = {}) => el("button", { type: "button", onclick, ...more }, text);
  let ids = 0;
  const fresh = () => `ask-${(ids += 1)}`;
  const status = el("p", { class: "unseen", role: "status" });

  // --- The engine

  const source = kanonEngine();
  const engine = (request) => source.ask({ lang: data.lang, ...request });

  // --- What is told

  const MARK = /^[A-Za-z0-9_-]{8,}$/;
  const toAddress = (scenario) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(scenario))))
    .replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const fromAddress = (text) => {
    try {
      const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (it) => it.charCodeAt(0));
      const told = JSON.parse(new TextDecoder().decode(bytes));
      return told && typeof told === "object" && !Array.isArray(told) ? told : null;
    } catch { return null; }
  };
  const state = { situation: null, facts: {}, scenario: null, over: {}, ruling: null, mode: "before", picking: null, chosen: null, palette: null, below: "white", editing: null };
  const clean = (value) => {
    if (Array.isArray(value)) return value.map(clean);
    if (!value || typeof value !== "object") return value;
    const kept = Object.entries(value).map(([name, it]) => [name, clean(it)])
      .filter(([, it]) => it !== undefined && it !== null && it !== "" && !(typeof it === "object" && !Array.isArray(it) && !Object.keys(it).length));
    return Object.fromEntries(kept);
  };
  // What a reader has set for the whole game goes before what the situation brings.
  const retell = () => {
    if (state.situation) state.scenario = { ...AskSituations.tell(state.situation, state.facts), ...state.over };
    state.scenario = { ...clean(state.scenario), events: (state.scenario.events || []).map(clean) };
    history.replaceState(null, "", `#${toAddress(state.scenario)}`);
    document.querySelectorAll(".languages a").forEach((link) => { link.hash = location.hash; });
    rule();
  };
  const setWhole = (name, value) => {
    const old = state.scenario[name];
    const next = value !== null && typeof value === "object" && !Array.isArray(value) && old && typeof old === "object" ? { ...old, ...value } : value;
    state.scenario = { ...state.scenario, [name]: next };
    state.over = { ...state.over, [name]: next };
    retell();
  };
  // Whoever changes an event has a story of their own: the facts of the situation no longer tell it.
  const setEvents = (events) => {
    if (state.situation) {
      state.situation = null;
      state.over = {};
      heading.textContent = say("your-story");
      drawFacts();
    }
    state.scenario = { ...state.scenario, events };
    retell();
  };
  const startOf = () => state.scenario.start || {};
  const isChess960 = () => state.scenario.variant === "chess960";
  // The position in which the story begins; a game in the letters of some language is the engine's to read.
  const begin = () => {
    const { fen, moves } = startOf();
    const words = Array.isArray(moves) ? moves : String(moves || "").split(/\s+/).filter(Boolean);
    const plain = words.every((it) => /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(it));
    if (!plain || isChess960()) return state.ruling?.start?.fen ? B.read(state.ruling.start.fen) : B.read(fen && fen !== "startpos" ? fen : B.START);
    return words.reduce(B.play, B.read(fen && fen !== "startpos" ? fen : B.START));
  };
  const now = () => state.scenario.events.reduce((position, event) => (event.event === "move" && event.uci ? B.play(position, event.uci) : position), begin());

  // --- The ruling

  let asked = 0;
  const rule = async () => {
    const mine = (asked += 1);
    const scenario = JSON.stringify(state.scenario);
    drawBoard();
    try {
      const ruling = await engine({ do: "rule", scenario });
      if (mine !== asked) return;
      state.ruling = ruling;
      drawRuling(ruling);
      drawEvents();
      drawBoard();
      if (!ruling.ok) return;
      const near = await engine({ do: "near", scenario });
      if (mine === asked && near.ok) drawNear(near.near);
    } catch (error) {
      if (mine !== asked) return;
      put(ruled, el("h2", {}, say("ruling")), el("p", { class: "gap" }, say(location.protocol === "file:" ? "on-disk" : "failed")),
        location.protocol === "file:" ? null : button(say("again"), rule, { class: "plain" }));
      strip.hidden = true;
    }
  };
  const ruled = el("section", { class: "ruled", id: "ruling", "aria-label": say("ruling"), tabindex: "-1" });
  const nearby = el("div", { class: "nearby" });
  const strip = el("a", { class: "strip", href: "#ruling", hidden: true, onclick: (event) => { event.preventDefault(); ruled.scrollIntoView({ block: "start" }); ruled.focus({ preventScroll: true }); } });
  new IntersectionObserver(([entry]) => strip.classList.toggle("away", entry.isIntersecting), { rootMargin: "0px 0px -35% 0px" }).observe(ruled);
  // The clause in place: the text of its page, or of the place in an article that the page leads to.
  const texts = new Map();
  const ruleAddress = (rule) => `${data.rules}${rule}.html`;
  const pageAt = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.status);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  };
  const clauseText = async (rule) => {
    if (!texts.has(rule)) {
      const address = new URL(ruleAddress(rule), location.href);
      const page = await pageAt(address);
      const elsewhere = page.querySelector("meta[http-equiv=refresh]") && page.querySelector("a");
      let own = null;
      if (elsewhere) {
        const place = new URL(elsewhere.getAttribute("href"), address);
        const stated = (await pageAt(place)).getElementById(decodeURIComponent(place.hash.slice(1)));
        own = stated && (stated.querySelector(":scope > .own > .text") || stated.querySelector(".text") || stated);
      } else {
        own = page.querySelector(`.stated[lang="${data.lang}"] .text`) || page.querySelector(".stated .text");
      }
      if (!own || !own.textContent.trim()) throw new Error(`no text of ${rule}`);
      texts.set(rule, own.textContent.trim());
    }
    return texts.get(rule);
  };
  const clause = (cited) => {
    const body = el("p", { class: "clause-text" });
    const link = el("a", { href: ruleAddress(cited.rule) }, say("whole-rule"));
    const node = el("details", { class: "cited", ontoggle: async () => {
      if (!node.open || body.textContent) return;
      try { body.textContent = await clauseText(cited.rule); } catch { body.textContent = say("no-text"); }
    } }, el("summary", {}, el("b", {}, cited.number), " ", cited.title), body, link);
    return node;
  };
  const ticked = new Set();
  const todo = (item) => {
    const box = el("input", { type: "checkbox", checked: ticked.has(item.text), onchange: () => (box.checked ? ticked.add(item.text) : ticked.delete(item.text)) });
    return el("li", {}, el("label", {}, box, el("span", {}, item.text)));
  };
  // What is wrong with the story, in the words of this page where it has some: the engine names the
  // keys of the file format.
  const problem = ({ name = "", message, hint: help, event }) => {
    const own = `problem-${name}`;
    const step = typeof event === "number" ? `${say("step", { number: event + 1 })} ` : "";
    const sentence = (text) => text.charAt(0).toLocaleUpperCase(data.lang) + text.slice(1);
    const hinted = has(`${own}-hint`) ? say(`${own}-hint`) : has(own) ? null : help;
    return el("li", {}, step, sentence(has(own) ? say(own) : message), hinted ? el("small", {}, sentence(hinted)) : null);
  };
  const drawRuling = (ruling) => {
    if (!ruling.ok) {
      put(ruled, el("h2", {}, say("no-ruling")), el("ul", { class: "problems" }, (ruling.problems || []).map(problem)));
      strip.hidden = false;
      strip.textContent = say("no-ruling");
      return;
    }
    // Where nothing has happened there is nothing to rule on: what to do is said in its place.
    if (!state.scenario.events.length && ruling.result.outcome === "ongoing") {
      put(ruled, el("p", { class: "result" }, say("problem-scenario-empty")), el("p", { class: "hint" }, say("problem-scenario-empty-hint")));
      strip.hidden = true;
      return;
    }
    const rest = ruling.now.filter((item) => item.kind !== "result");
    // What is decided comes first; that the game goes on is no news.
    const goesOn = ruling.result.outcome === "ongoing" && ruling.why.length > 0;
    const [headline, ...reasons] = goesOn ? [...ruling.why.slice(0, 2), ruling.result.text] : [ruling.result.text, ...ruling.why.slice(0, 2)];
    const first = goesOn ? ruling.result.text : reasons[0] || "";
    strip.hidden = false;
    put(strip, el("b", {}, headline), " ", first);
    status.textContent = `${headline} ${first}`;
    put(nearby);
    put(ruled, el("h2", { class: "unseen" }, say("ruling")),
      el("p", { class: ruling.result.outcome === "ongoing" ? "result" : "result over" }, headline),
      el("div", { class: "why" }, reasons.map((it) => el("p", {}, it))),
      rest.length ? [el("h3", {}, say("todo")), el("ul", { class: "todo" }, rest.map(todo))] : null,
      ruling.deciding.length ? [el("h3", {}, say("clauses")), ruling.deciding.map(clause)] : null,
      (ruling.remarks || []).length ? el("ul", { class: "problems" }, ruling.remarks.map(problem)) : null,
      nearby, shareTools());
  };
  const drawNear = (near) => {
    if (!near.length) return;
    const apply = (change) => {
      const scenario = change.path.length ? JSON.parse(JSON.stringify(state.scenario)) : change.value;
      let here = scenario;
      const path = [...change.path];
      const last = path.pop();
      for (const key of path) here = here[key] ??= {};
      if (last !== undefined) {
        if (change.value !== null) here[last] = change.value;
        else if (Array.isArray(here)) here.splice(last, 1);
        else delete here[last];
      }
      tellAlone(scenario);
    };
    put(nearby, el("h3", {}, say("near")), el("ul", {}, near.map((it) => {
      const means = it.now.filter((item) => !["result", "discretion"].includes(item.kind)).slice(0, 2).map((item) => item.text);
      return el("li", {}, button([el("span", {}, it.if), el("b", {}, [it.result.text, ...means].join(" "))], () => apply(it.change)));
    })));
  };
  const tell = (text) => {
    status.textContent = text;
    const toast = el("p", { class: "toast" }, text);
    root.append(toast);
    setTimeout(() => toast.remove(), 2500);
  };
  const copy = async (text, done) => {
    try { await navigator.clipboard.writeText(text); tell(done); } catch {
      const area = el("textarea", { class: "copied", rows: 8, "aria-label": done }, text);
      ruled.append(area);
      area.focus();
      area.select();
    }
  };
  const toml = async (more = {}) => (await engine({ do: "toml", scenario: JSON.stringify({ ...more, ...state.scenario }) })).toml;
  const shareTools = () => el("div", { class: "tools-row" },
    button(say("link"), () => (navigator.share && matchMedia("(pointer: coarse)").matches ? navigator.share({ url: location.href }).catch(() => {}) : copy(location.href, say("link-copied")))),
    button(say("toml"), async () => copy(await toml(), say("toml-copied"))),
    button(say("question"), async () => copy(await toml({ ask: "ruling" }), say("question-copied"))),
    button(say("print"), () => print()));

  // --- The facts of a situation

  const chips = (legend, values, current, onchoose, nameOf) => {
    const name = fresh();
    return el("fieldset", { class: "chips" }, el("legend", {}, legend), values.map((value) => {
      const input = el("input", { type: "radio", name, value, checked: value === current, onchange: () => onchoose(value) });
      return el("label", {}, input, el("span", {}, nameOf(value)));
    }));
  };
  const facts = el("div", { class: "facts" });
  const setFact = (name, value) => {
    if (name === "who") {
      const picked = AskSituations.asked(state.situation, state.facts).filter((it) => it.kind === "move" || it.kind === "square");
      if (!state.over.start) picked.forEach((it) => { state.facts[it.name] = AskSituations.turned(state.facts[it.name], "uci"); });
      state.below = value;
    }
    const before = AskSituations.tell(state.situation, state.facts);
    state.facts = { ...state.facts, [name]: value };
    const after = AskSituations.tell(state.situation, state.facts);
    // A fact takes the place of what was set for the whole game before; a position that was set up stays.
    state.over = Object.fromEntries(Object.entries(state.over)
      .filter(([key]) => (name === "who" && key === "start") || JSON.stringify(before[key]) === JSON.stringify(after[key])));
    state.picking = null;
    drawFacts(name);
    retell();
    drawWhole();
  };
  const drawFacts = (focus = null) => {
    if (!state.situation) return put(facts);
    const id = state.situation;
    const group = (name) => `${id}-${name}`;
    const choice = (name, value) => [`is-${name}-${kebab(value)}`, `is-${id}-${kebab(value)}`, `is-${kebab(value)}`].filter(has).map((it) => say(it))[0] || String(value);
    const label = (name) => say([`fact-${group(name)}`, `fact-${name}`].find(has) || `fact-${name}`);
    const nodes = AskSituations.asked(id, state.facts).map(({ name, kind, values }) => {
      const current = state.facts[name];
      if (kind === "choice") return chips(label(name), values, current, (value) => setFact(name, value), (value) => choice(name, value));
      if (kind === "move" || kind === "square") {
        const text = kind === "move" ? `${current.slice(0, 2)}–${current.slice(2)}` : current;
        return el("div", { class: "pick" }, el("span", { class: "pick-label" }, label(name)),
          button([el("b", {}, text), " ", say("on-board")], () => pickFor(kind, (value) => setFact(name, value)), { "aria-label": `${label(name)}: ${text}. ${say("on-board")}` }));
      }
      const input = el("input", { id: fresh(), type: "text", inputmode: kind === "number" ? "numeric" : "text", value: String(current),
        onchange: () => setFact(name, kind === "number" ? Math.max(0, Math.floor(Number(input.value)) || 0) : input.value.trim()) });
      return el("div", { class: "field" }, el("label", { for: input.id }, label(name)), input);
    });
    const at = focus === null ? -1 : AskSituations.asked(id, state.facts).findIndex((it) => it.name === focus);
    put(facts, ...nodes);
    if (at >= 0) (nodes[at].querySelector("input:checked") || nodes[at].querySelector("input, button")).focus({ preventScroll: true });
  };

  // --- The board

  const board = B.create({ label: say("board"), say: (man, square) => say("at-square", { piece: man ? say(`man-${man}`) : say("empty"), square }), onpick: (square) => onSquare(square) });
  const hint = el("p", { class: "hint", role: "status" });
  const under = el("div", { class: "under-board" });
  const drawBoard = () => {
    if (!state.scenario) return;
    const touched = state.scenario.events.flatMap((event) => (event.event === "touch" ? [event.square] : []));
    const position = state.mode === "story" && !state.picking ? now() : begin();
    board.update({ men: position.men, chosen: state.chosen, marked: touched.filter(Boolean), below: state.below });
    const mode = state.picking ? (state.picking.kind === "move" ? "pick-move" : "pick-square") : `mode-${state.mode}`;
    const said = state.chosen ? say("pick-to", { square: state.chosen }) : say(`hint-${mode}`);
    if (hint.textContent !== said) hint.textContent = said;
    boardBox.classList.toggle("picking", Boolean(state.picking));
  };
  const pickFor = (kind, done) => {
    state.picking = { kind, done };
    state.chosen = null;
    boardBox.open = true;
    drawBoard();
    boardBox.scrollIntoView({ block: "center" });
    board.node.querySelector('[tabindex="0"]').focus({ preventScroll: true });
  };
  const asMove = (position, from, to) => {
    const man = position.men[from];
    const last = man === "P" ? "8" : man === "p" ? "1" : "";
    return from + to + (to[1] === last && state.mode === "before" && !state.picking ? "q" : "");
  };
  const onSquare = (square) => {
    const { picking } = state;
    if (picking && picking.kind === "square") {
      state.picking = null;
      return picking.done(square);
    }
    if (!picking && state.mode === "setup") return setMan(square);
    const position = state.mode === "story" && !picking ? now() : begin();
    if (!state.chosen) {
      if (!position.men[square]) return;
      state.chosen = square;
      return drawBoard();
    }
    const from = state.chosen;
    state.chosen = null;
    if (from === square) return drawBoard();
    const uci = asMove(position, from, square);
    if (picking) {
      state.picking = null;
      return picking.done(uci);
    }
    if (state.mode === "story") {
      const who = B.colour(position.men[from]);
      return setEvents([...state.scenario.events, { who, event: "move", uci }, { who, event: "press" }]);
    }
    addMove(uci);
  };
  // A move of the game before the story: only a legal one can have been played.
  const addMove = async (uci) => {
    const { fen, moves } = startOf();
    const before = Array.isArray(moves) ? moves.join(" ") : moves || "";
    const after = `${before} ${uci}`.trim();
    const answer = await engine({ do: "board", ...(fen && fen !== "startpos" ? { fen } : {}), moves: after });
    if (!answer.ok) { tell(say("not-legal")); return drawBoard(); }
    setStart({ ...(fen ? { fen } : {}), moves: after });
  };
  const setStart = (start) => {
    state.chosen = null;
    state.scenario = { ...state.scenario, start };
    state.over = { ...state.over, start };
    retell();
  };
  const setMan = (square) => {
    const position = begin();
    const men = { ...position.men };
    const { palette } = state;
    if (palette && men[square] !== palette) men[square] = palette;
    else delete men[square];
    const home = { K: ["e1", "K", "h1", "R"], Q: ["e1", "K", "a1", "R"], k: ["e8", "k", "h8", "r"], q: ["e8", "k", "a8", "r"] };
    const castling = Object.entries(home).filter(([right, [king, k, rook, r]]) => position.castling.includes(right) && men[king] === k && men[rook] === r).map(([right]) => right).join("");
    setStart({ fen: B.write({ ...position, men, castling: castling || "-", passant: "-" }) });
  };
  const setTurn = (turn) => setStart({ fen: B.write({ ...begin(), turn, passant: "-" }) });
  const readPasted = (text) => {
    const fen = /\[FEN\s+"([^"]+)"\]/.exec(text)?.[1];
    const line = text.trim();
    if (/^[pnbrqkPNBRQK1-8]+(\/[pnbrqkPNBRQK1-8]+){7}(\s|$)/.test(line)) return { fen: line };
    const bare = text.replace(/^\s*\[[^\]]*\]\s*$/gm, "").replace(/\{[^}]*\}|;.*$|\$\d+/gm, " ").replace(/\s+(1-0|0-1|1\/2-1\/2|\*)\s*$/, "");
    return clean({ fen, moves: withoutVariations(bare).replace(/\s+/g, " ").trim() });
  };
  const withoutVariations = (text) => {
    const inner = text.replace(/\([^()]*\)/g, " ");
    return inner === text ? text : withoutVariations(inner);
  };
  // A game that can be played through is kept as plain moves, which can be taken back one by one.
  const usePasted = async (text) => {
    const start = readPasted(text);
    if (start.moves) {
      const answer = await engine({ do: "board", ...start }).catch(() => ({}));
      if (answer.ok) start.moves = answer.played.map((it) => it.uci).join(" ");
    }
    setStart(start);
  };
  const turnButton = (turn, name) => button(say(name), () => { setTurn(turn); drawUnder(); under.querySelector('.tools-row [aria-pressed="true"]').focus({ preventScroll: true }); }, { "aria-pressed": String(begin().turn === turn) });
  const drawUnder = () => {
    const parts = [chips(say("board-does"), ["before", "story", "setup"], state.mode, (mode) => { state.mode = mode; state.chosen = null; state.picking = null; drawUnder(); drawBoard(); under.querySelector("input:checked").focus({ preventScroll: true }); }, (mode) => say(`mode-${mode}`))];
    if (state.mode === "setup") {
      const men = [..."KQRBNPkqrbnp"];
      const mark = (man) => { state.palette = man; drawUnder(); under.querySelector('.palette [aria-pressed="true"]').focus({ preventScroll: true }); };
      parts.push(el("div", { class: "palette", role: "group", "aria-label": say("palette") },
        men.map((man) => button(B.picture(man), () => mark(man), { "aria-label": say(`man-${B.colour(man)}-${B.NAMES[man.toLowerCase()]}`), "aria-pressed": String(state.palette === man) })),
        button("✕", () => mark(null), { "aria-label": say("take-off"), "aria-pressed": String(state.palette === null) })),
      el("div", { class: "tools-row" }, turnButton("w", "white-moves"), turnButton("b", "black-moves"), button(say("clear"), () => setStart({ fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }))));
    }
    const paste = el("textarea", { id: fresh(), rows: 3, spellcheck: "false" });
    parts.push(el("div", { class: "tools-row" }, button(say("initial"), () => setStart({ fen: "startpos" })),
      button(say("undo"), () => { const { fen, moves } = startOf(); const all = (Array.isArray(moves) ? moves : String(moves || "").split(/\s+/)).filter(Boolean); setStart(clean({ fen: fen || "startpos", moves: all.slice(0, -1).join(" ").replace(/\s*\d+\.+$/, "") })); }),
      button(say("turn-board"), () => { state.below = state.below === "white" ? "black" : "white"; drawBoard(); })),
    el("details", { class: "paste" }, el("summary", {}, say("paste")), el("div", { class: "field" }, el("label", { for: paste.id }, say("paste-label")), paste), button(say("paste-use"), () => { if (paste.value.trim()) usePasted(paste.value); }, { class: "main" })));
    put(under, ...parts);
  };
  const boardBox = el("details", { class: "board-box", open: true }, el("summary", {}, say("position")), hint, board.node, under);

  // --- Fields made from the schema

  const TIME = /^\d{1,6}(:[0-5]?\d){1,2}$|^\d+$/;
  const asTime = (text) => (/^\d+$/.test(text) ? Number(text) : text);
  const PIECES = ["queen", "rook", "bishop", "knight", "king", "pawn"];
  const selectOf = (groups, values, current, required, onset) => {
    const select = el("select", { id: fresh(), onchange: () => onset(select.value === "" ? undefined : values.find((it) => String(it) === select.value)) },
      required ? null : el("option", { value: "" }, "—"), values.map((value) => el("option", { value: String(value) }, valueName(groups, value))));
    select.value = current === undefined ? (required ? String(values[0]) : "") : String(current);
    return select;
  };
  const textOf = (current, onset, more = {}) => {
    const input = el("input", { id: fresh(), type: "text", value: current === undefined ? "" : Array.isArray(current) ? current.join(" ") : String(current), autocapitalize: "off", autocomplete: "off", onchange: () => onset(input.value.trim() === "" ? undefined : input.value.trim()), ...more });
    return input;
  };
  const fieldOf = (group, field, current, onset) => {
    const label = say(`field-${kebab(field.name)}`);
    const groups = [field.name, group];
    const simple = (input) => el("div", { class: "field" }, el("label", { for: input.id }, label), input);
    const number = (text) => (text === undefined || Number.isNaN(Number(text)) ? undefined : Number(text));
    // What is chosen is kept here: a field is not drawn again when a part of it changes.
    const both = current && typeof current === "object" ? { ...current } : {};
    const pair = (read, mode) => el("fieldset", { class: "pair-field" }, el("legend", {}, label), ["white", "black"].map((side) => {
      const input = textOf(both[side], (text) => { both[side] = read(text); onset({ ...both }); }, { inputmode: mode });
      return el("div", { class: "field" }, el("label", { for: input.id }, say(`is-${side}`)), input);
    }));
    const all = new Set(field.kind === "several" ? current || [] : []);
    const time = (text) => (text && TIME.test(text) ? asTime(text) : undefined);
    const kinds = {
      "one-of": () => simple(selectOf(groups, field.values, current, field.required, onset)),
      "yes-no": () => simple(selectOf(groups, [true, false], current, false, onset)),
      number: () => simple(textOf(current, (text) => onset(number(text)), { inputmode: "decimal" })),
      time: () => simple(textOf(current, (text) => onset(time(text)), { placeholder: "0:00" })),
      both: () => pair(number, "numeric"),
      "both-times": () => pair(time, "text"),
      squares: () => simple(textOf(current, (text) => onset(text ? text.split(/[\s,]+/) : undefined))),
      several: () => el("fieldset", { class: "chips" }, el("legend", {}, label), field.values.map((value) => {
        const input = el("input", { type: "checkbox", checked: all.has(value), onchange: () => { if (input.checked) all.add(value); else all.delete(value); onset(field.values.filter((it) => all.has(it))); } });
        return el("label", {}, input, el("span", {}, valueName(groups, value)));
      })),
      square: () => {
        const input = textOf(current, onset, { maxlength: 2 });
        return el("div", { class: "field" }, el("label", { for: input.id }, label), el("span", { class: "with-pick" }, input, button(say("on-board"), () => pickFor("square", onset))));
      },
    };
    if (field.name === "piece") return simple(selectOf(groups, PIECES, current, field.required, onset));
    if (field.name === "uci") {
      const input = textOf(current, onset, { maxlength: 5 });
      return el("div", { class: "field" }, el("label", { for: input.id }, label), el("span", { class: "with-pick" }, input, button(say("on-board"), () => pickFor("move", onset))));
    }
    return (kinds[field.kind] || (() => simple(textOf(current, onset))))();
  };

  // --- The events in order

  const list = el("ol", { class: "event-list" });
  const eventName = (event, at) => state.ruling?.steps?.find((step) => step.event === at)?.text || `${valueName(["who"], event.who)}: ${say(`event-${event.event}`)}`;
  const change = (at, next) => setEvents(state.scenario.events.map((event, place) => (place === at ? clean(next) : event)));
  const editorOf = (event, at) => {
    const early = ["who", "uci", "san"];
    const place = (field) => (early.includes(field.name) ? early.indexOf(field.name) : early.length);
    const fields = [...(kanonAskForms.events[event.event] || [])].sort((a, b) => place(a) - place(b));
    const draw = (field) => fieldOf(event.event, field, event[field.name], (value) => {
      change(at, { ...state.scenario.events[at], [field.name]: value, ...(field.name === "uci" ? { san: undefined } : field.name === "san" ? { uci: undefined } : {}) });
    });
    const first = (field) => field.required || ["uci", "san", "hands", "late_s", "noticed_by", "how", "permission", "decision", "seconds", "made", "first", "move"].includes(field.name) || event[field.name] !== undefined;
    const rest = fields.filter((field) => !first(field));
    return el("div", { class: "editor" }, fields.filter(first).map(draw),
      rest.length ? el("details", {}, el("summary", {}, say("more-fields")), rest.map(draw)) : null,
      button(say("done"), () => { state.editing = null; drawEvents(); list.children[at]?.querySelector("button")?.focus(); }, { class: "plain" }));
  };
  const drawEvents = () => {
    if (!state.scenario) return;
    const events = state.scenario.events;
    const places = () => [...list.querySelectorAll("input, select, summary, button")];
    const here = places().indexOf(document.activeElement);
    const opened = Boolean(list.querySelector(".editor details[open]"));
    const swap = (at, to) => { const next = [...events]; [next[at], next[to]] = [next[to], next[at]]; state.editing = null; setEvents(next); };
    put(list, ...events.map((event, at) => el("li", {},
      el("p", {}, eventName(event, at)),
      el("div", { class: "event-tools" },
        button(say("edit-short"), () => { state.editing = state.editing === at ? null : at; drawEvents(); list.children[at].querySelector(".editor select, .editor input")?.focus(); }, { "aria-label": say("edit", { number: at + 1 }), "aria-expanded": String(state.editing === at) }),
        button("↑", () => swap(at, at - 1), { "aria-label": say("up", { number: at + 1 }), disabled: at === 0 }),
        button("↓", () => swap(at, at + 1), { "aria-label": say("down", { number: at + 1 }), disabled: at === events.length - 1 }),
        button("✕", () => { state.editing = null; setEvents(events.filter((_, place) => place !== at)); }, { "aria-label": say("remove", { number: at + 1 }) })),
      state.editing === at ? editorOf(event, at) : null)));
    if (opened) list.querySelector(".editor details")?.setAttribute("open", "");
    if (here < 0) return;
    const same = places()[Math.min(here, places().length - 1)] || eventBox.querySelector(".add select");
    (same.disabled ? same.closest("li").querySelector("button") : same).focus({ preventScroll: true });
  };
  const firstValue = (field) => (field.name === "piece" ? "queen" : field.values ? (field.kind === "several" ? [] : field.values[0]) : field.kind === "square" ? "e4" : field.kind === "number" ? 1 : field.kind === "time" ? "1:00" : "e4");
  const addEvent = (name) => {
    const fields = kanonAskForms.events[name];
    const event = { who: null, event: name };
    for (const field of fields.filter((it) => it.required && it.name !== "event")) event[field.name] = field.name === "who" ? field.values[0] : firstValue(field);
    if (name === "move") event.uci = begin().turn === "w" ? "e2e4" : "e7e5";
    state.editing = state.scenario.events.length;
    setEvents([...state.scenario.events, event]);
    drawEvents();
    list.lastElementChild.querySelector(".editor select, .editor input")?.focus();
  };
  const adder = () => {
    const names = Object.keys(kanonAskForms.events).map((name) => [name, say(`event-${name}`)]).sort((a, b) => a[1].localeCompare(b[1], data.lang));
    const select = el("select", { id: fresh(), onchange: () => { const { value } = select; select.value = ""; if (value) addEvent(value); } },
      el("option", { value: "" }, "—"), names.map(([name, text]) => el("option", { value: name }, text)));
    return el("div", { class: "field add" }, el("label", { for: select.id }, say("add")), select);
  };
  const eventBox = el("details", { class: "box" }, el("summary", {}, say("events")), list, adder());

  // --- What holds for the whole game

  const whole = el("div", { class: "whole" });
  const PACES = ["90/40+30 +30s", "90+30", "90+0", "15+10", "10+0", "5+3", "3+2", "5+0"];
  const drawWhole = () => {
    const told = state.scenario;
    const group = (name, fields) => fields.map((field) => fieldOf(name, field, (told[name] || {})[field.name], (value) => { setWhole(name, { [field.name]: value }); }));
    const pace = textOf(typeof told.time_control === "string" ? told.time_control : undefined, (text) => setWhole("time_control", text), { list: "ask-paces", placeholder: PACES[0] });
    const clocks = fieldOf("clocks_s", { name: "clocks", kind: "both-times" }, told.clocks_s || told.clocks, (value) => { state.scenario.clocks = undefined; setWhole("clocks_s", value); });
    const opened = [...whole.querySelectorAll("details")].map((it) => it.open);
    const further = (at, name, fields) => el("details", { open: opened[at] }, el("summary", {}, say(name)), group(name, fields));
    put(whole, el("div", { class: "field" }, el("label", { for: pace.id }, say("pace")), pace, el("datalist", { id: "ask-paces" }, PACES.map((it) => el("option", { value: it })))),
      clocks, ...kanonAskForms.conditions.map((field) => fieldOf("conditions", field, told[field.name], (value) => setWhole(field.name, value))),
      further(0, "prior", kanonAskForms.prior), further(1, "regulations", kanonAskForms.regulations));
  };
  const wholeBox = el("details", { class: "box" }, el("summary", {}, say("conditions")), whole);

  // --- Views

  const view = el("div", { class: "view" });
  const heading = el("h2", { tabindex: "-1" });
  const choose = () => {
    asked += 1;
    Object.assign(state, { situation: null, facts: {}, scenario: null, over: {}, ruling: null, picking: null, chosen: null, editing: null, mode: "before", below: "white" });
    history.replaceState(null, "", location.pathname + location.search);
    strip.hidden = true;
    view.className = "view choosing";
    const title = el("h2", { tabindex: "-1" }, say("what"));
    put(view, title, el("ul", { class: "choices" }, AskSituations.ids.map((id) => el("li", {}, button([el("b", {}, say(`situation-${id}`)), el("small", {}, say(`about-${id}`))], () => leave(() => take(id)))))),
      el("p", {}, button(say("own"), () => leave(() => { state.mode = "story"; tellAlone({ start: { fen: "startpos" }, events: [] }); scrollTo(0, 0); }), { class: "plain" })));
    return title;
  };
  // The way back from a story leads to the situations.
  const leave = (go) => { history.pushState(null, "", location.href); go(); };
  const showStory = (title) => {
    view.className = "view telling";
    put(ruled, el("p", { class: "hint" }, say("thinking")));
    drawFacts();
    drawUnder();
    drawWhole();
    drawEvents();
    heading.textContent = title;
    const withBoard = state.situation && AskSituations.asked(state.situation, state.facts).some((it) => it.kind === "move" || it.kind === "square");
    boardBox.open = withBoard || !state.situation;
    eventBox.open = !state.situation;
    put(view, el("div", { class: "story" }, el("div", { class: "head-row" }, heading, button(say("other"), () => choose().focus(), { class: "plain" })), facts, withBoard ? boardBox : null),
      ruled, el("div", { class: "further" }, withBoard ? null : boardBox, eventBox, wholeBox));
    return heading;
  };
  const take = (id) => {
    state.situation = id;
    state.facts = AskSituations.defaults(id);
    state.over = {};
    state.scenario = AskSituations.tell(id, state.facts);
    showStory(say(`situation-${id}`)).focus({ preventScroll: true });
    scrollTo(0, 0);
    retell();
  };
  const tellAlone = (scenario) => {
    state.situation = null;
    state.scenario = { ...scenario, events: Array.isArray(scenario.events) ? scenario.events.filter((it) => it && typeof it === "object") : [] };
    state.over = {};
    const first = state.scenario.events.find((event) => event.who === "white" || event.who === "black");
    state.below = first ? first.who : "white";
    showStory(say("your-story")).focus({ preventScroll: true });
    retell();
  };
  // The stories of the rule pages have names.
  const fromPair = async (name) => {
    const stories = await kanonFetch(`${data.root}assets/stories.json.gz`).catch(() => ({}));
    if (Object.hasOwn(stories, name)) tellAlone(stories[name]);
    else choose();
  };
  const fromHash = () => {
    const text = location.hash.slice(1);
    if (AskSituations.ids.includes(text)) return take(text);
    if (text.startsWith("pair-")) return fromPair(text);
    const told = MARK.test(text) ? fromAddress(text) : null;
    if (told) tellAlone(told);
    else choose();
  };
  root.append(status, view, strip);
  // A place on this page, as the way past the menu, tells nothing: the story keeps its address, and
  // the way back does not grow longer.
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    const place = link && document.getElementById(link.getAttribute("href").slice(1));
    if (!place || event.defaultPrevented) return;
    event.preventDefault();
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  });
  addEventListener("hashchange", fromHash);
  // On paper a ruling stands with what it rules on.
  addEventListener("beforeprint", () => { eventBox.open = true; });
  if (location.protocol === "file:") root.prepend(el("p", { class: "gap" }, say("on-disk")));
  fromHash();
  // The engine comes while the reader still looks at the situations.
  const fetchAhead = () => { if (!source.never() && !navigator.connection?.saveData) engine({ do: "about" }).catch(() => {}); };
  if (document.readyState === "complete") fetchAhead(); else addEventListener("load", fetchAhead);
})();
