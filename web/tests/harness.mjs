// Serves dist/ and opens it in Debian's Chromium.
import { createServer } from "node:http";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("..", import.meta.url));
export const dist = join(web, "dist");
export const chromium = process.env.LOCKSTEP_CHROMIUM ?? "/usr/bin/chromium";
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".json": "application/json", ".map": "application/json" };

/** Why the tests cannot run; null: they can. */
export function missing() {
  if (!existsSync(chromium)) return `no Chromium at ${chromium}: apt-get install chromium`;
  if (!existsSync(join(web, "node_modules/playwright-core"))) return "no web/node_modules: scripts/web.sh installs them";
  if (!existsSync(join(dist, "module/modules.json"))) return "web/dist is not built: scripts/web.sh build";
  return null;
}

export async function serve(folder = dist) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname)).replace(/^(\.\.[/\\])+/, "");
    try {
      const file = join(folder, path.endsWith("/") ? path + "index.html" : path);
      const body = await readFile(file);
      response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end("not found");
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}/` };
}

/** A browser with a folder of its own, and the page's address. close() ends both. */
export async function openBrowser() {
  const { chromium: driver } = await import("playwright-core");
  const { server, url } = await serve();
  const profile = await mkdtemp(join(tmpdir(), "lockstep-web-"));
  const context = await driver.launchPersistentContext(profile, {
    executablePath: chromium,
    headless: true,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    viewport: { width: 1280, height: 800 },
  });
  const close = async () => {
    await context.close();
    server.close();
    await rm(profile, { recursive: true, force: true });
  };
  return { context, url, close };
}

/** Opens the page and waits until it shows a program. Errors of the page become exceptions of `check`. */
export async function openPage(context, address) {
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(address);
  await page.waitForSelector("body[data-ready=yes]", { timeout: 20000 });
  return { page, errors };
}
