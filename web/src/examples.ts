// The examples, in the order of the list.
import barrier from "../examples/barrier.s";
import dpp from "../examples/dpp.s";
import dual from "../examples/dual.s";
import exec from "../examples/exec.s";
import lds from "../examples/lds.s";
import memory from "../examples/memory.s";
import mfma from "../examples/mfma.s";
import sixteen from "../examples/sixteen.s";
import transpose from "../examples/transpose.s";
import waits from "../examples/waits.s";
import wmma from "../examples/wmma.s";
import { describe } from "./setup";

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly teaches: string;
  readonly target: string;
  readonly source: string;
}
const sources: Record<string, string> = { sixteen, exec, memory, waits, dpp, lds, barrier, dual, mfma, wmma, transpose };
export const examples: readonly Example[] = Object.entries(sources).map(([id, source]) => {
  const { title, teaches, setup } = describe(source);
  return { id, title, teaches, target: setup.target, source };
});
