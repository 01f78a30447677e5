// The engine of kanon: rulings and questions on the Laws of Chess.
//
//   import { load } from "./index.js";
//   const engine = await load();
//   const ruling = engine.ask({ do: "rule", lang: "en", scenario: { start: { moves: "1.f3 e5 2.g4" }, events: [
//     { who: "black", event: "move", san: "Qh4#" } ] } });
//   console.log(ruling.result.text);
//
// A request takes milliseconds, a hard one seconds: a page that asks about positions of strangers
// loads this file in a worker.

const read = async (source) => {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  const address = new URL(source || "./kanon.wasm", import.meta.url);
  if (address.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(address);
  }
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.arrayBuffer();
};

/** Loads the module: the one beside this file, or from an address or bytes. */
export const load = async (source) => {
  const { instance } = await WebAssembly.instantiate(await read(source), {});
  const { memory, kanon_alloc: alloc, kanon_answer: reply } = instance.exports;
  const ask = (request) => {
    const { scenario } = request;
    const whole = scenario && typeof scenario === "object" ? { ...request, scenario: JSON.stringify(scenario) } : request;
    const written = new TextEncoder().encode(JSON.stringify(whole));
    const room = alloc(written.length);
    new Uint8Array(memory.buffer, room, written.length).set(written);
    const place = reply();
    const length = new DataView(memory.buffer).getUint32(place, true);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, place + 4, length)));
  };
  return { ask };
};
