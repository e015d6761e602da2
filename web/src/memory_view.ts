// Memory and LDS as maps: a cell for each dword, coloured by value or by who touched it last.
import type { MemoryAccess, Session } from "../module/lockstep";
import { h, isDark, select, showTip, sized } from "./dom";
import type { ElementType } from "./buffers";
import { formats, hexBig, tonesOf, type Format } from "./format";
import type { Model } from "./model";
import { readingsTable, type Palette } from "./registers_view";

export interface Touch {
  readonly lane: number;
  readonly wave: number;
  readonly kind: "read" | "written" | "atomic";
  readonly workgroup: number;
}
/** What a dword of ldsTouches and bufferTouches says (module/lockstep.d.ts, `touch`). */
export function readTouch(value: number): Touch | null {
  if (!(value >>> 31)) return null;
  const kinds = ["read", "read", "written", "atomic"] as const;
  return { lane: value & 63, wave: (value >>> 6) & 1023, kind: kinds[(value >>> 16) & 3], workgroup: (value >>> 18) & 8191 };
}

/** How the lanes of one LDS instruction fall on the banks: for each bank the number of different dwords. */
export function bankUse(accesses: readonly MemoryAccess[], banks: number): readonly number[] {
  const dwords: Set<number>[] = Array.from({ length: banks }, () => new Set());
  for (const access of accesses) {
    if (access.space !== "lds") continue;
    for (let dword = Number(access.address >> 2n); dword <= Number((access.address + BigInt(access.bytes) - 1n) >> 2n); dword++) dwords[dword % banks].add(dword);
  }
  return dwords.map((set) => set.size);
}

/** How a buffer of this type is shown at first. */
export function formatOf(type: ElementType | undefined): Format {
  if (type === "f16") return "half";
  if (type === "bf16") return "bf16";
  if (type === "f32") return "float";
  return type === "i32" ? "int" : type === "u32" ? "uint" : "hex";
}

type Colour = "value" | "touch";
const gutter = 52;

