// Walks a built site in a real browser. `node walk.mjs SITE [CHROMIUM]` prints one line for each
// thing that holds or does not, and fails if one does not.
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { HtmlValidate } from "html-validate";
import { check, end } from "./checks.mjs";
import { host } from "./host.mjs";

const [site, executablePath = "/usr/bin/chromium"] = process.argv.slice(2);
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const server = await host(site);
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

// Every page tells of errors and of requests that leave the origin.
const troubles = [];
const open = async (options = {}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("ERR_INTERNET_DISCONNECTED")) {
      troubles.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, host: to } = new URL(request.url());
    if (protocol.startsWith("http") && to !== new URL(server.base).host) {
      troubles.push(`${page.url()}: asks ${request.url()}`);
    }
  });
  return page;
};
const go = (page, address) => page.goto(server.base + address);
const languages = fs.readdirSync(site).filter((it) => fs.existsSync(path.join(site, it, "rules")));

const files = (folder) => fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
  const full = path.join(folder, entry.name);
  return entry.isDirectory() ? files(full) : [full];
});
// Without the addresses of rules that only lead to the clause.
const htmlFiles = files(site).filter((it) => it.endsWith(".html") && !fs.readFileSync(it, "utf8").includes("http-equiv=refresh"));

// --- Valid HTML
{
  const validate = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      "long-title": "off",
      "no-trailing-whitespace": "off",
      "no-inline-style": "error",
      "require-sri": "off",
      "tel-non-breaking": "off",
      "void-style": "off",
      "doctype-style": "off",
      // Pages leave out what HTML implies.
      "attr-quotes": "off",
      "no-implicit-close": "off",
    },
  });
  const kinds = new Map();
  for (const file of htmlFiles) {
    const kind = /class=(kind-[a-z]+)/.exec(fs.readFileSync(file, "utf8"))?.[1];
    const list = kinds.get(kind) || [];
    // Every document and every kind of page; of the many rule pages a part.
    if (list.length < (kind === "kind-rule" ? 60 : 40)) list.push(file);
    kinds.set(kind, list);
  }
  for (const [kind, list] of kinds) {
    const wrong = [];
    for (const file of list) {
      const report = await validate.validateString(fs.readFileSync(file, "utf8"), file);
      for (const result of report.results) {
        for (const it of result.messages) wrong.push(`${path.relative(site, file)}:${it.line}:${it.column} ${it.ruleId}: ${it.message}`);
      }
    }
    await check(wrong.length === 0, `HTML of ${list.length} pages, ${kind}${wrong.slice(0, 6).map((it) => `\n     ${it}`).join("")}`);
  }
}

// --- No page misses what it links to, in the browser's own reading of links
{
  const page = await open({ serviceWorkers: "block" });
  const ids = new Map();
  const links = [];
  for (const file of htmlFiles.filter((it) => !/\/rules\/[a-z]/.test(it) || /draw|irregular/.test(it))) {
    const address = path.relative(site, file).replace(/index\.html$/, "");
    await page.setContent("");
    await go(page, address);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map((it) => it.id),
      links: [...document.querySelectorAll("a[href], link[href], script[src], img[src]")].map((it) => it.href || it.src),
      overflow: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    }));
    ids.set(new URL(address, server.base).href.replace(/404\.html$/, ""), new Set(found.ids));
    links.push(...found.links.map((link) => [address, link]));
  }
  const missing = new Set();
  for (const [from, link] of links) {
    const url = new URL(link);
    if (url.origin !== new URL(server.base).origin) continue;
    const below = decodeURIComponent(url.pathname.slice(1));
    const file = path.join(site, below.endsWith("/") || below === "" ? `${below}index.html` : below);
    if (!fs.existsSync(file)) missing.add(`${from} → ${link}`);
    const known = ids.get(url.origin + url.pathname);
    // What follows the address of Ask is a story, not a place.
    const id = /\/ask\/$/.test(url.pathname) ? "" : decodeURIComponent(url.hash.slice(1));
    if (id && known && !known.has(id)) missing.add(`${from} → ${link}`);
  }
  await check(missing.size === 0, `${links.length} links and anchors${[...missing].slice(0, 8).map((it) => `\n     ${it}`).join("")}`);
  await page.context().close();
}

