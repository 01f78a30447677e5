// Searching: the same word rules as in the index, the pieces that a query needs, and no more.
"use strict";
(() => {
  const list = document.getElementById("results");
  const status = document.getElementById("search-status");
  const field = document.getElementById("q");
  const root = document.documentElement.dataset.root;
  const base = list.dataset.index;
  const loaded = new Map();
  const load = (name) => {
    if (!loaded.has(name)) {
      loaded.set(name, fetch(base + name).then((answer) => {
        if (!answer.ok) throw new Error(`${answer.status}`);
        return answer.json();
      }));
      loaded.get(name).catch(() => loaded.delete(name));
    }
    return loaded.get(name);
  };

  const fold = (rules, text) => rules.equal
    .reduce((folded, [from, to]) => folded.replaceAll(from, to), text.toLowerCase());
  const wordsOf = (rules, text) => fold(rules, text).match(/[\p{Alphabetic}\p{N}]+/gu) || [];
  const stemOf = (rules, word) => {
    let stem = word;
    for (let round = 0; round < rules.rounds; round += 1) {
      const length = [...stem].length;
      const ending = rules.endings.find((it) => stem.endsWith(it)
        && length - [...it].length >= rules.shortest);
      if (ending === undefined) break;
      stem = stem.slice(0, stem.length - ending.length);
    }
    for (const [from, to] of rules.rewrites) {
      const rest = stem.slice(0, stem.length - from.length);
      if (stem.endsWith(from) && [...rest].length + 1 >= rules.shortest) return rest + to;
    }
    return stem;
  };

  const NUMBER = /^([A-H]|[IVX]+|[0-9]{1,3})(\.[0-9]{1,3})*\.?$/;
  const numbersLike = async (words, query) => {
    const wanted = query.toUpperCase().replace(/\.$/, "");
    if (!NUMBER.test(wanted)) return null;
    const division = wanted.split(".")[0];
    if (!words.divisions.includes(division)) return [];
    const all = await load(`n-${division}.json`);
    const exact = all.filter(([number]) => number === wanted);
    const below = all.filter(([number]) => number.startsWith(`${wanted}.`));
    return [...exact, ...below].slice(0, 40);
  };

  const search = async (query) => {
    const words = await load("words.json");
    const { rules } = words;
    const asked = [...new Set(wordsOf(rules, query).map((word) => stemOf(rules, word)))];
    const scores = new Map();
    for (const [at, stem] of asked.entries()) {
      const letter = stem.codePointAt(0);
      if (!words.letters.includes(letter)) continue;
      const stems = await load(`w-${letter.toString(16)}.json`);
      const best = new Map();
      for (const [known, places] of Object.entries(stems)) {
        const exact = known === stem;
        if (!exact && !(known.startsWith(stem) && [...stem].length > 2)) continue;
        const rarity = Math.log(1 + words.entries / places.length);
        for (const place of places) {
          const entry = place >> 1;
          const score = rarity * (exact ? 1 : 0.45) * (place & 1 ? 1.5 : 1)
            * (entry < words.texts ? 1 : 0.4);
          if (score > (best.get(entry) || 0)) best.set(entry, score);
        }
      }
      for (const [entry, score] of best) {
        const sum = scores.get(entry) || { score: 0, hits: 0 };
        scores.set(entry, { score: sum.score + score, hits: sum.hits + 1 });
      }
      if (at > 12) break;
    }
    const all = [...scores].filter(([, it]) => it.hits === asked.length);
    const found = (all.length ? all : [...scores])
      .sort(([a, x], [b, y]) => y.hits - x.hits || y.score - x.score || a - b);
    const shown = await Promise.all(found.slice(0, 30).map(async ([entry]) => {
      const texts = await load(`t-${Math.floor(entry / words.piece)}.json`);
      return texts[entry % words.piece];
    }));
    return { rules, asked, shown, count: found.length };
  };

  // The passage around the first hit, with every hit marked.
  const passage = (rules, asked, text) => {
    const box = document.createDocumentFragment();
    const hits = [];
    for (const match of text.matchAll(/[\p{Alphabetic}\p{N}՛՜՞]+/gu)) {
      const [word] = wordsOf(rules, match[0]);
      if (!word) continue;
      const stem = stemOf(rules, word);
      if (asked.some((it) => stem === it || ([...it].length > 2 && stem.startsWith(it)))) {
        hits.push([match.index, match.index + match[0].length]);
      }
    }
    const first = hits.length ? hits[0][0] : 0;
    let start = first > 90 ? text.lastIndexOf(" ", first - 70) + 1 : 0;
    if (start < 0) start = 0;
    let end = Math.min(text.length, start + 240);
    if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), start);
    if (start > 0) box.append("… ");
    let at = start;
    for (const [from, to] of hits) {
      if (from < at || to > end) continue;
      box.append(text.slice(at, from));
      const mark = document.createElement("mark");
      mark.textContent = text.slice(from, to);
      box.append(mark);
      at = to;
    }
    box.append(text.slice(at, end));
    if (end < text.length) box.append(" …");
    return box;
  };

  const item = (number, title, address, content) => {
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = root + address;
    if (number) {
      const label = document.createElement("b");
      label.textContent = number;
      link.append(label);
    }
    if (content) link.append(content);
    const small = document.createElement("small");
    small.textContent = title;
    link.append(small);
    line.append(link);
    return line;
  };

  let latest = 0;
  const run = async (jump) => {
    const query = field.value.trim();
    const turn = latest += 1;
    const address = new URL(location.href);
    if (query) address.searchParams.set("q", query); else address.searchParams.delete("q");
    history.replaceState(null, "", address);
    if (!query) {
      list.replaceChildren();
      status.textContent = "";
      return;
    }
    try {
      const words = await load("words.json");
      const numbers = await numbersLike(words, query);
      if (numbers) {
        if (jump && numbers.length) { location.href = root + numbers[0][1]; return; }
        if (turn !== latest) return;
        list.replaceChildren(...numbers.map(([number, to]) => item(number, to, to)));
        status.textContent = numbers.length
          ? `${status.dataset.found} ${numbers.length}` : status.dataset.none;
        return;
      }
      const { rules, asked, shown, count } = await search(query);
      if (turn !== latest) return;
      list.replaceChildren(...shown.map(([number, title, to, text]) =>
        item(number, title, to, passage(rules, asked, text))));
      status.textContent = count ? `${status.dataset.found} ${count}` : status.dataset.none;
    } catch {
      status.textContent = status.dataset.offline;
    }
  };

  let waiting;
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => run(false), 120);
  });
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    run(true);
  });
  // Up and down walk through the results.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [field, ...list.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement);
    if (at < 0) return;
    const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (next) { event.preventDefault(); next.focus(); }
  });
  field.value = new URL(location.href).searchParams.get("q") || field.value;
  field.focus();
  if (field.value) run(false);
})();
