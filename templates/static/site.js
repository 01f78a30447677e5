// Everything here is an addition: the pages can be read without it.
"use strict";
(() => {
  const page = document.documentElement;
  page.dataset.root = new URL("..", document.currentScript.src).href;
  // Hosts serve a folder by its index; a disk does not.
  const onDisk = location.protocol === "file:";
  // The words of this script by language, which the build puts before it.
  const words = kanonSiteWords[page.lang] || kanonSiteWords.en || Object.values(kanonSiteWords)[0];
  const remembered = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem(key);
      localStorage.setItem(key, value);
    } catch { /* A browser may forbid remembering. */ }
    return null;
  };

  // A board: boxes on a grid, from the placement of the pieces and the squares to look at.
  const drawBoard = (board) => {
    const { pieces, last = "", marked = "" } = board.dataset;
    const squares = pieces.replace(/\d/g, (count) => " ".repeat(count)).split("/").flatMap((rank, row) => [...rank].map((piece, column) => {
      const name = `${"abcdefgh"[column]}${8 - row}`;
      const box = document.createElement("i");
      box.className = [piece.trim(), last.includes(name) && "last", marked.includes(name) && "marked"].filter(Boolean).join(" ");
      return box;
    }));
    board.replaceChildren(...(board.matches(".from-black") ? squares.reverse() : squares));
  };

  const languages = () => {
    const nav = document.createElement("nav");
    nav.className = "languages";
    nav.setAttribute("aria-label", words.languages);
    const [, rest] = location.href.slice(page.dataset.root.length).match(/^[^/]*\/([^#]*)/) || [];
    nav.append(...Object.values(kanonSiteWords).map(({ lang, name }) => {
      const link = document.createElement(lang === page.lang ? "b" : "a");
      if (lang !== page.lang) link.href = `${page.dataset.root}${lang}/${rest}`;
      link.hreflang = lang;
      link.title = name;
      link.textContent = lang.toUpperCase();
      return link;
    }));
    return nav;
  };

  // The ways to the pages that only work by script, and to the rules: made as soon as the element
  // is read, before anything is painted, and so the same few lines stand in no page.
  customElements.define("site-nav", class extends HTMLElement {
    connectedCallback() {
      const kind = page.className.replace("kind-", "");
      const here = ["practice", "ask", "search"].includes(kind) ? kind : "rules";
      const nav = document.createElement("nav");
      nav.className = "ways";
      nav.setAttribute("aria-label", words.ways);
      nav.append(...["rules", "practice", "ask", "search"].filter((way) => words[`to-${way}`]).map((way) => {
        const link = document.createElement("a");
        link.className = `way-${way}`;
        link.href = `${page.dataset.root}${words.lang}/${way}/${onDisk ? "index.html" : ""}`;
        link.textContent = words[`to-${way}`];
        if (way === here) link.setAttribute("aria-current", "true");
        if (way === "search") link.setAttribute("aria-keyshortcuts", "/");
        return link;
      }));
      // Only the texts have other addresses in other languages; their pages bring the links.
      this.replaceWith(nav, ...(kind === "rule" ? [languages()] : []));
    }
  });

  // What the keyboard meets first, before the ways on every page.
  const skip = () => {
    const link = document.createElement("a");
    link.className = "skip";
    link.href = "#main";
    link.textContent = words.skip;
    document.body.prepend(link);
  };

  // The name of the page at the head of each printed one.
  const runningTitle = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { @top-right { content: ${JSON.stringify(document.title)}; } }`);
    document.adoptedStyleSheets.push(sheet);
  };

  // The whole book on paper: its articles are put one behind the other, for as long as it prints.
  const booklet = () => {
    const book = document.querySelector(".kind-home #book");
    if (!book || onDisk) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "print-book";
    button.textContent = words.print;
    book.after(button);
    button.addEventListener("click", async () => {
      button.disabled = true;
      const links = [...book.querySelectorAll(".here > a")];
      const parts = await Promise.all(links.map(async (link) => {
        const text = await (await fetch(link.href)).text();
        const root = new DOMParser().parseFromString(text, "text/html");
        const part = document.createElement("section");
        part.className = "booklet";
        part.append(...["h1", ".law"].map((name) => document.importNode(root.querySelector(name), true)));
        return part;
      })).catch(() => []);
      button.disabled = false;
      if (!parts.length) return;
      page.classList.replace("kind-home", "kind-document");
      const main = document.querySelector("main");
      const own = [...main.childNodes];
      main.replaceChildren(...parts);
      addEventListener("afterprint", () => {
        main.replaceChildren(...own);
        page.classList.replace("kind-document", "kind-home");
      }, { once: true });
      print();
    });
  };

  // What is at the end of all pages.
  const foot = () => {
    const footer = document.querySelector(".bottom");
    if (!footer) return;
    const links = document.createElement("p");
    links.append(...["glossary", "editors"].map((name) => {
      const link = document.createElement("a");
      link.href = `${page.dataset.root}${words.lang}/${name}/${onDisk ? "index.html" : ""}`;
      link.textContent = words[`to-${name}`];
      return link;
    }));
    const made = document.createElement("p");
    made.textContent = words.made;
    footer.prepend(links);
    footer.append(made);
  };

  // Before the first paint, so that the page does not flash.
  const theme = remembered("kanon-theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;

  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = `${page.dataset.root}manifest.webmanifest`;
  document.head.append(manifest);

  const referrer = document.createElement("meta");
  referrer.name = "referrer";
  referrer.content = "no-referrer";
  document.head.append(referrer);

  const ready = (then) => document.readyState === "loading"
    ? document.addEventListener("DOMContentLoaded", then) : then();

  const fromDisk = (href) => href.replace(/\/(#|$)/, "/index.html$1");
  globalThis.kanonFromDisk = (href) => (onDisk ? fromDisk(href) : href);

  // Data that was packed to be small; some hosts unpack it on the way, most do not.
  globalThis.kanonUnpack = async (bytes) => {
    if (bytes[0] !== 31 || bytes[1] !== 139) return JSON.parse(new TextDecoder().decode(bytes));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked).json();
  };
  globalThis.kanonFetch = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    return globalThis.kanonUnpack(new Uint8Array(await answer.arrayBuffer()));
  };

  // A button that only works by script is made by it.
  const switchTheme = () => {
    // The browser's own bar has the colour of the paper.
    const color = document.createElement("meta");
    color.name = "theme-color";
    document.head.append(color);
    const paint = () => { color.content = getComputedStyle(document.body).backgroundColor; };
    paint();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);
    const bar = document.querySelector(".bar");
    if (!bar) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "tool theme";
    button.title = words.theme;
    button.setAttribute("aria-label", words.theme);
    bar.append(button);
    button.addEventListener("click", () => {
      const dark = page.dataset.theme ? page.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      page.dataset.theme = dark ? "light" : "dark";
      remembered("kanon-theme", page.dataset.theme);
      paint();
    });
  };

  const toast = document.createElement("p");
  toast.className = "toast";
  toast.setAttribute("role", "status");
  let toastTimer;
  const say = (text) => {
    toast.textContent = text;
    clearTimeout(toastTimer);
    toastTimer = setTimeout(() => { toast.textContent = ""; }, 1800);
  };

  const copyPermalinks = () => {
    for (const number of document.querySelectorAll(".clause a.number")) number.title = words.permalink;
    document.addEventListener("click", (event) => {
      const number = event.target.closest(".clause a.number");
      if (!number || event.ctrlKey || event.metaKey || event.shiftKey || !navigator.clipboard) return;
      navigator.clipboard.writeText(number.href).then(() => say(words.copied), () => {});
    });
  };

  // The clause that a reader is at: the one of the address, or the uppermost on the screen.
  const currentClause = () => {
    const target = location.hash.length > 1
      && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.matches(".clause, .pair")) {
      const box = target.getBoundingClientRect();
      if (box.bottom > 0 && box.top < innerHeight) return target;
    }
    if (scrollY < 120) return null;
    for (const own of document.querySelectorAll(".clause > .own")) {
      if (own.getBoundingClientRect().bottom > 90) return own.parentElement;
    }
    return null;
  };

  // A change of language keeps the clause where it has a counterpart.
  const keepClause = () => {
    const links = [...document.querySelectorAll(".languages a")];
    for (const link of links) {
      const whole = link.getAttribute("href");
      const aim = () => {
        const clause = currentClause();
        if (!clause) return link.setAttribute("href", whole);
        const own = clause.querySelector(":scope > .own");
        const kin = own && own.querySelector(`.meta > [hreflang="${link.hreflang}"]`);
        if (kin) link.setAttribute("href", kin.getAttribute("href"));
        else if (clause.matches(".pair")) link.setAttribute("href", `${whole}#${clause.id}`);
        else link.setAttribute("href", whole);
      };
      for (const moment of ["pointerdown", "focus", "mouseenter", "click"]) {
        link.addEventListener(moment, aim);
      }
    }
  };

  // Previews: what a reference leads to, read in place.
  const REFERENCE = "a.ref, .cited a, .decided a";
  const popover = document.createElement("div");
  popover.className = "popover";
  popover.id = "popover";
  popover.setAttribute("role", "dialog");
  const native = typeof popover.showPopover === "function";
  if (native) popover.popover = "manual";
  let anchor = null;
  let opening;
  let closing;

  const title = (text) => {
    const line = document.createElement("p");
    line.className = "preview-title";
    line.textContent = text;
    return line;
  };
  const ofClause = (root, clause) => {
    const box = document.createDocumentFragment();
    const own = clause.querySelector(":scope > .own");
    const heading = root.querySelector("h1");
    const number = own ? own.querySelector(".number").textContent + " · " : "";
    box.append(title(number + (heading ? heading.textContent : "")));
    const text = (own || clause).querySelector(".text");
    if (text) box.append(document.importNode(text, true));
    return box;
  };
  const fetched = new Map();
  const elsewhere = async (link) => {
    const address = link.href.replace(/#.*/, "");
    if (!fetched.has(address)) {
      fetched.set(address, fetch(address).then((answer) => {
        if (!answer.ok) throw new Error(answer.status);
        return answer.text();
      }).then((text) => new DOMParser().parseFromString(text, "text/html")));
    }
    const root = await fetched.get(address);
    const id = decodeURIComponent(link.hash.slice(1));
    const clause = id && root.getElementById(id);
    if (clause && clause.matches(".clause")) return ofClause(root, clause);
    const box = document.createDocumentFragment();
    const heading = root.querySelector("h1");
    if (heading) box.append(title(heading.textContent));
    const text = root.querySelector("main .text");
    if (text) box.append(document.importNode(text, true));
    return box;
  };
  const previewOf = async (link) => {
    const href = link.dataset.href || link.getAttribute("href");
    if (href.startsWith("#")) {
      const clause = document.getElementById(decodeURIComponent(href.slice(1)));
      return clause ? ofClause(document, clause) : null;
    }
    if (onDisk || link.origin !== location.origin) return null;
    return elsewhere(link).catch(() => null);
  };
  const isOpen = () => anchor !== null;
  const hide = () => {
    clearTimeout(opening);
    clearTimeout(closing);
    if (!anchor) return;
    anchor.removeAttribute("aria-describedby");
    anchor.removeAttribute("aria-expanded");
    anchor = null;
    if (native) popover.hidePopover(); else popover.classList.remove("open");
  };
  const place = () => {
    const at = anchor.getBoundingClientRect();
    const width = popover.offsetWidth;
    const height = popover.offsetHeight;
    const left = Math.max(12, Math.min(at.left, innerWidth - width - 12));
    const below = at.bottom + 8;
    const top = below + height > innerHeight && at.top - height - 8 > 60
      ? at.top - height - 8 : below;
    popover.style.left = `${left + scrollX}px`;
    popover.style.top = `${top + scrollY}px`;
  };
  const show = async (link) => {
    const content = await previewOf(link);
    if (!content) return false;
    if (anchor && anchor !== link) hide();
    const go = document.createElement("a");
    go.className = "go";
    go.href = link.href;
    go.textContent = `${words.open} →`;
    popover.replaceChildren(content, go);
    popover.setAttribute("aria-label", link.textContent);
    if (onDisk) rewrite(popover);
    anchor = link;
    link.setAttribute("aria-expanded", "true");
    link.setAttribute("aria-describedby", "popover");
    if (native) { if (!popover.matches(":popover-open")) popover.showPopover(); }
    else popover.classList.add("open");
    popover.scrollTop = 0;
    place();
    return true;
  };

  const preview = () => {
    document.body.append(popover);
    const refOf = (event) => event.target instanceof Element && event.target.closest(REFERENCE);
    let touched = false;
    document.addEventListener("pointerdown", (event) => { touched = event.pointerType !== "mouse"; });
    document.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "mouse") return;
      const link = refOf(event);
      if (popover.contains(event.target)) { clearTimeout(closing); return; }
      if (!link) return;
      clearTimeout(opening);
      clearTimeout(closing);
      opening = setTimeout(() => show(link), 220);
    });
    document.addEventListener("pointerout", (event) => {
      if (event.pointerType !== "mouse") return;
      if (!refOf(event) && !popover.contains(event.target)) return;
      clearTimeout(opening);
      clearTimeout(closing);
      closing = setTimeout(() => { if (!popover.contains(document.activeElement)) hide(); }, 320);
    });
    // By touch the first tap shows, and the preview holds the way on.
    document.addEventListener("click", (event) => {
      const link = refOf(event);
      if (link && !popover.contains(link) && touched && anchor !== link) {
        event.preventDefault();
        show(link).then((shown) => { if (!shown) location.href = link.href; });
      } else if (isOpen() && !popover.contains(event.target)) hide();
      else if (event.target.closest && event.target.closest(".popover a")) hide();
    });
    document.addEventListener("focusin", (event) => {
      const link = refOf(event);
      if (link && !popover.contains(link) && link.matches(":focus-visible") && !touched) show(link);
      else if (isOpen() && !popover.contains(event.target) && event.target !== anchor) hide();
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && isOpen()) {
        const back = popover.contains(document.activeElement) ? anchor : null;
        hide();
        if (back) back.focus();
      }
      if (event.key === "ArrowDown" && isOpen() && document.activeElement === anchor) {
        event.preventDefault();
        popover.querySelector(".go").focus();
      }
    });
    addEventListener("resize", () => { if (isOpen()) hide(); });
  };

  const shortcut = () => document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest && event.target.closest("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    const field = document.querySelector("input[type=search]");
    if (field) field.focus();
    else location.href = document.querySelector("a.way-search").href;
  });

  const rewrite = (root) => {
    for (const link of root.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href");
      if (/^[a-z]+:/i.test(href) || href.startsWith("#")) continue;
      link.dataset.href = href;
      link.setAttribute("href", fromDisk(href));
    }
  };

  // The contents stand beside the text where there is room, and are a sheet elsewhere.
  const bookIsBeside = () => matchMedia("(min-width: 64rem)").matches;
  const closeSheet = () => {
    const book = document.querySelector(".book");
    if (!book || typeof book.hidePopover !== "function") return;
    book.addEventListener("click", (event) => {
      if (event.target.closest("a") && book.matches(":popover-open")) book.hidePopover();
    });
  };

  const followContents = () => {
    const entries = new Map([...document.querySelectorAll(".book .here a")]
      .map((entry) => [decodeURIComponent(entry.hash.slice(1)), entry]));
    if (!entries.size || !("IntersectionObserver" in window)) return;
    let current;
    const observer = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        if (current) current.removeAttribute("aria-current");
        current = entries.get(target.id);
        current.setAttribute("aria-current", "location");
        if (bookIsBeside()) current.scrollIntoView({ block: "nearest" });
      }
    }, { rootMargin: "-80px 0px -70% 0px" });
    for (const id of entries.keys()) {
      const clause = document.getElementById(id);
      if (clause) observer.observe(clause);
    }
  };

  // The rules about one topic: the others are hidden, and what is left stands open.
  const topics = () => {
    const bar = document.querySelector(".topics");
    if (!bar) return;
    bar.hidden = false;
    bar.addEventListener("click", (event) => {
      const chosen = event.target.closest("button");
      if (!chosen) return;
      const on = chosen.getAttribute("aria-pressed") !== "true";
      for (const button of bar.children) button.setAttribute("aria-pressed", on && button === chosen);
      for (const part of document.querySelectorAll(".fold")) {
        const lines = [...part.querySelectorAll("li")];
        for (const line of lines) line.hidden = on && line.dataset.topic !== chosen.dataset.topic;
        part.hidden = lines.every((line) => line.hidden);
        part.open = on;
      }
    });
  };

  // A QR code of an address; the engine draws it, where there is one.
  globalThis.kanonCode = async (address, ask) => {
    const answer = await ask({ do: "qr", text: address });
    if (!answer.ok) throw new Error(answer.error);
    const shape = (tag, attributes) => {
      const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
      return node;
    };
    const code = shape("svg", { class: "code", viewBox: `0 0 ${answer.size} ${answer.size}`, role: "img", "aria-label": address, "shape-rendering": "crispEdges" });
    code.append(shape("path", { d: answer.path }));
    return code;
  };
  const engine = () => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${page.dataset.root}assets/engine.js`;
    script.addEventListener("load", () => resolve(kanonEngine()));
    script.addEventListener("error", reject);
    document.head.append(script);
  });

  // The example of a rule for a whole room: the rulings come one by one.
  const present = () => {
    const heading = document.querySelector(".kind-rule .title");
    const rulings = [...document.querySelectorAll(".case .decided, .case .end")];
    if (!heading || !rulings.length) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "present-rule";
    button.textContent = words.present;
    heading.querySelector(".under").append(button);
    const hint = document.createElement("p");
    hint.className = "room";
    hint.textContent = words["present-hint"];
    document.querySelector(".cases").append(hint);
    let shown = 0;
    let code = null;
    const step = (by) => {
      shown = Math.max(0, Math.min(rulings.length, shown + by));
      rulings.forEach((ruling, at) => ruling.classList.toggle("waits", at >= shown));
      if (by > 0 && shown) rulings[shown - 1].scrollIntoView({ block: "nearest" });
    };
    const close = () => {
      page.classList.remove("presenting");
      step(rulings.length);
      if (document.fullscreenElement) document.exitFullscreen();
      button.focus();
    };
    button.addEventListener("click", () => {
      hide();
      page.classList.add("presenting");
      shown = 0;
      step(0);
      button.blur();
      scrollTo(0, 0);
      if (page.requestFullscreen) page.requestFullscreen().catch(() => {});
      code ||= engine().then(({ ask }) => globalThis.kanonCode(location.href.replace(/#.*/, ""), ask))
        .then((drawn) => heading.append(drawn), () => { code = null; });
    });
    document.addEventListener("keydown", (event) => {
      if (!page.classList.contains("presenting")) return;
      const steps = { " ": 1, ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };
      if (event.key in steps) step(steps[event.key]);
      else if (event.key === "Escape") close();
      else return;
      event.preventDefault();
    });
    // A browser leaves the full screen by itself when Escape is pressed.
    document.addEventListener("fullscreenchange", () => {
      if (!document.fullscreenElement && page.classList.contains("presenting")) close();
    });
    document.addEventListener("click", (event) => {
      if (page.classList.contains("presenting") && !event.target.closest("a, button")) step(1);
    });
  };

  const offline = () => {
    if (!("serviceWorker" in navigator) || onDisk || page.dataset.preview) return;
    const root = new URL(page.dataset.root, location.href);
    navigator.serviceWorker.register(new URL("worker.js", root), { scope: root.pathname })
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => registration.active
        && registration.active.postMessage({ keep: page.lang, here: location.href }))
      .catch(() => {});
  };

  ready(() => {
    document.body.append(toast);
    document.querySelectorAll(".board[data-pieces]").forEach(drawBoard);
    if (onDisk) rewrite(document);
    switchTheme();
    copyPermalinks();
    keepClause();
    preview();
    present();
    shortcut();
    closeSheet();
    followContents();
    skip();
    runningTitle();
    booklet();
    foot();
    topics();
    if (document.readyState === "complete") offline(); else addEventListener("load", offline);
  });
})();
