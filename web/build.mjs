// Builds the page into dist/: one script, one style sheet, index.html, the examples inside the script.
// usage: node build.mjs [FOLDER]   FOLDER: the built WebAssembly modules, copied to dist/module
// LOCKSTEP_WEB_DIST: another folder instead of dist/. It is removed first.
import { build } from "esbuild";
import { cpSync, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.LOCKSTEP_WEB_DIST ?? join(here, "dist");
const modules = process.argv[2];
if (modules && !existsSync(join(modules, "modules.json"))) {
  console.error(`${modules} holds no modules.json: build the modules first (scripts/web.sh does)`);
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  entryPoints: [join(here, "src/main.ts"), join(here, "src/style.css")],
  outdir: out,
  bundle: true,
  minify: true,
  sourcemap: true,
  format: "esm",
  target: "es2022",
  loader: { ".s": "text" },
  logLevel: "warning",
});
cpSync(join(here, "index.html"), join(out, "index.html"));
const served = /\.(wasm|js|json)$/;
if (modules) cpSync(modules, join(out, "module"), { recursive: true, filter: (file) => served.test(file) || statSync(file).isDirectory() });