/** A map of bytes. `source` gives what to show; its views are read anew for each drawing. */
class ByteMap {
  readonly scroller: HTMLElement;
  private readonly canvas = h("canvas", { class: "picture" });
  private readonly space = h("div", { class: "picture-space" });
  private frame = 0;
  constructor(
    label: string,
    private readonly source: () => { bytes: Uint8Array; touches: Uint32Array; accesses: readonly MemoryAccess[]; base: bigint; columns: number } | null,
    private readonly look: () => { format: Format; colour: Colour },
    private readonly palette: Palette,
  ) {
    this.scroller = h("div", { class: "picture-scroller", tabindex: 0, role: "img", "aria-label": label }, this.canvas, this.space);
    this.scroller.addEventListener("scroll", () => this.soon());
    new ResizeObserver(() => this.soon()).observe(this.scroller);
    this.canvas.addEventListener("pointermove", (event) => this.point(event));
    this.canvas.addEventListener("pointerleave", () => showTip(null));
  }
  soon(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }
  private measure(columns: number): { cell: number; row: number } {
    const cell = Math.max(4, Math.min(22, Math.floor((this.scroller.clientWidth - gutter - 8) / columns)));
    return { cell, row: Math.max(12, Math.min(16, cell)) };
  }
  draw(): void {
    const width = this.scroller.clientWidth;
    const height = this.scroller.clientHeight;
    if (!width || !height) return;
    const context = sized(this.canvas, width, height);
    context.fillStyle = this.palette.css("--panel");
    context.fillRect(0, 0, width, height);
    const shown = this.source();
    if (!shown) {
      this.space.style.height = "0";
      return;
    }
    const { bytes, touches, accesses, columns } = shown;
    const { cell, row } = this.measure(columns);
    const words = Math.ceil(bytes.length / 4);
    const rows = Math.ceil(words / columns);
    this.space.style.height = `${Math.max(0, rows * row + 4 - height)}px`;
    const top = this.scroller.scrollTop;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const word = (index: number) => {
      if (4 * index + 4 <= bytes.length) return view.getUint32(4 * index, true);
      let rest = 0;
      for (let i = 4 * index; i < bytes.length; i++) rest |= bytes[i] << (8 * (i & 3));
      return rest >>> 0;
    };
    const { format, colour } = this.look();
    const dark = isDark();
    const muted = this.palette.css("--muted");
    context.font = '10px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace';
    context.textAlign = "right";
    context.textBaseline = "middle";
    const gap = cell >= 6 ? 1 : 0;
    const firstRow = Math.floor(top / row);
    const lastRow = Math.min(rows, Math.ceil((top + height) / row));
    for (let r = firstRow; r < lastRow; r++) {
      const y = r * row - top + 2;
      context.fillStyle = muted;
      context.fillText("+" + hexBig(BigInt(r * columns * 4), 4), gutter - 8, y + row / 2);
      for (let c = 0; c < columns && r * columns + c < words; c++) {
        const index = r * columns + c;
        const x = gutter + c * cell;
        if (colour === "touch") {
          const touch = readTouch(touches[index]);
          context.fillStyle = touch ? touchColour(touch, dark) : this.palette.colour({ kind: "zero", level: 0 });
          context.fillRect(x, y, cell - gap, row - 1);
          if (touch && touch.kind !== "read" && cell >= 7) {
            context.fillStyle = touch.kind === "atomic" ? this.palette.css("--lit") : this.palette.css("--ink");
            context.fillRect(x + (cell - gap) / 2 - 1, y + row / 2 - 1.5, 2, 2);
          }
          continue;
        }
        const tones = tonesOf(word(index), format);
        tones.forEach((tone, part) => {
          context.fillStyle = this.palette.colour(tone);
          context.fillRect(x, y + (part * (row - 1)) / tones.length, cell - gap, (row - 1) / tones.length);
        });
      }
    }
    for (const access of accesses) {
      const from = Number(access.space === "lds" ? access.address : BigInt(access.offset)) >> 2;
      const to = (Number(access.space === "lds" ? access.address : BigInt(access.offset)) + access.bytes - 1) >> 2;
      context.strokeStyle = access.kind === "read" ? this.palette.css("--read") : this.palette.css("--write");
      context.lineWidth = 1.5;
      for (let index = from; index <= to; index++) {
        const y = Math.floor(index / columns) * row - top + 2;
        context.strokeRect(gutter + (index % columns) * cell + 0.5, y + 0.5, cell - gap - 1, row - 2);
      }
    }
  }
  private point(event: PointerEvent): void {
    const shown = this.source();
    if (!shown) return;
    const { bytes, touches, base, columns } = shown;
    const { cell, row } = this.measure(columns);
    const box = this.canvas.getBoundingClientRect();
    const column = Math.floor((event.clientX - box.left - gutter) / cell);
    const index = Math.floor((event.clientY - box.top - 2 + this.scroller.scrollTop) / row) * columns + column;
    if (column < 0 || column >= columns || index < 0 || index * 4 >= bytes.length) return showTip(null);
    const part = bytes.slice(index * 4, index * 4 + 4);
    const bits = part.reduceRight((sum, byte) => sum * 256 + byte, 0);
    const touch = readTouch(touches[index]);
    showTip(
      readingsTable(`0x${hexBig(base + BigInt(index * 4))}, dword ${index}`, bits, [["last touch", touch ? `${touch.kind} by wave ${touch.wave}, lane ${touch.lane}, workgroup ${touch.workgroup}` : "nobody"]]),
      event.clientX,
      event.clientY,
    );
  }
}

function touchColour(touch: Touch, dark: boolean): string {
  // The hue is the wave's, the lightness the lane's.
  const hue = (214 + touch.wave * 137) % 360;
  const lane = touch.lane / 64;
  return dark ? `hsl(${hue} 50% ${28 + 36 * lane}%)` : `hsl(${hue} 60% ${84 - 40 * lane}%)`;
}

