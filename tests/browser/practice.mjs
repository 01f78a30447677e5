// Plays the practice pages of a built site, and the page that holds its own questions, in a real
// browser. `node practice.mjs SITE PAPER [CHROMIUM]` prints one line for each thing that holds or
// does not, and fails if one does not.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { HtmlValidate } from "html-validate";
import { check, end, same } from "./checks.mjs";
import { host } from "./host.mjs";

const [site, paper, executablePath = "/usr/bin/chromium"] = process.argv.slice(2);
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const json = (file) => JSON.parse(zlib.gunzipSync(fs.readFileSync(path.join(site, "practice", `${file}.gz`))));
const catalog = json("ru/index.json");
const bankOf = (lang) => new Map(catalog.topics.flatMap((topic) => json(`${lang}/${topic.id}.json`)).map((card) => [card.id, card]));
const banks = { hy: bankOf("hy"), ru: bankOf("ru"), en: bankOf("en") };
const item = (id) => catalog.items.find((it) => it.id === id);

const server = await host(site);
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const troubles = [];
// Without WebAssembly the questions are those of the bank, which are known here.
const open = async ({ makes = false, ...options } = {}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block", ...options });
  if (!makes) await context.addInitScript(() => { delete globalThis.WebAssembly; });
  const page = await context.newPage();
  page.setDefaultTimeout(15000);
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("ERR_INTERNET_DISCONNECTED")) troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, host: to } = new URL(request.url());
    if (protocol.startsWith("http") && to !== new URL(server.base).host) troubles.push(`${page.url()}: asks ${request.url()}`);
  });
  return page;
};
const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("kanon-practice") || "{}"));
const runOf = async (page, mode) => (await stored(page)).runs[mode];
const main = (page) => page.locator(".act .main:visible");
const TAPPED = ["one-of", "yes-no", "clause"];
// A run of chosen questions that was begun on the day of the page's clock.
const begun = (page, mode, day, ids) => page.evaluate(([name, date, all]) => localStorage.setItem("kanon-practice", JSON.stringify({
  version: 1, runs: { [name]: { mode: name, day: date, ids: all, orders: all.map(() => null), answers: all.map(() => null), at: 0, filter: {} } },
})), [mode, day, ids]);

// Fills in an answer: the right one, or one that a misconception leads to.
const fillIn = async (page, card, right) => {
  const option = card.options.find((it) => it.right === right);
  if (card.type === "numbers") {
    const time = (all) => `${Math.floor(all / 3600)}:${String(Math.floor(all / 60) % 60).padStart(2, "0")}:${String(all % 60).padStart(2, "0")}`;
    await page.fill("input[name=white]", time(option.clocks[0]));
    await page.fill("input[name=black]", time(option.clocks[1]));
  } else if (card.type === "move") {
    await page.fill("input[name=move]", option.text);
  } else {
    for (const [at, it] of card.options.entries()) {
      const wanted = card.type === "several-of" ? it.right === right : it === option;
      if (wanted) await page.locator(`.option:has(input[value="${at}"])`).click();
    }
  }
  return option;
};
// Answers: by the tap itself, or by the button where a tap is not enough.
const give = async (page, card, right) => {
  const option = await fillIn(page, card, right);
  if (!TAPPED.includes(card.type)) await page.locator("button[type=submit]:visible").click();
  await page.waitForSelector(".feedback");
  return option;
};
const overflows = (page) => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

