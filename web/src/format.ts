// How the 32 bits of a register are shown as text and as colour. Pure functions.

export type Format = "hex" | "int" | "uint" | "float" | "half" | "bf16";
export const formats: readonly { id: Format; name: string }[] = [
  { id: "hex", name: "hexadecimal" },
  { id: "int", name: "integer" },
  { id: "uint", name: "unsigned" },
  { id: "float", name: "float" },
  { id: "half", name: "2 × half" },
  { id: "bf16", name: "2 × bf16" },
];
export function isFormat(text: string): text is Format {
  return formats.some((f) => f.id === text);
}

const cell = new DataView(new ArrayBuffer(4));

export function asFloat(bits: number): number {
  cell.setUint32(0, bits);
  return cell.getFloat32(0);
}

/** The value of an IEEE half in the low 16 bits. */
export function asHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >>> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

/** The 16 bits of the number next to `value`, rounded once, ties to even. The format has `fraction` bits of fraction,
 *  and its normal numbers begin at 2 to the power of `lowest`. */
function nearestBits(value: number, fraction: number, lowest: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const size = Math.abs(value);
  if (size >= 2 ** (2 - lowest)) return sign | ((3 - 2 * lowest) << fraction); // infinity
  const exponent = size ? Math.max(Math.floor(Math.log2(size)), lowest) : lowest;
  const scaled = size * 2 ** (fraction - exponent); // exact: a power of two
  let rounded = Math.floor(scaled);
  const rest = scaled - rounded;
  if (rest > 0.5 || (rest === 0.5 && rounded & 1)) rounded++;
  // A normal number has its implicit bit here, and it adds one to the exponent. The largest may round to infinity.
  return sign | (((exponent - lowest) << fraction) + rounded);
}

/** The bits of the half next to a number; ties to even. */
export function halfBits(value: number): number {
  return Number.isNaN(value) ? 0x7e00 : nearestBits(value, 10, -14);
}

export function asBf16(bits: number): number {
  return asFloat((bits & 0xffff) << 16);
}

/** The bits of the bf16 next to a number; ties to even. */
export function bf16Bits(value: number): number {
  return Number.isNaN(value) ? 0x7fc0 : nearestBits(value, 7, -126);
}

export function hex(bits: number, digits = 8): string {
  return (bits >>> 0).toString(16).padStart(digits, "0");
}
export function hexBig(bits: bigint, digits = 1): string {
  return bits.toString(16).padStart(digits, "0");
}

/** A number in at most `digits` significant digits, never longer than ten characters. */
export function shortNumber(value: number, digits = 6): string {
  if (Number.isNaN(value)) return "nan";
  if (value === Infinity) return "inf";
  if (value === -Infinity) return "-inf";
  if (Object.is(value, -0)) return "-0";
  const size = Math.abs(value);
  if (value !== 0 && (size < 1e-4 || size >= 1e7)) return value.toExponential(Math.max(digits - 4, 1)).replace("e+", "e");
  return String(Number(value.toPrecision(digits)));
}

/** A register's 32 bits as text in a format. */
export function formatValue(bits: number, format: Format): string {
  switch (format) {
    case "hex":
      return hex(bits);
    case "int":
      return String(bits | 0);
    case "uint":
      return String(bits >>> 0);
    case "float":
      return shortNumber(asFloat(bits));
    case "half":
      return `${shortNumber(asHalf(bits), 4)} ${shortNumber(asHalf(bits >>> 16), 4)}`;
    case "bf16":
      return `${shortNumber(asBf16(bits), 3)} ${shortNumber(asBf16(bits >>> 16), 3)}`;
  }
}

