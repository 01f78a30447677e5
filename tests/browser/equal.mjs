// Compares what the module answers, in node and in a real browser, with what the engine answered.
// `node equal.mjs FOLDER [CHROMIUM]`: the folder holds kanon.wasm.gz, and in requests.jsonl and
// answers.jsonl a request and its answer a line. Fails where an answer differs in a byte.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { chromium } from "playwright-core";
import { check, end } from "./checks.mjs";
import { host } from "./host.mjs";

const [folder, executablePath = "/usr/bin/chromium"] = process.argv.slice(2);
const read = (name) => fs.readFileSync(path.join(folder, name));

// Runs in both places. What differs, and the milliseconds that a request takes.
const compare = async (module, requests, answers) => {
  const { instance } = await WebAssembly.instantiate(module, {});
  const { memory, kanon_alloc: alloc, kanon_answer: reply } = instance.exports;
  const ask = (request) => {
    const written = new TextEncoder().encode(request);
    const room = alloc(written.length);
    new Uint8Array(memory.buffer, room, written.length).set(written);
    const place = reply();
    const length = new DataView(memory.buffer).getUint32(place, true);
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(new Uint8Array(memory.buffer, place + 4, length));
  };
  const differ = [];
  const times = {};
  requests.forEach((request, at) => {
    const begun = performance.now();
    const answer = ask(request);
    (times[JSON.parse(request).do] ??= []).push(performance.now() - begun);
    if (answer !== answers[at]) differ.push({ request, answer, wanted: answers[at] });
  });
  const spread = Object.entries(times).map(([what, all]) => {
    const sorted = all.sort((a, b) => a - b);
    const part = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(2);
    return `${what}: median ${part(0.5)}, 99 of 100 ${part(0.99)}, longest ${part(1)}`;
  });
  return { compared: requests.length, differ: differ.length, first: differ[0], spread };
};
const lines = (bytes) => bytes.toString("utf8").split("\n").filter(Boolean);
const tell = async (where, { compared, differ, first, spread }) => {
  await check(compared > 0 && differ === 0, `${where}: ${compared} answers compared, ${differ} differ${first ? `\n     ${JSON.stringify(first)}` : ""}`);
  spread.forEach((line) => console.log(`     ms, ${line}`));
};

await tell("node", await compare(zlib.gunzipSync(read("kanon.wasm.gz")), lines(read("requests.jsonl")), lines(read("answers.jsonl"))));

fs.writeFileSync(path.join(folder, "index.html"), "<!doctype html><title>equal</title>");
fs.writeFileSync(path.join(folder, "404.html"), "<!doctype html><title>missing</title>");
const server = await host(folder);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"] });
const page = await browser.newPage();
await page.goto(server.base);
const found = await page.evaluate(`(async () => {
  const compare = ${compare};
  const get = async (name) => (await fetch(name)).arrayBuffer();
  const lines = async (name) => new TextDecoder().decode(await get(name)).split("\\n").filter(Boolean);
  const unpacked = new Blob([await get("kanon.wasm.gz")]).stream().pipeThrough(new DecompressionStream("gzip"));
  return compare(await new Response(unpacked).arrayBuffer(), await lines("requests.jsonl"), await lines("answers.jsonl"));
})()`);
await tell("Chromium", found);
await browser.close();
await server.close();
end();
