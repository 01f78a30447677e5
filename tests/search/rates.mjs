// Runs queries through the search of a built site, as a reader's browser would.
// Usage: node rates.mjs SITE QUERIES.json [all] → where the first answer of each query stands.
import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";

const [, , site, queries] = process.argv;
const run = (file) => vm.runInThisContext(fs.readFileSync(path.join(site, file), "utf8"), file);
run("assets/words.js");
run("assets/finder.js");

const answers = (wanted, number) => wanted.split(",").map((it) => it.trim()).some((it) => {
  if (!it.endsWith("*")) return it === number;
  const whole = it.slice(0, -1);
  return number === whole || number.startsWith(`${whole}.`);
});

const ranks = {};
for (const [lang, list] of Object.entries(JSON.parse(fs.readFileSync(queries, "utf8")))) {
  const finder = await kanonSearch.open(async (name) => run(`search/${lang}/${name}`));
  ranks[lang] = list.map(([query, wanted]) => {
    const { results } = finder.find(query);
    const shown = finder.grouped(results.slice(0, 10)).flatMap(({ members }) => members);
    const numbers = shown.map((at) => finder.entries[at].latest || finder.entries[at].number || "");
    return { query, rank: 1 + numbers.findIndex((it) => answers(wanted, it)), numbers };
  });
}
console.log(JSON.stringify(ranks));
