// Arguments of a launch as people write them, and their bytes. Pure functions.
//
//   buffer NAME TYPE COUNT PATTERN      buffer in f32 32 count
//   value TYPE NUMBER                   value u32 1000
//   local BYTES                         local 1024
//
// TYPE: i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64
// PATTERN: zero | count [START [STEP]] | fill NUMBER | random [SEED [LOW HIGH]] | list NUMBER...
import type { LaunchArgument } from "../module/lockstep";
import { bf16Bits, halfBits } from "./format";

export const elementTypes = ["f32", "i32", "u32", "f16", "bf16", "f64", "i64", "u64", "i16", "u16", "i8", "u8"] as const;
export type ElementType = (typeof elementTypes)[number];
export const patterns = ["zero", "count", "fill", "random", "list"] as const;
export type Pattern = (typeof patterns)[number];
export const patternHelp: Record<Pattern, string> = {
  zero: "all zero",
  count: "count [start [step]]: 0, 1, 2 …",
  fill: "fill NUMBER: the same everywhere",
  random: "random [seed [low high]]: the same numbers each time",
  list: "list NUMBER…: these, then zeros",
};

export type Argument =
  | { readonly kind: "buffer"; readonly name: string; readonly type: ElementType; readonly count: number; readonly pattern: Pattern; readonly numbers: readonly string[]; readonly file?: Uint8Array }
  | { readonly kind: "value"; readonly type: ElementType; readonly number: string }
  | { readonly kind: "local"; readonly bytes: number };
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

const largestBuffer = 1 << 26; // bytes, of all buffers of a launch together
const largestLocal = 0xffffffff; // the module takes 32 bits

export function elementBytes(type: ElementType): number {
  if (type === "bf16") return 2;
  return Number(type.slice(1)) / 8;
}
function isFloat(type: ElementType): boolean {
  return type.startsWith("f") || type.startsWith("b");
}
function wrong(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** Writes a number at a place of a view. The text may be decimal, hexadecimal (0x…), "inf", "nan". */
function store(view: DataView, offset: number, type: ElementType, text: string): string | null {
  if (isFloat(type)) {
    const named: Record<string, number> = { inf: Infinity, "+inf": Infinity, "-inf": -Infinity, nan: NaN };
    const number = text.toLowerCase() in named ? named[text.toLowerCase()] : text.trim() === "" ? NaN : Number(text);
    if (Number.isNaN(number) && text.toLowerCase() !== "nan") return `'${text}' is no number`;
    if (type === "f64") view.setFloat64(offset, number, true);
    else if (type === "f32") view.setFloat32(offset, number, true);
    else view.setUint16(offset, type === "f16" ? halfBits(number) : bf16Bits(number), true);
    return null;
  }
  let number: bigint;
  try {
    number = text.startsWith("-") ? -BigInt(text.slice(1)) : BigInt(text);
    if (text.trim() === "" || text === "-") throw new SyntaxError();
  } catch {
    return `'${text}' is no integer, and ${type} takes integers`;
  }
  const bits = BigInt(elementBytes(type) * 8);
  const low = type.startsWith("i") ? -(1n << (bits - 1n)) : 0n;
  if (number < low || number >= 1n << bits) return `${text} does not fit into ${type}`;
  const whole = BigInt.asUintN(Number(bits), number);
  for (let byte = 0; byte < elementBytes(type); byte++) view.setUint8(offset + byte, Number((whole >> BigInt(8 * byte)) & 255n));
  return null;
}

/** A function that writes a number at an index of a view, and returns null or why it cannot. */
function writer(view: DataView, type: ElementType): (index: number, number: number) => string | null {
  const size = elementBytes(type);
  if (type === "f64") return (index, number) => (view.setFloat64(8 * index, number, true), null);
  if (type === "f32") return (index, number) => (view.setFloat32(4 * index, number, true), null);
  if (isFloat(type)) {
    const bits = type === "f16" ? halfBits : bf16Bits;
    return (index, number) => (view.setUint16(2 * index, bits(number), true), null);
  }
  const low = type.startsWith("i") ? -(2 ** (8 * size - 1)) : 0;
  const end = 2 ** (8 * size);
  const write = {
    1: (index: number, number: number) => view.setUint8(index, number),
    2: (index: number, number: number) => view.setUint16(2 * index, number, true),
    4: (index: number, number: number) => view.setUint32(4 * index, number, true),
    8: (index: number, number: number) => view.setBigUint64(8 * index, BigInt.asUintN(64, BigInt(number)), true),
  }[size]!;
  return (index, number) => {
    if (!Number.isInteger(number)) return `'${number}' is no integer, and ${type} takes integers`;
    if (number < low || number >= end) return `${number} does not fit into ${type}`;
    write(index, number);
    return null;
  };
}

/** A function that returns numbers of 32 bits, the same on every machine: xorshift32. */
function randomBits(seed: number): () => number {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x6d2b79f5) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>>= 0);
  };
}

