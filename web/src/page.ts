// The page: makes the views, and carries what people do to the model.
import type { Catalogue } from "../module/lockstep";
import { readAddress, writeAddress, type Place } from "./address";
import { Breakpoints } from "./breakpoints";
import { byId, h, isDark, saveFile, select, setText, showTip, standalone } from "./dom";
import { Editor, type LineNote } from "./editor";
import { examples } from "./examples";
import { acceptFiles, isCodeObject, targetOf } from "./files";
import { formats, toneColour, type Format, type Tone } from "./format";
import { moveOf, showKeys } from "./keys";
import { findHelp, HelpView, shortHelp } from "./help_view";
import { LanesView } from "./lanes_view";
import { formatOf, LdsView, MemoryView } from "./memory_view";
import { Model } from "./model";
import { registersSvg } from "./picture";
import { InstructionView, ProgramView } from "./program_view";
import { RegistersView, type File, type Look } from "./registers_view";
import { ScalarsView, useValue } from "./scalars_view";
import { describe, type Setup } from "./setup";
import { SetupView } from "./setup_view";
import { tabNames, Tabs } from "./tabs";
import { faultText, Transport } from "./transport";
import { WavesView } from "./waves_view";

const parameters = new URLSearchParams(location.search);

export class Page {
  private readonly model: Model;
  private readonly look: Look = { format: "hex", file: "vgpr", values: false };
  private setup!: Setup;
  private written: Setup | null = null; // what people chose; null: what the text says
  private example = "";
  private binary: Uint8Array | null = null;
  private readonly breakpoints: Breakpoints;
  private editor!: Editor;
  private timer = 0;
  private addressTimer = 0;
  private readonly tabs: Tabs;
  private readonly setupView: SetupView;
  private readonly program: ProgramView;
  private readonly instruction: InstructionView;
  private readonly registers: RegistersView;
  private readonly scalars: ScalarsView;
  private readonly memory: MemoryView;
  private readonly lds: LdsView;
  private readonly waves: WavesView;
  private readonly lanes: LanesView;
  private readonly help: HelpView;
  private readonly transport: Transport;