/** All readings of 32 bits, a name and a text each. */
export function allReadings(bits: number): readonly (readonly [string, string])[] {
  return [
    ["hex", "0x" + hex(bits)],
    ["int", String(bits | 0)],
    ["unsigned", String(bits >>> 0)],
    ["float", shortNumber(asFloat(bits), 9)],
    ["half (low, high)", `${shortNumber(asHalf(bits))}, ${shortNumber(asHalf(bits >>> 16))}`],
    ["bf16 (low, high)", `${shortNumber(asBf16(bits))}, ${shortNumber(asBf16(bits >>> 16))}`],
  ];
}

// ------------------------------------------------------------------------------------------------ colours

/** What a colour shows of a number: its sign and its size from 0 (zero) to 1 (the largest), or that it is no number. */
export interface Tone {
  readonly kind: "zero" | "positive" | "negative" | "infinite" | "nan" | "bits";
  readonly level: number; // 0 to 1; of "bits": the place on the circle of hues
}

function toneOfNumber(value: number, low: number, high: number): Tone {
  if (Number.isNaN(value)) return { kind: "nan", level: 1 };
  if (value === 0) return { kind: "zero", level: 0 };
  if (!Number.isFinite(value)) return { kind: "infinite", level: value > 0 ? 1 : 0 };
  const size = (Math.log2(Math.abs(value)) - low) / (high - low);
  return { kind: value > 0 ? "positive" : "negative", level: Math.min(Math.max(size, 0), 1) };
}

/** The tones of a register: one, or two (low half, high half) in a packed format. Sizes are logarithmic. */
export function tonesOf(bits: number, format: Format): readonly Tone[] {
  switch (format) {
    case "hex":
      // Equal bits have equal colours, and neighbours differ: a multiplicative hash gives the hue.
      return [bits === 0 ? { kind: "zero", level: 0 } : { kind: "bits", level: (Math.imul(bits, 0x9e3779b1) >>> 0) / 2 ** 32 }];
    case "int":
      return [toneOfNumber(bits | 0, -2, 20)];
    case "uint":
      return [toneOfNumber(bits >>> 0, -2, 20)];
    case "float":
      return [toneOfNumber(asFloat(bits), -12, 12)];
    case "half":
      return [toneOfNumber(asHalf(bits), -10, 10), toneOfNumber(asHalf(bits >>> 16), -10, 10)];
    case "bf16":
      return [toneOfNumber(asBf16(bits), -12, 12), toneOfNumber(asBf16(bits >>> 16), -12, 12)];
  }
}

/** The colour of a tone as CSS. `dark`: for the dark theme. Positive is blue, negative is orange: people who see
 *  red and green alike tell them apart. */
export function toneColour(tone: Tone, dark: boolean): string {
  switch (tone.kind) {
    case "zero":
      return dark ? "#20252d" : "#edeff2";
    case "nan":
      return dark ? "#d65cc0" : "#b5179e";
    case "infinite":
      return tone.level ? (dark ? "#9db8ff" : "#1d2f8f") : dark ? "#ffb38a" : "#8f2d0d";
    case "bits": {
      const hue = Math.round(tone.level * 24) * 15;
      return dark ? `hsl(${hue} 42% 46%)` : `hsl(${hue} 52% 68%)`;
    }
    default: {
      const hue = tone.kind === "positive" ? 214 : 26;
      const level = Math.round(tone.level * 32) / 32;
      return dark
        ? `hsl(${hue} ${44 + 26 * level}% ${24 + 38 * level}%)`
        : `hsl(${hue} ${52 + 22 * level}% ${89 - 45 * level}%)`;
    }
  }
}
/** The colour of text on toneColour(tone, dark). */
export function textOnTone(tone: Tone, dark: boolean): string {
  if (tone.kind === "zero") return dark ? "#8d97a5" : "#6a7380";
  if (dark) return tone.kind === "infinite" || ((tone.kind === "positive" || tone.kind === "negative") && tone.level > 0.75) ? "#10141a" : "#f2f5f9";
  return tone.kind === "nan" || tone.kind === "infinite" || (tone.kind !== "bits" && tone.level > 0.6) ? "#ffffff" : "#16202c";
}