export class MemoryView {
  private readonly head = h("div", { class: "pane-head" });
  private readonly map: ByteMap;
  private index = 0;
  private colour: Colour = "value";
  private formats: HTMLSelectElement | null = null;
  private made: Session | null = null;
  private readonly chosen = new Map<number, Format>(); // by buffer; else as its elements are

  constructor(parent: HTMLElement, private readonly model: Model, palette: Palette, private readonly proposed: (index: number) => Format) {
    this.map = new ByteMap("Memory of a buffer, a cell for each dword", () => this.source(), () => ({ format: this.format, colour: this.colour }), palette);
    parent.append(this.head, this.map.scroller);
  }
  private get format(): Format {
    return this.chosen.get(this.index) ?? this.proposed(this.index);
  }
  private source() {
    const session = this.model.session;
    const buffer = session?.buffers[this.index];
    if (!session || !buffer) return null;
    return {
      bytes: session.bufferBytes(this.index),
      touches: session.bufferTouches(this.index),
      accesses: this.model.accesses.filter((access) => access.space === "global" && access.buffer === this.index),
      base: buffer.address,
      columns: this.map.scroller.clientWidth < 420 ? 16 : 32,
    };
  }
  draw(): void {
    const session = this.model.session;
    if (session !== this.made) {
      this.made = session;
      this.index = Math.min(this.index, Math.max(0, (session?.buffers.length ?? 1) - 1));
      const names = (session?.buffers ?? []).map((buffer, id) => ({ id: String(id), name: `${buffer.name} (${buffer.bytes} bytes)` }));
      const choice = select("Buffer", names, String(this.index), (id) => {
        this.index = Number(id);
        this.formats!.value = this.format;
        this.map.soon();
      });
      const colour = select("Colour of memory", [{ id: "value", name: "by value" }, { id: "touch", name: "by who touched it" }], this.colour, (id) => {
        this.colour = id;
        this.map.soon();
      });
      this.chosen.clear();
      this.formats = select("Format of memory", formats, this.format, (id) => {
        this.chosen.set(this.index, id);
        this.map.soon();
      });
      this.head.replaceChildren(choice, this.formats, colour);
    }
    this.map.soon();
  }
}

export class LdsView {
  private readonly head = h("div", { class: "pane-head" });
  private readonly text = h("span", { class: "quiet" });
  private readonly map: ByteMap;
  private colour: Colour = "value";
  private banks = 32;

  constructor(parent: HTMLElement, private readonly model: Model, palette: Palette, format: () => Format) {
    this.map = new ByteMap("LDS, a column for each bank", () => this.source(), () => ({ format: format(), colour: this.colour }), palette);
    const colour = select("Colour of LDS", [{ id: "value", name: "by value" }, { id: "touch", name: "by who touched it" }], this.colour, (id) => {
      this.colour = id;
      this.map.soon();
    });
    const banks = select("Banks", [{ id: "32", name: "32 banks" }, { id: "64", name: "64 banks" }], "32", (id) => {
      this.banks = Number(id);
      this.draw();
    });
    this.head.append(colour, banks, this.text);
    parent.append(this.head, this.map.scroller);
  }
  private source() {
    const session = this.model.session;
    if (!session || !session.lds.length) return null;
    return { bytes: session.lds, touches: session.ldsTouches, accesses: this.model.accesses.filter((access) => access.space === "lds"), base: 0n, columns: this.banks };
  }
  draw(): void {
    const session = this.model.session;
    const accesses = this.model.accesses.filter((access) => access.space === "lds");
    if (!session || !session.lds.length) this.text.textContent = "This workgroup has no LDS.";
    else if (!accesses.length) this.text.textContent = `${session.lds.length} bytes. The last step did not touch it.`;
    else {
      const use = bankUse(accesses, this.banks);
      const most = Math.max(...use);
      const where = use.indexOf(most);
      this.text.textContent = most > 1 ? `Last step: up to ${most} different dwords in one bank (bank ${where}).` : "Last step: no bank has more than one dword.";
    }
    this.text.title = `A bank serves one dword at a time. bank = (address / 4) mod ${this.banks}. Hardware splits wide accesses into groups of lanes first.`;
    this.map.soon();
  }
}