// --- Previews: by mouse, by keyboard, by touch
{
  const page = await open();
  await go(page, "hy/article9/");
  const link = page.locator("#\\39 \\.4 a.ref").first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const popover = page.locator("#popover");
  await popover.waitFor({ state: "visible", timeout: 3000 }).catch(() => {});
  await check(async () => await popover.isVisible(), "a preview opens by mouse");
  await check(async () => /\d/.test(await popover.textContent()), "and shows the provision");
  await page.mouse.move(5, 5);
  await page.waitForTimeout(600);
  await check(async () => !(await popover.isVisible()), "and closes when the mouse leaves");
  await page.keyboard.press("Tab");
  await page.evaluate(() => document.querySelector("#\\39 \\.4 .head a:last-of-type").focus());
  await page.keyboard.press("Tab");
  await page.waitForTimeout(300);
  await check(async () => await popover.isVisible(), "a preview opens by keyboard");
  await page.keyboard.press("Escape");
  await check(async () => !(await popover.isVisible()), "and Escape closes it");
  await page.evaluate(() => document.querySelector("#\\39 \\.5\\.1 .head a:last-of-type").focus());
  await page.keyboard.press("Tab");
  await page.waitForTimeout(300);
  await check(async () => (await popover.textContent()).includes("9.2"), "a preview of the same page shows the clause");
  await page.context().close();

  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await go(phone, "hy/article9/");
  const before = phone.url();
  await phone.locator("#\\39 \\.4 a.ref").first().tap();
  await phone.locator("#popover").waitFor({ state: "visible", timeout: 3000 }).catch(() => {});
  await check(async () => await phone.locator("#popover").isVisible() && phone.url() === before, "a preview opens by tap, in place");
  await phone.locator("#popover .go").tap();
  await phone.waitForURL((url) => url.href !== before, { timeout: 4000 }).catch(() => {});
  await check(phone.url() !== before, "and leads on");
  await phone.context().close();
}

// --- A rule for a whole room, and its board
{
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await go(page, "en/rules/draw.fifty.html");
  const pieces = await page.locator(".case .board").first().evaluate((board) => board.querySelectorAll("i").length);
  await check(pieces === 64, "a board has its squares");
  await page.locator(".present-rule").click();
  const seen = () => page.locator(".case .decided").first().isVisible();
  await check(async () => !(await seen()), "the ruling waits");
  await check(async () => !(await page.locator(".top").isVisible()), "nothing else is on the screen");
  await page.keyboard.press("Space");
  await check(seen, "a key shows it");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(200);
  await check(async () => await page.locator(".top").isVisible(), "Escape ends it");
  await check(async () => await page.locator(".case .end").last().isVisible(), "and shows all");
  await page.context().close();
  const bare = await open({ javaScriptEnabled: false });
  await go(bare, "en/rules/draw.fifty.html");
  const words = await bare.locator(".case .board").first().evaluate((board) => getComputedStyle(board, "::before").content);
  await check(/king/.test(words), "without scripts a board is told in words");
  await bare.context().close();
}