// --- Questions made in the browser: they never end, come back exactly, and a day has the same ten
{
  const isMade = (run, at) => !item(run.ids[at]);
  const page = await open({ makes: true });
  await page.clock.setFixedTime(new Date(2026, 4, 10, 12));
  await page.goto(`${server.base}ru/practice/`);
  await page.waitForSelector(".question");
  const run = await runOf(page, "practice");
  await check(run.ids.length === 10 && run.ids.every((_, at) => isMade(run, at)), "a round is made of new questions");
  const told = await page.locator(".story").textContent();
  const asked = await page.locator(".answer legend").textContent();
  await page.reload();
  await page.waitForSelector(".question");
  await same(await page.locator(".story").textContent(), told, "a made question comes back exactly after a reload");
  await same(await page.locator(".answer legend").textContent(), asked, "and asks the same");
  await page.locator("[aria-controls=filter]").click();
  await same(async () => (await page.locator(".setup .hint").textContent()).trim(), "", "no number is told where questions never end");
  const [kind, seed] = (await stored(page)).made[run.ids[0]];
  await check(typeof kind === "string" && Number.isSafeInteger(seed), "it is kept by its kind and seed");
  await page.goto(`${server.base}en/practice/`);
  await page.waitForSelector(".question");
  await same((await runOf(page, "practice")).ids[0], run.ids[0], "another language goes on with the same question");
  await check(!/[а-я]/.test(await page.locator(".story").textContent()), "in its own words");
  const days = [];
  for (const lang of ["hy", "en"]) {
    const reader = await open({ makes: true });
    await reader.clock.setFixedTime(new Date(2026, 4, 10, 12));
    await reader.goto(`${server.base}${lang}/practice/#daily`);
    await reader.waitForSelector(".question");
    days.push((await runOf(reader, "daily")).ids);
    await reader.context().close();
  }
  await same(days[0].join(), days[1].join(), "the ten of a day are the same for everybody");
  await check(item(days[0][0]) && !item(days[0][1]), "the first of them is that of the start page, the others are made");
  await page.context().close();
}

