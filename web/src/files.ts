// Files that people open or drop on the page.
import type { Catalogue } from "../module/lockstep";
import { byId } from "./dom";

/** Calls `take` with each file that is chosen by the button, or dropped. */
export function acceptFiles(take: (file: File) => void): void {
  const chosen = byId("file") as HTMLInputElement;
  byId("open").addEventListener("click", () => chosen.click());
  chosen.addEventListener("change", () => chosen.files?.[0] && take(chosen.files[0]));
  const drop = byId("drop");
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    drop.hidden = false;
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) drop.hidden = true;
  });
  addEventListener("drop", (event) => {
    drop.hidden = true;
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
}

export function isCodeObject(name: string, bytes: Uint8Array): boolean {
  const isElf = bytes[0] === 0x7f && bytes[1] === 0x45 && bytes[2] === 0x4c && bytes[3] === 0x46;
  return isElf || name.endsWith(".hsaco") || name.endsWith(".co");
}

/** The target of a code object; empty: none of the modules here opens it. Its name stands in the metadata, and in no
 *  other place as text. */
export function targetOf(bytes: Uint8Array, catalogue: Catalogue): string {
  const name = /amdgcn-amd-amdhsa--(gfx\w+)/.exec(new TextDecoder("latin1").decode(bytes))?.[1] ?? "";
  return catalogue.isaOf(name) ? name : "";
}
