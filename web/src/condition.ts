// Conditions of breakpoints: comparisons of registers with numbers, "v3[5] > 10", "s4 == 0 && exec != 0".
import type { RegisterFiles, WaveState } from "../module/lockstep";
import type { Parsed } from "./buffers";

/** Does it hold in a wave? */
export type Condition = (state: WaveState, files: RegisterFiles) => boolean;

export const conditionHelp =
  "v3[5] > 10: of lane 5. v3 > 10: of any lane that EXEC enables. Also a3, s4, s[4:5], vcc, exec, m0, scc, with == != < <= > >=, joined by && and ||. A number with a point compares floats; a hexadecimal one compares without a sign.";

type Side = (state: WaveState, files: RegisterFiles) => readonly bigint[]; // bits: one value, or one of each lane
interface Operand {
  readonly values: Side;
  readonly bits: number; // 32 or 64
}

const compare: Record<string, (a: number | bigint, b: number | bigint) => boolean> = {
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
};

function register(text: string): Operand | null {
  const vector = /^(v|a)(\d{1,4})(?:\[(\d{1,2})\])?$/.exec(text);
  if (vector) {
    const [row, lane] = [Number(vector[2]), vector[3] === undefined ? -1 : Number(vector[3])];
    if (lane > 63) return null;
    const values: Side = (state) => {
      const rows = vector[1] === "v" ? state.vgprs : state.accvgprs;
      if (64 * row >= rows.length || lane >= state.lanes) return [];
      if (lane >= 0) return [BigInt(rows[64 * row + lane])];
      const all: bigint[] = [];
      for (let l = 0; l < state.lanes; l++) if ((state.exec >> BigInt(l)) & 1n) all.push(BigInt(rows[64 * row + l]));
      return all;
    };
    return { values, bits: 32 };
  }
  if (text === "scc") return { values: (state) => [state.scc ? 1n : 0n], bits: 32 };
  if (text === "vcc") return { values: (state) => [state.vcc], bits: 64 };
  if (text === "exec") return { values: (state) => [state.exec], bits: 64 };
  const pair = /^s\[(\d{1,3}):(\d{1,3})\]$/.exec(text);
  if (pair) {
    const first = Number(pair[1]);
    if (Number(pair[2]) !== first + 1) return null;
    const values: Side = (state) => (first + 1 < state.sgprCount ? [BigInt(state.scalars[first]) | (BigInt(state.scalars[first + 1]) << 32n)] : []);
    return { values, bits: 64 };
  }
  if (!/^(s\d{1,3}|m0|ttmp\d{1,2}|(vcc|exec)_(lo|hi))$/.test(text)) return null;
  const values: Side = (state, files) => {
    const number = files.scalarNames.indexOf(text);
    return number < 0 ? [] : [BigInt(state.scalars[number])];
  };
  return { values, bits: 32 };
}

function asFloat(bits: bigint): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, Number(BigInt.asUintN(32, bits)));
  return view.getFloat32(0);
}

function comparison(text: string): Parsed<Condition> {
  const found = /^\s*([a-z]\w*(?:\[[\d:]+\])?)\s*(==|!=|<=|>=|<|>)\s*([-+\w.]+)\s*$/.exec(text);
  if (!found) return { ok: false, message: `'${text.trim()}' is not REGISTER == NUMBER (or != < <= > >=)` };
  const [, name, sign, number] = found;
  const operand = register(name);
  if (!operand) return { ok: false, message: `'${name}' is no register: v3, v3[5], a3, s4, s[4:5], vcc, exec, m0, scc` };
  const holds = compare[sign];
  if (/^[-+]?0x[\da-f]{1,16}$/i.test(number)) {
    if (BigInt(number.replace(/^[-+]/, "")) >> BigInt(operand.bits)) return { ok: false, message: `${number} has more than the ${operand.bits} bits of ${name}` };
    const negative = number.startsWith("-");
    const wanted = BigInt.asUintN(operand.bits, negative ? -BigInt(number.slice(1)) : BigInt(number.replace("+", "")));
    return { ok: true, value: (state, files) => operand.values(state, files).some((bits) => holds(bits, wanted)) };
  }
  if (/^[-+]?\d{1,20}$/.test(number)) {
    const wanted = BigInt(number.replace("+", ""));
    const limit = 1n << BigInt(operand.bits);
    if (wanted >= limit || wanted < -limit / 2n) return { ok: false, message: `${number} does not fit the ${operand.bits} bits of ${name}` };
    if (sign === "==" || sign === "!=") {
      const exact = BigInt.asUintN(operand.bits, wanted);
      return { ok: true, value: (state, files) => operand.values(state, files).some((bits) => holds(bits, exact)) };
    }
    const masks = name === "exec" || name === "vcc"; // without a sign
    return { ok: true, value: (state, files) => operand.values(state, files).some((bits) => holds(masks ? bits : BigInt.asIntN(operand.bits, bits), wanted)) };
  }
  const wanted = /^[-+]?(\d+\.\d*|\.\d+|\d+)(e[-+]?\d+)?$/i.test(number) ? Math.fround(Number(number)) : NaN;
  if (Number.isNaN(wanted)) return { ok: false, message: `'${number}' is no number` };
  if (operand.bits !== 32) return { ok: false, message: `${name} has 64 bits: it compares with an integer` };
  return { ok: true, value: (state, files) => operand.values(state, files).some((bits) => holds(asFloat(bits), wanted)) };
}

/** && before ||, as in C. There are no parentheses. */
export function parseCondition(text: string): Parsed<Condition> {
  const any: Condition[] = [];
  for (const part of text.split("||")) {
    const all: Condition[] = [];
    for (const one of part.split("&&")) {
      const parsed = comparison(one);
      if (!parsed.ok) return parsed;
      all.push(parsed.value);
    }
    any.push((state, files) => all.every((holds) => holds(state, files)));
  }
  return { ok: true, value: (state, files) => any.some((holds) => holds(state, files)) };
}
