// Tells what happened on the Ask pages of a built site, in a real browser, and compares what they
// show with what the program rules on the scenario that they export. What a case must end with is
// written from the Laws. `node ask.mjs SITE KANON [CHROMIUM]` prints one line for each thing that
// holds or does not, and fails if one does not.
import fs from "node:fs";
import path from "node:path";
import { execFileSync, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { check, end, same } from "./checks.mjs";
import { host } from "./host.mjs";

const [site, kanon, executablePath = "/usr/bin/chromium"] = process.argv.slice(2);
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const server = await host(site);
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

const troubles = [];
const open = async (address, options = {}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 }, serviceWorkers: "block", reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"], ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`${page.url().slice(0, 80)}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`${page.url().slice(0, 80)}: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, host: to } = new URL(request.url());
    if (protocol.startsWith("http") && to !== new URL(server.base).host) troubles.push(`asks ${request.url()}`);
  });
  await page.goto(`${server.base}${address}`);
  return page;
};
const plain = (text) => text.replace(/[\u2068\u2069]/g, "").replace(/\s+/g, " ").trim();

// What a button of the ruling puts on the clipboard.
const copied = async (page, nth) => {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.locator(".ruled .tools-row button").nth(nth).click();
  for (const until = Date.now() + 10000; ;) {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    if (text || Date.now() > until) return text;
    await page.waitForTimeout(25);
  }
};
const [LINK, TOML, QUESTION] = [0, 1, 2];
const ruling = (toml, lang, format) => execFileSync(kanon, ["--lang", lang, "rule", "--format", format, "-"], { input: toml, encoding: "utf8" });

// The page shows what the program rules on the exported scenario, which is what the Laws say;
// its clauses lead to pages; nothing is too wide or in the way of anyone.
const shows = async (page, what, outcome, clause) => {
  const lang = await page.evaluate(() => document.documentElement.lang);
  const name = `${lang}: ${what}`;
  const toml = await copied(page, TOML);
  const wanted = JSON.parse(ruling(toml, lang, "json"));
  await same(wanted.outcome, outcome, `${name}: ${outcome}`);
  const numbers = wanted.citations.deciding.map((it) => it.clause);
  await check(numbers.includes(clause), `${name}: by ${clause} (${numbers})`);
  await same(async () => (await page.locator(".cited summary b").allTextContents()).join(), numbers.join(), `${name}: the same clauses on the page`);
  const told = plain(ruling(toml, lang, "text").trim().split(/\n\s*\n/).at(-1).split("•")[0]);
  await check(async () => plain(await page.locator(".ruled").textContent()).includes(told), `${name}: “${told}”`);
  await same(async () => await page.locator(".result.over").count(), outcome === "ongoing" ? 0 : 1, `${name}: shown as ${outcome === "ongoing" ? "going on" : "over"}`);
  const links = await page.locator(".cited a").evaluateAll((all) => all.map((it) => new URL(it.href).pathname));
  await check(links.every((it) => fs.existsSync(path.join(site, it))), `${name}: its clauses have pages`);
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await check(violations.length === 0 && wide <= 0, `${name}: in nobody's way${violations.map((it) => `\n     ${it.id} ${it.nodes[0].target}`).join("")}${wide > 0 ? `, ${wide} pixels too wide` : ""}`);
  return toml;
};
const fact = (page, value) => page.locator(`.facts input[value="${value}"]`).first().check();
const ruled = (page) => page.locator(".ruled .result").waitFor();

