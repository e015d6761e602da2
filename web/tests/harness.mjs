// Serves dist/ and opens it in Debian's Chromium.
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dist, serve } from "../serve.mjs";

export const web = fileURLToPath(new URL("..", import.meta.url));
export { dist };
export const chromium = process.env.LOCKSTEP_CHROMIUM ?? "/usr/bin/chromium";

/** Why the tests cannot run; null: they can. */
export function missing() {
  if (!existsSync(chromium)) return `no Chromium at ${chromium}: scripts/install_packages.sh browser`;
  if (!existsSync(join(web, "node_modules/playwright-core"))) return "no web/node_modules: scripts/web.sh installs them";
  if (!existsSync(join(dist, "module/modules.json"))) return "web/dist is not built: scripts/web.sh build";
  return null;
}

/** Whether a module of this target is built. */
export function hasTarget(target) {
  const { isas } = JSON.parse(readFileSync(join(dist, "module/modules.json"), "utf8"));
  return isas.some((isa) => isa.targets.includes(target));
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
