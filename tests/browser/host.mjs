// A host for static files, as plain as hosts are: a folder answers with its index, a missing
// address with 404.html. It can be told to be gone.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
};

export const host = (root, prefix = "/") => new Promise((resolve) => {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const below = decodeURIComponent(pathname);
    const inside = below.startsWith(prefix) ? below.slice(prefix.length) : null;
    let file = inside === null ? null : path.join(root, inside);
    if (file && (below.endsWith("/") || inside === "")) file = path.join(file, "index.html");
    const found = file && fs.existsSync(file) && fs.statSync(file).isFile();
    response.writeHead(found ? 200 : 404, { "content-type": TYPES[path.extname(found ? file : "404.html")] || "application/octet-stream" });
    response.end(fs.readFileSync(found ? file : path.join(root, "404.html")));
  });
  server.listen(0, "127.0.0.1", () => resolve({
    base: `http://127.0.0.1:${server.address().port}${prefix}`,
    close: () => new Promise((done) => { server.closeAllConnections(); server.close(done); }),
  }));
});