// --- Situations with changed facts
let second;
{
  const page = await open("en/ask/");
  await page.locator(".choices button").first().click();
  await ruled(page);
  await shows(page, "touched one piece, moved another", "ongoing", "4.3.1");
  const opened = page.locator(".cited").first();
  await opened.locator("summary").click();
  await check(async () => (await opened.locator(".clause-text").textContent()).includes("touched"), "a clause opens in place");
  await page.locator(".head-row button").click();
  const atSituations = async () => await page.locator(".choices button").count() > 10 && !new URL(page.url()).hash;
  await check(atSituations, "there is a way back to the situations");
  await page.locator(".choices button").nth(1).click();
  await ruled(page);
  await page.locator("a.skip").focus();
  await page.keyboard.press("Enter");
  await check(async () => await page.locator(".ruled .result").isVisible() && new URL(page.url()).hash.length > 20, "the way past the menu keeps the story");
  await page.goBack();
  await check(atSituations, "one step back leads to the situations");
  await page.context().close();
}
{
  const page = await open("en/ask/#illegal", { viewport: { width: 1280, height: 900 }, colorScheme: "dark" });
  await ruled(page);
  await shows(page, "a first illegal move", "ongoing", "7.5.5");
  await fact(page, "second");
  await shows(page, "a second illegal move", "0-1", "7.5.5");
  await fact(page, "black");
  second = { toml: await shows(page, "a second illegal move of Black", "1-0", "7.5.5"), link: await copied(page, LINK) };
  await check((await copied(page, QUESTION)).includes('ask = "ruling"'), "a story becomes a question");
  await page.context().close();
}
{
  const page = await open("ru/ask/#flag");
  await ruled(page);
  await shows(page, "a flag fell", "0-1", "6.9");
  await fact(page, "40");
  await shows(page, "a flag fell after all forty moves", "ongoing", "6.4");
  await fact(page, "39");
  await shows(page, "a flag fell after thirty-nine of forty moves", "0-1", "6.9");
  await fact(page, "king");
  await shows(page, "a flag fell, the opponent has a king alone", "1/2-1/2", "6.9");
  await page.locator(".box > summary").last().click();
  await page.locator(".whole details summary").first().click();
  const completed = page.locator(".whole details").first().locator(".pair-field").nth(1).locator("input");
  await completed.first().fill("40");
  await page.keyboard.press("Tab");
  await completed.last().fill("40");
  await page.keyboard.press("Tab");
  await shows(page, "both have completed forty moves, written one after the other", "ongoing", "6.4");
  await page.context().close();
}
{
  const page = await open("hy/ask/#claim");
  await ruled(page);
  await shows(page, "the position is about to be there three times", "1/2-1/2", "9.2.1");
  await fact(page, "short");
  await shows(page, "it would be there twice", "ongoing", "9.5.3");
  await page.context().close();
}
{
  const page = await open("ru/ask/#late");
  await ruled(page);
  await page.locator(".facts input[type=text]").fill("31:00");
  await fact(page, "thirty");
  await shows(page, "31 minutes late where 30 are allowed", "0-1", "6.7.1");
  await fact(page, "hour");
  await shows(page, "31 minutes late where an hour is allowed", "ongoing", "6.7.1");
  await page.context().close();
}

// --- What was said last holds
{
  const page = await open("ru/ask/#illegal");
  await ruled(page);
  await page.locator(".box > summary").last().click();
  await page.locator(".whole input").first().fill("5+3");
  await page.locator(".whole input").first().press("Tab");
  await fact(page, "rapid");
  await same(async () => await page.locator(".whole input").first().inputValue(), "15+10", "a fact takes the place of the time control that was set before");
  await fact(page, "standard");
  await page.locator(".box > summary").first().click();
  await page.locator(".event-tools button").first().click();
  await page.locator(".editor input").first().fill("e1e2");
  await page.keyboard.press("Tab");
  await check(async () => await page.locator(".facts *").count() === 0, "who changes an event tells a story of their own");
  await shows(page, "a legal move is called illegal", "ongoing", "3.10.1");
  await page.locator(".editor input").first().fill("d2d4");
  await page.keyboard.press("Tab");
  await shows(page, "the king is left in check", "ongoing", "3.9.2");
  await page.locator(".event-tools button").nth(2).focus();
  await page.keyboard.press("Enter");
  await shows(page, "the clock is pressed without a move", "ongoing", "7.5.3");
  await page.context().close();
}