// --- Search
{
  const page = await open();
  const results = async (lang, query) => {
    await go(page, `${lang}/search/?q=${encodeURIComponent(query)}`);
    await page.locator("#results a").first().waitFor({ timeout: 4000 }).catch(() => {});
    return page.locator("#results a").evaluateAll((all) => all.map((it) => it.textContent));
  };
  for (const [lang, query, expected] of [
    ["hy", "ժամացույցի", "6.1"],
    ["hy", "ժամացույցներով", "6.1"],
    ["hy", "դրոշակների", "6.8"],
    ["hy", "եւ զինվորներ", "3.7"],
    ["hy", "voch-voqi", "9"],
    ["ru", "часов", "6.1"],
    ["ru", "пешками", "3.7"],
    ["ru", "рокеровкой", "3.8.2"],
    ["ru", "заявлений", "9.5"],
    ["en", "my phone rang", "11.3.2"],
  ]) {
    const found = await results(lang, query);
    await check(found.some((it) => it.startsWith(expected)) && found.length > 0, `search ${lang} “${query}” finds ${expected} (${found.length})`);
  }
  await results("hy", "ժամացույցի");
  await check(async () => await page.locator("#results mark").count() > 0, "hits are highlighted");
  const before = await page.locator("#results li").count();
  await page.locator("#more-results").click();
  await check(async () => await page.locator("#results li").count() > before, "more results are shown on demand");
  await results("en", "stalmate");
  await check(async () => (await page.locator("#search-hint").textContent()).includes("stalemate"), "what was meant is offered");
  await go(page, "hy/search/");
  await page.locator("#q").fill("9.2.1");
  await page.keyboard.press("Enter");
  await page.waitForURL(/article9\/#9\.2\.1$/, { timeout: 4000 }).catch(() => {});
  await check(page.url().endsWith("hy/article9/#9.2.1"), "a number jumps to the clause");
  await go(page, "ru/article9/");
  await page.keyboard.press("/");
  await page.waitForURL(/ru\/search\//, { timeout: 4000 }).catch(() => {});
  await check(page.url().includes("ru/search/"), "the key / leads to the search");
  await page.context().close();
}

// --- The language switch keeps the clause
{
  const page = await open();
  await go(page, "hy/article9/#9.2.1");
  await page.locator(".languages a[hreflang=ru]").click();
  await page.waitForURL(/ru\/article9/, { timeout: 4000 }).catch(() => {});
  await check(page.url().endsWith("ru/article9/#9.2.1.1"), `from hy 9.2.1 to ru 9.2.1.1: ${page.url()}`);
  await page.locator(".languages a[hreflang=en]").click();
  await page.waitForURL(/\/en\//, { timeout: 4000 }).catch(() => {});
  await check(page.url().endsWith("en/article9/#9.2.1"), `and to the plain edition where there is no source: ${page.url()}`);
  await page.context().close();
}

// --- Offline after one visit
{
  const page = await open();
  const own = await host(site, "/sub/folder/");
  await page.goto(`${own.base}hy/article9/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Asked from here: a promise in the page counts as true before it is settled.
  const kept = () => page.evaluate(async (base) => {
    const store = await caches.open("kanon-1");
    const list = await kanonFetch(`${base}offline/hy.json.gz`);
    const found = await Promise.all(list.map((path) => store.match(`${base}${path}`)));
    return found.every(Boolean);
  }, own.base);
  for (let tries = 0; tries < 120 && !(await kept()); tries += 1) await page.waitForTimeout(500);
  await own.close();
  await page.context().setOffline(true);
  await page.goto(`${own.base}hy/rec3/`).catch(() => {});
  await check(async () => (await page.locator("h1").textContent().catch(() => "")).includes("III"), "a page never visited opens offline, in a sub-folder");
  await page.goto(`${own.base}hy/search/?q=${encodeURIComponent("մրցավարին")}`).catch(() => {});
  await page.locator("#results a").first().waitFor({ timeout: 4000 }).catch(() => {});
  await check(async () => await page.locator("#results a").count() > 0, "the search works offline");
  troubles.splice(0, troubles.length, ...troubles.filter((it) => !it.includes(new URL(own.base).host)));
  await page.context().close();
}

// --- Without JavaScript
{
  const page = await open({ javaScriptEnabled: false });
  await go(page, "hy/article9/");
  await check(async () => await page.locator("#\\39 \\.2\\.1 > .own > .text").isVisible(), "the text is there without JavaScript");
  await check(async () => await page.locator("button.theme").isHidden(), "and no button that does nothing");
  await page.context().close();
}

// --- Light and dark, print
{
  const page = await open({ colorScheme: "dark" });
  await go(page, "hy/article9/");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await page.locator("button.theme").click();
  const light = await paper();
  await page.reload();
  await check(async () => dark !== light && await paper() === light, "the switch changes the paper and is remembered");
  await page.emulateMedia({ media: "print" });
  await check(async () => await page.locator("header.top").isHidden() && await page.locator("#\\39 \\.2\\.1 > .own > .text").isVisible(), "print shows the text alone");
  const pdf = await page.pdf({ format: "A4" });
  await check(pdf.length > 20000, `print makes a booklet (${Math.round(pdf.length / 1024)} kB)`);
  await page.context().close();
}

// --- The whole book on paper
{
  const page = await open({ serviceWorkers: "block" });
  await page.addInitScript(() => { window.print = () => { window.printed = true; }; });
  await go(page, "hy/");
  await page.locator(".print-book").click();
  await page.waitForFunction(() => window.printed, null, { timeout: 20000 }).catch(() => {});
  const parts = await page.locator(".booklet").count();
  await page.emulateMedia({ media: "print" });
  await check(async () => parts > 15 && await page.locator("[id='9.2.1'] > .own > .text").isVisible(), `the book is printed whole (${parts} parts)`);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await check(async () => await page.locator(".booklet").count() === 0 && await page.locator("#book").count() === 1, "and the page is as it was");
  await page.context().close();
}

// --- Weight and layout shift
{
  for (const [address, limit] of [["hy/article9/", 60], ["hy/article7/", 60], ["hy/rules/draw.threefold.claim-intended.html", 100]]) {
    const page = await open({ serviceWorkers: "block" });
    let bytes = 0;
    let requests = 0;
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      // The Armenian serif comes only where the system has none.
      requests += pathname.endsWith(".woff2") ? 0 : 1;
      const file = path.join(site, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
      bytes += gzipSync(fs.readFileSync(file)).length;
    });
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await go(page, address);
    await page.waitForTimeout(500);
    const shift = await page.evaluate(() => window.shift);
    // The page, its style and script, the icon, and for boards two pictures that all pages share.
    await check(requests <= 6, `${address}: ${requests} requests`);
    await check(bytes / 1024 < limit, `${address}: ${Math.round(bytes / 1024)} kB packed`);
    await check(shift < 0.02, `${address}: layout shift ${shift}`);
    await page.context().close();
  }
}

// --- Nothing in the way of anyone
{
  const pages = (lang) => [
    "", "glossary/", "concordance/", "coverage/", "texts/", "search/", "rules/", "editors/",
    "rules/draw.threefold.claim-intended.html", "rules/act.touch.move.html", "compare/hy-ru/9.html",
  ].map((it) => `${lang}/${it}`).filter((it) => fs.existsSync(path.join(site, it.endsWith("/") ? `${it}index.html` : it)));
  const all = [...languages.flatMap(pages), "hy/article9/", "hy/rec1/", "ru/article9/", "", "404.html"];
  for (const width of [390, 1280]) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await open({ viewport: { width, height: 900 }, colorScheme, serviceWorkers: "block", reducedMotion: "reduce" });
      const wrong = [];
      for (const address of all) {
        await go(page, address);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 0) wrong.push(`${address}: ${wide} pixels too wide`);
        await page.evaluate(axeSource);
        const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
        for (const it of violations) wrong.push(`${address}: ${it.id} ${it.nodes[0].target} ${it.nodes[0].failureSummary.split("\n").slice(1, 3).join(" ")}`);
      }
      await check(wrong.length === 0, `axe on ${all.length} pages, ${width} pixels, ${colorScheme}${[...new Set(wrong)].slice(0, 10).map((it) => `\n     ${it}`).join("")}`);
      await page.context().close();
    }
  }
}

await check(troubles.length === 0, `no console error, no request to another host${troubles.slice(0, 6).map((it) => `\n     ${it}`).join("")}`);
await browser.close();
await server.close();
end();
