// The program: a row for each instruction, the current one marked. Only rows in view are elements.
import type { Finding, RegisterUse } from "../module/lockstep";
import { h, setText } from "./dom";
import { hexBig } from "./format";
import type { Model } from "./model";
import { pieces } from "./operands";
import { faultText } from "./transport";

interface Row {
  readonly kind: "instruction" | "label" | "note";
  readonly index: number; // of the instruction that it belongs to
  readonly text: string;
  readonly tone: "error" | "fault" | "finding" | "";
  readonly top: number;
  readonly height: number;
}
const rowHeight = 22;
const labelHeight = 26;
const noteLine = 18;

export class ProgramView {
  private readonly list: HTMLElement;
  private readonly space: HTMLElement;
  private readonly layer: HTMLElement;
  private rows: Row[] = [];
  private rowOf = new Map<number, Row>(); // by index of the instruction
  private current = -1;
  private cursor = -1; // the row that the keyboard stands on
  private width = 0;
  private drawn = "";
  private shown = new Map<Row, { key: string; element: HTMLElement }>();

  constructor(parent: HTMLElement, private readonly model: Model, private readonly actions: { toggle(index: number): void; runTo(index: number): void; isStop(index: number): boolean; condition(index: number): string; ask(index: number): void }) {
    this.layer = h("div", { class: "rows" });
    this.space = h("div", { class: "rows-space" }, this.layer);
    this.list = h("div", { class: "program-list", tabindex: 0, role: "listbox", "aria-label": "Program. Arrow keys step, J and K move the cursor, B sets a breakpoint, C one with a condition, Enter runs to the cursor." }, this.space);
    parent.append(this.list);
    this.list.addEventListener("scroll", () => this.draw());
    new ResizeObserver(() => {
      if (this.list.clientWidth !== this.width) this.layout();
      this.draw(true);
    }).observe(this.list);
    this.list.addEventListener("click", (event) => {
      const row = (event.target as HTMLElement).closest<HTMLElement>("[data-index]");
      if (!row) return;
      const index = Number(row.dataset.index);
      if ((event.target as HTMLElement).closest(".gutter")) this.actions.toggle(index);
      this.cursor = index;
      this.draw(true);
    });
    this.list.addEventListener("contextmenu", (event) => {
      const row = (event.target as HTMLElement).closest<HTMLElement>(".gutter")?.closest<HTMLElement>(".instruction");
      if (!row) return;
      event.preventDefault();
      this.actions.ask(Number(row.dataset.index));
    });
    this.list.addEventListener("dblclick", (event) => {
      const row = (event.target as HTMLElement).closest<HTMLElement>(".instruction");
      if (row) this.actions.runTo(Number(row.dataset.index));
    });
  }

  get cursorIndex(): number {
    return this.cursor >= 0 ? this.cursor : this.current;
  }
  moveCursor(by: number): void {
    const count = this.model.lines.length;
    if (!count) return;
    this.cursor = Math.min(Math.max(this.cursorIndex + by, 0), count - 1);
    this.reveal(this.cursor, 2);
    this.draw(true);
  }
  focus(): void {
    this.list.focus();
  }

  /** A new program: its rows anew. */
  layout(): void {
    this.width = this.list.clientWidth;
    this.rows = [];
    this.rowOf.clear();
    const { lines, program, ahead } = this.model;
    const notes = new Map<number, { tone: Row["tone"]; text: string }[]>();
    const note = (address: bigint, tone: Row["tone"], text: string) => {
      const index = program!.indexOf(address);
      const list = notes.get(index) ?? [];
      if (!list.some((other) => other.text === text)) list.push({ tone, text });
      notes.set(index, list);
    };
    for (const [address, findings] of grouped(ahead.findings)) {
      const others = findings.length - 1;
      note(address, "finding", `${findings[0].check}, step ${findings[0].step}: ${findings[0].message}${others ? ` (and ${others} more here)` : ""}`);
    }
    if (ahead.fault) note(ahead.fault.address, "fault", `${faultText(ahead.fault.message)} (after step ${ahead.faultStep})`);
    let top = 4;
    const add = (kind: Row["kind"], index: number, text: string, height: number, tone: Row["tone"] = "") => {
      const row = { kind, index, text, tone, top, height };
      this.rows.push(row);
      top += height;
      return row;
    };
    const perLine = Math.max(20, Math.floor((this.width - 60) / 6.6));
    lines.forEach((line, index) => {
      if (line.label) add("label", index, line.label, labelHeight);
      this.rowOf.set(index, add("instruction", index, "", rowHeight));
      for (const item of notes.get(index) ?? []) add("note", index, item.text, 10 + noteLine * Math.ceil(item.text.length / perLine), item.tone);
    });
    this.space.style.height = `${top + 8}px`;
    this.cursor = Math.min(this.cursor, lines.length - 1);
    this.drawn = "";
  }

