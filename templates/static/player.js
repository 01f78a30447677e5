// The player: practice, the questions of the day, exams, statistics. One script for the site, for
// the question of the day on its start page (`today`) and for a page of its own. It reads its words
// and where the questions are from `player-data`; what a reader has answered stays in this browser.
//
// What comes back when (Leitner's boxes, counted in local days): a wrong answer puts a question
// into box 1; a right one puts a new question into box 2 and one that is due a box further. A
// question of box n is due again after BOXES[n - 1] days. A right answer before that day moves
// nothing, so that repeating on one day can't hide what is not known yet.
//
// Where the engine runs, questions are made on the spot: a question that was made is named by its
// kind and a seed, and comes back exactly. Elsewhere there are those of the bank.
"use strict";
(() => {
  const root = document.getElementById("player");
  if (!root) return;
  const data = JSON.parse(document.getElementById("player-data").textContent);
  if (data.missing) {
    root.textContent = data.missing;
    return;
  }
  const BOXES = [1, 3, 7, 16, 35];
  const ROUND = 10;
  const PASS = 80;
  const LETTERS = "ABCDEFGH";
  // Answered by one tap; the other types need a button.
  const ONE_TAP = ["one-of", "yes-no", "clause"];
  const ROLES = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
  // On the start page there is one question and nothing else.
  const TODAY = Boolean(data.today);
  // A page with questions of its own is the same every day.
  const MODES = data.cards ? ["practice", "exam", "statistics"] : ["practice", "daily", "exam", "statistics"];

  // --- Words

  const plurals = new Intl.PluralRules(data.lang);
  const say = (name, args = {}) => {
    const text = data.words[name];
    const form = typeof text === "string" ? text : text[plurals.select(args.count)] || text.other;
    const said = form.replace(/\{(\w+)\}/g, (whole, key) => (key in args ? args[key] : whole));
    return said.replace(/ %/g, "\u00a0%");
  };
  const percent = (part, whole) => (whole ? Math.round((100 * part) / whole) : 0);
  const clock = (seconds) => {
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (number) => String(number).padStart(2, "0");
    return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  };

  // --- Elements

  const fill = (node, attributes, children) => {
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
      else if (value === true) node.setAttribute(name, "");
      else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, value);
    }
    node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
    return node;
  };
  // No line ends inside a word, nor at the hyphen of «ոչ-ոքի» or «40-րդ».
  const HYPHENED = /([\p{L}\d]+-\p{L}[^\s]*)/u;
  const whole = (child) => {
    if (typeof child !== "string" || !HYPHENED.test(child)) return child;
    return child.split(new RegExp(HYPHENED, "gu")).filter(Boolean).map((part) => {
      if (!HYPHENED.test(part) || part.length > 24) return part;
      return el("span", { class: "unbroken" }, document.createTextNode(part));
    });
  };
  const el = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes,
    tag === "option" ? children : children.flat().map(whole));
  const shape = (tag, attributes = {}, ...children) => fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
  const icon = (path) => shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, shape("path", { d: path }));
  const status = el("p", { class: "unseen", role: "status" });
  const announce = (text) => { status.textContent = text; };
  const view = el("div", { class: "view" });
  // A strip that scrolls sideways shows where one is.
  const inSight = (strip, here) => {
    strip.scrollLeft = here.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2;
  };
  const heading = (text, tag = "h2") => el(tag, { tabindex: "-1", class: "view-title" }, text);
  // A new view is read from its heading on; not when the page has just been opened.
  let moved = false;
  const show = (...children) => {
    view.replaceChildren(...children.filter(Boolean));
    // While a question is open, everything else makes room.
    document.documentElement.classList.toggle("asking", Boolean(view.querySelector(".question")));
    const title = view.querySelector(".view-title");
    if (!moved || !title) return;
    title.focus({ preventScroll: true });
    scrollTo(0, 0);
  };

  // --- Days

  const day = (date = new Date()) => [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0")).join("-");
  const later = (from, days) => {
    const [year, month, date] = from.split("-").map(Number);
    return day(new Date(year, month - 1, date + days));
  };
  const apart = (from, to) => Math.round((Date.parse(`${to}T12:00Z`) - Date.parse(`${from}T12:00Z`)) / 864e5);
  // Browsers do not know the dates of every language.
  const shownDay = (text) => {
    const [year, month, date] = text.split("-");
    if (!Intl.DateTimeFormat.supportedLocalesOf([data.lang]).length) return say("date", { year, month, date });
    const written = new Intl.DateTimeFormat(data.lang, { day: "numeric", month: "long", year: "numeric" });
    return written.format(new Date(Number(year), Number(month) - 1, Number(date)));
  };

  // --- What is remembered

  const KEY = "kanon-practice";
  const isDay = (text) => typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text);
  const count = (value) => (Number.isInteger(value) && value >= 0 ? value : 0);
  const entries = (value) => Object.entries(value && typeof value === "object" ? value : {});
  // Whatever is read, from the browser or from a file, is taken apart and put together again; of a
  // run that was begun only the shape is looked at here, and its questions once they are known.
  const clean = (raw) => {
    const kept = { version: 1, items: {}, days: {}, errors: {}, exams: [], runs: {}, made: {} };
    for (const [id, item] of entries(raw.items)) {
      if (!/^q[0-9a-f]{16}$/.test(id) || !item || !isDay(item.due) || !isDay(item.last)) continue;
      const box = Math.min(BOXES.length, Math.max(1, count(item.box)));
      kept.items[id] = { box, due: item.due, last: item.last, seen: count(item.seen), right: count(item.right) };
    }
    for (const [date, it] of entries(raw.days)) {
      if (isDay(date) && it) kept.days[date] = { asked: count(it.asked), right: count(it.right) };
    }
    for (const [id, times] of entries(raw.errors)) {
      if (/^[a-z0-9-]+$/.test(id)) kept.errors[id] = count(times);
    }
    for (const it of Array.isArray(raw.exams) ? raw.exams : []) {
      if (it && isDay(it.day)) kept.exams.push({ day: it.day, count: count(it.count), right: count(it.right) });
    }
    for (const [mode, run] of entries(raw.runs)) {
      const whole = run && isDay(run.day) && Array.isArray(run.ids) && Array.isArray(run.orders) && Array.isArray(run.answers);
      if (MODES.includes(mode) && whole) kept.runs[mode] = run;
    }
    // Of the questions that were made, those that are still spoken of.
    const named = new Set([...Object.keys(kept.items), ...Object.values(kept.runs).flatMap((run) => run.ids)]);
    for (const [id, it] of entries(raw.made)) {
      if (!named.has(id) || !Array.isArray(it) || !/^[a-z0-9-]+$/.test(it[0]) || !Number.isSafeInteger(it[1])) continue;
      kept.made[id] = [it[0], it[1], Math.min(5, Math.max(1, count(it[2])))];
    }
    return kept;
  };
  let storable = true;
  const read = () => {
    try {
      localStorage.setItem(`${KEY}-try`, "1");
      localStorage.removeItem(`${KEY}-try`);
      return clean(JSON.parse(localStorage.getItem(KEY)) || {});
    } catch (error) {
      storable = error instanceof SyntaxError;
      return clean({});
    }
  };
  let state = read();
  const save = () => {
    if (!storable) return;
    try { localStorage.setItem(KEY, JSON.stringify(state)); } catch { storable = false; }
  };
  const remember = (id, right, error) => {
    const today = day();
    const item = state.items[id] || { box: 0, seen: 0, right: 0, due: today };
    if (!right) item.box = 1;
    else if (item.due <= today) item.box = Math.min(BOXES.length, item.box ? item.box + 1 : 2);
    if (!right || item.due <= today) item.due = later(today, BOXES[item.box - 1]);
    item.last = today;
    item.seen += 1;
    item.right += right ? 1 : 0;
    state.items[id] = item;
    const date = state.days[today] || { asked: 0, right: 0 };
    state.days[today] = { asked: date.asked + 1, right: date.right + (right ? 1 : 0) };
    if (error) state.errors[error] = (state.errors[error] || 0) + 1;
    save();
  };
  // Two memories of the same questions: of each the newer one counts.
  const merge = (other) => {
    for (const [id, item] of Object.entries(other.items)) {
      if (!state.items[id] || state.items[id].last <= item.last) state.items[id] = item;
      if (other.made[id]) state.made[id] = other.made[id];
    }
    for (const [date, it] of Object.entries(other.days)) {
      if (!state.days[date] || state.days[date].asked < it.asked) state.days[date] = it;
    }
    for (const [id, times] of Object.entries(other.errors)) {
      state.errors[id] = Math.max(times, state.errors[id] || 0);
    }
    const known = new Set(state.exams.map((it) => JSON.stringify(it)));
    state.exams.push(...other.exams.filter((it) => !known.has(JSON.stringify(it))));
  };
  // What another window has learnt, so that neither forgets it.
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== KEY) return;
    if (newValue === null) state = clean({});
    else try { merge(clean(JSON.parse(newValue))); } catch { /* Not ours. */ }
  });

  // --- The questions

  let catalog;
  const fetched = new Map();
  // A page on a disk may not read the files beside it.
  const onDisk = location.protocol === "file:" && Boolean(data.bank);
  const load = async (name) => {
    if (onDisk) throw new Error("on a disk");
    return kanonFetch(`${data.bank}${name}.json.gz`);
  };
  const topicCards = (topic) => {
    if (!fetched.has(topic)) {
      const cards = data.cards ? Promise.resolve(data.cards) : load(topic);
      fetched.set(topic, cards.then((list) => new Map(list.map((card) => [card.id, card])), (error) => {
        fetched.delete(topic);
        throw error;
      }));
    }
    return fetched.get(topic);
  };
  // --- Questions made by the engine

  const engine = data.bank && !TODAY && typeof kanonEngine === "function" ? kanonEngine() : null;
  let makes = Boolean(engine) && !engine.never();
  const made = new Map();
  // Whether the engine is there, or within this time; who practises does not wait for long.
  const SOON = 2500;
  const loaded = makes ? engine.ask({ do: "about" }, { timeout: 60000 }).then(() => true, () => { makes = false; return false; }) : Promise.resolve(false);
  const soon = () => Promise.race([loaded, new Promise((resolve) => { setTimeout(() => resolve(false), SOON); })]);
  // Takes in a question with the names of what it speaks of.
  const adopt = ({ again, card, item, rules, misconceptions }) => {
    const place = (rule) => {
      const known = catalog.rules.findIndex((it) => it.id === rule.id);
      return known >= 0 ? known : catalog.rules.push(rule) - 1;
    };
    const at = rules.map(place);
    for (const option of card.options) if (option.rule !== undefined) option.rule = at[option.rule];
    for (const reason of card.why) reason.rules = reason.rules.map((it) => at[it]);
    for (const [id, it] of Object.entries(misconceptions)) catalog.misconceptions[id] ||= { ...it, rule: at[it.rule] };
    const taken = { ...item, rules: item.rules.map((it) => at[it]) };
    const before = catalog.items.findIndex((it) => it.id === card.id);
    if (before >= 0) catalog.items[before] = taken; else catalog.items.push(taken);
    made.set(card.id, card);
    state.made[card.id] = [again.kind, again.seed, item.level];
    return taken;
  };
  const make = async (wish) => {
    if (!makes) return null;
    try {
      const answer = await engine.ask({ do: "question", lang: data.lang, ...wish });
      return answer.ok ? adopt(answer) : null;
    } catch (error) {
      // Too long a search is one question less; what can't be loaded is the end of it.
      if (error.name !== "TimeoutError") makes = false;
      return null;
    }
  };
  const seedFrom = (random) => Math.floor(random() * 2 ** 26) * 2 ** 27 + Math.floor(random() * 2 ** 27);
  // New questions like those of the bank: the same kinds by turns, of the levels wished for. What
  // can't be made stays as it is.
  const renewed = async (items, random, { rule, level: wanted } = {}) => {
    const fresh = [];
    await loaded;
    for (const item of items) {
      let found = null;
      const levels = wanted ? LEVELS[wanted] : null;
      for (let tries = 0; tries < 3 && !found && makes; tries += 1) {
        const seed = seedFrom(random);
        const it = await make({ rule: item.kind, seed, ...(levels ? { levels } : {}) });
        if (it && (!rule || concerns(it, rule)) && !fresh.some((other) => other.id === it.id)) found = it;
      }
      fresh.push(found || item);
    }
    return fresh;
  };
  // A question that was made before, known by its kind until it is made again.
  const recall = () => {
    for (const [id, [kind, , level]] of Object.entries(state.made)) {
      const like = catalog.items.find((item) => item.kind === kind);
      if (like && !catalog.items.some((item) => item.id === id)) catalog.items.push({ ...like, id, level });
    }
  };
  const remake = async (id) => {
    if (made.has(id) || !state.made[id] || !await loaded) return;
    const [kind, seed] = state.made[id];
    const item = await make({ kind, seed });
    // Another version of the engine makes another question of it: the old one is gone.
    if (!item || item.id !== id) delete state.made[id];
  };

  const cardsOf = async (ids) => {
    for (const id of ids) await remake(id);
    const items = ids.map((id) => catalog.items.find((item) => item.id === id)).filter((item) => item && !made.has(item.id));
    const cards = new Map(made);
    for (const topic of new Set(items.map((item) => item.topic))) {
      for (const [id, card] of await topicCards(topic)) cards.set(id, card);
    }
    return ids.map((id) => cards.get(id));
  };
  // The cards of a run. Questions that are gone in the meantime are taken out of it.
  const cardsOfRun = async (run, upTo = run.ids.length) => {
    const cards = await cardsOf(run.ids.slice(0, upTo));
    for (let at = cards.length - 1; at >= 0; at -= 1) {
      if (cards[at]) continue;
      for (const list of [cards, run.ids, run.orders, run.answers]) list.splice(at, 1);
      if (run.at > at) run.at -= 1;
    }
    return cards;
  };
  // In an edition, or in the newest that has the rule.
  const numberOf = (rule, edition) => rule.numbers[edition] || Object.values(rule.numbers).pop() || "";
  const concerns = (item, id) => item.rules.some((at) => {
    const rule = catalog.rules[at].id;
    return rule === id || rule.startsWith(`${id}.`);
  });

  // The same seed, the same numbers.
  const dice = (seed) => {
    let state = 0x811c9dc5;
    for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0), 0x01000193);
    return () => {
      state = (state + 0x9e3779b9) | 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
    };
  };
  const shuffle = (list, random = Math.random) => {
    const mixed = [...list];
    for (let at = mixed.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
    }
    return mixed;
  };
  // As different as can be: no kind twice before every kind has had its turn.
  const varied = (items, random, wanted) => {
    const turns = new Map();
    const placed = shuffle(items, random).map((item) => {
      const turn = turns.get(item.kind) || 0;
      turns.set(item.kind, turn + 1);
      return [turn, item];
    });
    placed.sort(([one], [other]) => one - other);
    return placed.slice(0, wanted).map(([, item]) => item);
  };
  const isDue = (item) => state.items[item.id] && state.items[item.id].due <= day();
  const forPractice = async (items, filter = {}) => {
    const due = items.filter(isDue).sort((one, other) => (state.items[one.id].due < state.items[other.id].due ? -1 : 1));
    const fresh = varied(items.filter((item) => !state.items[item.id]), dice(`${day()} ${items.length}`), items.length);
    const rest = items.filter((item) => state.items[item.id] && !isDue(item))
      .sort((one, other) => (state.items[one.id].last < state.items[other.id].last ? -1 : 1));
    if (!await soon()) return [...due, ...fresh, ...rest].slice(0, ROUND);
    const repeated = due.slice(0, ROUND);
    const kinds = varied(items, Math.random, items.length).slice(0, ROUND - repeated.length);
    return [...repeated, ...await renewed(kinds, Math.random, filter)];
  };
  // Ten, and the first of them is the question of the day: short, and answered by one tap.
  // That one is of the bank, since it stands on the start page; the others are made, by a seed that
  // is the same for everybody on a day.
  const forDay = async () => {
    const ordered = catalog.items.filter((item) => !state.made[item.id]).sort((one, other) => (one.id < other.id ? -1 : 1));
    const ten = varied(ordered, dice(day()), ROUND);
    const tapped = ten.filter((item) => ONE_TAP.includes(item.type));
    const least = Math.min(...tapped.map((item) => item.reading));
    const first = tapped.find((item) => item.reading === least) || ten[0];
    const others = ten.filter((item) => item !== first);
    return [first, ...(TODAY ? others : await renewed(others, dice(`${day()} made`)))];
  };

  // --- Runs: questions one after another

  const newRun = (mode, items, more = {}) => ({
    mode, day: day(), ids: items.map((item) => item.id), orders: items.map(() => null), answers: items.map(() => null), at: 0, ...more,
  });
  const keepRun = (run) => {
    state.runs[run.mode] = run;
    save();
    return run;
  };
  const begin = (mode, items, more) => keepRun(newRun(mode, items, more));
  // The order in which the options of a question stand, the same whenever it is shown again.
  const orderOf = (run, at, card) => {
    const kept = run.orders[at];
    if (Array.isArray(kept) && kept.length === card.options.length) return kept;
    const order = card.options.map((_, place) => place);
    run.orders[at] = card.type === "yes-no" ? order : shuffle(order, run.mode === "daily" ? dice(run.day + card.id) : Math.random);
    return run.orders[at];
  };
  const judge = (card, answer) => {
    if (answer === null || answer === undefined) return { right: false, error: null };
    if (card.type === "numbers" || card.type === "move") {
      const said = (option) => (card.type === "move" ? option.uci === answer
        : option.clocks[0] === answer[0] && option.clocks[1] === answer[1]);
      const option = card.options.find(said);
      return { right: Boolean(option && option.right), error: (option && option.error) || null };
    }
    const right = card.options.every((option, at) => option.right === answer.includes(at));
    const wrong = card.options.find((option, at) => !option.right && answer.includes(at));
    return { right: card.type === "several-of" ? right : Boolean(card.options[answer[0]].right), error: (wrong && wrong.error) || null };
  };
  // What became of a question: an exam may leave some without an answer.
  const gradeOf = (card, answer) => (judge(card, answer).right ? "right" : answer === null || answer === undefined ? "missed" : "wrong");
  const SIGNS = { right: "✓", wrong: "✗", missed: "–" };
  const verdictIn = (grade) => say(grade === "missed" ? "unanswered" : grade);
  const inWords = (card, answer) => {
    if (card.type === "numbers") return say("clocks", { white: clock(answer[0]), black: clock(answer[1]) });
    if (card.type === "move") return (card.legal.find((it) => it[2] === answer) || [answer])[0];
    return answer.map((at) => card.options[at].text).join(" · ");
  };

  // --- Boards

  const SIDE = 45;
  const EDGE = 18;
  const places = (fen) => {
    const board = new Map();
    fen.split(" ")[0].split("/").forEach((row, at) => {
      let file = 0;
      for (const sign of row) {
        if (/\d/.test(sign)) file += Number(sign);
        else {
          board.set("abcdefgh"[file] + (8 - at), sign);
          file += 1;
        }
      }
    });
    return board;
  };
  // A legal move, played on a copy.
  const play = (board, uci) => {
    const after = new Map(board);
    const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
    const piece = after.get(from);
    after.delete(from);
    if (/p/i.test(piece) && from[0] !== to[0] && !board.has(to)) after.delete(to[0] + from[1]);
    const promoted = uci[4] && (piece === "P" ? uci[4].toUpperCase() : uci[4]);
    after.set(to, promoted || piece);
    if (/k/i.test(piece) && Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 2) {
      const [corner, beside] = to[0] === "g" ? ["h", "f"] : ["a", "d"];
      after.set(beside + from[1], after.get(corner + from[1]));
      after.delete(corner + from[1]);
    }
    return after;
  };
  const isWhite = (piece) => piece === piece.toUpperCase();
  const inBoardWords = ({ board, turn }) => {
    const men = (white) => ["k", "q", "r", "b", "n", "p"].map((role) => {
      const squares = [...board].filter(([, piece]) => isWhite(piece) === white && piece.toLowerCase() === role)
        .map(([square]) => square).sort();
      return squares.length ? say(`men-${ROLES[role]}`, { squares: squares.join(" ") }) : null;
    }).filter(Boolean).join(", ");
    return say(turn === "w" ? "board-white" : "board-black", { white: men(true), black: men(false) });
  };
  // Every position that can be looked at: the start, then move by move, then event by event.
  const framesOf = (card) => {
    const [placement, turn] = card.game.fen.split(" ");
    const other = { w: "b", b: "w" };
    const frames = [{ board: places(placement), turn, last: [] }];
    card.game.moves.forEach(([, uci], at) => {
      const before = frames[frames.length - 1];
      frames.push({ board: play(before.board, uci), turn: other[before.turn], last: [uci.slice(0, 2), uci.slice(2, 4)], move: at });
    });
    card.events.forEach((event, at) => {
      const before = frames[frames.length - 1];
      const last = event.last ? event.last.match(/../g) : before.last;
      frames.push(event.fen ? { board: places(event.fen), turn: event.fen.split(" ")[1], last, event: at }
        : { ...before, move: undefined, event: at });
    });
    return frames;
  };
  const boardOf = (frame, flipped, chosen) => {
    const corner = (square) => {
      const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
      return flipped ? [(7 - file) * SIDE + EDGE, rank * SIDE] : [file * SIDE + EDGE, (7 - rank) * SIDE];
    };
    const size = 8 * SIDE + EDGE;
    const drawing = shape("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": inBoardWords(frame) });
    for (let at = 0; at < 64; at += 1) {
      const square = "abcdefgh"[at % 8] + (1 + Math.floor(at / 8));
      const [x, y] = corner(square);
      const rect = (kind) => shape("rect", { class: kind, x, y, width: SIDE, height: SIDE, "data-square": square });
      drawing.append(rect((at + Math.floor(at / 8)) % 2 ? "light" : "dark"));
      if (frame.last.includes(square)) drawing.append(rect("last"));
      if (chosen.includes(square)) drawing.append(rect("chosen"));
      const piece = frame.board.get(square);
      if (piece) {
        const href = `#${isWhite(piece) ? "white" : "black"}-${ROLES[piece.toLowerCase()]}`;
        drawing.append(shape("use", { href, x, y, width: SIDE, height: SIDE, "data-square": square }));
      }
    }
    for (let at = 0; at < 8; at += 1) {
      const shown = flipped ? 7 - at : at;
      drawing.append(shape("text", { x: at * SIDE + EDGE + SIDE / 2, y: size - 4 }, "abcdefgh"[shown]));
      drawing.append(shape("text", { x: 8, y: at * SIDE + SIDE / 2 + 5 }, String(8 - shown)));
    }
    return drawing;
  };
  const turnName = (turn) => say(turn === "w" ? "white-to-move" : "black-to-move");
  // On a phone the board is folded behind a button that says who is to move; who has opened it finds
  // it open at the next question.
  let boardOpen = false;
  let boards = 0;
  const folded = (body, turn, openNow) => {
    boards += 1;
    body.id = `board-${boards}`;
    const node = el("div", { class: "look" }, body);
    const set = (open) => {
      node.classList.toggle("open", open);
      button.setAttribute("aria-expanded", open);
    };
    const button = el("button", {
      type: "button", class: "unfold", "aria-controls": body.id,
      onclick: () => {
        boardOpen = !node.classList.contains("open");
        set(boardOpen);
        if (boardOpen) node.scrollIntoView({ block: "nearest" });
      },
    }, el("span", {}, `${say("board")} · `), turn);
    set(openNow || boardOpen);
    return { node, button };
  };
  // The record beside the board: stepping through it moves the board.
  const lookAt = (card, told, onSquare) => {
    const frames = framesOf(card);
    const home = card.game.moves.length;
    let at = onSquare ? frames.length - 1 : home;
    let flipped = false;
    let chosen = [];
    const holder = el("div", { class: onSquare ? "board choosing" : "board" });
    const caption = el("p", { class: "caption" });
    const turns = [el("span", { class: "turn" }), el("span", { class: "turn" })];
    const first = Number(card.game.fen.split(" ")[5]) || 1;
    const blackBegins = card.game.fen.split(" ")[1] === "b" ? 1 : 0;
    const moveName = (move) => {
      const ply = move + blackBegins;
      return `${first + Math.floor(ply / 2)}${ply % 2 ? "…" : "."} ${card.game.moves[move][0]}`;
    };
    const captionOf = (frame) => {
      if (frame.event !== undefined) return card.events[frame.event].text;
      if (frame.move !== undefined && at !== home) return moveName(frame.move);
      return say(at === home ? "at-events" : "at-start");
    };
    const moves = card.game.moves.map(([san], move) => el("button", {
      type: "button", class: "move", onclick: () => go(move + 1),
    }, (move + blackBegins) % 2 && move ? san : moveName(move)));
    const button = (name, path, to) => el("button", { type: "button", "aria-label": say(name), title: say(name), onclick: () => go(to()) }, icon(path));
    const back = [button("to-start", "M7 5v14M18 5l-8 7 8 7z", () => 0), button("back", "M16 5l-8 7 8 7z", () => at - 1)];
    const on = [button("forward", "M8 5l8 7-8 7z", () => at + 1), button("to-end", "M6 5l8 7-8 7zM17 5v14", () => frames.length - 1)];
    const flip = el("button", { type: "button", "aria-label": say("flip"), title: say("flip"), onclick: () => { flipped = !flipped; draw(); } }, icon("M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4"));
    const draw = () => {
      holder.replaceChildren(boardOf(frames[at], flipped, chosen));
      const { event, turn } = frames[at];
      caption.replaceChildren(...(event === undefined ? [] : [el("b", { "aria-hidden": "true" }, String(event + 1))]), el("span", {}, captionOf(frames[at])));
      for (const it of turns) {
        it.className = `turn ${turn === "w" ? "white" : "black"}`;
        it.textContent = turnName(turn);
      }
      // A button that has nothing left to do must stay where it is, or the focus is lost.
      for (const it of back) it.setAttribute("aria-disabled", at === 0);
      for (const it of on) it.setAttribute("aria-disabled", at === frames.length - 1);
      moves.forEach((move, index) => (frames[at].move === index ? move.setAttribute("aria-current", "step") : move.removeAttribute("aria-current")));
      told.forEach((event, index) => (frames[at].event === index ? event.setAttribute("aria-current", "step") : event.removeAttribute("aria-current")));
    };
    const go = (to) => {
      if (to < 0 || to >= frames.length || to === at) return;
      at = to;
      draw();
      const { event } = frames[at];
      const said = captionOf(frames[at]);
      announce(event === undefined ? said : `${say("at-event", { number: event + 1, total: card.events.length })}: ${said}`);
    };
    told.forEach((event, index) => event.addEventListener("click", () => go(home + 1 + index)));
    if (onSquare) {
      holder.addEventListener("click", (event) => {
        const { square } = event.target.dataset;
        if (!square) return;
        if (at !== frames.length - 1) go(frames.length - 1);
        chosen = chosen.length === 1 && chosen[0] !== square ? [chosen[0], square] : [square];
        if (chosen.length === 1 && !frames[at].board.has(square)) chosen = [];
        draw();
        if (chosen.length === 2) onSquare(chosen, frames[at].board.get(chosen[0]));
      });
    }
    draw();
    const stepper = frames.length > 1
      ? el("div", { class: "stepper", role: "group", "aria-label": say("stepper") }, ...back, turns[0], ...on, flip)
      : el("div", { class: "stepper" }, turns[0], flip);
    const body = el("div", { class: "look-body" }, holder, stepper, caption,
      moves.length ? el("p", { class: "moves", role: "group", "aria-label": say("moves") }, ...moves) : null);
    return {
      ...folded(body, turns[1], Boolean(onSquare)),
      step: (by) => go(at + by),
      choose: (squares) => { chosen = squares; draw(); },
    };
  };

  // --- A question

  const ruleLink = (at, edition, withTitle) => {
    const rule = catalog.rules[at];
    const number = numberOf(rule, edition);
    const text = withTitle ? `${number} ${rule.title}` : number;
    return data.rules
      ? el("a", { class: "ref", href: `${data.rules}${rule.id}.html`, title: withTitle ? null : rule.title }, text)
      : el("span", { class: "rule", title: withTitle ? null : rule.title }, text);
  };
  const seconds = (text) => {
    const parts = /^\s*(?:(\d+)\s*[:.])?\s*(\d+)\s*[:.]\s*(\d{1,2})\s*$/.exec(text);
    return parts ? Number(parts[1] || 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]) : null;
  };
  const plainMove = (text) => text.replace(/[\s+#x×:=.\-–!?]/g, "").replace(/0/g, "O").toLowerCase();
  const typedMove = (card, text) => {
    const typed = plainMove(text);
    const known = card.legal.find((it) => it.some((form) => plainMove(form) === typed));
    if (known) return known[2];
    return /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(typed) ? typed : null;
  };
  // The fields for an answer: `value` reads them, `set` fills them in, `lock` ends it.
  const fieldsOf = (card, order, changed, onTap) => {
    if (card.type === "numbers") {
      const field = (name, label) => el("label", { class: "time" }, el("span", {}, say(label)),
        el("input", { type: "text", name, inputmode: "text", autocomplete: "off", placeholder: "0:00", "aria-describedby": "time-hint", oninput: changed }));
      const both = [field("white", "white-clock"), field("black", "black-clock")];
      const inputs = both.map((it) => it.querySelector("input"));
      return {
        nodes: [el("div", { class: "times" }, ...both), el("p", { class: "hint", id: "time-hint" }, say("time-hint"))],
        value: () => {
          const times = inputs.map((input) => seconds(input.value));
          return times.includes(null) ? null : times;
        },
        set: (answer) => inputs.forEach((input, at) => { input.value = clock(answer[at]); }),
        lock: () => inputs.forEach((input) => { input.readOnly = true; }),
        problem: () => say("time-wrong"),
      };
    }
    if (card.type === "move") {
      const input = el("input", { type: "text", name: "move", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-describedby": "move-hint", oninput: changed });
      return {
        nodes: [el("label", { class: "typed" }, el("span", {}, say("move")), input), el("p", { class: "hint", id: "move-hint" }, say("move-hint"))],
        value: () => typedMove(card, input.value),
        set: (answer) => { input.value = inWords(card, answer); },
        lock: () => { input.readOnly = true; },
        problem: () => say("move-wrong"),
      };
    }
    const several = card.type === "several-of";
    const boxes = order.map((option, at) => {
      const input = el("input", {
        type: several ? "checkbox" : "radio", name: "option", value: String(option), onchange: changed,
        // A key that chooses an option clicks it too, but with no finger or button counted.
        onclick: (event) => { if (onTap && event.detail > 0) onTap(); },
      });
      return el("label", { class: "option" }, input, el("span", { class: "letter", "aria-hidden": "true" }, LETTERS[at]), el("span", { class: "said" }, card.options[option].text));
    });
    const inputs = boxes.map((box) => box.querySelector("input"));
    return {
      nodes: [several ? el("p", { class: "hint" }, say("several-hint")) : null, el("div", { class: "options" }, ...boxes)],
      value: () => {
        const ticked = inputs.filter((input) => input.checked).map((input) => Number(input.value));
        return ticked.length ? ticked.sort((one, other) => one - other) : null;
      },
      set: (answer) => inputs.forEach((input) => { input.checked = answer.includes(Number(input.value)); }),
      choose: (at) => {
        const input = inputs[at];
        if (!input || input.disabled) return;
        input.checked = several ? !input.checked : true;
        input.focus();
        changed();
      },
      lock: (answer) => inputs.forEach((input) => {
        const option = card.options[Number(input.value)];
        input.disabled = true;
        const picked = answer && answer.includes(Number(input.value));
        const box = input.parentElement;
        box.classList.add(option.right ? "right" : picked ? "wrong" : "passed-over");
        if (!option.right && !picked) return;
        box.querySelector(".letter").textContent = option.right ? "✓" : "✗";
        box.querySelector(".said").prepend(el("small", { class: "tag" }, say(picked ? "your-answer" : "right-answer")));
      }),
      problem: () => say("choose-first"),
    };
  };
  const belief = (error, edition, rule) => {
    const it = catalog.misconceptions[error];
    return it ? [el("b", {}, it.title), " ", el("span", { class: "refuted" }, `${it.feedback} `, ruleLink(rule === undefined ? it.rule : rule, edition, true))] : null;
  };
  const beliefIn = (card, error) => {
    const option = card.options.find((it) => it.error === error);
    return belief(error, card.edition, option && option.rule);
  };
  const reasons = (card) => el("ul", { class: "why" }, ...card.why.map((reason) => el("li", {}, reason.text, " ",
    el("span", { class: "refs" }, ...reason.rules.flatMap((at, index) => (index ? [", ", ruleLink(at, card.edition)] : [ruleLink(at, card.edition)]))),
    reason.facts ? el("ul", {}, ...reason.facts.map((fact) => el("li", {}, fact))) : null)));
  const otherErrors = (card, chosen) => {
    const others = card.options.filter((option) => option.error && option.error !== chosen && catalog.misconceptions[option.error]);
    if (!others.length) return null;
    return el("details", { class: "others" }, el("summary", {}, say("other-answers")),
      el("ul", {}, ...others.map((option) => el("li", {}, el("q", {}, option.text), " ", ...beliefIn(card, option.error)))));
  };
  const comeback = (id) => {
    const item = state.items[id];
    return item ? el("p", { class: "hint" }, say("comes-back", { count: Math.max(1, apart(day(), item.due)) })) : null;
  };
  // The way to the Ask page with the story of a question, to change a fact and see what follows.
  const openInAsk = (card) => {
    if (!data.ask || (!card.story && !(engine && state.made[card.id]))) return null;
    const link = el("a", { href: data.ask }, data.openAsk);
    const tell = (scenario) => {
      const bytes = new TextEncoder().encode(JSON.stringify(scenario));
      link.hash = btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    };
    if (card.story) tell(card.story);
    else {
      const [kind, seed] = state.made[card.id];
      engine.ask({ do: "record", kind, seed }).then(({ scenario }) => tell(scenario), () => link.remove());
    }
    return el("p", { class: "open-ask" }, link);
  };
  const feedbackOf = (card, answer, { inPlace = true, actions = [] } = {}) => {
    const { right, error } = judge(card, answer);
    const grade = gradeOf(card, answer);
    const misled = error && beliefIn(card, error);
    // The options above say themselves what was chosen.
    const repeated = inPlace && !["numbers", "move"].includes(card.type);
    return el("section", { class: `feedback ${grade}` },
      el("h3", { tabindex: "-1", class: "verdict" }, el("span", { class: "sign", "aria-hidden": "true" }, SIGNS[grade]), verdictIn(grade)),
      misled ? el("div", { class: "belief" }, el("p", { class: "label" }, say("misconception")), el("p", {}, ...misled)) : null,
      grade !== "wrong" || repeated ? null : el("p", {}, el("span", { class: "label" }, say("your-answer")), inWords(card, answer)),
      right && repeated ? null : el("p", { class: "key" }, el("span", { class: "label" }, say("right-answer")), card.key),
      el("h4", {}, say("why")), reasons(card), otherErrors(card, error), openInAsk(card),
      inPlace ? comeback(card.id) : null,
      actions.length ? el("div", { class: "act" }, ...actions) : null);
  };
  const level = (card) => el("span", { class: "level", role: "img", "aria-label": say("level-of", { level: card.level }), title: say("level-of", { level: card.level }) },
    [1, 2, 3, 4, 5].map((at) => el("i", { class: at <= card.level ? "on" : "" })));
  const storyOf = (card, onSquare) => {
    const told = card.events.map((event) => el("li", {}, event.text));
    const look = card.game ? lookAt(card, told, onSquare) : null;
    return {
      look,
      story: el("div", { class: "story" },
        el("p", { class: "setting" }, card.setting.join(" ")),
        told.length ? el("ol", { class: "events", "aria-label": say("events") }, ...told.flatMap((event) => [event, " "])) : null,
        look ? look.button : null),
    };
  };
  // Shows a question; `actions` are the buttons below the fields, `tools` those beside the heading.
  const questionOf = (card, { order, answer, progress, aside, tools = [], onCheck, onTap, actions, changed = () => {} }) => {
    const fields = fieldsOf(card, order, () => { problem.textContent = ""; changed(); }, onTap);
    const onSquare = card.type !== "move" ? null : ([from, to], piece) => {
      const last = /^P$/.test(piece) && to[1] === "8" ? "q" : /^p$/.test(piece) && to[1] === "1" ? "q" : "";
      fields.set(from + to + last);
      changed();
    };
    const { look, story } = storyOf(card, onSquare);
    const problem = el("p", { class: "problem", role: "alert" });
    const form = el("form", { novalidate: true, onsubmit: (event) => { event.preventDefault(); onCheck(); } },
      el("fieldset", { class: `answer as-${card.type}` }, el("legend", {}, card.prompt), ...fields.nodes.filter(Boolean)),
      problem, el("div", { class: "act" }, ...actions));
    if (answer) fields.set(answer);
    const node = el("article", { class: look ? "question" : "question plain" },
      progress ? el("header", { class: "progress" }, heading(progress), level(card), aside, ...tools) : null,
      el("div", { class: "scene" }, story, look ? look.node : null, form));
    return { node, fields, look, form, problem };
  };

  // --- A question for a whole room

  // The address of a question: its kind and seed, or its place in the bank.
  const addressOf = (card) => {
    const address = new URL(data.practice, location.href);
    const known = state.made[card.id];
    address.searchParams.set("question", known ? `${known[0]}.${known[1]}` : card.id);
    return address.href;
  };
  // Hidden until it is drawn: without the engine there is none.
  const forPhones = (card) => {
    const node = el("p", { class: "phones", hidden: true }, el("span", {}, say("same-question")));
    if (engine && !onDisk) {
      kanonCode(addressOf(card), engine.ask).then((code) => { node.prepend(code); node.hidden = false; }, () => {});
    }
    return node;
  };
  const present = (card, order) => {
    const { look, story } = storyOf(card, null);
    story.prepend(forPhones(card));
    const listed = ["numbers", "move"].includes(card.type) ? [] : order;
    const options = listed.map((place, at) => el("li", { class: "option" },
      el("span", { class: "letter", "aria-hidden": "true" }, LETTERS[at]), el("span", { class: "said" }, card.options[place].text)));
    const key = el("div", { class: "feedback right", hidden: true }, el("p", { class: "key" }, el("span", { class: "label" }, say("right-answer")), card.key), reasons(card));
    const reveal = () => {
      if (!key.hidden) return;
      key.hidden = false;
      button.hidden = true;
      options.forEach((option, at) => {
        const { right } = card.options[listed[at]];
        option.classList.add(right ? "right" : "passed-over");
        if (right) option.querySelector(".letter").textContent = "✓";
      });
      announce(`${say("right-answer")}: ${card.key}`);
      key.scrollIntoView({ block: "nearest" });
    };
    const button = el("button", { type: "button", class: "main", onclick: reveal }, say("reveal"));
    const title = el("h2", { class: "asked", tabindex: "-1" }, card.prompt);
    const dialog = el("dialog", {
      class: "present", "aria-label": say("present"),
      onkeydown: (event) => {
        const steps = { ArrowLeft: -1, ArrowRight: 1 };
        if (event.key in steps && look) look.step(steps[event.key]);
        else if (event.key === " " && !event.target.matches("button, a, summary")) reveal();
        else return;
        event.preventDefault();
      },
      onclick: (event) => { if (!event.target.closest("button, a, .look, .events")) reveal(); },
      onclose: () => dialog.remove(),
    }, el("div", { class: look ? "scene" : "scene plain" }, story, look ? look.node : null,
      el("div", { class: "asking-room" }, title, options.length ? el("ul", { class: "options" }, ...options) : null, key)),
    el("p", { class: "act" }, el("span", { class: "hint" }, say("present-hint")), el("button", { type: "button", class: "quiet", onclick: () => dialog.close() }, say("close")), button));
    root.append(dialog);
    dialog.showModal();
    title.focus();
  };

  // --- Keys

  let keys = null;
  const typing = (target) => target.matches && target.matches("input[type=text], select, textarea");
  document.addEventListener("keydown", (event) => {
    if (!keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target;
    if (typing(target) || target.closest(".setup") || (target !== document.body && !root.contains(target)) || document.querySelector("dialog[open]")) return;
    const arrows = { ArrowLeft: -1, ArrowRight: 1 };
    const chosen = /^(?:Digit|Numpad)([1-8])$/.exec(event.code);
    const lettered = /^Key([A-H])$/.exec(event.code);
    if (event.code in arrows) {
      if (target.matches("input[type=radio]")) return;
      if (keys.look) keys.look.step(arrows[event.code]);
    } else if (chosen || lettered) {
      if (keys.fields.choose) keys.fields.choose(chosen ? Number(chosen[1]) - 1 : LETTERS.indexOf(lettered[1]));
    } else if (event.code === "KeyN") {
      if (keys.next) keys.next();
    } else if (event.code === "KeyP" && keys.present) {
      keys.present();
    } else if (event.key === "Enter") {
      if (target.matches("button, a, summary, input")) return;
      keys.enter();
    } else return;
    event.preventDefault();
  });
  const foot = (card) => el("footer", { class: "foot" }, el("p", {}, say("edition", { edition: card.edition })),
    el("details", { class: "keys" }, el("summary", {}, say("keys")), el("p", {}, say("keys-help"))));

  // --- Practice and the questions of the day

  const failed = (again) => show(TODAY ? null : heading(say("failed")), el("p", { class: "failure" }, say(onDisk ? "failed-disk" : "failed-why")),
    onDisk ? null : el("button", { type: "button", class: "main", onclick: again }, say("again")));
  const scoreOf = (run, cards) => run.answers.filter((answer, at) => answer && cards[at] && judge(cards[at], answer).right).length;
  // Whether its reader has gone on to something else while a run was fetched.
  const isLeft = (run) => !TODAY && run.mode !== modeOf();
  // Asks a question of a run: answered by a tap, or by a button where a tap is not enough.
  const ask = async (run, at = run.at) => {
    const cards = at < run.ids.length ? await cardsOfRun(run, at + 1) : await cardsOfRun(run);
    if (isLeft(run)) return null;
    const card = cards[at];
    if (!card) return summary(run, cards);
    if (!TODAY) cardsOf(run.ids).catch(() => {});
    const total = run.ids.length;
    const checked = run.answers[at];
    const order = orderOf(run, at, card);
    const tap = ONE_TAP.includes(card.type);
    const check = el("button", { type: "submit", class: "main" }, say("check"));
    const next = TODAY ? el("a", { class: "main", href: `${data.practice}#daily` }, say("practise-on"))
      : el("button", { type: "button", class: "main", onclick: () => proceed() }, say(at + 1 < total ? "next" : "finish"));
    const score = el("span", { class: "score" });
    const progress = bar(at, total);
    const tell = () => {
      score.textContent = say("so-far", { count: scoreOf(run, cards) });
      progress.value = at + (run.answers[at] ? 1 : 0);
    };
    const proceed = () => {
      if (!run.answers[at] || TODAY) return;
      moved = true;
      run.at = at + 1;
      save();
      ask(run).catch(() => failed(() => go()));
    };
    const reveal = (answer, focus) => {
      shown.fields.lock(answer);
      shown.form.querySelector(".act").hidden = true;
      const feedback = feedbackOf(card, answer, { actions: [next] });
      shown.form.append(feedback);
      tell();
      if (!focus) return;
      feedback.querySelector(".verdict").focus({ preventScroll: true });
      const chosen = shown.form.querySelector(".option.wrong, .option.right");
      if (getComputedStyle(feedback).position === "fixed") {
        document.documentElement.style.setProperty("--sheet", `${feedback.offsetHeight}px`);
        if (chosen) chosen.scrollIntoView({ block: "nearest" });
      } else if (feedback.getBoundingClientRect().bottom > innerHeight) feedback.scrollIntoView({ block: "nearest" });
    };
    const answerNow = () => {
      const answer = shown.fields.value();
      if (answer === null) {
        shown.problem.textContent = shown.fields.problem();
        return;
      }
      const { right, error } = judge(card, answer);
      run.answers[at] = answer;
      remember(card.id, right, error);
      keepRun(run);
      reveal(answer, true);
    };
    const setup = run.mode === "practice" ? filterForm(run.filter || {}) : null;
    const shown = questionOf(card, {
      order,
      answer: checked,
      progress: TODAY ? null : say("at-question", { number: at + 1, total }),
      aside: score,
      tools: [el("button", { type: "button", class: "tool show-large", title: say("present"), "aria-label": say("present"), onclick: () => present(card, order) }, icon("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5")),
        setup ? setup.button : null],
      actions: [check],
      // Chosen by keyboard, an answer is given by Enter or by the button.
      changed: () => { if (!run.answers[at]) check.parentElement.hidden = false; },
      onTap: tap ? () => { if (!run.answers[at]) answerNow(); } : null,
      onCheck: () => { if (run.answers[at]) proceed(); else answerNow(); },
    });
    check.parentElement.hidden = tap;
    keys = {
      ...shown, next: proceed, present: () => present(card, order),
      enter: () => (run.answers[at] ? (TODAY ? next.click() : proceed()) : shown.form.requestSubmit()),
    };
    tell();
    if (setup) shown.node.querySelector(".progress").after(setup.form);
    show(TODAY ? null : progress, shown.node, TODAY ? null : foot(card));
    if (checked) reveal(checked, false);
    return null;
  };
  const bar = (at, total) => el("progress", { class: "done", max: total, value: at, "aria-label": say("progress") });
  const summary = (run, cards) => {
    keys = null;
    const right = scoreOf(run, cards);
    const total = run.ids.length;
    const errors = [...new Set(run.answers.map((answer, at) => judge(cards[at], answer).error).filter(Boolean))];
    const more = run.mode === "practice"
      ? el("button", { type: "button", class: "main", onclick: () => { moved = true; start(run.filter); } }, say("more"))
      : el("p", {}, say("daily-tomorrow"));
    show(heading(say(run.mode === "daily" ? "daily-done" : "round-done")),
      el("p", { class: "result" }, el("b", {}, say("marks", { right, total })), ` ${percent(right, total)}\u00a0%`),
      el("div", { class: "act" }, more, el("a", { class: "quiet", href: "#statistics" }, say("statistics"))),
      errors.length ? el("section", {}, el("h3", {}, say("to-remember")), el("ul", { class: "beliefs" },
        ...errors.map((error) => el("li", {}, ...(belief(error) || []))))) : el("p", {}, say("nothing-wrong")),
      review(run, cards));
  };
  // The rule that a question is about, by its number and title.
  const ruleOf = (card) => {
    const rule = catalog.rules[catalog.items.find((item) => item.id === card.id).rules[0]];
    return rule ? `${numberOf(rule, card.edition)} ${rule.title}` : card.prompt;
  };
  const review = (run, cards) => el("section", { class: "review" }, el("h3", {}, say("review")),
    ...cards.map((card, at) => {
      const grade = gradeOf(card, run.answers[at]);
      const body = el("div", { class: "reviewed" });
      const item = el("details", { class: grade },
        el("summary", {}, el("span", { class: "mark", "aria-hidden": "true" }, SIGNS[grade]), el("span", { class: "unseen" }, verdictIn(grade)),
          el("span", {}, ` ${at + 1}. ${ruleOf(card)}`),
          card.events.length ? el("small", {}, card.events[card.events.length - 1].text) : null), body);
      item.addEventListener("toggle", () => {
        if (!item.open || body.firstChild) return;
        const { look, story } = storyOf(card, null);
        body.append(el("div", { class: "scene" }, story, look ? look.node : null,
          el("div", { class: "ruled" }, el("p", { class: "asked" }, card.prompt), feedbackOf(card, run.answers[at], { inPlace: false }))));
      });
      return item;
    }));

  const chips = (name, legend, choices, chosen) => el("fieldset", { class: "chips" }, el("legend", {}, legend),
    el("div", {}, ...choices.map(([value, text]) => el("label", {},
      el("input", { type: "radio", name, value, checked: value === chosen }), el("span", {}, el("span", {}, text))))));
  const topicChips = (chosen) => chips("topic", say("topic"), [["", say("all-topics")], ...catalog.topics.map((it) => [it.id, it.title])], chosen);
  const levelChips = (chosen) => chips("level", say("level"), [["", say("all-levels")], ["1", say("easy")], ["3", say("middle")], ["4", say("hard")]], chosen);
  const LEVELS = { 1: [1, 2], 3: [3, 3], 4: [4, 5] };
  const filtered = ({ topic, rule, level: wanted }) => catalog.items.filter((item) => (!topic || item.topic === topic)
    && (!rule || concerns(item, rule))
    && (!wanted || (item.level >= LEVELS[wanted][0] && item.level <= LEVELS[wanted][1])));
  const start = async (filter, items = filtered(filter)) => {
    try { await ask(begin("practice", await forPractice(items, filter), { filter })); } catch { failed(() => start(filter)); }
  };
  const ruleChoices = (topic) => {
    const known = new Set(catalog.items.filter((item) => !topic || item.topic === topic).flatMap((item) => item.rules));
    return catalog.rules.filter((_, at) => known.has(at));
  };
  // What to practise, folded behind a button.
  const filterForm = (filter) => {
    const rules = el("select", { name: "rule", id: "rule" });
    const matching = el("p", { class: "hint", role: "status" });
    const chosen = () => Object.fromEntries(new FormData(form));
    const refill = () => {
      const kept = rules.value || filter.rule || "";
      const { topic } = chosen();
      rules.replaceChildren(el("option", { value: "" }, say("all-rules")), ...ruleChoices(topic).map((rule) => el("option", { value: rule.id, selected: rule.id === kept },
        `${numberOf(rule)} ${rule.title}`)));
    };
    const tell = () => {
      const number = filtered(chosen()).length;
      // Where questions are made on the spot, as many fit as one likes.
      matching.textContent = makes && number ? "" : say("matching", { count: number });
      submit.disabled = number === 0;
    };
    const submit = el("button", { type: "submit", class: "main" }, say("start"));
    const form = el("form", {
      class: "setup", id: "filter", hidden: true,
      onchange: (event) => { if (event.target.name === "topic") refill(); tell(); },
      onsubmit: (event) => {
        event.preventDefault();
        moved = true;
        // The rule in the address was the wish until now.
        history.replaceState(null, "", location.pathname + location.hash);
        start(chosen());
      },
    }, topicChips(filter.topic || ""), el("p", { class: "pick" }, el("label", { for: "rule" }, say("rule")), rules), levelChips(filter.level || ""), matching, el("div", { class: "act" }, submit));
    const button = el("button", {
      type: "button", class: Object.values(filter).some(Boolean) ? "tool set" : "tool", "aria-expanded": "false", "aria-controls": "filter", title: say("filter"), "aria-label": say("filter"),
      onclick: () => {
        form.hidden = !form.hidden;
        button.setAttribute("aria-expanded", !form.hidden);
      },
    }, icon("M4 6h16M7 12h10M10 18h4"));
    refill();
    tell();
    return { button, form };
  };
  // The rule of the address, where there are questions about it.
  const wantedRule = () => {
    const rule = new URLSearchParams(location.search).get("rule");
    return rule && catalog.items.some((item) => concerns(item, rule)) ? rule : null;
  };
  // The question of the address.
  const wantedQuestion = async () => {
    const wanted = new URLSearchParams(location.search).get("question");
    if (!wanted) return null;
    const again = /^([a-z-]+)\.(\d+)$/.exec(wanted);
    if (!again) return catalog.items.find((item) => item.id === wanted) || null;
    return await loaded ? make({ kind: again[1], seed: Number(again[2]) }) : null;
  };
  const isReload = () => {
    const [entry] = performance.getEntriesByType("navigation");
    return Boolean(entry && entry.type !== "navigate");
  };
  // A round that was begun today goes on; a finished one is shown again after a reload.
  const practiceView = async () => {
    keys = null;
    const rule = wantedRule();
    const run = state.runs.practice;
    const wanted = moved || isReload() ? null : await wantedQuestion();
    if (wanted) {
      try { return await ask(begin("practice", [wanted])); } catch { return failed(practiceView); }
    }
    const fits = run && run.day === day() && (!rule || (run.filter && run.filter.rule === rule));
    if (!fits || (run.at >= run.ids.length && (moved || !isReload()))) return start(rule ? { rule } : {});
    try { return await ask(run); } catch { return failed(practiceView); }
  };
  const runOfDay = async () => (state.runs.daily && state.runs.daily.day === day() ? state.runs.daily : newRun("daily", await forDay()));
  const dailyView = async () => {
    keys = null;
    try {
      const run = await runOfDay();
      // The first may have been answered on the start page.
      if (run.at === 0 && run.answers[0] && !isReload()) run.at = 1;
      return await ask(keepRun(run));
    } catch { return failed(dailyView); }
  };
  const todayView = async () => {
    try { return await ask(await runOfDay(), 0); } catch { return failed(todayView); }
  };

  // --- Exams

  let ticking;
  const examView = async () => {
    keys = null;
    const run = state.runs.exam;
    if (run) {
      try { return await (run.finished ? examResult(run) : sit(run)); } catch { return failed(examView); }
    }
    const all = catalog.items.length;
    const counts = [10, 20, 40].filter((it) => it < all);
    if (all < 40) counts.push(all);
    const chosen = counts.includes(20) ? 20 : counts[counts.length - 1];
    const form = el("form", {
      class: "setup",
      onsubmit: async (event) => {
        event.preventDefault();
        moved = true;
        const wish = Object.fromEntries(new FormData(form));
        // An exam whose seed stands in the address is the same for everybody.
        const named = new URLSearchParams(location.search).get("seed");
        const random = named ? dice(`exam ${named}`) : Math.random;
        const bank = filtered({ topic: wish.topic, level: wish.level }).filter((item) => !state.made[item.id]);
        const items = await renewed(varied(bank, random, Number(wish.count)), random, { level: wish.level });
        const length = Number(wish.minutes) * items.length * 60000;
        sit(begin("exam", items, { started: Date.now(), ends: length ? Date.now() + length : 0 })).catch(() => failed(examView));
      },
    }, chips("count", say("exam-count"), counts.map((it) => [String(it), String(it)]), String(chosen)),
    chips("minutes", say("exam-time"), [["1", say("minutes-each", { count: 1 })], ["2", say("minutes-each", { count: 2 })], ["3", say("minutes-each", { count: 3 })], ["0", say("no-limit")]], "2"),
    topicChips(""), levelChips(""),
    el("div", { class: "act" }, el("button", { type: "submit", class: "main" }, say("exam-start"))));
    return show(heading(say("exam")), el("p", { class: "lead" }, say("exam-lead", { pass: PASS })), form);
  };
  const endExam = (run, cards) => {
    clearInterval(ticking);
    if (run.finished) return;
    run.finished = Math.min(Date.now(), run.ends || Infinity);
    cards.forEach((card, at) => {
      const { right, error } = judge(card, run.answers[at]);
      if (run.answers[at]) remember(card.id, right, error);
    });
    state.exams.push({ day: day(), count: cards.length, right: scoreOf(run, cards) });
    save();
  };
  const sit = async (run) => {
    const cards = await cardsOfRun(run);
    if (isLeft(run)) return;
    const end = () => { endExam(run, cards); moved = true; keys = null; examResult(run); };
    const timer = el("span", { class: "timer", role: "timer" });
    const tick = () => {
      if (!run.ends) return;
      const left = Math.max(0, Math.ceil((run.ends - Date.now()) / 1000));
      timer.textContent = clock(left);
      timer.classList.toggle("short", left <= 60);
      if (left === 300 || left === 60) announce(say("time-left", { count: left / 60 }));
      if (left === 0 && state.runs.exam === run) end();
    };
    clearInterval(ticking);
    ticking = setInterval(tick, 1000);
    const put = () => {
      const card = cards[run.at];
      const total = cards.length;
      const turn = (to) => () => {
        keep();
        moved = true;
        run.at = to;
        save();
        put();
      };
      const keep = () => {
        run.answers[run.at] = shown.fields.value();
        mark();
        save();
      };
      const palette = cards.map((_, at) => el("button", { type: "button", "aria-current": at === run.at ? "step" : null, onclick: turn(at) }, String(at + 1)));
      const mark = () => palette.forEach((button, at) => {
        button.classList.toggle("answered", Boolean(run.answers[at]));
        button.setAttribute("aria-label", say(run.answers[at] ? "place-answered" : "place-open", { number: at + 1 }));
      });
      const last = run.at + 1 === total;
      const handIn = () => {
        keep();
        const open = run.answers.filter((answer) => !answer).length;
        if (!open) end();
        else confirmed(say("hand-in-open", { count: open }), say("hand-in"), end);
      };
      const forward = () => (last ? handIn() : turn(run.at + 1)());
      const shown = questionOf(card, {
        order: orderOf(run, run.at, card),
        answer: run.answers[run.at],
        progress: say("at-question", { number: run.at + 1, total }),
        aside: timer,
        tools: [last ? null : el("button", { type: "button", class: "quiet hand-in", onclick: handIn }, say("hand-in"))],
        changed: () => keep(),
        actions: [
          run.at ? el("button", { type: "button", class: "quiet", onclick: turn(run.at - 1) }, say("previous")) : null,
          el("button", { type: "submit", class: "main" }, say(last ? "hand-in" : "next")),
        ],
        onCheck: forward,
      });
      mark();
      tick();
      keys = { ...shown, next: () => { if (!last) forward(); }, enter: () => shown.form.requestSubmit() };
      const strip = el("nav", { class: "palette", "aria-label": say("places") }, ...palette);
      show(strip, shown.node, foot(card));
      inSight(strip, palette[run.at]);
    };
    if (run.ends && run.ends <= Date.now()) end(); else put();
  };
  const examResult = async (run) => {
    const cards = await cardsOfRun(run);
    if (isLeft(run)) return;
    const right = scoreOf(run, cards);
    const reached = percent(right, cards.length);
    const passed = right * 100 >= PASS * cards.length;
    const used = Math.max(0, Math.round((run.finished - run.started) / 1000));
    show(heading(say(passed ? "passed" : "not-passed")),
      el("p", { class: passed ? "result passed" : "result failed" }, el("b", {}, say("marks", { right, total: cards.length })),
        ` ${reached}\u00a0% · ${say("pass-mark", { pass: PASS })} · ${say("time-used", { time: clock(used) })}`),
      review(run, cards),
      el("div", { class: "act" }, el("button", {
        type: "button", class: "main",
        onclick: () => { moved = true; delete state.runs.exam; save(); examView(); },
      }, say("exam-again"))));
  };

  // --- Statistics

  const confirmed = (question, yes, then, grave = false) => {
    const dialog = el("dialog", { "aria-label": question },
      el("p", {}, question),
      el("form", { method: "dialog", class: "act" }, el("button", { class: "quiet", value: "no" }, say("cancel")), el("button", { class: grave ? "main grave" : "main", value: "yes" }, yes)));
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (dialog.returnValue === "yes") then();
    });
    root.append(dialog);
    dialog.showModal();
  };
  const download = () => {
    const { runs, ...kept } = state;
    const address = URL.createObjectURL(new Blob([JSON.stringify(kept, null, 1)], { type: "application/json" }));
    const link = el("a", { href: address, download: `kanon-${day()}.json` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  const streak = () => {
    let days = 0;
    for (let date = state.days[day()] ? day() : later(day(), -1); state.days[date]; date = later(date, -1)) days += 1;
    return days;
  };
  const ofTopic = (topic) => {
    const items = catalog.items.filter((item) => item.topic === topic && state.items[item.id]).map((item) => state.items[item.id]);
    const sum = (key) => items.reduce((all, item) => all + item[key], 0);
    return { known: items.length, seen: sum("seen"), right: sum("right") };
  };
  const meter = (value, label) => el("meter", { min: 0, max: 100, value, "aria-label": label });
  // What to repeat, day by day: how many questions, and about which rules.
  const plan = () => {
    const known = catalog.items.filter((item) => state.items[item.id]);
    const days = new Map();
    for (const item of known) {
      const due = state.items[item.id].due < day() ? day() : state.items[item.id].due;
      days.set(due, [...(days.get(due) || []), item]);
    }
    const name = (date) => (date === day() ? say("due-today") : date === later(day(), 1) ? say("due-tomorrow") : shownDay(date));
    const rulesIn = (items) => [...new Set(items.map((item) => item.rules[0]))].map((at) => catalog.rules[at]).filter(Boolean)
      .map((rule) => `${numberOf(rule)} ${rule.title}`);
    const row = ([date, items]) => {
      const rules = rulesIn(items);
      return el("li", {}, el("b", {}, name(date)), el("span", {}, say("questions", { count: items.length })),
        el("small", {}, rules.slice(0, 3).join(" · ") + (rules.length > 3 ? " · …" : "")),
        date === day() ? el("button", { type: "button", class: "main", onclick: () => { moved = true; repeatNow(items); } }, say("repeat-now")) : null);
    };
    const rows = [...days].sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, 7);
    return el("section", {}, el("h3", {}, say("repeat")),
      el("p", { class: "hint" }, rows.length ? say("repeat-help") : say("nothing-to-repeat")),
      rows.length ? el("ul", { class: "plan" }, ...rows.map(row)) : null);
  };
  const repeatNow = (items) => {
    begin("practice", items.slice(0, ROUND), { filter: {} });
    location.hash = "#practice";
  };
  const statisticsView = (notice) => {
    keys = null;
    const days = Object.values(state.days);
    const sum = (key) => days.reduce((all, it) => all + it[key], 0);
    const [asked, right] = [sum("asked"), sum("right")];
    const errors = Object.entries(state.errors).filter(([id]) => catalog.misconceptions[id]).sort(([, one], [, other]) => other - one).slice(0, 5);
    const file = el("input", {
      type: "file", accept: "application/json,.json", class: "unseen", id: "import", tabindex: "-1", "aria-hidden": "true",
      onchange: async () => {
        moved = true;
        try {
          const given = JSON.parse(await file.files[0].text());
          if (!given || given.version !== 1) throw new Error("version");
          merge(clean(given));
          save();
          statisticsView(say("imported"));
        } catch { statisticsView(say("not-imported")); }
      },
    });
    const totals = [[asked, "stat-asked"], [asked ? `${percent(right, asked)}\u00a0%` : "–", "stat-right"], [catalog.items.filter(isDue).length, "stat-due"], [streak(), "stat-days"]];
    show(heading(say("statistics")),
      notice ? el("p", { class: "notice", role: "status" }, notice) : null,
      el("ul", { class: "totals" }, ...totals.map(([value, name]) => el("li", {}, el("b", {}, String(value)), say(name)))),
      plan(),
      el("section", { class: "by-topic" }, el("h3", {}, say("by-topic")), el("ul", { class: "meters" }, ...catalog.topics.map(({ id, title }) => {
        const { known, seen, right: good } = ofTopic(id);
        return el("li", {}, el("span", {}, title), seen ? meter(percent(good, seen), title) : null,
          el("small", {}, seen ? say("topic-state", { known, share: percent(good, seen) }) : say("topic-none")));
      }))),
      errors.length ? el("section", {}, el("h3", {}, say("frequent-errors")), el("ul", { class: "beliefs" }, ...errors.map(([id, times]) => el("li", {},
        ...belief(id), el("small", {}, ` ${say("times", { count: times })}`))))) : null,
      state.exams.length ? el("section", {}, el("h3", {}, say("exams")), el("ul", { class: "exams" }, ...[...state.exams].reverse().slice(0, 12).map((exam) => el("li", {},
        `${shownDay(exam.day)} · ${say("marks", { right: exam.right, total: exam.count })} · ${say(exam.right * 100 >= PASS * exam.count ? "passed" : "not-passed")}`)))) : null,
      el("section", { class: "keep" }, el("h3", {}, say("your-data")), el("p", { class: "hint" }, say("your-data-help")),
        el("div", { class: "act" },
          el("button", { type: "button", class: "quiet", onclick: download }, say("export")),
          el("button", { type: "button", class: "quiet", onclick: () => file.click() }, say("import")), file,
          el("button", {
            type: "button", class: "quiet danger",
            onclick: () => confirmed(say("erase-sure"), say("erase"), () => {
              state = clean({});
              moved = true;
              try { localStorage.removeItem(KEY); } catch { storable = false; }
              statisticsView(say("erased"));
            }, true),
          }, say("erase")))));
  };

  // --- The way around

  const views = { practice: practiceView, daily: dailyView, exam: examView, statistics: () => statisticsView() };
  const nav = TODAY ? null : el("nav", { class: "modes", "aria-label": say("modes") }, ...MODES.map((mode) => el("a", { id: mode, href: `#${mode}` }, say(mode))));
  const modeOf = () => (MODES.includes(location.hash.slice(1)) ? location.hash.slice(1) : "practice");
  const go = () => {
    clearInterval(ticking);
    for (const link of nav.children) {
      if (link.hash === `#${modeOf()}`) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
    }
    inSight(nav, nav.querySelector("[aria-current]"));
    views[modeOf()]();
  };
  const open = async () => {
    root.replaceChildren(...(nav ? [nav] : []), ...(storable || TODAY ? [] : [el("p", { class: "notice", role: "status" }, say("unstored"))]), view, status);
    try { catalog = data.catalog || await load("index"); } catch { return failed(open); }
    if (makes) recall();
    // Questions of an earlier edition of the page may be gone: what was begun with them is over.
    const there = new Set(catalog.items.map((item) => item.id));
    for (const [mode, run] of Object.entries(state.runs)) {
      if (!run.ids.every((id) => there.has(id))) delete state.runs[mode];
    }
    return TODAY ? todayView() : go();
  };
  // Another language goes on with the same.
  for (const link of document.querySelectorAll(".languages a")) {
    link.addEventListener("click", () => {
      link.search = location.search;
      link.hash = location.hash;
    });
  }
  addEventListener("hashchange", () => {
    if (!catalog || TODAY) return;
    moved = true;
    go();
  });
  open();
})();
