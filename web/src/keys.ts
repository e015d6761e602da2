// What keys do.
import type { Session, Stop } from "../module/lockstep";
import { byId, h } from "./dom";

const rows: readonly (readonly [string, string])[] = [
  ["→ or ↓", "one step forwards"],
  ["← or ↑", "one step backwards"],
  ["Page Down, Page Up", "16 steps forwards, backwards"],
  ["Home, End", "to the start, to the end"],
  ["F8, Shift F8", "to the next, the previous breakpoint"],
  ["W, Shift W", "to the next, the previous wave's turn"],
  ["J, K", "move the cursor in the program"],
  ["B", "set or remove a breakpoint at the cursor"],
  ["C", "a breakpoint at the cursor that stops only if a condition holds"],
  ["Enter", "run to the cursor"],
  ["Escape", "leave the editor: arrow keys step again"],
  ["Ctrl Enter", "assemble and launch (in the editor)"],
  ["1 to 6", "format of registers"],
  ["?", "this list"],
];

export function showKeys(): void {
  const dialog = byId("keys-dialog") as HTMLDialogElement;
  dialog.replaceChildren(
    h("h2", {}, "Keys"),
    h("table", {}, ...rows.map(([key, what]) => h("tr", {}, h("th", {}, key), h("td", {}, what)))),
    h("button", { onclick: () => dialog.close(), autofocus: true }, "close"),
  );
  dialog.showModal();
}

type Move = (session: Session, steps: number) => Stop;

/** n steps of the launch; one step of the wave that somebody has chosen. */
export function stepBy(n: number): Move {
  return (session, steps) => {
    const wave = session.selectedWave;
    if (wave !== null && Math.abs(n) === 1) return session.stepWave(wave, n > 0 ? 1 : -1, steps);
    return session.step(n);
  };
}

/** The move that a key makes; undefined: none. */
export function moveOf(event: KeyboardEvent): Move | undefined {
  const moves: Record<string, Move> = {
    ArrowRight: stepBy(1),
    ArrowDown: stepBy(1),
    ArrowLeft: stepBy(-1),
    ArrowUp: stepBy(-1),
    PageDown: stepBy(16),
    PageUp: stepBy(-16),
    Home: (session, steps) => session.goTo(0, steps),
    End: (session, steps) => session.runToEnd(steps),
    w: (session, steps) => session.runToNextWave(1, steps),
    W: (session, steps) => session.runToNextWave(-1, steps),
  };
  return moves[event.key];
}
