// Serves dist/ on this machine.  usage: node serve.mjs [PORT]
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

/** The built page. Tests have one of their own: the page that somebody looks at stays as it is. */
export const dist = process.env.LOCKSTEP_WEB_DIST ?? fileURLToPath(new URL("dist", import.meta.url));
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".json": "application/json", ".map": "application/json" };

/** A server of a folder; port 0 takes a free one. */
export async function serve(port = 0, folder = dist) {
  const server = createServer(async (request, response) => {
    try {
      const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
      const body = await readFile(join(folder, path.endsWith("/") ? path + "index.html" : path));
      response.writeHead(200, { "content-type": types[extname(path)] ?? (path.endsWith("/") ? "text/html" : "application/octet-stream"), "cache-control": "no-cache" }).end(body);
    } catch {
      response.writeHead(404, { "content-type": "text/plain" }).end("There is no file here.");
    }
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}/` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(Number(process.argv[2] ?? 8800));
  console.log(`The page is at ${url.replace("127.0.0.1", "localhost")}. Ctrl C ends it.`);
}
