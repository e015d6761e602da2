// Where data go between lanes: arrows of DPP, permutes and swizzles, and the places of a matrix's elements, as SVG.
import type { LaneMoves, MatrixLayout, MatrixOperand } from "../module/lockstep";
import { h, select, svg } from "./dom";
import type { Model } from "./model";

/** Arrows from the lanes above (before) to the lanes below (after). */
export function movesPicture(moves: LaneMoves, lanes: number): SVGElement {
  const perRow = 32;
  const cell = 22;
  const left = 50;
  const rows = Math.ceil(lanes / perRow);
  const height = 150;
  // Lanes of a wave of 64 are in two pictures: an arrow may come from the other half, and then starts at its name.
  const picture = svg("svg", { viewBox: `0 0 ${left + perRow * cell + 10} ${rows * height}`, class: "diagram", role: "img", "aria-label": `${moves.source} to ${moves.target}: ${describeMoves(moves, lanes)}` });
  for (let row = 0; row < rows; row++) {
    const y = row * height + 26;
    const bottom = y + 84;
    picture.append(svg("text", { x: left - 8, y: y + 4, class: "d-name", "text-anchor": "end" }, moves.source), svg("text", { x: left - 8, y: bottom + 4, class: "d-name", "text-anchor": "end" }, moves.target));
    for (let i = 0; i < perRow && row * perRow + i < lanes; i++) {
      const lane = row * perRow + i;
      const x = left + i * cell + cell / 2;
      const from = moves.from[lane];
      for (const cy of [y, bottom]) {
        picture.append(svg("rect", { x: x - cell / 2 + 1, y: cy - 9, width: cell - 2, height: 18, rx: 3, class: cy === y ? "d-lane" : from === -2 ? "d-lane d-kept" : from < 0 ? "d-lane d-constant" : "d-lane d-target" }));
        picture.append(svg("text", { x, y: cy + 4, class: "d-number", "text-anchor": "middle" }, String(lane)));
      }
      if (from >= 0) {
        const same = Math.floor(from / perRow) === row;
        if (same) {
          const start = left + (from % perRow) * cell + cell / 2;
          picture.append(svg("path", { d: `M${start} ${y + 10} C${start} ${y + 44} ${x} ${y + 40} ${x} ${bottom - 11}`, class: "d-arrow", style: `stroke: hsl(${(from * 137) % 360} 55% 50%)` }));
        } else picture.append(svg("text", { x, y: bottom - 14, class: "d-number", "text-anchor": "middle" }, `↓${from}`));
      } else picture.append(svg("text", { x, y: bottom + 24, class: "d-number", "text-anchor": "middle" }, from === -2 ? "·" : from === -3 ? "s" : "0"));
    }
  }
  return picture;
}

/** "each lane reads lane + 1" and the like, from the moves themselves. */
export function describeMoves(moves: LaneMoves, lanes: number): string {
  const from = [...moves.from.slice(0, lanes)];
  const moved = from.map((source, lane) => ({ source, lane })).filter(({ source }) => source >= 0);
  const kept = from.filter((source) => source === -2).length;
  const constant = from.filter((source) => source === -1).length;
  const rest = `${kept ? `, ${kept} lanes keep what they had` : ""}${constant ? `, ${constant} lanes get 0` : ""}`;
  if (!moved.length) return `no lane reads another one${rest}`;
  const xor = moved[0].source ^ moved[0].lane;
  if (moved.every(({ source, lane }) => source === lane)) return `each lane reads itself${rest}`;
  if (moved.every(({ source, lane }) => (source ^ lane) === xor)) return `lane l reads lane l xor ${xor}${rest}`;
  const by = moved[0].source - moved[0].lane;
  if (moved.every(({ source, lane }) => source - lane === by)) return `lane l reads lane l ${by < 0 ? "−" : "+"} ${Math.abs(by)}${rest}`;
  if (moved.every(({ source }) => source === moved[0].source)) return `all lanes read lane ${moved[0].source}${rest}`;
  return `${moved.length} lanes read another lane${rest}`;
}

