// The page's pure functions for Node: bundled from src/ when a test begins.
import { build } from "esbuild";
import { join } from "node:path";
import { web } from "./harness.mjs";

export async function bundle(contents) {
  const made = await build({ stdin: { contents, resolveDir: join(web, "src"), loader: "ts" }, bundle: true, write: false, format: "esm", platform: "node", loader: { ".s": "text" } });
  return import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);
}
export const pure = () =>
  bundle('export * from "./address"; export * from "./buffers"; export * from "./condition"; export * from "./format"; export * from "./operands"; export * from "./setup"; export * from "./examples"; export { bankUse, readTouch } from "./memory_view"; export { describeMoves } from "./lanes_view"; export { Model } from "./model"; export { fieldValue, formOf } from "./help_view";');