// --- A story of one's own, in the event editor
{
  const page = await open("hy/ask/");
  await page.locator(".choosing .plain").click();
  await page.locator(".add select").selectOption("resign");
  await page.locator(".editor select").first().selectOption("black");
  await shows(page, "Black resigns", "1-0", "5.1.2");
  await page.locator(".event-tools button").last().click();
  await check(async () => await page.locator(".event-list li").count() === 0, "an event can be removed");
  await page.locator(".add select").selectOption("touch");
  await page.locator(".editor summary").click();
  const intents = await page.locator('.editor option[value="move"]').allTextContents();
  await same(intents.join(), "Դրանով քայլելու համար", "how a piece was touched is asked as in the situation");
  await page.locator(".event-tools button").last().click();
  // What is wrong is said in the words of the page, never in those of the file format.
  const said = async () => (await page.locator(".problems").allTextContents()).join();
  await page.locator(".under-board input[value=setup]").check({ force: true });
  await page.locator(".under-board .palette button").last().click();
  await page.locator('[data-square="e1"]').click();
  await page.locator(".add select").selectOption("resign");
  await check(async () => /^[^a-z]+$/.test(await said()), "a board without a king is not ruled on");
  await page.context().close();
}

// --- A pasted position and a move, by the keyboard alone
{
  const page = await open("ru/ask/");
  const press = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
  await page.locator(".choosing .plain").focus();
  await press("Enter");
  await page.locator(".paste summary").focus();
  await press("Enter", "Tab");
  await page.keyboard.insertText("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40");
  await press("Tab", "Enter");
  await check(async () => /♖|Ладья|ладья/.test(await page.locator('[data-square="a1"]').getAttribute("aria-label")), "a position can be pasted");
  await page.locator(".under-board input[value=before]").focus();
  await press("ArrowRight");
  await same(async () => await page.locator(".under-board input:checked").inputValue(), "story", "an arrow chooses what the board does");
  await page.locator('.squares [tabindex="0"]').focus();
  await press(..."ArrowLeft ".repeat(4).trim().split(" "), "ArrowDown", "Enter");
  await same(async () => await page.locator(".squares .chosen").getAttribute("data-square"), "a1", "arrows walk over the board");
  await press(..."ArrowUp ".repeat(7).trim().split(" "), "Enter");
  await shows(page, "mate by the keyboard", "1-0", "5.1.1");
  await page.context().close();
}
{
  const page = await open("en/ask/");
  await page.locator(".choosing .plain").click();
  await page.locator(".paste summary").click();
  await page.locator(".paste textarea").fill('[Event "A game"]\n\n1. e4 {well known} e5 (1... c5 2. c3) 2. Nf3 *');
  await page.locator(".paste .main").click();
  await check(async () => (await page.locator('[data-square="f3"]').getAttribute("aria-label")).toLowerCase().includes("knight"), "a game can be pasted");
  await page.locator(".add select").selectOption("offer");
  await page.locator(".editor select").first().selectOption("white");
  await page.locator(".add select").selectOption("accept");
  await page.locator(".editor select").first().selectOption("black");
  await shows(page, "a draw is offered and accepted", "1/2-1/2", "9.1.2.1");
  await page.context().close();
}

// --- Questions of the practice page are live
{
  const page = await open("en/practice/");
  let opened = 0;
  for (let tries = 0; tries < 10 && opened < 3; tries += 1) {
    await page.locator(".question").waitFor();
    // Only questions that a tap answers; others are left for a new run.
    if (await page.locator("fieldset.as-one-of, fieldset.as-yes-no, fieldset.as-clause").count()) {
      await page.locator(".answer label").first().click();
      const link = page.locator(".feedback .open-ask a");
      await check(async () => await link.count() && (await link.evaluate((it) => new URL(it.href).hash)).length > 20, "a question opens in Ask");
      const asked = await open(`en/ask/${await link.evaluate((it) => new URL(it.href).hash)}`);
      await ruled(asked);
      await check(async () => await asked.locator(".event-list li").count() > 0, "and is ruled on there");
      await asked.context().close();
      opened += 1;
    }
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  }
  await same(opened, 3, "three questions were opened in Ask");
  await page.context().close();
}
{
  const page = await open("ru/rules/draw.threefold.claim-intended.html");
  const links = await page.locator(".end a").evaluateAll((all) => all.map((it) => it.href));
  await check(links.length >= 2, "a rule has its pair of cases");
  for (const link of links) {
    await page.goto(link);
    await ruled(page);
    await page.goto(`${server.base}ru/`);
  }
  await check(true, "and both open in Ask");
  await page.context().close();
}

