// What the page shows: the program, the launch, and the place in it. Views read it and are told when it changes.
import type { Catalogue, FaultInfo, Finding, IsaModule, KernelInfo, ListingLine, MemoryAccess, Problem, Program, Session, Stop, TimelineEvent, Uses, WaveInfo, WaveState } from "../module/lockstep";
import { launchArguments, type Argument } from "./buffers";
import { withWaveSize, type Setup } from "./setup";

export type Change = "program" | "place" | "busy"; // a new program or launch; a step; a long run goes on
const sliceSteps = 4000; // of one piece of a long run; the page draws between pieces
const longestRun = 2_000_000; // steps that the page executes ahead

export class Model {
  // What the module has said of this place. Asking costs more than drawing, and several views ask.
  private seen: { state?: WaveState; waves?: readonly WaveInfo[]; accesses?: readonly MemoryAccess[]; timeline?: readonly TimelineEvent[] } = {};
  private known = new Map<bigint, Uses | null>(); // by address, of this program

  private readonly listeners: ((change: Change) => void)[] = [];
  private job = 0; // the running job; a newer one ends it

  module: IsaModule | null = null; // of the program
  help: IsaModule | null = null; // of the text in the editor: the same one, unless the text has errors
  program: Program | null = null;
  kernel: KernelInfo | null = null;
  session: Session | null = null;
  problems: readonly Problem[] = []; // of the text; the program is then an older one
  message = ""; // why there is no session
  /** The whole launch, executed ahead: how many steps it has, its findings, its fault. */
  ahead: { steps: number; complete: boolean; findings: readonly Finding[]; fault: FaultInfo | null; faultStep: number } = { steps: 0, complete: false, findings: [], fault: null, faultStep: 0 };
  stop: Stop | null = null;
  busy = false;

  constructor(readonly catalogue: Catalogue) {}

  listen(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }
  tell(change: Change): void {
    this.forget();
    for (const listener of this.listeners) listener(change);
  }

  private forget(): void {
    this.seen = {};
  }
  /** The shown wave, copied out of the module's memory. Only with a session. */
  get state(): WaveState {
    if (!this.seen.state) {
      const now = this.session!.state();
      this.seen.state = {
        ...now,
        vgprs: now.vgprs.slice(),
        accvgprs: now.accvgprs.slice(),
        scalars: now.scalars.slice(),
        changedVgprs: now.changedVgprs.slice(),
        changedAccvgprs: now.changedAccvgprs.slice(),
        changedScalars: now.changedScalars.slice(),
      };
    }
    return this.seen.state;
  }
  get waves(): readonly WaveInfo[] {
    return (this.seen.waves ??= this.session?.waves() ?? []);
  }
  get accesses(): readonly MemoryAccess[] {
    return (this.seen.accesses ??= this.session?.accesses() ?? []);
  }
  get timeline(): readonly TimelineEvent[] {
    return (this.seen.timeline ??= this.session?.timeline() ?? []);
  }
  /** What an instruction of the program uses; null: there is no instruction. */
  uses(index: number): Uses | null {
    const line = this.lines[index];
    if (!line || !this.program || !this.kernel) return null;
    let found = this.known.get(line.address);
    if (found === undefined) this.known.set(line.address, (found = this.program.uses(line.address, this.kernel.waveSize)));
    return found;
  }

  /** The lines of the program; empty without one. */
  get lines(): readonly ListingLine[] {
    return this.program?.listing() ?? [];
  }
  /** The index of the next instruction of the shown wave; -1: none. */
  get current(): number {
    if (!this.program || !this.session) return -1;
    const wave = this.session.selectedWave;
    const pc = wave === null ? this.session.pc : this.state.pc;
    return pc === null ? -1 : this.program.indexOf(pc);
  }

  private async moduleFor(target: string): Promise<IsaModule> {
    const entry = target ? this.catalogue.isaOf(target) : this.catalogue.isas[0];
    if (!entry) throw new Error(`No module here has the target ${target}. There are ${this.catalogue.isas.flatMap((isa) => isa.targets).join(", ")}.`);
    return this.catalogue.load(entry.isa); // it keeps a module, and makes a new one where that has stopped
  }
  private drop(): void {
    this.forget();
    this.known.clear();
    this.session?.close();
    this.session = null;
    this.program?.close();
    this.program = null;
    this.kernel = null;
    this.stop = null;
    this.problems = [];
    this.message = "";
    this.ahead = { steps: 0, complete: false, findings: [], fault: null, faultStep: 0 };
  }

