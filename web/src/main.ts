// Begins: the catalogue of modules, what the address says of a frame, then the page.
import type { Catalogue } from "../module/lockstep";
import { byId, h } from "./dom";
import { Page } from "./page";

const parameters = new URLSearchParams(location.search);

async function openCatalogue(): Promise<Catalogue> {
  const base = new URL("module/", document.baseURI);
  const wrapper = (await import(new URL("lockstep.js", base).href)) as { openCatalogue(base: URL): Promise<Catalogue> };
  return wrapper.openCatalogue(base);
}

async function begin(): Promise<void> {
  const theme = parameters.get("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (parameters.get("embed")) document.body.classList.add("embed");
  const pane = parameters.get("pane");
  if (pane && document.querySelector(`#panes [data-pane="${CSS.escape(pane)}"]`)) document.body.dataset.pane = pane;
  let catalogue: Catalogue;
  try {
    catalogue = await openCatalogue();
  } catch (error) {
    byId("listing").replaceChildren(h("p", { class: "form-error", role: "alert" }, `The WebAssembly modules could not be loaded: ${error instanceof Error ? error.message : String(error)}. Build them with scripts/web.sh, and serve the folder by HTTP.`));
    return;
  }
  await new Page(catalogue).readPlace();
  document.body.dataset.ready = "yes";
}
void begin();
