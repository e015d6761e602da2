// The text of an instruction in pieces, each marked as read or written. Pure functions.
import type { RegisterUse } from "../module/lockstep";

export interface Piece {
  readonly text: string;
  readonly kind: "mnemonic" | "register" | "number" | "modifier" | "plain";
  readonly read: boolean;
  readonly written: boolean;
}

const pattern = /([vsa]\[\d+(?::\d+)?\]|ttmp\[\d+(?::\d+)?\]|\b(?:[vsa]\d+|ttmp\d+|vcc(?:_lo|_hi)?|exec(?:_lo|_hi)?|m0|scc|null|flat_scratch(?:_lo|_hi)?)\b)|(\b0x[0-9a-f]+\b|-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)|(\b[a-z_]\w*(?=[:(]))/gi;

/** "v[2:3]" as rows of its file: {file: "v", first: 2, count: 2}; null: no numbered register. */
export function numbered(text: string): { file: string; first: number; count: number } | null {
  const found = /^([a-z]+)(?:(\d+)|\[(\d+)(?::(\d+))?\])$/.exec(text);
  if (!found || text === "m0") return null;
  const first = Number(found[2] ?? found[3]);
  return { file: found[1], first, count: found[4] === undefined ? 1 : Number(found[4]) - first + 1 };
}

function names(use: RegisterUse, text: string): boolean {
  if (use.name === text) return true;
  const one = numbered(text);
  const two = numbered(use.name);
  if (one && two) return one.file === two.file && one.first < two.first + two.count && two.first < one.first + one.count;
  // "vcc" is both of its halves.
  return !one && !two && (text.replace(/_(lo|hi)$/, "") === use.name || use.name.replace(/_(lo|hi)$/, "") === text);
}

/** The text in pieces. Operands are compared with `uses`. An operand that stands in the place of the destination
 *  (the first ones) is marked written; the same register in a later place is marked read. */
export function pieces(text: string, uses: readonly RegisterUse[]): readonly Piece[] {
  const list: Piece[] = [];
  const plain = (part: string) => part && list.push({ text: part, kind: "plain", read: false, written: false });
  // Each half of a dual instruction (a :: b) has a mnemonic and a destination of its own.
  for (const [index, half] of text.split(/ :: /).entries()) {
    if (index) plain(" :: ");
    const mnemonic = /^\S+/.exec(half)?.[0] ?? "";
    if (mnemonic) list.push({ text: mnemonic, kind: "mnemonic", read: false, written: false });
    const rest = half.slice(mnemonic.length);
    const written = new Set<RegisterUse>();
    let end = 0;
    for (const found of rest.matchAll(pattern)) {
      plain(rest.slice(end, found.index));
      end = found.index + found[0].length;
      if (!found[1]) {
        list.push({ text: found[0], kind: found[2] ? "number" : "modifier", read: false, written: false });
        continue;
      }
      const mine = uses.filter((use) => names(use, found[1]));
      const target = mine.find((use) => use.written && !written.has(use));
      const reads = mine.some((use) => use.read);
      if (target) written.add(target);
      // v_add v4, 1.0, v4: the first v4 is the destination, the second one the source. A register that is read
      // and written by one operand (v_fmac v0, …) is both.
      const both = target && target.read && !rest.slice(end).includes(found[1]);
      list.push({ text: found[1], kind: "register", written: !!target, read: target ? !!both : reads });
    }
    plain(rest.slice(end));
  }
  return list;
}
