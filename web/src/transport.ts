// The buttons that move in the launch, the slider of steps, and a line that says where it stands.
import type { Session, Stop } from "../module/lockstep";
import { h, setText, svg } from "./dom";
import { stepBy } from "./keys";
import type { Model } from "./model";

const icons: Record<string, string> = {
  start: "M3 3h2v10H3zM13 3v10L6 8z",
  back: "M12 3v10L4 8z",
  forward: "M4 3v10l8-5z",
  run: "M2 3v10l6-5zM8 3v10l6-5z",
  runBack: "M14 3v10L8 8zM8 3v10L2 8z",
  end: "M3 3v10l7-5zM11 3h2v10h-2z",
  here: "M8 2v7H5l3.5 4L12 9H9V2z",
  wave: "M2 9c2-6 4-6 6 0s4 6 6 0",
};

/** The sentence of a fault, which begins with "fault:", with a capital letter. */
export function faultText(message: string): string {
  return message.replace(/^fault: /, "Fault: ");
}

export class Transport {
  private readonly slider: HTMLInputElement;
  private readonly count = h("output", { class: "step-count", for: "slider" });
  private readonly line = h("div", { class: "status", role: "status" });
  private readonly buttons: HTMLButtonElement[] = [];

  constructor(parent: HTMLElement, private readonly model: Model, actions: { toHere(): void; run(direction: 1 | -1): void }) {
    const button = (icon: string, label: string, act: () => void) => {
      const picture = svg("svg", { viewBox: "0 0 16 16", "aria-hidden": "true", class: icon === "wave" ? "icon-line" : "" }, svg("path", { d: icons[icon] }));
      const element = h("button", { class: "move", "aria-label": label, title: label, onclick: act }, picture);
      this.buttons.push(element);
      return element;
    };
    const move = (action: (session: Session, steps: number) => Stop) => () => model.move(action);
    this.slider = h("input", { type: "range", id: "slider", min: 0, max: 0, value: 0, step: 1, "aria-label": "Step", oninput: () => model.move((session, steps) => session.goTo(Number(this.slider.value), steps)) });
    parent.append(
      h(
        "div",
        { class: "moves", role: "toolbar", "aria-label": "Stepping" },
        button("start", "To the start (Home)", move((session, steps) => session.goTo(0, steps))),
        button("runBack", "Back to a breakpoint (Shift F8)", () => actions.run(-1)),
        button("back", "One step back (←)", move(stepBy(-1))),
        button("forward", "One step (→)", move(stepBy(1))),
        button("run", "Run to a breakpoint (F8)", () => actions.run(1)),
        button("end", "To the end (End)", move((session, steps) => session.runToEnd(steps))),
        button("here", "Run to the cursor (Enter)", () => actions.toHere()),
        button("wave", "To the next wave's turn (W)", move((session, steps) => session.runToNextWave(1, steps))),
        this.count,
      ),
      this.slider,
      this.line,
    );
  }

  say(text: string): void {
    setText(this.line, text);
    this.line.className = "status";
  }

  draw(): void {
    const { session, ahead, stop, message, problems, busy } = this.model;
    for (const button of this.buttons) button.disabled = !session;
    this.slider.disabled = !session;
    const steps = Math.max(ahead.steps, session?.furthest ?? 0);
    this.slider.max = String(steps);
    this.slider.value = String(session?.position ?? 0);
    setText(this.count, session ? `step ${session.position} / ${steps}${ahead.complete ? "" : "…"}` : "");
    let text = "";
    let tone = "";
    if (problems.length) [text, tone] = [`${problems.length === 1 ? "One error" : `${problems.length} errors`} in the text; this is the last program without errors.`, "error"];
    else if (!session) [text, tone] = [message || "No program.", "error"];
    else if (busy) text = "running …";
    else if (session.status === "fault") [text, tone] = [faultText(session.fault()?.message ?? ""), "fault"];
    else if (session.status === "ended") text = "All waves have ended.";
    else if (stop?.reason === "breakpoint") text = "At a breakpoint.";
    else if (session.position === 0) text = "At the start. Arrow keys step.";
    else {
      const wave = session.nextWave;
      text = wave >= 0 ? `Next: wave ${wave} of workgroup ${session.workgroup.id.join(", ")}.` : "";
    }
    if (!tone && session && (ahead.findings.length || (ahead.fault && session.status !== "fault"))) {
      const parts = [];
      if (ahead.findings.length) parts.push(`${ahead.findings.length} ${ahead.findings.length === 1 ? "finding" : "findings"}`);
      if (ahead.fault && session.status !== "fault") parts.push(`a fault at step ${ahead.faultStep}`);
      text = `This launch has ${parts.join(" and ")}. ${text}`;
      tone = "finding";
    }
    setText(this.line, text);
    this.line.title = text;
    this.line.className = `status ${tone}`;
  }
}
