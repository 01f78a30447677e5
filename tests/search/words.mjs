// Checks word forms and numbers in the search of a built site: node words.mjs SITE WORDS.json.
import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";

const [, , site, file] = process.argv;
const run = (name) => vm.runInThisContext(fs.readFileSync(path.join(site, name), "utf8"), name);
run("assets/words.js");
run("assets/finder.js");

for (const [lang, { forms, numbers }] of Object.entries(JSON.parse(fs.readFileSync(file, "utf8")))) {
  const finder = await kanonSearch.open(async (name) => run(`search/${lang}/${name}`));
  const stem = (word) => finder.words.stem(finder.words.split(word)[0]);
  const heads = new Map();
  for (const [head, ...others] of forms) {
    for (const form of others) assert.equal(stem(form), stem(head), `${form} and ${head}`);
    assert.ok(!heads.has(stem(head)), `${head} and ${heads.get(stem(head))} are different words`);
    heads.set(stem(head), head);
  }
  for (const [typed, number] of numbers) {
    const { jump } = finder.find(typed);
    const entry = finder.entries[jump];
    assert.ok([entry?.latest, entry?.number].includes(number), `${lang} ${typed}: ${entry?.number}`);
  }
  for (const query of ["", " ", "...", "—", "50", "2018", "\u0000", "a".repeat(5000), "9.".repeat(500), "[(*+", "constructor", "__proto__"]) {
    const { results, jump } = finder.find(query);
    assert.ok(Array.isArray(results) && jump === null, `${lang} ${query.slice(0, 20)}`);
  }
  // A form of a word finds it, and nothing is marked that only looks alike.
  if (lang === "ru") {
    const { stems } = finder.find("конём");
    assert.deepEqual(finder.hits("Кони стоят в конце доски", stems), [[0, 4]]);
  }
  // A misspelt word is answered, and what was meant is offered; so is the nearest word to nonsense.
  const misspelt = { en: ["stalmate", "stalemate"], ru: ["рокеровка", "рокировка"], hy: ["փոխադեղում", "փոխատեղում"] }[lang];
  const { results, meant } = finder.find(misspelt[0]);
  assert.ok(results.length > 0);
  assert.equal(finder.words.stem(meant), finder.words.stem(misspelt[1]));
}
console.log("ok");
