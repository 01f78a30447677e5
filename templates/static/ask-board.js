// A board to touch: sixty-four buttons, one of them in the tab order, arrows to walk, Enter to take
// and to put. It knows where pieces stand and go, and nothing of what is legal: that is the
// engine's business. `AskBoard.create` makes one; the rest reads and writes positions.
"use strict";
const AskBoard = (() => {
  const NAMES = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
  const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  const FILES = "abcdefgh";

  const read = (fen) => {
    const [rows = "", turn = "w", castling = "-", passant = "-", half = "0", full = "1"] = fen.trim().split(/\s+/);
    const men = {};
    rows.split("/").forEach((row, down) => {
      let file = 0;
      for (const sign of row.replace(/~/g, "")) {
        if (/\d/.test(sign)) file += Number(sign);
        else men[FILES[file++] + (8 - down)] = sign;
      }
    });
    return { men, turn, castling, passant, half: Number(half) || 0, full: Number(full) || 1 };
  };
  const write = ({ men, turn, castling, passant, half, full }) => {
    const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => [...FILES].map((file) => men[file + rank] || ".").join("")
      .replace(/\.+/g, (gap) => gap.length));
    return `${rows.join("/")} ${turn} ${castling || "-"} ${passant} ${half} ${full}`;
  };
  // Carries a move out as it is made on the board, legal or not.
  const play = (position, uci) => {
    const [from, to, promoted] = [uci.slice(0, 2), uci.slice(2, 4), uci[4]];
    const men = { ...position.men };
    const man = men[from];
    if (!man) return position;
    const pawn = man.toLowerCase() === "p";
    const taken = men[to];
    delete men[from];
    men[to] = promoted ? (man === "P" ? promoted.toUpperCase() : promoted) : man;
    if (pawn && from[0] !== to[0] && !taken) delete men[to[0] + from[1]];
    if (man.toLowerCase() === "k" && from[0] === "e" && "gc".includes(to[0]) && from[1] === to[1]) {
      const [rook, beside] = to[0] === "g" ? ["h", "f"] : ["a", "d"];
      if (men[rook + to[1]]) {
        men[beside + to[1]] = men[rook + to[1]];
        delete men[rook + to[1]];
      }
    }
    const lost = { e1: "KQ", h1: "K", a1: "Q", e8: "kq", h8: "k", a8: "q" };
    const castling = [...position.castling].filter((right) => !(lost[from] || "").includes(right) && !(lost[to] || "").includes(right)).join("") || "-";
    const double = pawn && Math.abs(from[1] - to[1]) === 2;
    return {
      men, castling, turn: position.turn === "w" ? "b" : "w",
      passant: double ? from[0] + (Number(from[1]) + Number(to[1])) / 2 : "-",
      half: pawn || taken ? 0 : position.half + 1, full: position.full + (position.turn === "b" ? 1 : 0),
    };
  };
  const colour = (man) => (man === man.toUpperCase() ? "white" : "black");
  const picture = (man) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 45 45");
    svg.setAttribute("aria-hidden", "true");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#${colour(man)}-${NAMES[man.toLowerCase()]}`);
    svg.append(use);
    return svg;
  };

  // `onpick(square)` is called for every square that is touched; `say` names a man and a square.
  const create = ({ label, say, onpick }) => {
    const node = document.createElement("div");
    node.className = "squares";
    node.setAttribute("role", "group");
    node.setAttribute("aria-label", label);
    const squares = new Map();
    let [flipped, focus] = [false, "e2"];
    for (let at = 0; at < 64; at += 1) {
      const button = document.createElement("button");
      button.type = "button";
      node.append(button);
      squares.set(at, button);
    }
    const nameAt = (at) => {
      const place = flipped ? 63 - at : at;
      return FILES[place % 8] + (8 - Math.floor(place / 8));
    };
    const buttonOf = (name) => node.querySelector(`[data-square="${name}"]`);
    const toFocus = (name, move) => {
      focus = name;
      squares.forEach((button) => { button.tabIndex = button.dataset.square === name ? 0 : -1; });
      if (move) buttonOf(name).focus();
    };
    node.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      toFocus(button.dataset.square, false);
      onpick(button.dataset.square);
    });
    node.addEventListener("keydown", (event) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 };
      if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const at = [...squares.values()].indexOf(event.target.closest("button"));
      const to = at + steps[event.key];
      const beside = Math.abs(steps[event.key]) === 1 && Math.floor(to / 8) !== Math.floor(at / 8);
      if (at >= 0 && to >= 0 && to < 64 && !beside) toFocus(nameAt(to), true);
    });
    const update = ({ men, chosen = null, marked = [], below = "white" }) => {
      flipped = below === "black";
      squares.forEach((button, at) => {
        const name = nameAt(at);
        const man = men[name];
        const file = at % 8;
        const classes = [(file + Math.floor(at / 8)) % 2 ? "dark" : "light"];
        if (marked.includes(name)) classes.push("marked");
        if (name === chosen) classes.push("chosen");
        button.className = classes.join(" ");
        button.dataset.square = name;
        button.dataset.file = at >= 56 ? name[0] : "";
        button.dataset.rank = file === 0 ? name[1] : "";
        button.tabIndex = name === focus ? 0 : -1;
        button.setAttribute("aria-label", say(man ? `${colour(man)}-${NAMES[man.toLowerCase()]}` : null, name));
        button.setAttribute("aria-pressed", String(name === chosen));
        button.replaceChildren(...(man ? [picture(man)] : []));
      });
    };
    return { node, update };
  };
  return { START, NAMES, read, write, play, create, picture, colour };
})();
