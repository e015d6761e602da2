// The examples, in the order of the list.
import sixteen from "../examples/sixteen.s";
import { describe } from "./setup";

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly teaches: string;
  readonly source: string;
}
const sources: Record<string, string> = { sixteen };
export const examples: readonly Example[] = Object.entries(sources).map(([id, source]) => {
  const { title, teaches } = describe(source);
  return { id, title, teaches, source };
});
