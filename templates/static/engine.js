// The engine: rulings and questions, made in this browser by the module beside this file.
//
// On a page this script gives `kanonEngine()`, whose `ask(request)` promises the answer; the module
// is fetched when the first request comes, and works in a worker of its own, so that a long search
// never blocks the page. The worker is this file again: it takes {id, request}, gives {id, response}.
// A request that takes too long ends the worker; the next one starts another.
"use strict";
(() => {
  // --- In the worker

  const start = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    let bytes = await answer.arrayBuffer();
    // Some hosts unpack the file on the way, most do not.
    if (new Uint8Array(bytes, 0, 2).join() === "31,139") {
      const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
      bytes = await new Response(unpacked).arrayBuffer();
    }
    const { instance } = await WebAssembly.instantiate(bytes, {});
    const { memory, kanon_alloc: alloc, kanon_answer: reply } = instance.exports;
    return (request) => {
      const written = new TextEncoder().encode(JSON.stringify(request));
      const room = alloc(written.length);
      new Uint8Array(memory.buffer, room, written.length).set(written);
      const place = reply();
      const length = new DataView(memory.buffer).getUint32(place, true);
      return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, place + 4, length)));
    };
  };
  if (typeof document === "undefined") {
    const engine = start(new URL("kanon.wasm.gz", self.location.href));
    engine.then(() => self.postMessage({ ready: true }), (error) => self.postMessage({ failed: String(error) }));
    self.addEventListener("message", async ({ data: { id, request } }) => {
      try {
        self.postMessage({ id, response: (await engine)(request) });
      } catch (error) {
        self.postMessage({ id, failed: String(error) });
      }
    });
    return;
  }

  // --- On the page

  const PATIENCE = 10000;
  const script = document.currentScript && document.currentScript.src;
  const failure = (name, message) => Object.assign(new Error(message), { name });
  globalThis.kanonEngine = (address = script) => {
    const open = new Map();
    let worker = null;
    let last = 0;
    // Why there will never be an answer here.
    const never = () => {
      if (location.protocol === "file:") return "file";
      const lacks = typeof WebAssembly !== "object" || typeof Worker !== "function" || typeof DecompressionStream !== "function";
      return lacks ? "browser" : null;
    };
    const end = () => {
      if (worker) worker.terminate();
      worker = null;
    };
    const settle = (id) => {
      const waiting = open.get(id);
      if (!waiting) return null;
      open.delete(id);
      clearTimeout(waiting.timer);
      return waiting;
    };
    const fail = (why) => {
      end();
      for (const id of [...open.keys()]) settle(id).reject(failure("EngineError", why));
    };
    // The patience with a request begins when the engine is there and has nothing else to do.
    const send = (id) => {
      const waiting = open.get(id);
      worker.postMessage({ id, request: waiting.request });
    };
    const watch = () => {
      const [id, waiting] = open.entries().next().value || [];
      if (!waiting || waiting.timer || !worker || !worker.isReady) return;
      waiting.timer = setTimeout(() => {
        end();
        settle(id).reject(failure("TimeoutError", "the engine took too long"));
        if (open.size) begin();
      }, waiting.timeout);
    };
    const begin = () => {
      worker = new Worker(address);
      worker.isReady = false;
      worker.addEventListener("error", (event) => fail(event.message || "the engine could not be loaded"));
      worker.addEventListener("message", ({ data }) => {
        if (data.ready) worker.isReady = true;
        else if (data.id === undefined) fail(data.failed);
        else {
          const waiting = settle(data.id);
          if (waiting && data.failed) waiting.reject(failure("EngineError", data.failed));
          else if (waiting) waiting.resolve(data.response);
        }
        watch();
      });
      for (const id of open.keys()) send(id);
    };
    const ask = (request, { timeout = PATIENCE } = {}) => new Promise((resolve, reject) => {
      const why = never();
      if (why) {
        reject(failure("EngineError", why));
        return;
      }
      last += 1;
      open.set(last, { request, resolve, reject, timeout, timer: null });
      if (!worker) begin(); else send(last);
      watch();
    });
    return { ask, end, never };
  };
})();
