// The rest of a wave: EXEC, VCC, SCC, counters, what is in flight, MODE, scalar registers. Elements stay; texts change.
import type { RegisterUse, WaveState } from "../module/lockstep";
import { h, setText, showTip } from "./dom";
import { formatValue, hex, hexBig, type Format } from "./format";
import type { Model } from "./model";
import { readingsTable } from "./registers_view";

interface Cell {
  readonly root: HTMLElement;
  readonly value: HTMLElement;
  readonly number: number; // scalar operand number
}

export class ScalarsView {
  private readonly special = h("div", { class: "special" });
  private readonly counters = h("div", { class: "counters", "aria-label": "Wait counters" });
  private readonly flight = h("div", { class: "flight", tabindex: 0, "aria-label": "Memory accesses in flight" });
  private readonly grid = h("div", { class: "scalars", "aria-label": "Scalar registers" });
  private cells: Cell[] = [];
  private names = new Map<string, { root: HTMLElement; value: HTMLElement }>();
  private made = "";

  constructor(parent: HTMLElement, private readonly model: Model, private readonly format: () => Format) {
    parent.append(this.special, h("div", { class: "waits" }, this.counters, this.flight), this.grid);
    for (const name of ["exec", "vcc", "scc", "m0", "mode"]) {
      const value = h("b", {});
      const root = h("span", { class: "state", "data-name": name }, h("span", { class: "name" }, name.toUpperCase()), value);
      this.names.set(name, { root, value });
      this.special.append(root);
    }
    this.grid.addEventListener("pointermove", (event) => {
      const root = (event.target as HTMLElement).closest<HTMLElement>("[data-scalar]");
      const session = this.model.session;
      if (!root || !session) return showTip(null);
      const number = Number(root.dataset.scalar);
      showTip(readingsTable(root.dataset.name ?? "", this.model.state.scalars[number]), event.clientX, event.clientY);
    });
    this.grid.addEventListener("pointerleave", () => showTip(null));
  }

  private make(state: WaveState): void {
    const registers = this.model.module!.registers;
    const key = `${this.model.module!.entry.isa} ${state.sgprCount}`;
    if (key === this.made) return;
    this.made = key;
    this.cells = [];
    const shown = registers.scalarNames.map((name, number) => ({ name, number })).filter(({ name, number }) => (/^s\d+$/.test(name) ? number < state.sgprCount : /^(vcc|flat_scratch|xnack|ttmp|exec|m0)/.test(name)));
    this.cells = shown.map(({ name, number }) => {
      const value = h("b", {});
      return { root: h("span", { class: "scalar", "data-scalar": number, "data-name": name }, h("span", { class: "name" }, name), value), value, number };
    });
    this.grid.replaceChildren(...this.cells.map((cell) => cell.root));
  }

  draw(): void {
    const { session, module } = this.model;
    this.special.hidden = this.grid.hidden = !session;
    if (!session || !module) {
      this.counters.replaceChildren();
      this.flight.replaceChildren();
      return;
    }
    const state = this.model.state;
    this.make(state);
    const uses = this.model.uses(this.model.current);
    const marks = (number: number) => {
      const found = uses?.registers.filter((use) => use.file === "scalar" && number >= use.first && number < use.first + use.count) ?? [];
      return `${found.some((use) => use.read) ? " is-read" : ""}${found.some((use) => use.written) ? " is-written" : ""}`;
    };
    const changed = (number: number) => (state.changedScalars[number >> 5] >>> (number & 31)) & 1;
    const registers = module.registers;
    const digits = state.lanes / 4;
    const put = (name: string, text: string, lit: boolean, title = "") => {
      const { root, value } = this.names.get(name)!;
      setText(value, text);
      root.title = title;
      root.className = `state${lit ? " lit" : ""}`;
    };
    put("exec", hexBig(state.exec, digits), !!(changed(registers.execLo) || changed(registers.execLo + 1)), `${bitCount(state.exec)} of ${state.lanes} lanes are on`);
    put("vcc", hexBig(state.vcc, digits), !!(changed(registers.vccLo) || changed(registers.vccLo + 1)), `${bitCount(state.vcc)} of ${state.lanes} bits are set`);
    put("scc", state.scc ? "1" : "0", state.changedScc);
    put("m0", hex(state.m0), !!changed(registers.m0));
    put("mode", hex(state.mode.bits), false, state.mode.fields.map((field) => `${field.name}: ${field.meaning || field.value}`).join("\n"));
    // Scalars hold addresses, masks and counts: a float's reading is in the tip.
    const format = this.format() === "int" || this.format() === "uint" ? this.format() : "hex";
    for (const cell of this.cells) {
      setText(cell.value, formatValue(state.scalars[cell.number], format));
      const name = `scalar${changed(cell.number) ? " lit" : ""}${marks(cell.number)}`;
      if (cell.root.className !== name) cell.root.className = name;
    }
    this.counters.replaceChildren(
      ...state.counters.map((counter) =>
        h("span", { class: `counter${counter.outstanding ? " some" : ""}`, title: `${counter.outstanding} accesses have not come back; the counter holds ${counter.most}` }, h("span", { class: "name" }, counter.name), h("b", {}, String(counter.outstanding))),
      ),
    );
    this.flight.replaceChildren(
      ...(state.inFlight.length
        ? state.inFlight.map((access) => h("div", {}, h("span", { class: "name" }, `step ${access.step}`), " ", access.text))
        : [h("div", { class: "quiet" }, "Nothing is in flight.")]),
    );
  }
}

export function bitCount(bits: bigint): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1n) count++;
  return count;
}

/** A short text of what a register holds, for the strip of the instruction. */
export function useValue(use: RegisterUse, state: WaveState, format: Format): string {
  if (use.file === "scalar") {
    let text = "";
    for (let i = Math.min(use.count, 4) - 1; i >= 0; i--) text += hex(state.scalars[use.first + i]);
    return (use.count > 4 ? "…" : "") + text;
  }
  const values = use.file === "vgpr" ? state.vgprs : state.accvgprs;
  const row = values.subarray(use.first * 64, use.first * 64 + state.lanes);
  const first = formatValue(row[0], format);
  if (row.every((bits) => bits === row[0])) return use.count > 1 ? `${first} …` : first;
  return `${first} ${formatValue(row[1], format)} …`;
}
