// The search page: asks the finder and shows what it finds, ten at a time, by part of the book.
"use strict";
(() => {
  const list = document.getElementById("results");
  const status = document.getElementById("search-status");
  const hint = document.getElementById("search-hint");
  const elsewhere = document.getElementById("search-elsewhere");
  const more = document.getElementById("more-results");
  const field = document.getElementById("q");
  const root = document.documentElement.dataset.root;
  const PAGE = 10;

  // The files of the index are scripts: a page that was opened without a server may load those.
  const load = (name) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = list.dataset.index + name;
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => { script.remove(); reject(new Error(name)); });
    document.head.append(script);
  });
  let opened = null;
  const finder = () => {
    opened ||= kanonSearch.open(load).catch((error) => { opened = null; throw error; });
    return opened;
  };

  const element = (name, ...content) => {
    const made = document.createElement(name);
    made.append(...content);
    return made;
  };

  // A text with its hits marked, between two places.
  const marked = (text, hits, start, end) => {
    const box = document.createDocumentFragment();
    let at = start;
    for (const [from, to] of hits) {
      if (from < at || to > end) continue;
      box.append(text.slice(at, from), element("mark", text.slice(from, to)));
      at = to;
    }
    box.append(text.slice(at, end));
    return box;
  };

  // The passage around the hits: of the text that has most of them.
  const passage = (found, { text = "", plain = "" }, stems) => {
    const [own, ours] = [text, plain].map((it) => ({ text: it, hits: found.hits(it, stems) }));
    const shown = ours.hits.length && !own.hits.length ? ours : own;
    const near = ([from]) => shown.hits.filter(([it]) => it >= from && it < from + 200).length;
    const best = [...shown.hits].sort((a, b) => near(b) - near(a) || a[0] - b[0])[0] || [0, 0];
    const start = best[0] > 90 ? shown.text.lastIndexOf(" ", best[0] - 40) + 1 : 0;
    let end = Math.min(shown.text.length, start + 200);
    if (end < shown.text.length) end = Math.max(shown.text.lastIndexOf(" ", end), start);
    const box = element("span", start > 0 ? "… " : "", marked(shown.text, shown.hits, start, end));
    if (end < shown.text.length) box.append(" …");
    box.className = "passage";
    return box;
  };

  const item = (found, entry, stems) => {
    const link = element("a");
    link.href = root + kanonFromDisk(entry.address);
    if (entry.number) link.append(element("b", entry.number), " ");
    if (entry.title) {
      const title = element("span", marked(entry.title, found.hits(entry.title, stems), 0, entry.title.length));
      title.className = "name";
      link.append(title, " ");
    }
    link.append(passage(found, entry, stems));
    return element("li", link);
  };

  // Another ten results, under the parts of the book they belong to.
  const show = (found, { results, stems }, from) => {
    for (const { group, members } of found.grouped(results.slice(from, from + PAGE))) {
      const heading = element("h2", element("a", group.title));
      heading.firstChild.href = root + kanonFromDisk(group.address);
      const items = element("ol", ...members.map((at) => item(found, found.entries[at], stems)));
      list.append(element("section", heading, items));
    }
    more.hidden = results.length <= from + PAGE;
    more.onclick = () => {
      const before = list.querySelectorAll("li a").length;
      show(found, { results, stems }, from + PAGE);
      list.querySelectorAll("li a")[before]?.focus();
    };
  };

  const suggest = (meant) => {
    hint.hidden = !meant;
    if (!meant) return;
    const link = element("a", meant);
    link.href = `?q=${encodeURIComponent(meant)}`;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      field.value = meant;
      field.focus();
      run(false);
    });
    hint.replaceChildren(`${hint.dataset.meant} `, link);
  };

  let latest = 0;
  const run = async (jump) => {
    const query = field.value.trim();
    const turn = latest += 1;
    const address = new URL(location.href);
    if (query) address.searchParams.set("q", query); else address.searchParams.delete("q");
    try { history.replaceState(null, "", address); } catch { /* Not allowed without a server. */ }
    try {
      const found = query ? await finder() : null;
      if (turn !== latest) return;
      const answer = found ? found.find(query) : { jump: null, results: [], meant: null };
      // What is found is drawn apart from the finding: each is short, both are not.
      await new Promise((go) => { setTimeout(go); });
      if (turn !== latest) return;
      if (jump && answer.jump !== null) {
        location.href = root + kanonFromDisk(found.entries[answer.jump].address);
        return;
      }
      list.replaceChildren();
      more.hidden = true;
      suggest(answer.meant);
      const count = answer.results.length;
      const said = count ? `${status.dataset.found} ${count}` : status.dataset.none;
      status.textContent = query ? said : "";
      elsewhere.hidden = !query || count > 0;
      if (count) show(found, answer, 0);
    } catch {
      if (turn === latest) status.textContent = status.dataset.offline;
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
    const stops = [field, ...list.querySelectorAll("li a")];
    const at = stops.indexOf(document.activeElement);
    if (at < 0) return;
    const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (next) { event.preventDefault(); next.focus(); }
  });
  field.value = new URL(location.href).searchParams.get("q") || field.value;
  field.focus();
  if (field.value) run(false);
})();
