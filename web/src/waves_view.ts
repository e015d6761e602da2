// The waves of the workgroup: a row for each, and a timeline of steps with turns, waits and barriers.
import type { TimelineEvent } from "../module/lockstep";
import { cssColour, h, showTip, sized } from "./dom";
import { hexBig } from "./format";
import type { Model } from "./model";
import { bitCount } from "./scalars_view";

const rowHeight = 18;
const gutter = 34;

export class WavesView {
  private readonly head = h("div", { class: "pane-head quiet" });
  private readonly table = h("div", { class: "waves", role: "group", "aria-label": "Waves of the workgroup" });
  private readonly canvas = h("canvas", { class: "timeline", role: "img", "aria-label": "Timeline: steps across, waves down. A click goes to a step." });
  private readonly box: HTMLElement;

  constructor(parent: HTMLElement, private readonly model: Model, private readonly choose: (wave: number | null) => void) {
    this.box = h("div", { class: "timeline-box" }, this.canvas);
    parent.append(this.head, this.table, this.box);
    new ResizeObserver(() => this.drawTimeline()).observe(this.box);
    this.canvas.addEventListener("click", (event) => {
      const step = this.stepAt(event);
      if (step !== null) this.model.move((session, steps) => session.goTo(step, steps));
    });
    this.canvas.addEventListener("pointermove", (event) => {
      const step = this.stepAt(event);
      if (step === null) return showTip(null);
      const wave = Math.floor((event.clientY - this.canvas.getBoundingClientRect().top - 4) / rowHeight);
      const found = this.events().filter((e) => e.wave === wave && e.step <= step).at(-1);
      showTip(h("div", {}, `step ${step}`, found ? `, wave ${wave}: ${found.event} (step ${found.step})` : ""), event.clientX, event.clientY);
    });
    this.canvas.addEventListener("pointerleave", () => showTip(null));
  }

  private events(): readonly TimelineEvent[] {
    const session = this.model.session;
    return session ? this.model.timeline.filter((event) => event.workgroup === session.workgroup.index) : [];
  }
  /** The steps of the workgroup that is shown. */
  private range(): { from: number; to: number } {
    const session = this.model.session!;
    const all = this.model.timeline;
    const mine = this.events();
    const from = mine.length ? mine[0].step : 0;
    const next = all.find((event) => event.workgroup > session.workgroup.index);
    return { from, to: Math.max(from + 1, next ? next.step : Math.max(session.furthest, this.model.ahead.steps)) };
  }
  private stepAt(event: MouseEvent): number | null {
    if (!this.model.session) return null;
    const box = this.canvas.getBoundingClientRect();
    const { from, to } = this.range();
    const part = (event.clientX - box.left - gutter) / (box.width - gutter - 8);
    return part < 0 || part > 1 ? null : Math.round(from + part * (to - from));
  }

  draw(): void {
    const session = this.model.session;
    if (!session) {
      this.head.textContent = "";
      this.table.replaceChildren();
      this.drawTimeline();
      return;
    }
    const { id, index, count } = session.workgroup;
    this.head.textContent = `Workgroup ${id.join(", ")} (${index + 1} of ${count})`;
    const state = this.model.state;
    const waves = this.model.waves;
    this.table.replaceChildren(
      h("button", { class: session.selectedWave === null ? "chosen" : "", "aria-pressed": session.selectedWave === null ? "true" : "false", onclick: () => this.choose(null), title: "Show the wave that made the last step" }, "follow"),
      ...waves.map((wave) =>
        h(
          "button",
          {
            class: `wave${wave.index === state.wave ? " shown" : ""}${session.selectedWave === wave.index ? " chosen" : ""}`,
            "aria-pressed": session.selectedWave === wave.index ? "true" : "false",
            onclick: () => this.choose(wave.index),
            title: `Wave ${wave.index}: ${wave.status}, ${wave.instructions} instructions, ${bitCount(wave.exec)} lanes on, ${wave.inFlight} accesses in flight`,
          },
          `w${wave.index} `,
          h("span", { class: "quiet" }, wave.status === "running" ? hexBig(wave.pc, 4) : wave.status),
        ),
      ),
    );
    this.drawTimeline();
  }

  private drawTimeline(): void {
    const session = this.model.session;
    const width = this.box.clientWidth;
    const waves = this.model.waves.length;
    const height = Math.max(waves, 1) * rowHeight + 10;
    if (!width) return;
    this.canvas.style.height = `${height}px`;
    const context = sized(this.canvas, width, height);
    context.fillStyle = cssColour("--panel");
    context.fillRect(0, 0, width, height);
    if (!session || !waves) return;
    const { from, to } = this.range();
    const x = (step: number) => gutter + ((step - from) / (to - from)) * (width - gutter - 8);
    const colours: Record<string, string> = { runs: cssColour("--on"), ready: cssColour("--off"), barrier: cssColour("--write"), waits: cssColour("--read"), fault: cssColour("--error") };
    context.font = '10px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace';
    context.textBaseline = "middle";
    context.textAlign = "right";
    const events = this.events();
    const lanes = Array.from({ length: waves }, (_, wave) => ({ wave, since: from, kind: "" }));
    const bar = (wave: number, a: number, b: number, kind: string) => {
      if (!kind || b < a) return;
      context.fillStyle = colours[kind];
      const thin = kind === "runs" ? 0 : 4;
      context.fillRect(x(a), 4 + wave * rowHeight + 2 + thin, Math.max(1, x(b) - x(a)), rowHeight - 4 - 2 * thin);
    };
    // One wave runs at a time: a turn of one ends that of another.
    let running = -1;
    const change = (wave: number, step: number, kind: string) => {
      const lane = lanes[wave];
      if (!lane) return;
      bar(wave, lane.since, step, lane.kind);
      lane.since = step;
      lane.kind = kind;
    };
    for (const event of events) {
      if (event.event === "begins") {
        // The first wave that begins runs at once: its turn is no event of its own.
        change(event.wave, event.step, running < 0 ? "runs" : "ready");
        if (running < 0) running = event.wave;
      }
      else if (event.event === "turn" || event.event === "resumes") {
        if (event.event === "turn" && running >= 0 && running !== event.wave && lanes[running]?.kind === "runs") change(running, event.step, "ready");
        change(event.wave, event.step, event.event === "turn" ? "runs" : "ready");
        if (event.event === "turn") running = event.wave;
      } else if (event.event === "barrier") change(event.wave, event.step, "barrier");
      else if (event.event === "ends") change(event.wave, event.step, "");
      else if (event.event === "fault") change(event.wave, event.step, "fault");
    }
    for (const lane of lanes) change(lane.wave, to, "");
    for (const event of events)
      if (event.event === "waits") {
        context.fillStyle = colours.waits;
        context.fillRect(x(event.step) - 1, 4 + event.wave * rowHeight + 1, 2, rowHeight - 2);
      }
    context.fillStyle = cssColour("--muted");
    for (let wave = 0; wave < waves; wave++) context.fillText(`w${wave}`, gutter - 8, 4 + wave * rowHeight + rowHeight / 2);
    context.strokeStyle = cssColour("--ink");
    context.lineWidth = 1;
    context.beginPath();
    const here = Math.round(x(Math.min(Math.max(session.position, from), to))) + 0.5;
    context.moveTo(here, 0);
    context.lineTo(here, height);
    context.stroke();
  }
}