  programChanged(): void {
    this.cursor = -1;
    this.layout();
    this.placeChanged();
  }
  placeChanged(): void {
    this.current = this.model.current;
    this.cursor = -1;
    if (this.current >= 0) this.reveal(this.current, 4);
    this.draw(true);
  }

  /** Scrolls so that a row and `around` rows on each side are in view; does not move when they are. */
  private reveal(index: number, around: number): void {
    const row = this.rowOf.get(index);
    if (!row) return;
    const view = this.list.clientHeight;
    const margin = Math.min(around * rowHeight, Math.max(0, view / 2 - rowHeight));
    if (row.top - margin < this.list.scrollTop) this.list.scrollTop = Math.max(0, row.top - Math.max(margin, view / 3));
    else if (row.top + row.height + margin > this.list.scrollTop + view) this.list.scrollTop = row.top + row.height - view + Math.max(margin, view / 3);
  }

  draw(force = false): void {
    const from = this.list.scrollTop - 60;
    const to = this.list.scrollTop + this.list.clientHeight + 60;
    const first = Math.max(0, this.rows.findIndex((row) => row.top + row.height > from));
    let last = first;
    while (last < this.rows.length && this.rows[last].top < to) last++;
    const key = `${first} ${last}`;
    if (!force && key === this.drawn) return;
    this.drawn = key;
    // A step changes two rows or three: the others keep their elements.
    const next = new Map<Row, { key: string; element: HTMLElement }>();
    for (const row of this.rows.slice(first, last)) {
      const key = this.keyOf(row);
      const old = this.shown.get(row);
      if (old?.key === key) next.set(row, old);
      else {
        const element = this.element(row);
        next.set(row, { key, element });
        if (old) old.element.replaceWith(element);
      }
    }
    const same = next.size === this.shown.size && [...next.keys()].every((row) => this.shown.has(row));
    this.shown = next;
    if (!same) this.layer.replaceChildren(...[...next.values()].map(({ element }) => element));
    const active = this.layer.querySelector(".cursor, .current");
    if (active) this.list.setAttribute("aria-activedescendant", active.id);
    else this.list.removeAttribute("aria-activedescendant");
  }

  /** What the element of a row depends on. */
  private keyOf(row: Row): string {
    if (row.kind !== "instruction") return "";
    return `${row.index === this.current} ${row.index === this.cursor} ${this.actions.isStop(row.index)} ${this.actions.condition(row.index)} ${this.wavesAt(row.index)}`;
  }
  /** The waves that stand at an instruction, as a text; empty for a workgroup of one wave. */
  private wavesAt(index: number): string {
    const { waves, lines } = this.model;
    if (waves.length < 2) return "";
    const here = waves.filter((wave) => wave.status !== "ended" && wave.pc === lines[index].address);
    return here.length > 4 ? `${here.length} waves` : here.map((wave) => `w${wave.index}`).join(" ");
  }

