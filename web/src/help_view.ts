// Help of an instruction: its forms, operands, pseudocode and encoding bits, from the ISA's tables.
import type { EncodingField, InstructionForm, InstructionHelp, IsaModule } from "../module/lockstep";
import { h, setText, svg } from "./dom";
import { hex } from "./format";
import type { Model } from "./model";

/** The value of a field in the dwords of an instruction. */
export function fieldValue(field: EncodingField, words: readonly number[]): bigint {
  let all = 0n;
  words.forEach((word, index) => (all |= BigInt(word >>> 0) << BigInt(32 * index)));
  return (all >> BigInt(field.offset)) & ((1n << BigInt(field.width)) - 1n);
}

/** The form that these dwords are an instruction of; undefined: none of them. */
export function formOf(help: InstructionHelp, words: readonly number[]): InstructionForm | undefined {
  const fits = help.forms.filter((form) => form.bits <= 32 * words.length && form.fields.every((field) => field.value === null || BigInt(field.value) === fieldValue(field, words)));
  // The form with the most fixed bits says most.
  const fixed = (form: InstructionForm) => form.fields.reduce((sum, field) => sum + (field.value === null ? 0 : field.width), 0);
  return fits.sort((a, b) => fixed(b) - fixed(a) || b.bits - a.bits)[0];
}

/** The bits of an encoding, 32 a row, the highest one left. `words`: the values of an instruction. */
export function bitsPicture(form: InstructionForm, words: readonly number[] | null): SVGElement {
  const cell = 20;
  const rows = form.bits / 32;
  const height = 58;
  const picture = svg("svg", { viewBox: `0 0 ${32 * cell + 2} ${rows * height}`, class: "diagram bits", role: "img", "aria-label": `Encoding ${form.encoding}: ${form.fields.map((field) => `${field.name} bits ${field.offset} to ${field.offset + field.width - 1}`).join(", ")}` });
  form.fields.forEach((field, index) => {
    // A field may cross dwords: a piece in each of them.
    for (let row = Math.floor(field.offset / 32); row <= Math.floor((field.offset + field.width - 1) / 32) && row < rows; row++) {
      const low = Math.max(field.offset, row * 32) - row * 32;
      const high = Math.min(field.offset + field.width, row * 32 + 32) - row * 32;
      const x = 1 + (32 - high) * cell;
      const y = row * height + 12;
      const width = (high - low) * cell;
      const value = words ? fieldValue(field, words) : field.value === null ? null : BigInt(field.value);
      picture.append(svg("rect", { x, y, width, height: 26, class: field.value !== null ? "b-field b-fixed" : index % 2 ? "b-field b-odd" : "b-field" }));
      const fits = Math.floor(width / 6.2);
      const name = field.name.length <= fits ? field.name : fits >= 2 ? field.name.slice(0, fits) : "";
      picture.append(svg("text", { x: x + width / 2, y: y + 11, class: "b-name", "text-anchor": "middle" }, name, svg("title", {}, `${field.name}: bits ${field.offset} to ${field.offset + field.width - 1}`)));
      if (value !== null) {
        const part = (value >> BigInt(Math.max(0, row * 32 - field.offset))) & ((1n << BigInt(high - low)) - 1n);
        const binary = part.toString(2).padStart(high - low, "0");
        for (let bit = 0; bit < binary.length; bit++) picture.append(svg("text", { x: x + (bit + 0.5) * cell, y: y + 22, class: "b-bit", "text-anchor": "middle" }, binary[bit]));
      }
      picture.append(svg("text", { x: x + 2, y: y - 2, class: "b-index" }, String(row * 32 + high - 1)));
      if (high - low > 1) picture.append(svg("text", { x: x + width - 2, y: y - 2, class: "b-index", "text-anchor": "end" }, String(row * 32 + low)));
    }
  });
  if (words) for (let row = 0; row < rows; row++) picture.append(svg("text", { x: 1, y: row * height + 52, class: "b-index" }, `dword ${row}: 0x${hex(words[row] ?? 0)}`));
  return picture;
}

function operandsTable(form: InstructionForm): HTMLElement {
  const table = h("table", { class: "operands" });
  for (const operand of form.operands)
    table.append(h("tr", {}, h("th", {}, operand.name), h("td", { class: operand.written ? "is-written" : "is-read" }, operand.written ? "written" : "read"), h("td", {}, operand.kind), h("td", {}, `${operand.dwords} ${operand.dwords === 1 ? "dword" : "dwords"}`)));
  return table;
}

/** Tries the mnemonic as written, then with the suffix of an encoding, which people may leave out. */
export function findHelp(module: IsaModule, mnemonic: string): InstructionHelp | null {
  for (const name of [mnemonic, `${mnemonic}_e32`, `${mnemonic}_e64`, mnemonic.replace(/_(e32|e64|dpp|sdwa|e64_dpp)$/, "")]) {
    const found = module.help(name);
    if (found) return found;
  }
  return null;
}

/** What hovering a mnemonic in the editor shows. */
export function shortHelp(help: InstructionHelp): HTMLElement {
  const form = help.forms[0];
  const root = h("div", { class: "short-help" }, h("b", {}, help.mnemonic), " ", h("span", { class: "quiet" }, [...new Set(help.forms.map((one) => one.encoding))].join(", ")));
  if (form) root.append(operandsTable(form));
  if (help.pseudocode) root.append(h("pre", {}, help.pseudocode));
  return root;
}

export class HelpView {
  private readonly box = h("div", { class: "help-box" });
  private drawn = "";
  constructor(parent: HTMLElement, private readonly model: Model) {
    parent.append(this.box);
  }
  /** Shows the instruction that comes next. */
  draw(): void {
    const { module } = this.model;
    const line = this.model.lines[this.model.current];
    const key = module && line ? `${module.entry.isa} ${line.address} ${line.text}` : "";
    if (key === this.drawn && key) return;
    this.drawn = key;
    this.box.replaceChildren();
    if (!module || !line) return setText(this.box, "Stand on an instruction to read what it computes.");
    const show = () => {
      const help = line.mnemonic ? findHelp(module, line.mnemonic) : null;
      if (!help) return this.box.replaceChildren(h("p", { class: "quiet" }, `The tables have no help for ${line.mnemonic || "this word"}.`));
      const form = formOf(help, line.words) ?? help.forms[0];
      this.box.replaceChildren(h("h3", {}, help.mnemonic, " ", h("span", { class: "quiet" }, form ? `${form.encoding}, opcode ${form.opcode}` : "")));
      if (help.pseudocode) this.box.append(h("pre", {}, help.pseudocode));
      if (form) {
        this.box.append(bitsPicture(form, line.words), operandsTable(form));
        if (form.modifiers.length) this.box.append(h("p", { class: "quiet" }, `modifiers: ${form.modifiers.join(", ")}`));
      }
    };
    show();
    void module.loadHelp().then(() => this.drawn === key && show(), () => undefined);
  }
}