/** A matrix: each element shows its lane and register; elements of one lane have one colour. */
export function matrixPicture(operand: MatrixOperand, block: number): SVGElement {
  const cell = operand.columns > 32 || operand.rows > 32 ? 20 : 30;
  const left = 26;
  const top = 24;
  const picture = svg("svg", { viewBox: `0 0 ${left + operand.columns * cell + 4} ${top + operand.rows * cell + 4}`, class: "diagram matrix", role: "img", "aria-label": `Matrix ${operand.name}: ${operand.rows} rows, ${operand.columns} columns in ${operand.first}` });
  picture.setAttribute("style", `max-width:${left + operand.columns * cell + 4}px`);
  for (let c = 0; c < operand.columns; c++) picture.append(svg("text", { x: left + c * cell + cell / 2, y: top - 6, class: "d-index", "text-anchor": "middle" }, String(c)));
  for (let r = 0; r < operand.rows; r++) {
    picture.append(svg("text", { x: left - 5, y: top + r * cell + cell / 2 + 3, class: "d-index", "text-anchor": "end" }, String(r)));
    for (let c = 0; c < operand.columns; c++) {
      const e = 3 * ((block * operand.rows + r) * operand.columns + c);
      const register = operand.places[e];
      const lane = operand.places[e + 1];
      const bit = operand.places[e + 2];
      const x = left + c * cell;
      const y = top + r * cell;
      const group = svg("g", {}, svg("title", {}, `${operand.name}[${r}][${c}]: lane ${lane}, register ${register} of ${operand.first}, bits ${bit} to ${bit + operand.elementBits - 1}`));
      group.append(svg("rect", { x, y, width: cell - 1, height: cell - 1, class: "d-cell", style: `fill: hsl(${Math.round((lane * 360) / 64)} 45% var(--d-light))` }));
      group.append(svg("text", { x: x + cell / 2 - 0.5, y: y + cell / 2 + (cell > 20 ? -1 : 3), class: "d-lane-number", "text-anchor": "middle" }, String(lane)));
      if (cell > 20) group.append(svg("text", { x: x + cell / 2 - 0.5, y: y + cell - 5, class: "d-register", "text-anchor": "middle" }, `.${register}${bit ? `:${bit}` : ""}`));
      picture.append(group);
    }
  }
  return picture;
}

export class LanesView {
  private readonly box = h("div", { class: "diagram-box" });
  private operand = "D";
  private block = 0;
  private drawn = "";
  constructor(parent: HTMLElement, private readonly model: Model) {
    parent.append(this.box);
  }
  private matrix(layout: MatrixLayout): void {
    const operand = layout.operands.find((one) => one.name === this.operand) ?? layout.operands[0];
    const again = () => {
      this.drawn = "";
      this.draw();
    };
    this.block = Math.min(this.block, layout.blocks - 1);
    this.box.replaceChildren(
      h(
        "div",
        { class: "pane-head" },
        select("Matrix", layout.operands.map((one) => ({ id: one.name as string, name: `${one.name}: ${one.rows} × ${one.columns} in ${one.first}` })), operand.name, (id) => ((this.operand = id), again())),
        layout.blocks > 1 && select("Block", Array.from({ length: layout.blocks }, (_, id) => ({ id: String(id), name: `block ${id}` })), String(this.block), (id) => ((this.block = Number(id)), again())),
        h("span", { class: "quiet" }, `${layout.name}: ${layout.m} × ${layout.n} × ${layout.k}${layout.blocks > 1 ? `, ${layout.blocks} blocks` : ""}. In a cell: lane, .register`),
      ),
      matrixPicture(operand, this.block),
    );
  }
  draw(): void {
    const { session, program, kernel } = this.model;
    const line = this.model.lines[this.model.current];
    if (!session || !program || !kernel || !line) {
      this.drawn = "";
      return this.box.replaceChildren(h("p", { class: "quiet" }, "Stand on an instruction that moves data between lanes: DPP, a permute, a swizzle, v_readlane, MFMA or WMMA."));
    }
    const layout = program.matrixLayout(line.address, kernel.waveSize);
    if (layout) {
      const key = `matrix ${line.address}`;
      if (key !== this.drawn) this.matrix(layout);
      this.drawn = key;
      return;
    }
    this.drawn = "";
    const moves = session.laneMoves();
    if (!moves) return this.box.replaceChildren(h("p", { class: "quiet" }, `Each lane of ${line.mnemonic || "this instruction"} uses its own data. Arrows are drawn for DPP, permutes, swizzles, v_readlane, MFMA and WMMA.`));
    const lanes = this.model.state.lanes;
    this.box.replaceChildren(
      h("p", {}, `${moves.source} → ${moves.target}: ${describeMoves(moves, lanes)}. `, h("span", { class: "quiet" }, moves.computes ? "The instruction computes with what comes." : "Data are moved as they are.")),
      movesPicture(moves, lanes),
    );
  }
}
