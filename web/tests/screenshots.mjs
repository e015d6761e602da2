// Screenshots of the page at three widths, light and dark.  usage: node tests/screenshots.mjs FOLDER [ADDRESS...]
import { mkdirSync } from "node:fs";
import { missing, openBrowser, openPage } from "./harness.mjs";

const [folder, ...addresses] = process.argv.slice(2);
const why = folder ? missing() : "usage: node tests/screenshots.mjs FOLDER [ADDRESS...]";
if (why) {
  console.error(why);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const { context, url, close } = await openBrowser();
try {
  for (const address of addresses.length ? addresses : ["#example=sixteen&step=9"]) {
    const name = address.replace(/[^\w]+/g, "-").replace(/^-|-$/g, "").slice(0, 60);
    const { page, errors } = await openPage(context, url + address);
    for (const [width, height] of [[1280, 800], [1920, 1080], [420, 860]])
      for (const theme of ["light", "dark"]) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: theme });
        await page.waitForTimeout(150);
        await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png` });
      }
    await page.close();
    for (const error of errors) console.error(`${address}: ${error}`);
  }
} finally {
  await close();
}