export function bufferContent(argument: Extract<Argument, { kind: "buffer" }>): Parsed<Uint8Array> {
  const { type, count, pattern, numbers } = argument;
  const size = elementBytes(type);
  if (!Number.isInteger(count) || count < 1) return wrong(`buffer ${argument.name}: the count '${count}' is not a number of elements, 1 or more`);
  if (count * size > largestBuffer) return wrong(`buffer ${argument.name}: ${count} elements are more than 64 MiB`);
  if (argument.file) {
    const bytes = new Uint8Array(count * size);
    bytes.set(argument.file.subarray(0, bytes.length));
    return { ok: true, value: bytes };
  }
  const bytes = new Uint8Array(count * size);
  const view = new DataView(bytes.buffer);
  const put = writer(view, type);
  let error: string | null = null;
  if (pattern === "fill") {
    error = store(view, 0, type, numbers[0] ?? "");
    for (let done = size; done < bytes.length; done *= 2) bytes.copyWithin(done, 0, done);
  } else if (pattern === "list") {
    if (numbers.length > count) error = `the list has ${numbers.length} numbers for ${count} elements`;
    for (let i = 0; i < numbers.length && !error; i++) error = store(view, i * size, type, numbers[i]);
  } else if (pattern === "count") {
    const start = Number(numbers[0] ?? 0);
    const step = Number(numbers[1] ?? 1);
    if (Number.isNaN(start) || Number.isNaN(step)) error = `'${numbers.join(" ")}' are not two numbers`;
    const wrap = isFloat(type) ? 0 : 2 ** (8 * size);
    for (let i = 0; i < count && !error; i++) {
      const number = start + i * step;
      // Integers wrap: 256 bytes count to 255 and begin again.
      error = put(i, wrap && size < 4 ? (type.startsWith("i") ? ((((number + wrap / 2) % wrap) + wrap) % wrap) - wrap / 2 : ((number % wrap) + wrap) % wrap) : number);
    }
  } else if (pattern === "random") {
    const seed = Number(numbers[0] ?? 1);
    const low = Number(numbers[1] ?? (isFloat(type) ? -1 : 0));
    const high = Number(numbers[2] ?? (isFloat(type) ? 1 : 100));
    if (!Number.isInteger(seed) || !(low <= high)) error = `'${numbers.join(" ")}' are not a seed, a low and a high number`;
    const bits = randomBits(seed);
    for (let i = 0; i < count && !error; i++) {
      const part = bits() / 2 ** 32;
      error = put(i, isFloat(type) ? low + part * (high - low) : Math.floor(low + part * (high - low + 1)));
    }
  }
  return error ? wrong(`buffer ${argument.name}: ${error}`) : { ok: true, value: bytes };
}

/** The bytes that a launch takes. */
export function launchArgument(argument: Argument): Parsed<LaunchArgument> {
  if (argument.kind === "local") return { ok: true, value: { kind: "local", bytes: argument.bytes } };
  if (argument.kind === "value") {
    const bytes = new Uint8Array(elementBytes(argument.type));
    const error = store(new DataView(bytes.buffer), 0, argument.type, argument.number);
    return error ? wrong(`value: ${error}`) : { ok: true, value: { kind: "value", bytes } };
  }
  const content = bufferContent(argument);
  return content.ok ? { ok: true, value: { kind: "buffer", name: argument.name, bytes: content.value } } : content;
}

/** The bytes of all arguments of a launch. Buffers of more than 64 MiB together are refused before one is made. */
export function launchArguments(list: readonly Argument[]): Parsed<readonly LaunchArgument[]> {
  const bytes = list.reduce((sum, argument) => sum + (argument.kind === "buffer" ? argument.count * elementBytes(argument.type) : 0), 0);
  if (bytes > largestBuffer) return wrong(`the buffers have ${bytes} bytes together, and a launch takes 64 MiB: make them smaller`);
  const made: LaunchArgument[] = [];
  for (const argument of list) {
    const one = launchArgument(argument);
    if (!one.ok) return one;
    made.push(one.value);
  }
  return { ok: true, value: made };
}

export function parseArgument(text: string): Parsed<Argument> {
  const words = text.trim().split(/\s+/);
  const isType = (word: string | undefined): word is ElementType => (elementTypes as readonly string[]).includes(word ?? "");
  if (words[0] === "value") {
    if (!isType(words[1]) || words.length !== 3) return wrong(`'${text}': a value is written 'value u32 1000'`);
    return { ok: true, value: { kind: "value", type: words[1], number: words[2] } };
  }
  if (words[0] === "local") {
    const bytes = Number(words[1]);
    if (!Number.isInteger(bytes) || bytes < 1 || bytes > largestLocal || words.length !== 2) return wrong(`'${text}': LDS is written 'local 1024'`);
    return { ok: true, value: { kind: "local", bytes } };
  }
  const [kind, name, type, count, pattern = "zero", ...numbers] = words;
  if (kind !== "buffer" || !name || !isType(type) || !/^\d+$/.test(count ?? "")) return wrong(`'${text}': a buffer is written 'buffer in f32 32 count'`);
  if (!(patterns as readonly string[]).includes(pattern)) return wrong(`'${text}': '${pattern}' is no pattern; there are ${patterns.join(", ")}`);
  return { ok: true, value: { kind: "buffer", name, type, count: Number(count), pattern: pattern as Pattern, numbers } };
}

export function printArgument(argument: Argument): string {
  if (argument.kind === "value") return `value ${argument.type} ${argument.number}`;
  if (argument.kind === "local") return `local ${argument.bytes}`;
  return ["buffer", argument.name, argument.type, argument.count, argument.pattern, ...argument.numbers].join(" ");
}
