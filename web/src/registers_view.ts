// The registers as a picture: lanes across, registers down, colour by value. One canvas as large as what is in view.
import type { RegisterUse, WaveState } from "../module/lockstep";
import { cssColour, h, isDark, showTip, sized } from "./dom";
import { allReadings, formatValue, textOnTone, toneColour, tonesOf, type Format, type Tone } from "./format";
import type { Model } from "./model";

export type File = "vgpr" | "accvgpr";
export interface Look {
  format: Format;
  file: File;
  values: boolean; // cells wide enough for numbers
}
const gutter = 46;
const header = 44; // lane numbers, EXEC, VCC
const stripHeight = 11;

const kinds: Record<Tone["kind"], number> = { zero: 0, positive: 1, negative: 2, infinite: 3, nan: 4, bits: 5 };

export class Palette {
  private readonly cache = new Map<string, string>();
  private tones: string[] = [];
  private readonly cells = new Map<number, { tones: readonly Tone[]; colours: readonly string[] }>();
  private cellFormat: Format = "hex";
  private dark = isDark();
  refresh(): void {
    this.dark = isDark();
    this.cache.clear();
    this.tones = [];
    this.cells.clear();
  }
  /** The tones and colours of a register's bits; kept, since neighbours and steps have the same bits. */
  cell(bits: number, format: Format): { readonly tones: readonly Tone[]; readonly colours: readonly string[] } {
    if (format !== this.cellFormat || this.cells.size > 30000) {
      this.cells.clear();
      this.cellFormat = format;
    }
    let found = this.cells.get(bits);
    if (!found) {
      const tones = tonesOf(bits, format);
      this.cells.set(bits, (found = { tones, colours: tones.map((tone) => this.colour(tone)) }));
    }
    return found;
  }
  colour(tone: Tone): string {
    // Two numbers in one key: a text for each cell would cost more than its drawing.
    const key = kinds[tone.kind] * 128 + Math.round(tone.level * 96);
    return (this.tones[key] ??= toneColour(tone, this.dark));
  }
  /** A colour of style.css. Asking the style again for each drawing would make the browser lay the page out. */
  css(name: string): string {
    let found = this.cache.get(name);
    if (found === undefined) this.cache.set(name, (found = cssColour(name)));
    return found;
  }
  text(tone: Tone): string {
    return textOnTone(tone, this.dark);
  }
}

/** A mask of lanes as two numbers of 32 bits, which are quicker to ask than a bigint. */
function halves(mask: bigint): readonly [number, number] {
  return [Number(mask & 0xffffffffn), Number(mask >> 32n)];
}
function laneBit(mask: readonly [number, number], lane: number): boolean {
  return ((mask[lane >> 5] >>> (lane & 31)) & 1) === 1;
}

export class RegistersView {
  private readonly scroller: HTMLElement;
  private readonly space: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly live: HTMLElement;
  private cursor: { row: number; lane: number } | null = null;
  private frame = 0;
  readonly palette = new Palette();

  constructor(parent: HTMLElement, private readonly model: Model, readonly look: Look) {
    this.canvas = h("canvas", { class: "picture" });
    this.space = h("div", { class: "picture-space" });
    this.live = h("div", { class: "only-spoken", "aria-live": "polite" });
    this.scroller = h("div", { class: "picture-scroller", tabindex: 0, role: "application", "aria-label": "Vector registers: lanes across, registers down. Arrow keys move the cell." }, this.canvas, this.space);
    parent.append(this.scroller, this.live);
    this.scroller.addEventListener("scroll", () => this.soon());
    new ResizeObserver(() => this.soon()).observe(this.scroller);
    this.canvas.addEventListener("pointermove", (event) => this.point(event));
    this.canvas.addEventListener("pointerleave", () => showTip(null));
    this.scroller.addEventListener("keydown", (event) => this.key(event));
  }