// --- For a room: the code that leads phones to the question is in sight from the start
{
  const page = await open({ makes: true, viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.base}hy/practice/`);
  await page.waitForSelector(".question");
  await page.locator(".show-large").click();
  const code = page.locator(".present .code");
  await code.waitFor();
  const { y, height } = await code.boundingBox();
  await check(y >= 0 && y + height < 700, `the code is in sight (${Math.round(y)}–${Math.round(y + height)})`);
  await check(height >= 180, "and large enough for the last row");
  await page.context().close();
}

// --- Practice by touch: right, wrong, why
{
  const page = await open();
  await page.clock.setFixedTime(new Date(2026, 4, 10, 12));
  await page.goto(`${server.base}ru/practice/`);
  await page.waitForSelector(".question");
  await check(async () => await page.locator(".setup").isHidden(), "a first question comes at once, the filters are folded away");
  await page.locator("[aria-controls=filter]").click();
  await page.locator(".chips label", { hasText: "Статья 9" }).first().click();
  const fitting = catalog.items.filter((it) => it.topic === "9").length;
  await check(async () => (await page.locator(".setup .hint").textContent()).includes(String(fitting)), `${fitting} questions fit a topic`);
  await page.locator(".setup .main").click();
  await page.waitForFunction(() => document.querySelector("#filter")?.hidden);
  const chosen = await runOf(page, "practice");
  await check(chosen.ids.length === 10 && chosen.ids.every((id) => item(id).topic === "9"), "a round is about its topic");

  const numbers = catalog.items.find((it) => it.type === "numbers").id;
  const tapped = catalog.items.filter((it) => TAPPED.includes(it.type)).slice(0, 3).map((it) => it.id);
  const run = { ids: [...tapped, numbers] };
  await begun(page, "practice", "2026-05-10", run.ids);
  await page.reload();
  await page.waitForSelector(".question");
  const first = banks.ru.get(run.ids[0]);
  await give(page, first, true);
  await check(async () => await page.locator(".feedback.right .verdict").isVisible(), "a tap answers, and the key is right");
  await check(async () => (await page.locator(".score").textContent()).includes("1"), "the score counts it at once");
  await check(async () => (await page.locator(".feedback").textContent()).includes(first.why[0].text), "and the reason is told");
  const link = page.locator(".why a.ref").first();
  const target = new URL(await link.evaluate((it) => it.href)).pathname;
  await check(fs.existsSync(path.join(site, target)), "with a link to the clause's rule");
  await main(page).click();
  await page.waitForSelector(".feedback", { state: "detached" });

  const second = banks.ru.get(run.ids[1]);
  const wrong = await give(page, second, false);
  const belief = catalog.misconceptions[wrong.error];
  const said = await page.locator(".feedback.wrong .belief").textContent();
  await check(said.includes(belief.title) && said.includes(belief.feedback) && said.includes(catalog.rules[wrong.rule ?? belief.rule].title), "a wrong answer names its misconception and the clause against it");
  await check(async () => (await page.locator(".feedback .key").textContent()).includes(second.key), "and the right answer");
  const paint = (selector) => page.locator(selector).evaluate((it) => {
    const [red, green] = getComputedStyle(it).borderTopColor.match(/\d+/g).map(Number);
    return { red: red > green, sign: it.querySelector(".letter").textContent, tag: it.querySelector(".tag").textContent };
  });
  const [bad, good] = [await paint(".option:has(input:checked)"), await paint(".option.right")];
  await check(bad.red && bad.sign === "✗" && !good.red && good.sign === "✓", "wrong is red with a cross, right is green with a tick");
  await check(bad.tag === "Ваш ответ" && good.tag === "Верный ответ", "and both say so in words");
  await check(async () => await main(page).isVisible() && await page.locator(".feedback .verdict").isVisible(), "verdict and Next are in sight");
  await check(async () => !(await overflows(page)), "nothing is wider than a phone");
  const { items } = await stored(page);
  await same(`${items[run.ids[0]].box} ${items[run.ids[0]].due}`, "2 2026-05-13", "what was right comes back in three days");
  await same(`${items[run.ids[1]].box} ${items[run.ids[1]].due}`, "1 2026-05-11", "what was wrong comes back tomorrow");

  // A reload keeps the place.
  await page.reload();
  await page.waitForSelector(".question");
  await same(async () => await page.locator(".feedback.wrong").count(), 1, "a reload keeps the answer that was just given");
  await main(page).click();
  await page.waitForSelector(".feedback", { state: "detached" });
  await same(async () => await page.locator(".view-title").textContent(), "Вопрос 3 из 4", "and goes on");
  await give(page, banks.ru.get(run.ids[2]), true);
  await main(page).click();
  await page.waitForSelector("input[name=white]");
  await main(page).click();
  await check(async () => (await page.locator(".problem").textContent()).length > 0 && await page.locator(".feedback").count() === 0, "no answer is no answer");

  // The next day begins with what was wrong.
  await page.clock.setFixedTime(new Date(2026, 4, 11, 9));
  await page.reload();
  await page.waitForSelector(".question");
  await same(async () => (await runOf(page, "practice")).ids[0], run.ids[1], "tomorrow what was wrong is the first to be asked");
  await give(page, second, true);
  await same(async () => (await stored(page)).items[run.ids[1]].due, "2026-05-14", "right at last, it waits for three days");

  // Statistics: saved, erased, read again.
  await page.locator(".modes a").nth(3).click();
  await page.waitForSelector(".totals");
  const topics = await page.locator(".meters li").allTextContents();
  const unseen = catalog.topics.findIndex((topic) => run.ids.every((id) => item(id).topic !== topic.id));
  await check(!topics[unseen].includes("%") && topics.some((it) => it.includes("%")), "no share where nothing was asked");
  const planned = await page.locator(".plan li").allTextContents();
  await check(planned.length === 2 && planned[0].includes("13 мая 2026") && planned[1].includes("14 мая 2026"), "what to repeat, by local dates");
  await check(planned.every((it) => /\d\.\d/.test(it)), "and about which rules");
  await same(async () => (await page.locator(".totals b").last().textContent()).trim(), "2", "two days in a row");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".keep .quiet").nth(0).click()]);
  const file = await download.path();
  const kept = JSON.parse(fs.readFileSync(file, "utf8"));
  await same(kept.items[run.ids[1]].seen, 2, "what is saved holds every answer");
  await page.locator(".danger").click();
  await page.locator("dialog .quiet").click();
  await same(async () => Object.keys((await stored(page)).items).length, 3, "who cancels erases nothing");
  await page.locator(".danger").click();
  await page.locator("dialog .main").click();
  await page.waitForSelector(".notice");
  await same(async () => JSON.stringify(await stored(page)), "{}", "erasing leaves nothing behind");
  await page.setInputFiles("#import", file);
  await page.waitForFunction(() => localStorage.getItem("kanon-practice"));
  await same(async () => JSON.stringify((await stored(page)).items), JSON.stringify(kept.items), "a saved file brings everything back");
  await page.setInputFiles("#import", { name: "other.json", mimeType: "application/json", buffer: Buffer.from("[1]") });
  await page.waitForFunction((text) => document.querySelector(".notice").textContent !== text, "");
  await same(async () => JSON.stringify((await stored(page)).items), JSON.stringify(kept.items), "another file changes nothing");
  await page.context().close();
}

// --- By keyboard only
{
  const page = await open({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.base}hy/practice/`);
  await page.waitForSelector(".question");
  const tabTo = async (selector) => {
    for (let at = 0; at < 60; at += 1) {
      if (await page.evaluate((it) => document.activeElement.matches(it), selector)) return true;
      await page.keyboard.press("Tab");
    }
    return false;
  };
  await check(async () => await tabTo("[aria-controls=filter]"), "the filters can be reached by keyboard");
  await page.keyboard.press("Enter");
  await check(async () => await tabTo(".setup .main"), "and so can the start");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("#filter").hidden);
  await check(async () => await page.evaluate(() => document.activeElement.matches(".view-title")), "a question is read from its heading");
  const run = await runOf(page, "practice");
  const first = run.ids.findIndex((id) => TAPPED.includes(banks.hy.get(id).type));
  let byKeys = 0;
  for (const [at, id] of run.ids.entries()) {
    const card = banks.hy.get(id);
    const right = at % 2 === 0;
    const order = await page.locator(".option input").evaluateAll((all) => all.map((it) => Number(it.value)));
    if (at === first) {
      await tabTo(".option input");
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      await same(async () => await page.locator(".feedback").count(), 0, "keys that choose an option do not answer");
    }
    if (card.type === "numbers" || card.type === "move") {
      await tabTo("fieldset input");
      const option = card.options.find((it) => it.right === right);
      if (card.type === "move") await page.keyboard.type(option.uci);
      else {
        const time = (all) => `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
        await page.keyboard.type(time(option.clocks[0]));
        await page.keyboard.press("Tab");
        await page.keyboard.type(time(option.clocks[1]));
      }
    } else {
      // Several may be right; one wrong one is enough.
      const chosen = card.options.filter((it) => it.right === right).slice(0, right ? card.options.length : 1);
      for (const option of chosen) {
        const place = order.indexOf(card.options.indexOf(option));
        await page.keyboard.press(at % 3 ? String(place + 1) : "abcdefgh"[place]);
      }
      byKeys += 1;
    }
    await page.keyboard.press("Enter");
    const shown = await page.evaluate(() => document.activeElement.matches(".verdict") && document.activeElement.parentElement.className);
    if (shown !== (right ? "feedback right" : "feedback wrong")) await check(false, `question ${at + 1} by keyboard: ${shown}`);
    await page.keyboard.press("n");
    await page.waitForFunction((gone) => !document.querySelector(".feedback") || document.querySelector(".view-title").textContent !== gone, "");
  }
  await check(byKeys > 3, `${run.ids.length} questions answered by keyboard, ${byKeys} of them by letter and digit`);
  await same(async () => (await page.locator(".result b").textContent()).trim(), "5 / 10", "the round is counted");
  await same(async () => await page.locator(".review details").count(), 10, "and can be gone through again");
  await page.context().close();
}

// --- What was begun with questions that are gone is over
{
  const page = await open();
  await page.goto(`${server.base}ru/`);
  await page.evaluate(() => localStorage.setItem("kanon-practice", JSON.stringify({
    version: 1, runs: { exam: { mode: "exam", day: "2026-05-10", ids: ["q0000000000000000"], orders: [[0, 1]], answers: [0], at: 0, done: true } },
  })));
  await page.goto(`${server.base}ru/practice/#exam`);
  await page.waitForSelector(".setup, .view .main");
  await main(page).click();
  await page.waitForSelector(".question");
  await same(async () => (await runOf(page, "exam")).ids.includes("q0000000000000000"), false, "a new exam begins");
  await page.context().close();
}

// --- Every type of answer, and boards that can be stepped through
{
  const page = await open();
  await page.clock.setFixedTime(new Date(2026, 4, 10, 12));
  await page.goto(`${server.base}ru/`);
  const types = [...new Set([...banks.ru.values()].map((card) => card.type))];
  const cards = types.map((type) => [...banks.ru.values()].find((card) => card.type === type && (type !== "one-of" || (card.game && card.game.moves.length > 3 && card.events.some((it) => it.fen))))
    || [...banks.ru.values()].find((card) => card.type === type));
  await begun(page, "daily", "2026-05-10", cards.map((card) => card.id));
  await page.goto(`${server.base}ru/practice/#daily`);
  for (const card of cards) {
    await page.waitForSelector(".question:not(:has(.feedback))");
    if (card.game) {
      const unfold = page.locator(".unfold");
      await check(async () => /Ход (белых|чёрных)/.test(await unfold.textContent()), `${card.type}: it is said who is to move`);
      if (await unfold.getAttribute("aria-expanded") === "false") await unfold.click();
      await check(async () => await page.locator(".board svg").isVisible(), `${card.type}: a tap shows the board`);
      const drawn = await page.evaluate(() => {
        const fill = (kind) => getComputedStyle(document.querySelector(`.board .${kind}`)).fill;
        return { width: document.querySelector(".board svg").getBoundingClientRect().width, fills: [fill("light"), fill("dark")] };
      });
      await check(drawn.width > 250 && drawn.fills[0] !== drawn.fills[1], `${card.type}: large enough, with light and dark squares (${JSON.stringify(drawn)})`);
      const pieces = (fen) => fen.split(" ")[0].replace(/[^a-z]/gi, "").length;
      const uses = () => page.locator(".board use").count();
      await page.locator(".stepper button").first().click({ force: true });
      await same(async () => await uses(), pieces(card.game.fen), `${card.type}: the board begins as the record does`);
      const steps = card.game.moves.length + card.events.length;
      for (let at = 0; at < steps; at += 1) await page.keyboard.press("ArrowRight");
      const last = [...card.events].reverse().find((it) => it.fen);
      if (last) await same(async () => await uses(), pieces(last.fen), `${card.type}: and ends as the events leave it`);
      if (card.events.length) {
        await check(async () => await page.locator(".events li").last().getAttribute("aria-current") === "step", `${card.type}: the line of events goes along`);
        await check(async () => (await page.locator("[role=status].unseen").textContent()).includes(card.events[card.events.length - 1].text), `${card.type}: and it is announced`);
        await check(async () => (await page.locator(".caption").textContent()).includes(card.events[card.events.length - 1].text), `${card.type}: the event stands under the stepper`);
      }
      await check(async () => /король [a-h][1-8]/.test(await page.locator(".board svg").getAttribute("aria-label")), `${card.type}: the board has words`);
    }
    if (card.type === "move") {
      const { uci } = card.options.find((it) => it.right);
      for (const square of [uci.slice(0, 2), uci.slice(2, 4)]) {
        await page.locator(`.board rect[data-square=${square}]`).first().click({ force: true });
      }
      await check(async () => (await page.locator("input[name=move]").inputValue()).length > 1, "a move is made by tapping two squares");
      await main(page).click();
    } else await give(page, card, true);
    await same(async () => await page.locator(".feedback.right").count(), 1, `${card.type}: the key is right`);
    await main(page).click();
  }
  await check(types.length >= 4, `types of answers: ${types.join(", ")}`);
  await page.context().close();
}

// --- The questions of the day are the same for everybody
{
  const ids = async (lang, date) => {
    const page = await open();
    await page.clock.setFixedTime(date);
    await page.goto(`${server.base}${lang}/practice/#daily`);
    await page.waitForSelector(".question");
    const run = await runOf(page, "daily");
    await page.context().close();
    return run.ids.join(" ");
  };
  const [one, two, other] = [await ids("hy", new Date(2026, 0, 5, 8)), await ids("en", new Date(2026, 0, 5, 23)), await ids("hy", new Date(2026, 0, 6, 8))];
  await same(one, two, "the questions of a day are the same in every language, at any hour");
  await check(one !== other && one.split(" ").length === 10, "and others on the next day");
  await same(new Set(one.split(" ").map((id) => item(id).kind)).size, 10, "ten different kinds");

  // The first of them on the start page.
  for (const lang of ["hy", "ru", "en"]) {
    const page = await open();
    await page.clock.setFixedTime(new Date(2026, 0, 5, 8));
    await page.goto(`${server.base}${lang}/`);
    await page.waitForSelector(".today .question");
    const card = banks[lang].get(one.split(" ")[0]);
    await same(async () => await page.locator(".today legend").textContent(), card.prompt, `${lang}: the start page asks the question of the day`);
    const bar = (await page.locator(".ways").boundingBox()).y;
    const place = await page.locator(".today .option").nth(1).boundingBox();
    await check(place.y + place.height <= bar, `${lang}: two options are seen without scrolling`);
    await same(async () => await page.locator(".modes").count(), 0, `${lang}: and nothing else of the player`);
    await give(page, card, false);
    await check(async () => await page.locator(".feedback.wrong").isVisible(), `${lang}: one tap answers it`);
    await main(page).click();
    await page.waitForSelector(".kind-practice .question");
    const run = await runOf(page, "daily");
    await same(run.ids.join(" "), one, `${lang}: from there the other nine go on`);
    await check(run.at === 1 && run.answers[0].length === 1, `${lang}: and the first is not asked again`);
    await page.context().close();
  }
}

// --- Exams: passed, failed, out of time
const examine = async (page, lang, right, { count = 10 } = {}) => {
  await page.goto(`${server.base}${lang}/practice/#exam`);
  await page.waitForSelector(".setup");
  await page.locator(`input[name=count][value="${count}"]`).check({ force: true });
  await main(page).click();
  await page.waitForSelector(".palette");
  const run = await runOf(page, "exam");
  for (const [at, id] of run.ids.entries()) {
    await fillIn(page, banks[lang].get(id), right(at));
    if (at === 4) {
      await page.reload();
      await page.waitForSelector(".palette");
      await same(async () => await page.locator(".palette .answered").count(), 5, "a reload keeps what is answered");
    }
    if (await page.locator(".feedback").count()) await check(false, "an exam gives nothing away");
    if (at === 0) await check(async () => (await page.locator(".palette").boundingBox()).height < 60, "the places of an exam are one strip");
    await main(page).click();
  }
  await page.waitForSelector(".review");
  return run;
};
{
  const page = await open({ viewport: { width: 1280, height: 900 } });
  await page.clock.setFixedTime(new Date(2026, 4, 10, 12));
  const run = await examine(page, "ru", (at) => at > 1);
  await same(async () => await page.locator(".view-title").textContent(), "Экзамен сдан", "eight of ten is a pass");
  await same(async () => await page.locator(".review .missed").count(), 0, "and nothing is left without an answer");
  await same(async () => (await page.locator(".result b").textContent()).trim(), "8 из 10", "marks are counted");
  await same(async () => await page.locator(".review .wrong").count(), 2, "the review marks what was wrong");
  const titled = catalog.rules[item(run.ids[0]).rules[0]];
  const row = await page.locator(".review summary").first().textContent();
  await check(row.includes(titled.title) && row.includes(titled.numbers["2023"]), "a row of the review is titled by its rule");
  await page.locator(".review summary").first().click();
  await page.waitForSelector(".reviewed .feedback");
  const reviewed = await page.locator(".review details").first().textContent();
  await check(reviewed.includes(banks.ru.get(run.ids[0]).why[0].text), "and tells why");
  await page.reload();
  await page.waitForSelector(".review");
  await check(true, "the result is still there after a reload");
  await main(page).click();
  await page.waitForSelector(".setup");
  await examine(page, "ru", (at) => at > 2);
  await same(async () => await page.locator(".view-title").textContent(), "Экзамен не сдан", "seven of ten is none");
  await main(page).click();
  await main(page).click();
  await page.waitForSelector(".timer");
  await page.clock.setFixedTime(new Date(2026, 4, 10, 14));
  await page.waitForSelector(".review");
  await same(async () => await page.locator(".view-title").textContent(), "Экзамен не сдан", "time over hands in");
  await same(async () => await page.locator(".review .missed").count(), 20, "what has no answer is not called wrong");
  await page.locator(".review summary").first().click();
  await same(async () => await page.locator(".reviewed .verdict").first().evaluate((it) => it.lastChild.textContent), "Нет ответа", "and says so where it is told why");
  const { exams } = await stored(page);
  await same(exams.map((exam) => `${exam.right}/${exam.count}`).join(" "), "8/10 7/10 0/20", "exams are remembered");
  await page.context().close();
}

// --- From a rule to its questions, and without memory
{
  const page = await open();
  await page.goto(`${server.base}hy/rules/draw.fifty.html`);
  await page.locator("a.practise").click();
  await page.waitForSelector(".question");
  const run = await runOf(page, "practice");
  await check(run.ids.every((id) => item(id).rules.some((at) => catalog.rules[at].id.startsWith("draw.fifty"))), "a rule leads to questions about it");
  await page.goto(`${server.base}hy/article9/`);
  const link = page.locator(".clause .meta a[href*=practice]").first();
  await check(async () => (await link.getAttribute("href")).includes("?rule="), "and so does a clause");
  await page.context().close();

  const poor = await open();
  await poor.addInitScript(() => { Storage.prototype.setItem = () => { throw new DOMException("no", "SecurityError"); }; });
  await poor.goto(`${server.base}en/practice/`);
  await check(async () => (await poor.locator(".notice").textContent()).includes("remember"), "a browser that remembers nothing is told of");
  await poor.waitForSelector(".question");
  await check(true, "and practice works all the same");
  await poor.context().close();

  const plain = await open({ javaScriptEnabled: false });
  await plain.goto(`${server.base}ru/practice/`);
  await check(async () => await plain.locator("noscript p, noscript").first().isVisible(), "without JavaScript there is a note");
  await plain.context().close();
}

// --- Offline after the first visit
{
  const page = await open({ serviceWorkers: "allow" });
  await page.goto(`${server.base}hy/practice/`);
  await page.waitForSelector(".question");
  const files = ["hy/practice/", "practice/hy/index.json.gz", ...catalog.topics.map((topic) => `practice/hy/${topic.id}.json.gz`)];
  // Asked from here: a promise in the page counts as true before it is settled.
  const kept = () => page.evaluate(async ([base, wanted]) => {
    const store = await caches.open("kanon-1");
    const found = await Promise.all(wanted.map((it) => store.match(base + it, { ignoreSearch: true })));
    return found.every(Boolean);
  }, [server.base, files]);
  for (let tries = 0; !(await kept()); tries += 1) {
    if (tries === 100) throw new Error("the questions are not kept for reading offline");
    await page.waitForTimeout(200);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 20000, polling: 200 });
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector(".question", { timeout: 20000 });
  const run = await runOf(page, "practice");
  await give(page, banks.hy.get(run.ids[0]), true);
  await same(async () => await page.locator(".feedback.right").count(), 1, "without a network practice goes on");
  await page.context().close();
}

// --- The page that holds its own questions, from a disk
{
  const file = path.join(paper, "interactive.ru.html");
  const html = fs.readFileSync(file, "utf8");
  const cards = new Map(JSON.parse(/id="player-data"[^>]*>(.*?)<\/script>/s.exec(html)[1]).cards.map((card) => [card.id, card]));
  const report = await new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: { "long-title": "off", "no-trailing-whitespace": "off", "require-sri": "off", "void-style": "off", "doctype-style": "off" },
  }).validateString(html);
  const wrong = report.results.flatMap((result) => result.messages).map((it) => `${it.ruleId}: ${it.message}`);
  await check(wrong.length === 0, `the page of its own is valid HTML ${wrong.slice(0, 3).join("; ")}`);
  const page = await open({ viewport: { width: 1280, height: 900 } });
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  await page.waitForSelector(".question");
  const ids = (await runOf(page, "practice")).ids;
  for (const [at, right] of [true, false].entries()) {
    await page.waitForSelector(".question:not(:has(.feedback))");
    await give(page, cards.get(ids[at]), right);
    await same(async () => await page.locator(right ? ".feedback.right" : ".feedback.wrong").count(), 1, `on the page of its own ${right ? "the key is right" : "a misconception is wrong"}`);
    await main(page).click();
  }
  await page.locator(".modes a").nth(1).click();
  await page.waitForSelector("input[name=count]");
  await page.locator("input[name=count]").first().check({ force: true });
  await main(page).click();
  await page.waitForSelector(".palette");
  for (const id of (await runOf(page, "exam")).ids) {
    await fillIn(page, cards.get(id), true);
    await main(page).click();
  }
  await page.waitForSelector(".result.passed");
  await check(true, "and an exam can be passed");
  await same(asked.filter((address) => !address.startsWith("data:")).length, 1, "it asks nobody for anything");
  await page.goto(pathToFileURL(path.join(site, "en/practice/index.html")).href);
  await check(async () => (await page.locator(".failure").textContent()).includes("disk"), "the site's own page says what a disk cannot do");
  await page.context().close();
}