// --- Offline after the first visit: Ask, the engine, endless practice
{
  const gone = await host(site);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(`${gone.base}en/ask/`);
  const kept = () => page.evaluate(async (base) => {
    const store = await caches.open("kanon-1");
    const list = await kanonFetch(`${base}offline/en.json.gz`);
    const found = await Promise.all(list.map((it) => store.match(base + it, { ignoreSearch: true })));
    return found.every(Boolean) && Boolean(navigator.serviceWorker.controller);
  }, gone.base);
  for (const until = Date.now() + 60000; !(await kept()) && Date.now() < until;) await page.waitForTimeout(200);
  await gone.close();
  await page.goto(`${gone.base}en/ask/`);
  await page.locator(".choices button").nth(1).click();
  await ruled(page);
  await check(async () => await page.locator(".cited").count() > 0, "without a network Ask rules");
  await page.locator(".cited summary").first().click();
  await check(async () => (await page.locator(".cited .clause-text").first().textContent()).length > 20, "and shows the clauses");
  await page.goto(`${gone.base}en/practice/`);
  await page.locator(".question").waitFor();
  await check(async () => Object.keys((await page.evaluate(() => JSON.parse(localStorage.getItem("kanon-practice") || "{}"))).made || {}).length > 0, "without a network practice makes new questions");
  await context.close();
}

// --- A shared link
{
  const page = await open(`hy/ask/#${new URL(second.link).hash.slice(1)}`);
  await ruled(page);
  const toml = await shows(page, "a shared link, in another language", "1-0", "7.5.5");
  await same(toml, second.toml, "a shared link tells the same story");
  const other = await page.locator(".languages a").first().evaluate((it) => new URL(it.href).hash);
  await same(other, new URL(second.link).hash, "another language goes on with it");
  await page.context().close();
  const broken = await open("en/ask/#bm90IGEgc3Rvcnk");
  await check(async () => await broken.locator(".choices button").count() > 10, "a link that tells nothing shows the situations");
  await broken.context().close();
}

// --- Every situation with any two of its facts changed can be ruled on
{
  const situations = createRequire(import.meta.url)(path.resolve(site, "assets/ask-situations.js"));
  const told = [];
  for (const id of situations.ids) {
    // With how few changes each story was reached: what was met late may be met again, and varied.
    const seen = new Map();
    const vary = (facts, changes) => {
      const key = JSON.stringify(facts);
      if (seen.get(key) <= changes) return;
      if (!seen.has(key)) told.push({ ...situations.tell(id, facts), id: `${id} ${key}` });
      seen.set(key, changes);
      if (changes === 2) return;
      const asked = situations.asked(id, facts);
      for (const { name, values } of asked.filter((it) => it.kind === "choice")) {
        for (const value of values.filter((it) => it !== facts[name])) {
          // The page turns what was picked on the board with the player.
          const picked = name === "who" ? asked.filter((it) => ["move", "square"].includes(it.kind)) : [];
          vary({ ...facts, [name]: value, ...Object.fromEntries(picked.map((it) => [it.name, situations.turned(facts[it.name], "uci")])) }, changes + 1);
        }
      }
    };
    vary(situations.defaults(id), 0);
  }
  const { stdout, stderr } = spawnSync(kanon, ["--lang", "en", "rule", "--format", "json", "-"], { input: told.map((it) => JSON.stringify(it)).join("\n"), encoding: "utf8", maxBuffer: 1 << 26 });
  const answered = new Set(stdout.trim().split("\n").map((line) => JSON.parse(line)).filter((it) => it.outcome).map((it) => it.id));
  const refused = told.filter((it) => !answered.has(it.id));
  await check(refused.length === 0, `${told.length} variations are ruled on${refused.slice(0, 5).map((it) => `\n     ${it.id}`).join("")}${refused.length ? `\n${stderr.slice(0, 600)}` : ""}`);
}

await check(troubles.length === 0, `no console error, no request to another host${troubles.slice(0, 6).map((it) => `\n     ${it}`).join("")}`);
await browser.close();
await server.close();
end();
