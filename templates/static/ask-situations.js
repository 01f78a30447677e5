// The situations that people ask about. Each has a few facts with their choices; the first choice is
// what usually happens. `tell` makes the scenario of the facts, always with White as the player it
// is about: where it was Black, the whole story is turned round. A fact with `when` is asked only
// where it matters. Kinds of facts: a list of choices; "move", "square" (picked on the board),
// "time", "number".
"use strict";
const AskSituations = (() => {
  const WHO = { who: ["white", "black"] };
  const SPEED = { speed: ["standard", "rapid", "blitz"] };
  const FEW = { arbiters: { of: ["arbiter", "adequate", "none"], when: (it) => it.speed !== "standard" } };
  const PACE = { standard: "90/40+30 +30s", rapid: "15+10", blitz: "3+2" };
  const QUIET = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
  const paced = (it) => ({ time_control: PACE[it.speed], ...(it.speed === "standard" ? {} : { supervision: it.arbiters }) });
  const white = (event, more = {}) => ({ who: "white", event, ...more });
  const black = (event, more = {}) => ({ who: "black", event, ...more });
  const arbiter = (event, more = {}) => ({ who: "arbiter", event, ...more });
  // Who finds a fault, as the event that says so.
  const found = (by, what, more = {}) => ({
    opponent: [black("complain", { about: what, ...more })],
    arbiter: [arbiter("observe", { what, ...more })],
    spectator: [{ who: "outsider", event: "report", what, ...more }],
    nobody: [],
  }[by] || []);
  const some = (truth, ...events) => (truth ? events : []);

  const SITUATIONS = {
    touch: {
      facts: { ...WHO, touched: { kind: "square", of: "b1" }, intent: ["move", "capture", "adjust", "adjust-unannounced", "accident"],
        then: ["moved", "nothing"], move: { kind: "move", of: "f1b5", when: (it) => it.then === "moved" },
        press: { of: ["yes", "no"], when: (it) => it.then === "moved" }, found: { of: ["opponent", "arbiter", "spectator", "nobody"], when: (it) => it.then === "moved" } },
      tell: (it) => ({ start: { fen: QUIET }, events: [
        white("touch", { square: it.touched, intent: it.intent }),
        ...some(it.then === "moved", white("move", { uci: it.move }), ...some(it.press === "yes", white("press")), ...found(it.found, "touch-move")),
      ] }),
    },
    castling: {
      facts: { ...WHO, first: ["rook", "king", "both"], wing: ["king-side", "queen-side"], hindrance: ["none", "king-moved", "in-check", "passes"],
        press: ["yes", "no"], found: ["opponent", "arbiter", "spectator", "nobody"] },
      tell: (it) => {
        const [rook, to] = it.wing === "king-side" ? ["h1", "g1"] : ["a1", "c1"];
        const above = {
          none: "r3k2r/ppp2ppp/2n2n2/3pp3/3PP3/2N2N2/PPP2PPP/R3K2R w KQkq - 4 9",
          "king-moved": "r3k2r/ppp2ppp/2n2n2/3pp3/3PP3/2N2N2/PPP2PPP/R3K2R w kq - 4 9",
          "in-check": "r3k2r/ppp2ppp/2n2n2/3pp3/1b1PP3/5N2/PPP2PPP/R3K2R w KQkq - 4 9",
          passes: to === "c1" ? "3rk2r/ppp2ppp/2n2n2/4p3/4P3/2N2N2/PPP2PPP/R3K2R w KQk - 4 9" : "r3k2r/ppp2ppp/b1n2n2/3pp3/3PP3/2N2N2/PPP2PPP/R3K2R w KQkq - 4 9",
        };
        const touched = { rook: [white("touch", { square: rook })], king: [white("touch", { square: "e1" })], both: [] }[it.first];
        const fault = it.hindrance !== "none" ? "illegal-move" : it.first === "rook" ? "touch-move" : null;
        return { start: { fen: above[it.hindrance] }, events: [
          ...touched, white("move", { uci: `e1${to}`, ...(it.first === "both" ? { hands: 2 } : {}) }), ...some(it.press === "yes", white("press")),
          ...(fault || it.first === "both" ? found(it.found, fault || "illegal-move") : []),
        ] };
      },
    },
    illegal: {
      facts: { ...WHO, move: { kind: "move", of: "d2d4" }, press: ["yes", "no"], times: ["first", "second"],
        reply: { of: ["no", "yes"], when: (it) => it.press === "yes" }, answer: { kind: "move", of: "e8e7", when: (it) => it.press === "yes" && it.reply === "yes" },
        found: ["opponent", "arbiter", "spectator", "nobody"], ...SPEED, ...FEW },
      tell: (it) => {
        const replied = it.press === "yes" && it.reply === "yes";
        return { ...paced(it), start: { fen: "4k3/5ppp/8/8/1b6/8/3P1PPP/4K2R w - - 0 20" }, ...(it.times === "second" ? { prior: { illegal: { white: 1 } } } : {}), events: [
          white("move", { uci: it.move }), ...some(it.press === "yes", white("press")),
          ...some(replied, black("move", { uci: it.answer }), black("press")),
          ...found(it.found, "illegal-move", replied ? { ply: 1 } : {}),
        ] };
      },
    },
    promotion: {
      facts: { ...WHO, done: ["pawn-left", "queen", "rook", "inverted", "no-queen", "wrong-colour"], press: { of: ["yes", "no"], when: (it) => it.done !== "no-queen" }, times: ["first", "second"],
        found: { of: ["opponent", "arbiter", "spectator", "nobody"], when: (it) => ["pawn-left", "wrong-colour"].includes(it.done) }, ...SPEED, ...FEW },
      tell: (it) => {
        const placed = { "pawn-left": [], queen: [white("place", { square: "e8", piece: "q" })], rook: [white("place", { square: "e8", piece: "r" })],
          inverted: [white("place", { square: "e8", piece: "r", inverted: true })], "no-queen": [white("stop-clocks", { reason: "promotion-piece" })],
          "wrong-colour": [white("place", { square: "e8", piece: "q", colour: "other" })] }[it.done];
        const faulty = ["pawn-left", "wrong-colour"].includes(it.done);
        return { ...paced(it), start: { fen: "8/4P1k1/6p1/8/8/8/r7/6K1 w - - 0 50" }, ...(it.times === "second" ? { prior: { illegal: { white: 1 } } } : {}), events: [
          white("move", { uci: "e7e8" }), ...placed, ...some(it.press === "yes" && it.done !== "no-queen", white("press")),
          ...(faulty ? found(it.found, it.found === "opponent" || it.done !== "pawn-left" ? "illegal-move" : "pawn-on-last-rank") : []),
        ] };
      },
    },
    claim: {
      facts: { ...WHO, basis: ["threefold", "fifty"], way: ["intended", "unwritten", "board", "moved"], count: ["right", "short"], evidence: ["scoresheet", "screen"] },
      tell: (it) => {
        // The position after White's next move has been there twice (or once), or the one on the board three times.
        const shuffle = ["g1f1", "g8f8", "f1g1", "f8g8"];
        const rounds = it.count === "right" ? 2 : 1;
        const before = it.way === "board" ? Array(rounds).fill(shuffle).flat() : [...Array(rounds).fill(shuffle).flat(), "g1f1", "g8f8"];
        const half = it.count === "right" ? (it.way === "board" ? 100 : 99) : 90;
        const start = it.basis === "threefold" ? { fen: "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 4 30", moves: before.join(" ") }
          : { fen: `r4k2/5ppp/8/8/8/8/5PPP/R4K2 w - - ${half} 90` };
        const move = "f1g1";
        const claim = { basis: it.basis, evidence: it.evidence };
        return { start, events: it.way === "intended" ? [white("write", { san: "Kg1" }), white("claim", { ...claim, move })]
          : it.way === "unwritten" ? [white("claim", { ...claim, move, written: false })]
            : it.way === "moved" ? [white("move", { uci: move }), white("claim", claim)] : [white("claim", claim)] };
      },
    },
    offer: {
      facts: { ...WHO, when: ["moved", "before", "opponents-time"], answer: ["accept", "decline", "touch", "silent"], condition: ["no", "yes"], limit: ["no", "move-30"] },
      tell: (it) => {
        const offer = white("offer", it.condition === "yes" ? { condition: "…" } : {});
        const [move, press] = [white("move", { uci: "f1b5" }), white("press")];
        const told = { moved: [move, offer, press], before: [offer, move, press], "opponents-time": [move, press, offer] }[it.when];
        const answer = { accept: [black("accept")], decline: [black("decline", { what: "offer" })], touch: [black("touch", { square: "g8" }), black("accept")], silent: [] }[it.answer];
        return { start: { fen: QUIET }, ...(it.limit === "move-30" ? { regulations: { no_agreed_draw_before_move: 30 } } : {}), events: [...told, ...answer] };
      },
    },
    flag: {
      facts: { ...WHO, left: ["queen", "pawn", "bishop", "knight", "king"], own: ["rook", "pawn", "king"], found: { of: ["opponent", "arbiter", "nobody"] }, both: ["no", "yes"], ...SPEED,
        quota: { of: ["last", "39", "40"], when: (it) => it.speed === "standard" && it.both === "no" }, ...FEW },
      tell: (it) => {
        const moves = it.quota === "last" || it.both === "yes" ? 59 : Number(it.quota);
        const theirs = { queen: "q", pawn: "p", bishop: "b", knight: "n", king: "" }[it.left];
        const mine = { rook: "R", pawn: "P", king: "" }[it.own];
        const fen = `4k3/${theirs ? `3${theirs}4` : "8"}/8/8/8/8/${mine ? `7${mine}` : "8"}/4K3 w - - 0 60`;
        const clocks = it.speed === "standard" ? { white: 1, black: 600 } : { white: 1, black: 60 };
        return { ...paced(it), start: { fen }, ...(it.speed === "standard" ? { prior: { completed: { white: moves, black: moves } } } : {}), clocks_s: clocks,
          events: it.both === "yes" ? [arbiter("flags", { first: "unknown", period: "last" })] : [white("flag", { noticed_by: it.found })] };
      },
    },
    clock: {
      facts: { ...WHO, fault: ["press-only", "other-hand", "forgot", "hover", "force", "knock-over"], times: { of: ["first", "second"], when: (it) => it.fault === "press-only" }, found: { of: ["opponent", "arbiter", "nobody"], when: (it) => it.fault === "press-only" }, ...SPEED, ...FEW },
      tell: (it) => {
        const move = white("move", { uci: "f1b5" });
        const told = { "press-only": [white("press"), ...found(it.found, "illegal-move")], "other-hand": [move, white("press", { hand: "other" })],
          forgot: [move, arbiter("observe", { what: "press-forgotten" })], hover: [move, white("press"), white("conduct", { what: "clock-handling", how: "hover" })],
          force: [move, white("press"), white("conduct", { what: "clock-handling", how: "force" })], "knock-over": [move, white("press"), white("conduct", { what: "clock-handling", how: "knock-over" })] }[it.fault];
        return { ...paced(it), start: { fen: QUIET }, ...(it.times === "second" && it.fault === "press-only" ? { prior: { illegal: { white: 1 } } } : {}), events: told };
      },
    },
    phone: {
      facts: { ...WHO, where: ["person", "bag"], on: ["yes", "no"], rang: { of: ["no", "yes"], when: (it) => it.on === "yes" }, approved: ["no", "yes"], bags: { of: ["no", "yes"], when: (it) => it.where === "bag" } },
      tell: (it) => ({ start: { fen: QUIET }, ...(it.where === "bag" && it.bags === "yes" ? { regulations: { devices_in_bag: true } } : {}), events: [
        white("conduct", { what: "device", where: it.where, on: it.on === "yes", ...(it.rang === "yes" && it.on === "yes" ? { rang: true } : {}), ...(it.approved === "yes" ? { approved: true } : {}) }),
      ] }),
    },
    late: {
      facts: { ...WHO, came: ["late", "never", "both-absent"], late: { kind: "time", of: "20:00", when: (it) => it.came === "late" }, allowed: { of: ["zero", "thirty", "hour"] } },
      tell: (it) => ({ regulations: { default_time_s: { zero: 0, thirty: 1800, hour: 3600 }[it.allowed] },
        events: it.came === "late" ? [white("arrive", { late_s: it.late })] : [{ who: it.came === "never" ? "white" : "both", event: "absent" }] }),
    },
    setup: {
      facts: { fault: ["initial-position", "board-orientation", "colours-reversed", "clock-setting"], made: { kind: "number", of: 6, when: (it) => it.fault !== "board-orientation" } , by: ["white", "arbiter"] },
      tell: (it) => ({ events: [{ who: it.by, event: "discover", fault: it.fault, ...(["initial-position", "colours-reversed"].includes(it.fault) ? { made: { white: it.made, black: it.made } } : {}) }] }),
    },
    displaced: {
      facts: { ...WHO, press: ["no", "yes"] },
      tell: (it) => ({ start: { fen: QUIET }, events: [white("move", { uci: "f1b5" }), white("displace", { squares: ["c2"] }), ...some(it.press === "yes", white("press"))] }),
    },
    writing: {
      facts: { ...WHO, what: ["stop-recording", "before", "notes", "times", "hide", "refuse"], clock: { of: ["plenty", "under-five"], when: (it) => it.what === "stop-recording" }, increment: { of: ["thirty-seconds", "none"], when: (it) => it.what === "stop-recording" } },
      tell: (it) => ({ time_control: it.increment === "none" && it.what === "stop-recording" ? "120/40+60" : "90/40+30 +30s", start: { fen: QUIET }, clocks_s: { white: it.clock === "under-five" ? 240 : 2400, black: 2400 },
        events: it.what === "stop-recording" ? [white("stop-recording"), arbiter("observe", { what: "no-recording" })]
          : it.what === "before" ? [white("write", { san: "Bb5" })] : [white("scoresheet", { what: it.what })] }),
    },
    conduct: {
      facts: { ...WHO, what: ["distract", "leave-venue", "leave-area", "advice", "notes", "analyse", "smoke", "refuse-inspection", "refuse", "disrepute"],
        how: { of: ["offers", "claims", "noise", "talk"], when: (it) => it.what === "distract" }, permission: { of: ["no", "yes"], when: (it) => it.what.startsWith("leave") }, persistent: { of: ["no", "yes"], when: (it) => it.what === "refuse" },
        penalty: ["none", "warning", "add-time", "loss"] },
      tell: (it) => ({ start: { fen: QUIET }, events: [
        white("conduct", { what: it.what, ...(it.what === "distract" ? { how: it.how } : {}), ...(it.what.startsWith("leave") && it.permission === "yes" ? { permission: true } : {}), ...(it.what === "refuse" && it.persistent === "yes" ? { persistent: true } : {}) }),
        ...some(it.penalty !== "none", arbiter("penalty", { on: "white", kind: it.penalty, ...(it.penalty === "add-time" ? { seconds: 120 } : {}) })),
      ] }),
    },
    end: {
      facts: { ...WHO, what: ["mate", "stalemate", "resign", "mate-then-flag", "flag-then-mate"], left: { of: ["queen", "king"], when: (it) => it.what === "resign" } },
      tell: (it) => {
        const mate = white("move", { uci: "a1a8" });
        const [board, none, bare] = ["6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40", "7k/8/5K2/6Q1/8/8/8/8 w - - 0 60", "4k3/8/8/8/8/8/3R4/4K3 w - - 0 60"];
        return { mate: { start: { fen: board }, events: [mate] }, stalemate: { start: { fen: none }, events: [white("move", { uci: "g5g6" })] },
          resign: { start: { fen: it.left === "king" ? bare : board.replace("6k1", "3q2k1") }, events: [white("resign")] },
          "mate-then-flag": { time_control: "3+2", start: { fen: board }, clocks_s: { white: 1, black: 20 }, events: [mate, white("flag", { noticed_by: "opponent" })] },
          "flag-then-mate": { time_control: "3+2", start: { fen: board }, clocks_s: { white: 1, black: 20 }, events: [white("flag", { noticed_by: "opponent" }), mate] } }[it.what];
      },
    },
    blitz: {
      facts: { ...WHO, what: ["king-taken", "both-in-check", "arbiter-sees", "flag-seen"], arbiters: ["arbiter", "adequate", "none"], ...{ speed: ["blitz", "rapid"] } },
      tell: (it) => {
        const move = [white("move", { uci: "d2d4" }), white("press")];
        const told = { "king-taken": [...move, black("move", { uci: "b4e1" }), arbiter("observe", { what: "illegal-move" })], "both-in-check": [arbiter("observe", { what: "both-kings-in-check" })], "arbiter-sees": [...move, arbiter("observe", { what: "illegal-move" })], "flag-seen": [white("flag", { noticed_by: "arbiter" })] }[it.what];
        const fen = it.what === "both-in-check" ? "4k3/8/8/8/1b6/8/5PPP/4K2R w - - 0 20".replace("8/8/8/1b6/8", "8/4R3/8/1b6/8") : "4k3/5ppp/8/8/1b6/8/3P1PPP/4K2R w - - 0 20";
        return { time_control: PACE[it.speed], supervision: it.arbiters, start: { fen }, clocks_s: { white: 60, black: 60 }, events: told };
      },
    },
    quickplay: {
      facts: { ...WHO, basis: ["cannot-win", "no-effort", "increment"], announced: ["yes", "no"], arbiters: ["arbiter", "none"], decision: { of: ["postpone", "agree", "reject"], when: (it) => it.basis !== "increment" && it.arbiters === "arbiter" } },
      tell: (it) => ({ time_control: "90+0", supervision: it.arbiters, regulations: { guideline_iii: it.announced === "yes", ...(it.basis === "increment" ? { iii4: true } : {}) },
        start: { fen: "8/5k2/4p3/3pP3/3P4/5K2/8/8 w - - 10 70" }, clocks_s: { white: 90, black: 200 },
        events: it.basis === "increment" ? [white("stop-clocks"), white("request-increment")] : [white("stop-clocks"), white("claim", { basis: it.basis, position_written: true, scoresheet: true }), ...some(it.arbiters === "arbiter", arbiter("find", { decision: it.decision }))] }),
    },
    sealed: {
      facts: { ...WHO, sealed: ["legal", "ambiguous", "illegal", "unreadable", "lost"], came: { of: ["present", "sealer-away", "other-away"] } },
      tell: (it) => {
        const text = { legal: "Rfd1", ambiguous: "Rd1", illegal: "Rf8", unreadable: "%?", lost: "Rfd1" }[it.sealed];
        const there = { present: [{ who: "both", event: "present" }], "sealer-away": [black("present"), white("absent")], "other-away": [white("present"), black("absent")] }[it.came];
        return { start: { fen: "r4rk1/5ppp/8/8/8/8/5PPP/R4RK1 w - - 0 41" }, events: [
          white("seal", { text }), ...there, ...(it.sealed === "lost" ? [arbiter("envelope-missing")] : some(it.came !== "other-away", arbiter("open"))),
        ] };
      },
    },
    spectator: {
      facts: { what: ["illegal-move", "flag", "interfere", "phone"], as: { of: ["spectator", "player", "captain"] } },
      tell: (it) => ({ start: { fen: it.what === "illegal-move" ? "4k3/5ppp/8/8/1b6/8/3P1PPP/4K2R w - - 0 20" : QUIET }, events: [
        ...some(it.what === "illegal-move", white("move", { uci: "d2d4" }), white("press")),
        ...some(it.what === "flag", white("flag", { noticed_by: "nobody" })),
        ["interfere", "phone"].includes(it.what) ? { who: "outsider", event: "conduct", what: it.what, as: it.as } : { who: "outsider", event: "report", what: it.what, as: it.as },
      ] }),
    },
  };

  const choicesOf = (fact) => (Array.isArray(fact) ? fact : fact.of);
  const kindOf = (fact) => (Array.isArray(fact) || Array.isArray(fact.of) ? "choice" : fact.kind);
  const defaults = (id) => Object.fromEntries(Object.entries(SITUATIONS[id].facts)
    .map(([name, fact]) => [name, kindOf(fact) === "choice" ? choicesOf(fact)[0] : fact.of]));
  const asked = (id, facts) => Object.entries(SITUATIONS[id].facts)
    .filter(([, fact]) => Array.isArray(fact) || !fact.when || fact.when(facts))
    .map(([name, fact]) => ({ name, kind: kindOf(fact), values: choicesOf(fact) }));

  // The same story with the colours changed.
  const swapped = { white: "black", black: "white" };
  const squareOf = (name) => name[0] + (9 - Number(name[1]));
  const turnFen = (fen) => {
    const [rows, turn, castling, passant, ...rest] = fen.split(" ");
    const other = (text) => [...text].map((sign) => (sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase())).join("");
    const rights = other(castling);
    const sorted = [..."KQkq"].filter((right) => rights.includes(right)).join("") || "-";
    return [rows.split("/").reverse().map(other).join("/"), turn === "w" ? "b" : "w", sorted, passant === "-" ? "-" : squareOf(passant), ...rest].join(" ");
  };
  const turned = (value, key) => {
    if (Array.isArray(value)) return value.map((it) => turned(it, key));
    if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([name, it]) => [swapped[name] || name, turned(it, name)]));
    if (typeof value !== "string") return value;
    if (key === "fen") return turnFen(value);
    if (value in swapped) return swapped[value];
    if (["uci", "square", "squares", "move", "moves", "from"].includes(key)) return value.replace(/\b([a-h][1-8])([a-h][1-8])?/g, (_, one, two) => squareOf(one) + (two ? squareOf(two) : ""));
    if (["san", "text"].includes(key)) return value.replace(/[a-h][1-8]/g, squareOf);
    return value;
  };
  // What is picked on the board is told as it stands there; the story is turned after that.
  const tell = (id, facts) => {
    const black = facts.who === "black";
    const picked = SITUATIONS[id].facts;
    const own = black ? Object.fromEntries(Object.entries(facts).map(([name, value]) => {
      const kind = picked[name] && kindOf(picked[name]);
      return [name, kind === "move" || kind === "square" ? turned(value, "uci") : value];
    })) : facts;
    const told = SITUATIONS[id].tell(own);
    return black ? turned(told) : told;
  };
  return { ids: Object.keys(SITUATIONS), defaults, asked, tell, turned };
})();
if (typeof module !== "undefined") module.exports = AskSituations;