  /** Assembles the text (or opens the code object) and launches its first kernel, or `kernelName`. Then executes all
   *  of it ahead, and goes to `step`. */
  async start(source: string | Uint8Array, setup: Setup, kernelName: string, step: number): Promise<void> {
    try {
      await this.begin(source, setup, kernelName, step);
    } catch (error) {
      this.failed(error);
    }
  }
  /** The module has stopped: nothing of it can be asked any more. */
  private failed(error: unknown): void {
    this.busy = false;
    this.session = null;
    this.program = null;
    this.drop();
    this.message = error instanceof Error ? error.message : String(error);
    this.tell("program");
  }
  private async begin(source: string | Uint8Array, setup: Setup, kernelName: string, step: number): Promise<void> {
    const job = ++this.job;
    this.busy = false;
    let target = setup.target;
    if (!target && typeof source === "string") target = /\.amdgcn_target\s+"amdgcn-amd-amdhsa--([\w]+)/.exec(source)?.[1] ?? "";
    let module: IsaModule;
    try {
      module = await this.moduleFor(target);
    } catch (error) {
      if (job !== this.job) return;
      this.drop();
      this.message = error instanceof Error ? error.message : String(error);
      this.tell("program");
      return;
    }
    if (job !== this.job) return;
    if (typeof source === "string") {
      const sized = withWaveSize(source, setup.waveSize);
      const assembled = module.assemble(sized.ok ? sized.value : source, target);
      if (!assembled.ok) {
        // While people type, the last right program stays.
        this.problems = assembled.problems;
        this.help = module;
        this.tell("program");
        return;
      }
      this.drop();
      this.program = assembled.program;
      if (!sized.ok) this.message = sized.message;
    } else {
      const opened = module.open(source, target);
      this.drop();
      if (opened.ok) this.program = opened.program;
      if (setup.waveSize && opened.ok && opened.program.kernels[0]?.waveSize !== setup.waveSize) this.message = `The code object is compiled for waves of ${opened.program.kernels[0]?.waveSize} lanes: choose "as the text says".`;
      if (!opened.ok) this.message = opened.message;
    }
    this.module = this.help = module;
    if (this.program && !this.message) this.launch(setup, kernelName);
    if (this.session) await this.runAhead(job, step);
    if (job !== this.job) return;
    this.busy = false;
    this.tell("program");
  }

  private launch(setup: Setup, kernelName: string): void {
    const program = this.program!;
    this.kernel = program.kernels.find((kernel) => kernel.name === kernelName) ?? program.kernels[0] ?? null;
    if (!this.kernel) {
      this.message = "The code has no kernel: a kernel needs .amdhsa_kernel NAME … .end_amdhsa_kernel.";
      return;
    }
    const list = launchArguments(setup.arguments);
    if (!list.ok) {
      this.message = list.message;
      return;
    }
    const launched = program.launch({ kernel: this.kernel.name, grid: setup.grid, block: setup.block, arguments: list.value, memory: setup.memory, turn: setup.turn });
    if (launched.ok) this.session = launched.session;
    else this.message = launched.message;
  }

  private async runAhead(job: number, step: number): Promise<void> {
    const session = this.session!;
    let began = performance.now();
    let stop: Stop;
    do {
      stop = session.runToEnd(sliceSteps);
      if (performance.now() - began > 30) {
        if (!this.busy) {
          // It takes longer: the program is shown meanwhile.
          this.busy = true;
          this.tell("program");
        }
        this.tell("busy");
        await new Promise((resolve) => setTimeout(resolve));
        if (job !== this.job) {
          // Somebody moves in this launch, or has a newer one. What was executed so far is what is known.
          if (this.session === session) {
            this.ahead = { steps: session.furthest, complete: false, findings: [...session.findings()], fault: null, faultStep: 0 };
            this.tell("program");
          }
          return;
        }
        began = performance.now();
      }
    } while (stop.reason === "limit" && session.position < longestRun);
    const fault = session.fault();
    this.ahead = { steps: session.position, complete: stop.reason !== "limit", findings: [...session.findings()], fault, faultStep: session.position };
    await this.travel(job, (steps) => session.goTo(Math.min(step, this.ahead.steps), steps));
  }

  /** Calls `move` until it no longer stops at its limit; the page draws in between. */
  private async travel(job: number, move: (steps: number) => Stop): Promise<void> {
    let began = performance.now();
    for (;;) {
      this.stop = move(sliceSteps);
      if (this.stop.reason !== "limit") return;
      if (performance.now() - began > 30) {
        if (this.busy) this.tell("busy");
        await new Promise((resolve) => setTimeout(resolve));
        if (job !== this.job) return;
        began = performance.now();
      }
    }
  }

  /** Moves in the launch. A short move is done when this returns; a long one goes on while the page draws. */
  move(action: (session: Session, steps: number) => Stop): void {
    const session = this.session;
    if (!session) return;
    const job = ++this.job;
    try {
      this.stop = action(session, sliceSteps);
    } catch (error) {
      this.failed(error);
      return;
    }
    if (this.stop.reason !== "limit") {
      this.busy = false;
      this.tell("place");
      return;
    }
    this.busy = true;
    const arrive = () => {
      if (job !== this.job) return;
      this.busy = false;
      this.tell("place");
    };
    void this.travel(job, (steps) => action(session, steps)).then(arrive, (error) => this.failed(error));
  }

  /** The arguments that a kernel's metadata asks for, as a first proposal. */
  proposal(): readonly Argument[] {
    let letter = 0;
    return (this.kernel?.arguments ?? []).map((argument): Argument => {
      const name = argument.name || "abcdefghijklmnopqrstuvwxyz"[letter++] || `arg${letter++}`;
      if (argument.kind === "buffer") return { kind: "buffer", name, type: "f32", count: 256, pattern: "count", numbers: [] };
      if (argument.kind === "local") return { kind: "local", bytes: 1024 };
      return { kind: "value", type: argument.bytes === 8 ? "u64" : argument.bytes === 2 ? "u16" : argument.bytes === 1 ? "u8" : "u32", number: "0" };
    });
  }
}