// --- One phone screen: story, question and two options; nothing jumps
for (const lang of ["hy", "ru", "en"]) {
  const page = await open();
  await page.clock.setFixedTime(new Date(2026, 4, 10, 12));
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += entry.hadRecentInput ? 0 : entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    // Options in the same order in every run.
    let state = 20260510;
    Math.random = () => (state = state * 16807 % 2147483647) / 2147483647;
  });
  await page.goto(`${server.base}${lang}/`);
  await page.waitForSelector(".today .question");
  await page.waitForTimeout(300);
  await check(async () => await page.evaluate(() => window.shifted) < 0.05, `${lang}: the start page stands still`);
  const asked = catalog.items;
  let fit = 0;
  let most = 0;
  for (const { id } of asked) {
    await begun(page, "practice", "2026-05-10", [id]);
    await page.goto(`${server.base}${lang}/practice/`);
    await page.waitForSelector(".question");
    const [bottom, bar, shifted] = await page.evaluate(() => {
      const fields = [...document.querySelectorAll(".option, .answer input[type=text]")];
      return [(fields[1] || fields[0]).getBoundingClientRect().bottom, document.querySelector(".ways").getBoundingClientRect().top, window.shifted];
    });
    fit += bottom <= bar ? 1 : 0;
    most = Math.max(most, shifted);
  }
  await check(fit >= 0.9 * asked.length, `${lang}: ${fit} of ${asked.length} questions show two options on the first screen`);
  await check(most < 0.05, `${lang}: the practice page stands still`);
  await page.context().close();
}

