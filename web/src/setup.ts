// How a kernel is launched: target, grid, block, arguments. A .s file carries it in lines of comments at its top, so
// that an example is one file:
//
//   //# title Sixteen lanes
//   //# target gfx1151
//   //# grid 1 1 1
//   //# block 16
//   //# buffer in f32 32 count
import { isFormat, type Format } from "./format";
import { parseArgument, printArgument, type Argument, type Parsed } from "./buffers";

export type Triple = readonly [number, number, number];
export interface Setup {
  readonly target: string; // empty: what the file says, else the ISA's first one
  readonly grid: Triple; // workgroups
  readonly block: Triple; // work-items
  readonly arguments: readonly Argument[];
  readonly memory: "late" | "at once";
  readonly turn: number;
  readonly waveSize?: WaveSize; // none: as the text says
}
export type WaveSize = 32 | 64;
export interface Described {
  readonly title: string;
  readonly teaches: string;
  readonly format: Format; // of registers
  readonly tab: string; // that shows what there is to see: "lds"; empty: any
  readonly setup: Setup;
  readonly problems: readonly string[];
}

export const plainSetup: Setup = { target: "", grid: [1, 1, 1], block: [64, 1, 1], arguments: [], memory: "late", turn: 1 };

export function parseTriple(text: string): Parsed<Triple> {
  const numbers = text.trim().split(/[\s,x×]+/).map(Number);
  if (numbers.length > 3 || numbers.some((n) => !Number.isInteger(n) || n < 1 || n > 0x7fffffff))
    return { ok: false, message: `'${text}' is not one to three numbers from 1` };
  return { ok: true, value: [numbers[0], numbers[1] ?? 1, numbers[2] ?? 1] };
}
export function printTriple(triple: Triple): string {
  return triple[2] !== 1 ? triple.join(" ") : triple[1] !== 1 ? `${triple[0]} ${triple[1]}` : String(triple[0]);
}

/** What the lines `//# …` of a .s file say. */
export function describe(source: string): Described {
  let title = "";
  let teaches = "";
  let format: Format = "hex";
  let tab = "";
  let setup: Setup = plainSetup;
  const problems: string[] = [];
  const list: Argument[] = [];
  for (const line of source.split("\n")) {
    const found = /^\s*\/\/#\s*(\w+)\s*(.*)$/.exec(line);
    if (!found) continue;
    const [, key, rest] = found;
    const text = rest.trim();
    if (key === "title") title = text;
    else if (key === "teaches") teaches = teaches ? `${teaches} ${text}` : text;
    else if (key === "format" && isFormat(text)) format = text;
    else if (key === "tab") tab = text;
    else if (key === "target") setup = { ...setup, target: text };
    else if (key === "memory" && (text === "late" || text === "at once")) setup = { ...setup, memory: text };
    else if (key === "wave" && (text === "32" || text === "64")) setup = { ...setup, waveSize: Number(text) as WaveSize };
    else if (key === "turn" && /^[1-9]\d{0,6}$/.test(text)) setup = { ...setup, turn: Number(text) };
    else if (key === "grid" || key === "block") {
      const triple = parseTriple(text);
      if (triple.ok) setup = { ...setup, [key]: triple.value };
      else problems.push(`${key}: ${triple.message}`);
    } else if (key === "buffer" || key === "value" || key === "local") {
      const argument = parseArgument(`${key} ${text}`);
      if (argument.ok) list.push(argument.value);
      else problems.push(argument.message);
    } else problems.push(`'//# ${key} ${text}' is not known`);
  }
  return { title, teaches, format, tab, setup: { ...setup, arguments: list }, problems };
}

export function printSetup(setup: Setup): readonly string[] {
  return [
    ...(setup.target ? [`//# target ${setup.target}`] : []),
    `//# grid ${printTriple(setup.grid)}`,
    `//# block ${printTriple(setup.block)}`,
    ...(setup.memory === "late" ? [] : [`//# memory ${setup.memory}`]),
    ...(setup.waveSize ? [`//# wave ${setup.waveSize}`] : []),
    ...(setup.turn === 1 ? [] : [`//# turn ${setup.turn}`]),
    ...setup.arguments.map((argument) => `//# ${printArgument(argument)}`),
  ];
}

/** The text for waves of another size: its directives .amdhsa_wavefront_size32 changed. Lines stay where they are. */
export function withWaveSize(source: string, size: WaveSize | undefined): Parsed<string> {
  if (!size) return { ok: true, value: source };
  const directive = /^([ \t]*\.amdhsa_wavefront_size32[ \t]+)\d+/gm;
  if (!directive.test(source)) return { ok: false, message: `The text does not say how many lanes a wave has: give its kernel a line .amdhsa_wavefront_size32 ${size === 32 ? 1 : 0}, or choose "as the text says".` };
  return { ok: true, value: source.replace(directive, `$1${size === 32 ? 1 : 0}`) };
}