  /** Draws in the next frame. */
  soon(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  private count(state: WaveState): number {
    return this.look.file === "vgpr" ? state.vgprCount : state.accvgprCount;
  }
  private measure(state: WaveState): { cell: number; row: number } {
    if (this.look.values) return { cell: this.look.format === "half" || this.look.format === "bf16" ? 108 : 76, row: 19 };
    const room = this.scroller.clientWidth - gutter - 6;
    const cell = Math.max(4, Math.floor(room / state.lanes));
    const fits = Math.floor((this.scroller.clientHeight - header - 4) / Math.max(1, this.count(state)));
    return { cell, row: Math.min(24, Math.max(this.count(state) > 64 ? 11 : 13, fits)) };
  }

  draw(): void {
    const session = this.model.session;
    const width = this.scroller.clientWidth;
    const height = this.scroller.clientHeight;
    if (!width || !height) return;
    const context = sized(this.canvas, width, height);
    context.fillStyle = this.palette.css("--panel");
    context.fillRect(0, 0, width, height);
    if (!session) {
      this.space.style.height = "0";
      return;
    }
    const state = this.model.state;
    const { palette, look } = this;
    const vgpr = look.file === "vgpr";
    const exec = halves(state.exec);
    const vcc = halves(state.vcc);
    const values = vgpr ? state.vgprs : state.accvgprs;
    const changed = vgpr ? state.changedVgprs : state.changedAccvgprs;
    const count = this.count(state);
    const { cell, row } = this.measure(state);
    const full = { width: gutter + cell * state.lanes, height: header + row * count + 6 };
    this.space.style.width = `${full.width}px`;
    this.space.style.height = `${Math.max(0, full.height - height)}px`;
    const left = this.scroller.scrollLeft;
    const top = this.scroller.scrollTop;
    const firstLane = Math.max(0, Math.floor(left / cell));
    const lastLane = Math.min(state.lanes, Math.ceil((left + width - gutter) / cell));
    const firstRow = Math.max(0, Math.floor(top / row));
    const lastRow = Math.min(count, Math.ceil((top + height - header) / row));
    const gap = cell >= 7 ? 1 : 0;
    const rowGap = row >= 12 ? 1 : 0;
    const muted = this.palette.css("--muted");
    const ink = this.palette.css("--ink");
    const lit = this.palette.css("--lit");
    const uses = this.model.uses(this.model.current)?.registers ?? [];
    const flying = new Set<number>();
    for (const access of state.inFlight) for (const use of access.registers) if (use.file === look.file && use.written) for (let i = 0; i < use.count; i++) flying.add(use.first + i);
    const font = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace';
    context.textBaseline = "middle";

    // Cells.
    context.save();
    context.beginPath();
    context.rect(gutter, header, width - gutter, height - header);
    context.clip();
    context.font = `11px ${font}`;
    for (let r = firstRow; r < lastRow; r++) {
      const y = header + r * row - top;
      // Lanes of one colour are one rectangle; the lines between cells come last.
      let lane = firstLane;
      while (lane < lastLane) {
        const { colours } = palette.cell(values[r * 64 + lane], look.format);
        let end = lane + 1;
        if (colours.length === 1)
          while (end < lastLane && palette.cell(values[r * 64 + end], look.format).colours[0] === colours[0]) end++;
        const x = gutter + lane * cell - left;
        context.fillStyle = colours[0];
        context.fillRect(x, y, (end - lane) * cell, row);
        if (colours.length === 2) {
          context.fillStyle = colours[1];
          if (look.values) context.fillRect(x + cell / 2, y, cell / 2, row);
          else context.fillRect(x, y + row / 2, cell, row / 2);
        }
        lane = end;
      }
      if (look.values) {
        for (let lane = firstLane; lane < lastLane; lane++) {
          const x = gutter + lane * cell - left;
          const bits = values[r * 64 + lane];
          const { tones } = palette.cell(bits, look.format);
          const parts = formatValue(bits, look.format).split(" ");
          context.textAlign = "center";
          parts.forEach((part, index) => {
            context.fillStyle = palette.text(tones[index] ?? tones[0]);
            context.fillText(part, x + ((index + 0.5) * (cell - gap)) / parts.length, y + row / 2);
          });
        }
      }
    }
    context.fillStyle = palette.css("--panel");
    const bottom = header + lastRow * row - top;
    if (gap) for (let lane = firstLane; lane < lastLane; lane++) context.fillRect(gutter + (lane + 1) * cell - left - 1, header, 1, bottom - header);
    if (rowGap) for (let r = firstRow; r < lastRow; r++) context.fillRect(gutter, header + (r + 1) * row - top - 1, cell * state.lanes - left, 1);
    // Lanes that EXEC has off.
    context.fillStyle = this.palette.css("--veil");
    for (let lane = firstLane; lane < lastLane; lane++) if (!laneBit(exec, lane)) context.fillRect(gutter + lane * cell - left, header, cell, Math.min(height - header, count * row - top));
    // Registers that a load has yet to write.
    context.strokeStyle = muted;
    context.lineWidth = 1;
    for (const r of flying) {
      if (r < firstRow || r >= lastRow) continue;
      const y = header + r * row - top;
      context.save();
      context.beginPath();
      context.rect(gutter, y, cell * state.lanes - left, row - rowGap);
      context.clip();
      context.beginPath();
      for (let x = gutter - row; x < width; x += 7) {
        context.moveTo(x, y + row);
        context.lineTo(x + row, y);
      }
      context.stroke();
      context.restore();
    }
    // What the last step changed.
    context.strokeStyle = lit;
    context.lineWidth = cell >= 7 ? 2 : 1;
    for (let r = firstRow; r < lastRow; r++) {
      const low = changed[2 * r];
      const high = changed[2 * r + 1];
      if (!low && !high) continue;
      const y = header + r * row - top;
      for (let lane = firstLane; lane < lastLane; lane++) {
        if (!(((lane < 32 ? low : high) >>> (lane & 31)) & 1)) continue;
        const inset = context.lineWidth / 2;
        context.strokeRect(gutter + lane * cell - left + inset, y + inset, cell - gap - 2 * inset, row - rowGap - 2 * inset);
      }
    }
    // Rows that the next instruction uses.
    const rowOf = (use: RegisterUse) => use.file === look.file;
    for (const use of uses.filter(rowOf)) {
      context.strokeStyle = use.written ? this.palette.css("--write") : this.palette.css("--read");
      context.lineWidth = 1.5;
      context.setLineDash(use.written ? [] : [4, 3]);
      context.strokeRect(gutter - left + 0.75 - 1, header + use.first * row - top - 0.5, cell * state.lanes, use.count * row);
      context.setLineDash([]);
    }
    if (this.cursor) {
      context.strokeStyle = ink;
      context.lineWidth = 2;
      context.strokeRect(gutter + this.cursor.lane * cell - left, header + this.cursor.row * row - top, cell - gap, row - rowGap);
    }
    context.restore();

    // Names of rows.
    context.save();
    context.beginPath();
    context.rect(0, header, gutter, height - header);
    context.clip();
    context.textAlign = "right";
    const letter = vgpr ? "v" : "a";
    const every = row >= 11 ? 1 : 2;
    context.font = `${Math.min(11, row - 1)}px ${font}`;
    for (let r = firstRow; r < lastRow; r++) {
      if (r % every) continue;
      const use = uses.filter((u) => rowOf(u) && r >= u.first && r < u.first + u.count);
      const touched = !!(changed[2 * r] | changed[2 * r + 1]);
      context.fillStyle = use.some((u) => u.written) ? this.palette.css("--write") : use.length ? this.palette.css("--read") : touched ? ink : muted;
      context.fillText(letter + r, gutter - 7, header + r * row - top + row / 2);
    }
    context.restore();

    // Head: lane numbers, EXEC, VCC.
    context.fillStyle = this.palette.css("--panel");
    context.fillRect(0, 0, width, header - 2);
    context.font = `10px ${font}`;
    context.textAlign = "right";
    context.fillStyle = muted;
    context.fillText("lane", gutter - 7, 8);
    context.fillText("exec", gutter - 7, 14 + stripHeight / 2);
    context.fillText("vcc", gutter - 7, 27 + stripHeight / 2);
    context.save();
    context.beginPath();
    context.rect(gutter, 0, width - gutter, header);
    context.clip();
    context.textAlign = "center";
    const step = cell >= 18 ? 1 : cell >= 9 ? 4 : 8;
    const off = this.palette.css("--off");
    const on = this.palette.css("--on");
    for (let lane = firstLane; lane < lastLane; lane++) {
      const x = gutter + lane * cell - left;
      if (lane % step === 0) {
        context.fillStyle = muted;
        context.fillText(String(lane), x + (cell - gap) / 2, 8);
      }
      context.fillStyle = laneBit(exec, lane) ? on : off;
      context.fillRect(x, 15, cell - gap, stripHeight - 2);
      context.fillStyle = laneBit(vcc, lane) ? on : off;
      context.fillRect(x, 28, cell - gap, stripHeight - 2);
    }
    context.restore();
  }

  private at(event: PointerEvent): { row: number; lane: number } | null {
    const session = this.model.session;
    if (!session) return null;
    const state = this.model.state;
    const { cell, row } = this.measure(state);
    const box = this.canvas.getBoundingClientRect();
    const lane = Math.floor((event.clientX - box.left - gutter + this.scroller.scrollLeft) / cell);
    const r = Math.floor((event.clientY - box.top - header + this.scroller.scrollTop) / row);
    if (event.clientX - box.left < gutter || event.clientY - box.top < header) return null;
    return lane >= 0 && lane < state.lanes && r >= 0 && r < this.count(state) ? { row: r, lane } : null;
  }
  private point(event: PointerEvent): void {
    const place = this.at(event);
    if (!place) return showTip(null);
    const state = this.model.state;
    const bits = (this.look.file === "vgpr" ? state.vgprs : state.accvgprs)[place.row * 64 + place.lane];
    const on = (state.exec >> BigInt(place.lane)) & 1n;
    showTip(readingsTable(`${this.look.file === "vgpr" ? "v" : "a"}${place.row}, lane ${place.lane}${on ? "" : " (EXEC has it off)"}`, bits), event.clientX, event.clientY);
  }
  private key(event: KeyboardEvent): void {
    const steps: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], PageUp: [-16, 0], PageDown: [16, 0], Home: [0, -64], End: [0, 64] };
    const move = steps[event.key];
    const session = this.model.session;
    if (!move || !session || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const state = this.model.state;
    const old = this.cursor ?? { row: 0, lane: 0 };
    const clamp = (value: number, limit: number) => Math.min(Math.max(value, 0), limit - 1);
    this.cursor = this.cursor ? { row: clamp(old.row + move[0], this.count(state)), lane: clamp(old.lane + move[1], state.lanes) } : old;
    const { cell, row } = this.measure(state);
    const x = this.cursor.lane * cell;
    const y = this.cursor.row * row;
    if (y < this.scroller.scrollTop) this.scroller.scrollTop = y;
    if (y + row > this.scroller.scrollTop + this.scroller.clientHeight - header) this.scroller.scrollTop = y + row - this.scroller.clientHeight + header;
    if (x < this.scroller.scrollLeft) this.scroller.scrollLeft = x;
    if (x + cell > this.scroller.scrollLeft + this.scroller.clientWidth - gutter) this.scroller.scrollLeft = x + cell - this.scroller.clientWidth + gutter;
    const bits = (this.look.file === "vgpr" ? state.vgprs : state.accvgprs)[this.cursor.row * 64 + this.cursor.lane];
    this.live.textContent = `${this.look.file === "vgpr" ? "v" : "a"}${this.cursor.row}, lane ${this.cursor.lane}: ${formatValue(bits, this.look.format)}`;
    const box = this.canvas.getBoundingClientRect();
    showTip(readingsTable(`${this.look.file === "vgpr" ? "v" : "a"}${this.cursor.row}, lane ${this.cursor.lane}`, bits), box.left + gutter + x + cell - this.scroller.scrollLeft, box.top + header + y - this.scroller.scrollTop);
    this.soon();
  }
}

export function readingsTable(title: string, bits: number, more: readonly (readonly [string, string])[] = []): HTMLElement {
  const table = h("table", { class: "readings" }, h("caption", {}, title));
  for (const [name, text] of [...allReadings(bits), ...more]) table.append(h("tr", {}, h("th", {}, name), h("td", {}, text)));
  return table;
}