// --- Everybody can use it
{
  const looks = [["hy", 390, "light"], ["hy", 390, "dark"], ["hy", 1280, "light"], ["hy", 1280, "dark"], ["ru", 390, "dark"], ["en", 1280, "light"]];
  for (const [lang, width, colorScheme] of looks) {
    const page = await open({ viewport: { width, height: 844 }, colorScheme, bypassCSP: true, reducedMotion: "reduce" });
    const wrong = [];
    const look = async (what) => {
      const found = await page.evaluate(async (source) => {
        if (!window.axe) (0, eval)(source);
        const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
        return violations.map((it) => `${it.id} ${it.nodes[0].html.slice(0, 120)}`);
      }, axeSource);
      if (await overflows(page)) found.push("is wider than the screen");
      wrong.push(...found.map((it) => `${what}: ${it}`));
    };
    await page.goto(`${server.base}${lang}/practice/`);
    await page.waitForSelector(".question");
    await look("question");
    await page.locator("[aria-controls=filter]").click();
    await look("filters");
    await page.locator("[aria-controls=filter]").click();
    if (width < 500) {
      await page.locator(".unfold").click();
      await look("board");
    } else {
      await page.locator(".show-large").click();
      await look("present");
      await page.keyboard.press("Space");
      await check(async () => await page.locator(".present .feedback").isVisible(), "presented, a key shows the answer");
      await look("presented answer");
      await page.keyboard.press("Escape");
      await same(async () => await page.locator(".present").count(), 0, "and Escape leaves");
    }
    const { ids } = await runOf(page, "practice");
    await give(page, banks[lang].get(ids[0]), false);
    await look("answer");
    await page.goto(`${server.base}${lang}/practice/#exam`);
    await page.waitForSelector(".setup");
    await main(page).click();
    await page.waitForSelector(".palette");
    await look("exam");
    await page.locator(".hand-in").click();
    await page.locator("dialog .main").click();
    await page.locator(".review summary").first().click();
    await page.waitForSelector(".reviewed .feedback");
    await look("result");
    await page.locator(".modes a").nth(3).click();
    await page.waitForSelector(".totals");
    await look("statistics");
    await check(wrong.length === 0, `axe finds nothing, ${lang} ${width} ${colorScheme}${wrong.slice(0, 6).map((it) => `\n     ${it}`).join("")}`);
    await page.context().close();
  }
}

await check(troubles.length === 0, `no error and no foreign request${troubles.slice(0, 6).map((it) => `\n     ${it}`).join("")}`);
await browser.close();
await server.close();
end();
