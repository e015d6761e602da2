// The page's state in its address. "#example=exec&step=12" names an example; "#z=…" holds the code itself, deflated.
// Parameters before the # are for an <iframe>: ?embed=1&theme=dark&pane=registers.
import { isFormat, type Format } from "./format";
import { parseArgument, printArgument, type Argument } from "./buffers";
import { parseTriple, plainSetup, printTriple, type Setup } from "./setup";

export interface Place {
  readonly example: string; // empty: `source` is the code
  readonly source: string;
  readonly setup: Setup | null; // null: as the source's lines `//#` have it
  readonly step: number;
  readonly wave: number | null;
  readonly format: Format | null; // null: as the source has it
  readonly breakpoints: readonly number[]; // addresses in the code, from its first instruction
  readonly conditions: ReadonlyMap<number, string>; // of breakpoints
}

const longestSource = 2 << 20; // bytes; a link of a few characters unpacks to a thousand times as many

async function through(bytes: Uint8Array, stream: CompressionStream): Promise<Uint8Array> {
  const all = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(all).arrayBuffer());
}
export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
export function fromBase64Url(text: string): Uint8Array {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0));
}
export async function pack(text: string): Promise<string> {
  return toBase64Url(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
}
export async function unpack(text: string): Promise<string> {
  const packed = new Blob([fromBase64Url(text) as Uint8Array<ArrayBuffer>]);
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let made = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return made + decoder.decode();
    bytes += value.length;
    if (bytes > longestSource) {
      void reader.cancel().catch(() => undefined);
      throw new Error("the code has more than 2 MiB");
    }
    made += decoder.decode(value, { stream: true });
  }
}

/** The part of the address after "#". */
export async function writeAddress(place: Place): Promise<string> {
  const parts: string[] = [];
  const put = (key: string, value: string) => parts.push(`${key}=${encodeURIComponent(value).replaceAll("%20", "+").replaceAll("%2C", ",")}`);
  if (place.example) put("example", place.example);
  else put("z", await pack(place.source));
  if (place.step) put("step", String(place.step));
  if (place.wave !== null) put("wave", String(place.wave));
  if (place.format) put("format", place.format);
  if (place.breakpoints.length) put("stops", place.breakpoints.join(","));
  for (const [offset, text] of place.conditions) put("if", `${offset}:${text}`);
  if (place.setup) {
    put("target", place.setup.target);
    put("grid", printTriple(place.setup.grid));
    put("block", printTriple(place.setup.block));
    if (place.setup.memory !== "late") put("memory", place.setup.memory);
    if (place.setup.waveSize) put("lanes", String(place.setup.waveSize));
    if (place.setup.turn !== 1) put("turn", String(place.setup.turn));
    for (const argument of place.setup.arguments) put("arg", printArgument(argument));
  }
  return parts.join("&");
}

/** Reads what writeAddress wrote. What cannot be read is left out, with a sentence in `problems`. */
export async function readAddress(hash: string): Promise<{ place: Place; problems: readonly string[] }> {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const problems: string[] = [];
  const count = (key: string) => {
    const text = values.get(key);
    if (text === null) return null;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    problems.push(`The address has ${key}=${text}, which is no number.`);
    return null;
  };
  let source = "";
  const packed = values.get("z");
  if (packed !== null) {
    try {
      source = await unpack(packed);
    } catch {
      problems.push("The address is damaged, or its code is longer than 2 MiB: it cannot be read.");
    }
  }
  let setup: Setup | null = null;
  if (values.has("grid") || values.has("block") || values.has("arg") || values.has("target")) {
    const list: Argument[] = [];
    for (const text of values.getAll("arg")) {
      const argument = parseArgument(text);
      if (argument.ok) list.push(argument.value);
      else problems.push(`The address has an argument that cannot be read: ${argument.message}.`);
    }
    const grid = parseTriple(values.get("grid") ?? "1");
    const block = parseTriple(values.get("block") ?? "64");
    setup = {
      target: values.get("target") ?? "",
      grid: grid.ok ? grid.value : plainSetup.grid,
      block: block.ok ? block.value : plainSetup.block,
      arguments: list,
      memory: values.get("memory") === "at once" ? "at once" : "late",
      turn: count("turn") || 1,
      ...(values.get("lanes") === "32" ? { waveSize: 32 } : values.get("lanes") === "64" ? { waveSize: 64 } : {}),
    };
  }
  const format = values.get("format") ?? "";
  const stops = (values.get("stops") ?? "").split(",").filter((text) => /^\d{1,9}$/.test(text)).map(Number);
  const conditions = new Map<number, string>();
  for (const text of values.getAll("if")) {
    const found = /^(\d{1,9}):(.{1,200})$/.exec(text);
    if (found) conditions.set(Number(found[1]), found[2]);
    else problems.push(`The address has if=${text.slice(0, 40)}, which is no condition of a breakpoint.`);
  }
  return {
    place: { example: values.get("example") ?? "", source, setup, step: count("step") ?? 0, wave: count("wave"), format: isFormat(format) ? format : null, breakpoints: stops, conditions },
    problems,
  };
}