  private element(row: Row): HTMLElement {
    const style = `top:${row.top}px;height:${row.height}px`;
    if (row.kind === "label") return h("div", { class: "row label", style, "data-index": row.index }, row.text + ":");
    if (row.kind === "note") return h("div", { class: `row note-row note-${row.tone}`, style, role: "note", "data-index": row.index }, h("div", {}, row.text));
    const { model } = this;
    const line = model.lines[row.index];
    const current = row.index === this.current;
    const stop = this.actions.isStop(row.index);
    const uses = current ? model.uses(row.index) : null;
    const text = h("span", { class: "code" });
    fillText(text, line.text, uses?.registers ?? []);
    const target = line.target === null ? -1 : (model.program?.indexOf(line.target) ?? -1);
    const label = target >= 0 ? model.lines[target].label : null;
    if (label) text.append(h("span", { class: "branch" }, ` → ${label}`));
    const element = h(
      "div",
      {
        class: `row instruction${current ? " current" : ""}${row.index === this.cursor ? " cursor" : ""}${stop ? " stop" : ""}${line.legal ? "" : " illegal"}`,
        style,
        id: `instruction-${row.index}`,
        role: "option",
        "aria-selected": current ? "true" : "false",
        "data-index": row.index,
      },
      h("span", { class: "gutter", title: `${stop ? "Remove the breakpoint" : "Set a breakpoint"}; right button: with a condition` }, h("span", { class: "dot" })),
      h("span", { class: "pointer" }, current ? "▶" : ""),
      h("span", { class: "address" }, hexBig(line.address, 4)),
      text,
    );
    const condition = this.actions.condition(row.index);
    if (condition) element.append(h("span", { class: "condition", title: "The breakpoint stops only if this holds" }, `if ${condition}`));
    // Where the waves of the workgroup stand, beside the current one.
    const waves = this.wavesAt(row.index);
    if (waves) element.append(h("span", { class: "waves-here", title: "Waves that stand here" }, waves));
    return element;
  }
}

function grouped(findings: readonly Finding[]): Map<bigint, Finding[]> {
  const map = new Map<bigint, Finding[]>();
  for (const finding of findings) map.set(finding.address, [...(map.get(finding.address) ?? []), finding]);
  return map;
}

export function fillText(parent: HTMLElement, text: string, uses: readonly RegisterUse[]): void {
  for (const piece of pieces(text, uses)) {
    const marks = `${piece.read ? " is-read" : ""}${piece.written ? " is-written" : ""}`;
    if (piece.kind === "plain" && !marks) parent.append(piece.text);
    else parent.append(h("span", { class: `p-${piece.kind}${marks}` }, piece.text));
  }
}

/** The strip below the program: what the next instruction reads, writes and waits for. Its height never changes. */
export class InstructionView {
  private readonly title = h("div", { class: "now-text" });
  private readonly facts = h("dl", { class: "now-facts" });

  constructor(parent: HTMLElement, private readonly model: Model, private readonly valueOf: (use: RegisterUse) => string) {
    parent.append(this.title, this.facts);
  }

  draw(): void {
    const { model } = this;
    const line = model.lines[model.current];
    this.title.replaceChildren();
    this.facts.replaceChildren();
    if (!line) {
      setText(this.title, model.session ? "The launch has ended." : "");
      return;
    }
    const uses = model.uses(model.current);
    fillText(this.title, line.text, uses?.registers ?? []);
    this.title.append(h("span", { class: "words" }, line.words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join(" ")));
    if (!uses) return;
    const fact = (name: string, ...content: (Node | string)[]) => content.length && this.facts.append(h("dt", {}, name), h("dd", {}, ...content));
    const chip = (use: RegisterUse, kind: string) => h("span", { class: `chip ${kind}` }, use.name, " ", h("b", {}, this.valueOf(use)));
    const word = (text: string, kind: string) => h("span", { class: `chip ${kind}` }, text);
    // State that has a chip as a register already needs no second one.
    const others = (names: readonly string[], which: (use: RegisterUse) => boolean) => names.filter((name) => !uses.registers.some((use) => which(use) && use.name.replace(/_(lo|hi)$/, "") === name));
    fact("reads", ...uses.registers.filter((use) => use.read).map((use) => chip(use, "is-read")), ...others(uses.reads, (use) => use.read).map((text) => word(text, "is-read")));
    fact("writes", ...uses.registers.filter((use) => use.written).map((use) => word(use.name, "is-written")), ...others(uses.writes, (use) => use.written).map((text) => word(text, "is-written")));
    fact("counts in", ...uses.raises.map((text) => word(text, "")));
    fact("waits for", ...uses.waits.map((wait) => word(`${wait.counter} ≤ ${wait.limit}`, "")));
    if (uses.computed) fact("also", word("registers that M0 or MODE choose", ""));
  }
}
