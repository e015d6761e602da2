// The views below the registers, of which one is shown.
import { byId, h } from "./dom";

export const tabNames: Record<string, string> = { memory: "Memory", lds: "LDS", waves: "Waves", lanes: "Lanes", help: "Instruction" };

export class Tabs {
  shown = "memory";

  constructor(private readonly views: Record<string, { draw(): void }>) {
    const bar = byId("tabs");
    bar.append(...Object.entries(tabNames).map(([id, name]) => h("button", { role: "tab", id: `to-${id}`, "aria-controls": `tab-${id}`, onclick: () => this.show(id) }, name)));
    bar.addEventListener("keydown", (event) => {
      const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const ids = Object.keys(tabNames);
      const next = ids[(ids.indexOf(this.shown) + by + ids.length) % ids.length];
      this.show(next);
      byId(`to-${next}`).focus();
    });
    this.show("memory");
  }

  show(id: string): void {
    this.shown = id;
    for (const button of byId("tabs").children) {
      const mine = button.id === `to-${id}`;
      button.setAttribute("aria-selected", String(mine));
      button.setAttribute("tabindex", mine ? "0" : "-1");
      byId(button.id.replace("to-", "tab-")).hidden = !mine;
    }
    this.draw();
  }
  draw(): void {
    this.views[this.shown].draw();
  }
}