  constructor(catalogue: Catalogue) {
    this.model = new Model(catalogue);
    this.breakpoints = new Breakpoints(this.model, () => {
      this.program.draw(true);
      this.writePlace();
    });
    const targets = [{ id: "", name: "as the text says", waveSizes: [32, 64] as readonly number[] }, ...catalogue.isas.flatMap((isa) => isa.targets.map((id) => ({ id, name: `${id} (${isa.title})`, waveSizes: isa.waveSizes })))];
    this.setupView = new SetupView(byId("setup"), targets, (setup) => {
      this.written = this.setup = setup;
      void this.start(0);
    });
    this.program = new ProgramView(byId("listing"), this.model, {
      toggle: (index) => this.breakpoints.toggle(index),
      runTo: (index) => this.runTo(index),
      isStop: (index) => this.breakpoints.has(index),
      condition: (index) => this.breakpoints.conditionOf(index),
      ask: (index) => this.breakpoints.ask(index),
    });
    this.instruction = new InstructionView(byId("now"), this.model, (use) => useValue(use, this.model.state, this.look.format));
    this.registers = new RegistersView(byId("registers"), this.model, this.look);
    this.scalars = new ScalarsView(byId("scalars"), this.model, () => this.look.format);
    this.memory = new MemoryView(byId("tab-memory"), this.model, this.registers.palette, (index) => {
      const buffers = this.setup.arguments.filter((argument) => argument.kind === "buffer");
      return formatOf(buffers[index]?.type);
    });
    this.lds = new LdsView(byId("tab-lds"), this.model, this.registers.palette, () => this.look.format);
    this.waves = new WavesView(byId("tab-waves"), this.model, (wave) => this.chooseWave(wave));
    this.lanes = new LanesView(byId("tab-lanes"), this.model);
    this.help = new HelpView(byId("tab-help"), this.model);
    this.transport = new Transport(byId("transport"), this.model, { toHere: () => this.runTo(this.program.cursorIndex), run: (direction) => this.run(direction) });
    this.makeEditor();
    this.makeHead();
    this.tabs = new Tabs({ memory: this.memory, lds: this.lds, waves: this.waves, lanes: this.lanes, help: this.help });
    this.model.listen((change) => {
      if (change === "program") this.programChanged();
      else if (change === "busy") this.transport.draw();
      else this.placeChanged();
    });
    document.addEventListener("keydown", (event) => this.key(event));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.themeChanged());
    addEventListener("hashchange", () => void this.readPlace());
    acceptFiles((file) => void this.takeFile(file));
  }

  // ------------------------------------------------------------------------------------------- making

  private makeEditor(): void {
    const describeWord = (word: string) => {
      const help = this.model.help ? findHelp(this.model.help, word) : null;
      if (help) void this.model.help!.loadHelp().catch(() => undefined);
      return help && shortHelp(help);
    };
    this.editor = new Editor(
      byId("editor"),
      { mnemonics: () => withoutSuffixes(this.model.help?.mnemonics() ?? []), directives: () => this.model.help?.directives() ?? [], describe: describeWord },
      () => {
        this.binary = null;
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.textChanged(), 300);
      },
      () => {
        clearTimeout(this.timer);
        this.textChanged();
      },
    );
  }

  private makeHead(): void {
    const choices = [{ id: "", name: "your own" }, ...examples.map(({ id, title }) => ({ id, name: title }))];
    const list = select("Example", choices, "", (id) => id && this.chooseExample(id));
    for (const option of list.options) {
      const target = examples.find((one) => one.id === option.value)?.target ?? "";
      option.disabled = target !== "" && !this.model.catalogue.isaOf(target); // its module is not built
    }
    byId("examples").append(list);
    const head = byId("registers-head");
    head.append(
      select("Format of registers", formats, this.look.format, (format: Format) => {
        this.look.format = format;
        this.lookChanged();
      }),
      h("label", { class: "check" }, h("input", { type: "checkbox", id: "values", onchange: () => ((this.look.values = (byId("values") as HTMLInputElement).checked), this.registers.soon()) }), "numbers"),
      select("Register file", [{ id: "vgpr", name: "VGPRs" }, { id: "accvgpr", name: "AccVGPRs" }], "vgpr", (file: File) => {
        this.look.file = file;
        this.registers.soon();
      }),
      h("span", { id: "legend", class: "legend", "aria-hidden": "true" }),
      h("span", { id: "wave-name", class: "quiet" }),
    );
    byId("share").addEventListener("click", () => void this.share());
    byId("picture").addEventListener("click", () => this.savePicture());
    byId("theme").addEventListener("click", () => {
      const root = document.documentElement;
      if (isDark()) root.dataset.theme = "light";
      else root.dataset.theme = "dark";
      this.themeChanged();
    });
    byId("keys").addEventListener("click", () => showKeys());
    for (const button of document.querySelectorAll<HTMLElement>("#panes button"))
      button.addEventListener("click", () => this.showPane(button.dataset.pane!));
    this.showPane(document.body.dataset.pane!);
  }
  private showPane(pane: string): void {
    document.body.dataset.pane = pane;
    for (const button of document.querySelectorAll<HTMLElement>("#panes button")) button.setAttribute("aria-pressed", String(button.dataset.pane === pane));
  }

  private showTab(id: string): void {
    this.tabs.show(id);
  }

  // ------------------------------------------------------------------------------------------- the text

  private chooseExample(id: string): void {
    const example = examples.find((one) => one.id === id);
    if (!example) return;
    this.example = id;
    this.binary = null;
    this.written = null;
    this.breakpoints.clear();
    this.editor.text = example.source;
    this.setup = describe(example.source).setup;
    this.setupView.show(this.setup);
    this.showExample();
    this.takeLook();
    void this.start(0);
  }
  /** The format and the view that the text asks for. */
  private takeLook(format: Format | null = null): void {
    const described = describe(this.editor.text);
    this.look.format = format ?? described.format;
    document.querySelector<HTMLSelectElement>('[aria-label="Format of registers"]')!.value = this.look.format;
    this.legend();
    if (tabNames[described.tab]) this.showTab(described.tab);
  }
  private legend(): void {
    const tone = (kind: Tone["kind"], level: number) => h("i", { style: `background:${toneColour({ kind, level }, isDark())}` });
    const hexadecimal = this.look.format === "hex";
    byId("legend").replaceChildren(
      ...(hexadecimal
        ? [tone("zero", 0), "0", tone("bits", 0.1), tone("bits", 0.45), tone("bits", 0.8), "equal bits, equal colour"]
        : [tone("negative", 1), tone("negative", 0.5), tone("negative", 0), "−", tone("zero", 0), "0 +", tone("positive", 0), tone("positive", 0.5), tone("positive", 1)]),
    );
  }
  private showExample(): void {
    const example = examples.find((one) => one.id === this.example);
    (byId("examples").firstElementChild as HTMLSelectElement).value = this.example;
    byId("teaches").textContent = example?.teaches ?? (this.binary ? "A code object." : "");
    byId("teaches").title = example?.teaches ?? "";
  }
  private textChanged(): void {
    this.example = examples.find((one) => one.source === this.editor.text)?.id ?? "";
    this.showExample();
    if (!this.written) {
      this.setup = describe(this.editor.text).setup;
      this.setupView.show(this.setup);
    }
    void this.start(this.model.session?.position ?? 0);
  }
  private async start(step: number, wave: number | null = null): Promise<void> {
    const described = describe(this.editor.text);
    await this.model.start(this.binary ?? this.editor.text, this.setup, "", step);
    // A kernel that says which arguments it has, and a text that gives none: a first proposal.
    if (this.model.program && !this.written && !this.setup.arguments.length && !described.setup.arguments.length && this.model.proposal().length) {
      this.written = this.setup = { ...this.setup, arguments: this.model.proposal() };
      this.setupView.show(this.setup);
      await this.model.start(this.binary ?? this.editor.text, this.setup, "", step);
    }
    if (wave !== null && this.model.session) this.chooseWave(wave);
  }

  private async takeFile(file: File_): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    this.example = "";
    this.written = null;
    this.breakpoints.clear();
    this.binary = isCodeObject(file.name, bytes) ? bytes : null;
    this.editor.text = this.binary ? `// ${file.name}, ${bytes.length} bytes: the program is in the middle.\n` : new TextDecoder().decode(bytes);
    this.setup = describe(this.editor.text).setup;
    if (this.binary) this.setup = { ...this.setup, target: targetOf(bytes, this.model.catalogue) };
    this.setupView.show(this.setup);
    this.showExample();
    await this.start(0);
  }

  // ------------------------------------------------------------------------------------------- the place

  private run(direction: 1 | -1): void {
    this.model.move((session, steps) => this.breakpoints.run(session, direction, steps));
  }
  private runTo(index: number): void {
    const line = this.model.lines[index];
    if (line) this.model.move((session, steps) => session.runTo(line.address, session.selectedWave ?? undefined, steps));
  }
  private chooseWave(wave: number | null): void {
    const session = this.model.session;
    if (!session) return;
    session.selectedWave = wave !== null && wave < this.model.waves.length ? wave : null;
    this.model.tell("place");
  }

  private programChanged(): void {
    const { model } = this;
    this.breakpoints.give();
    const notes: LineNote[] = model.problems.map((problem) => ({ line: problem.line, kind: "error", message: problem.column ? `column ${problem.column}: ${problem.message}` : problem.message }));
    if (!notes.length && !this.binary) {
      const seen = new Set<string>();
      for (const finding of model.ahead.findings) {
        if (finding.line === null || seen.has(`${finding.line} ${finding.check}`)) continue;
        seen.add(`${finding.line} ${finding.check}`);
        notes.push({ line: finding.line, kind: "finding", message: `${finding.check}: ${finding.message}` });
      }
      const fault = model.ahead.fault;
      if (fault?.line) notes.push({ line: fault.line, kind: "fault", message: faultText(fault.message) });
    }
    this.editor.notes(notes);
    const acc = (model.module?.registers.accvgprs ?? 0) > 0;
    const file = document.querySelector<HTMLSelectElement>('[aria-label="Register file"]')!;
    file.hidden = !acc;
    if (!acc) this.look.file = "vgpr";
    document.body.classList.toggle("stale", model.problems.length > 0);
    this.program.programChanged();
    this.placeChanged();
  }

  private placeChanged(): void {
    const { model } = this;
    const line = model.lines[model.current];
    this.editor.current(model.problems.length || this.binary ? null : (line?.line ?? null));
    this.program.placeChanged();
    this.instruction.draw();
    this.transport.draw();
    this.registers.draw();
    this.scalars.draw();
    this.tabs.draw();
    setText(byId("wave-name"), model.session ? `wave ${model.state.wave} of ${model.waves.length}` : "");
    this.writePlace();
  }
  private lookChanged(): void {
    this.registers.palette.refresh();
    this.legend();
    this.registers.draw();
    this.scalars.draw();
    this.instruction.draw();
    this.tabs.draw();
    this.writePlace();
  }
  private themeChanged(): void {
    this.lookChanged();
  }

  private place(): Place {
    const session = this.model.session;
    return {
      example: this.example,
      source: this.editor.text,
      setup: this.written,
      step: session?.position ?? 0,
      wave: session?.selectedWave ?? null,
      format: this.look.format,
      breakpoints: this.breakpoints.offsets,
      conditions: this.breakpoints.withConditions,
    };
  }
  private ours = ""; // the address that this page wrote
  /** Writes the address, some time after the last change. */
  private writePlace(): void {
    clearTimeout(this.addressTimer);
    this.addressTimer = window.setTimeout(async () => {
      if (this.binary) return; // a file does not go into an address
      this.ours = `#${await writeAddress(this.place())}`;
      window.history.replaceState(null, "", this.ours);
    }, 250);
  }
  async readPlace(): Promise<void> {
    if (location.hash === this.ours && this.ours) return;
    const { place, problems: unread } = await readAddress(location.hash);
    const example = examples.find((one) => one.id === (place.example || parameters.get("example"))) ?? (place.source ? undefined : examples[0]);
    this.example = place.source ? "" : (example?.id ?? "");
    this.binary = null;
    this.editor.text = place.source || example!.source;
    this.written = place.setup;
    this.setup = place.setup ?? describe(this.editor.text).setup;
    const problems = [...unread, ...this.breakpoints.read(place.breakpoints, place.conditions)];
    this.takeLook(place.format);
    this.setupView.show(this.setup);
    this.showExample();
    await this.start(place.step || Math.floor(Math.max(0, Number(parameters.get("step")) || 0)), place.wave);
    if (problems.length) this.transport.say(problems.join(" "));
  }
  private async share(): Promise<void> {
    const hash = `#${await writeAddress(this.place())}`;
    this.ours = hash;
    window.history.replaceState(null, "", hash);
    try {
      await navigator.clipboard.writeText(location.href);
      this.transport.say(this.binary ? "The link is copied. It does not hold the file that you opened." : "The link is copied.");
    } catch {
      this.transport.say("The link stands in the address bar.");
    }
  }
  private savePicture(): void {
    const session = this.model.session;
    if (!session) return;
    const line = this.model.lines[this.model.current];
    const text = registersSvg(this.model.state, this.look, isDark(), `step ${session.position}${line ? `: next ${line.text}` : ""}`);
    saveFile(`lockstep-step-${session.position}.svg`, "image/svg+xml", text);
    // The diagram of the view below, where it shows one.
    const diagram = document.querySelector<SVGElement>("[role=tabpanel]:not([hidden]) svg.diagram");
    if (diagram) saveFile(`lockstep-step-${session.position}-${this.tabs.shown}.svg`, "image/svg+xml", standalone(diagram));
  }

  // ------------------------------------------------------------------------------------------- keys

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.key === "Escape") {
      showTip(null);
      if (target.closest(".cm-editor") && !document.querySelector(".cm-tooltip-autocomplete, .cm-search")) this.program.focus();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input:not([type=range]):not([type=checkbox]), select, textarea, .cm-editor, dialog[open]")) return;
    if (event.key === "Enter" && target.closest("button")) return;
    const move = moveOf(event);
    const formatKey = formats[Number(event.key) - 1];
    if (move) this.model.move(move);
    else if (event.key === "j") this.program.moveCursor(1);
    else if (event.key === "k") this.program.moveCursor(-1);
    else if (event.key === "F8") this.run(event.shiftKey ? -1 : 1);
    else if (event.key === "b") this.breakpoints.toggle(this.program.cursorIndex);
    else if (event.key === "c") this.breakpoints.ask(this.program.cursorIndex);
    else if (event.key === "Enter") this.runTo(this.program.cursorIndex);
    else if (event.key === "?") showKeys();
    else if (formatKey) {
      this.look.format = formatKey.id;
      document.querySelector<HTMLSelectElement>('[aria-label="Format of registers"]')!.value = formatKey.id;
      this.lookChanged();
    } else return;
    event.preventDefault();
  }
}
/** Mnemonics as people write them: `v_add_f32` for `v_add_f32_e32` and `v_add_f32_e64`; the assembler chooses. */
function withoutSuffixes(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.replace(/_e(32|64)$/, "")))];
}

type File_ = globalThis.File;
