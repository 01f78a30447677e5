// Keeps what a reader needs without a network: the newest answer while there is one, the kept one
// when there is none.
"use strict";
const STORE = "kanon-1";
const ROOT = new URL("./", self.location.href);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const keep = async (address) => {
  const store = await caches.open(STORE);
  const answer = await fetch(address, { cache: "no-cache" });
  if (answer.ok) await store.put(address, answer);
};

// Some hosts unpack the list on the way, most do not.
const unpack = (bytes) => {
  const isPacked = new Uint8Array(bytes, 0, 2).join() === "31,139";
  const stream = new Blob([bytes]).stream();
  return new Response(isPacked ? stream.pipeThrough(new DecompressionStream("gzip")) : stream).json();
};

// All that belongs to a language, a few at a time.
const keepLanguage = async (lang) => {
  const answer = await fetch(new URL(`offline/${lang}.json.gz`, ROOT));
  if (!answer.ok) return;
  const list = (await unpack(await answer.arrayBuffer())).map((path) => new URL(path, ROOT).href);
  const next = async () => {
    for (let address = list.shift(); address; address = list.shift()) {
      await keep(address).catch(() => {});
    }
  };
  await Promise.all([next(), next(), next(), next()]);
};

self.addEventListener("message", (event) => {
  const { keep: lang, here } = event.data || {};
  if (typeof lang !== "string" || !/^[a-zA-Z0-9-]+$/.test(lang)) return;
  event.waitUntil(Promise.all([keep(here).catch(() => {}), keepLanguage(lang).catch(() => {})]));
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== ROOT.origin) return;
  event.respondWith((async () => {
    const store = await caches.open(STORE);
    try {
      const answer = await fetch(request);
      if (answer.ok) event.waitUntil(store.put(request.url.replace(/#.*/, ""), answer.clone()));
      return answer;
    } catch (error) {
      const kept = await store.match(request, { ignoreSearch: true });
      if (kept) return kept;
      throw error;
    }
  })());
});
