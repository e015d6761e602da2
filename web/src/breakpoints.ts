// Breakpoints of a program, some with a condition.
import type { Session, Stop } from "../module/lockstep";
import { byId, h } from "./dom";
import { conditionHelp, parseCondition, type Condition } from "./condition";
import type { Model } from "./model";

/** By byte offset from the first instruction; an empty text is no condition. */
export class Breakpoints {
  private texts = new Map<number, string>();
  private conditions = new Map<number, Condition>();

  constructor(private readonly model: Model, private readonly changed: () => void) {}

  /** As an address has them. What cannot be read has no condition, and a sentence in the result. */
  read(offsets: readonly number[], conditions: ReadonlyMap<number, string>): readonly string[] {
    const problems: string[] = [];
    this.texts = new Map(offsets.map((offset) => [offset, ""]));
    this.conditions.clear();
    for (const [offset, text] of conditions) {
      const message = this.put(offset, text);
      if (message) problems.push(`The address has a breakpoint that cannot be read: ${message}.`);
    }
    return problems;
  }
  clear(): void {
    this.texts.clear();
    this.conditions.clear();
  }
  get offsets(): readonly number[] {
    return [...this.texts.keys()].sort((a, b) => a - b);
  }
  get withConditions(): ReadonlyMap<number, string> {
    return new Map([...this.texts].filter(([, text]) => text));
  }

  private offsetOf(index: number): number {
    const { lines } = this.model;
    return lines.length && lines[index] ? Number(lines[index].address - lines[0].address) : -1;
  }
  has(index: number): boolean {
    return this.texts.has(this.offsetOf(index));
  }
  conditionOf(index: number): string {
    return this.texts.get(this.offsetOf(index)) ?? "";
  }
  toggle(index: number): void {
    const offset = this.offsetOf(index);
    if (offset < 0) return;
    this.conditions.delete(offset);
    if (!this.texts.delete(offset)) this.texts.set(offset, "");
    this.tell();
  }
  /** Sets a breakpoint with a condition. The result is what is wrong with it, or empty. */
  private put(offset: number, text: string): string {
    const parsed = text.trim() ? parseCondition(text) : null;
    if (parsed && !parsed.ok) return parsed.message;
    this.texts.set(offset, text.trim());
    if (parsed) this.conditions.set(offset, parsed.value);
    else this.conditions.delete(offset);
    return "";
  }
  /** Hands them to the session. */
  give(): void {
    const { session, lines } = this.model;
    if (session && lines.length) session.breakpoints = new Set(this.offsets.map((offset) => lines[0].address + BigInt(offset)));
  }
  private tell(): void {
    this.give();
    this.changed();
  }

  /** Runs to the next breakpoint whose condition holds in the wave that comes to it. Stops that do not count go on. */
  run(session: Session, direction: 1 | -1, steps: number): Stop {
    const stop = session.run(direction, steps);
    if (stop.reason !== "breakpoint" || session.pc === null) return stop;
    const holds = this.conditions.get(Number(session.pc - this.model.lines[0].address));
    if (!holds) return stop;
    // Between workgroups the new waves have no registers yet.
    if (session.waves()[session.nextWave]?.status === "ended") return stop;
    const chosen = session.selectedWave;
    session.selectedWave = session.nextWave;
    const met = holds(session.state(), this.model.module!.registers);
    session.selectedWave = chosen;
    return met ? stop : { reason: "limit", executed: stop.executed };
  }

  /** Asks for the condition of the breakpoint at an instruction. */
  ask(index: number): void {
    const offset = this.offsetOf(index);
    if (offset < 0) return;
    const dialog = byId("condition-dialog") as HTMLDialogElement;
    const input = h("input", { type: "text", size: 40, spellcheck: "false", autocomplete: "off", value: this.texts.get(offset) ?? "", "aria-label": "Condition", placeholder: "v3[5] > 10" });
    const error = h("p", { class: "form-error", role: "alert", hidden: true });
    const accept = (event: Event) => {
      event.preventDefault();
      const message = this.put(offset, input.value);
      error.textContent = message;
      error.hidden = !message;
      if (message) return;
      dialog.close();
      this.tell();
    };
    dialog.replaceChildren(
      h("form", { onsubmit: accept }, h("h2", {}, "Stop here only if"), h("code", {}, this.model.lines[index].text), h("p", {}, input), error, h("p", { class: "quiet" }, conditionHelp), h("button", { type: "submit" }, "set"), " ", h("button", { type: "button", onclick: () => dialog.close() }, "cancel")),
    );
    dialog.showModal();
    input.focus();
  }
}
