// The form of a launch: target, grid, block, arguments.
import { elementTypes, patternHelp, patterns, parseArgument, type Argument, type ElementType, type Pattern } from "./buffers";
import { h, select } from "./dom";
import { parseTriple, printTriple, type Setup, type WaveSize } from "./setup";

export class SetupView {
  private readonly form = h("div", { class: "setup" });
  private setup: Setup | null = null;
  private readonly error = h("p", { class: "form-error", role: "alert", hidden: true });

  constructor(parent: HTMLElement, private readonly targets: readonly { id: string; name: string; waveSizes: readonly number[] }[], private readonly changed: (setup: Setup) => void) {
    parent.append(this.form, this.error);
  }

  private set(change: Partial<Setup>, again = false): void {
    this.setup = { ...this.setup!, ...change };
    this.error.hidden = true;
    if (again) this.show(this.setup);
    this.changed(this.setup);
  }
  private fail(message: string): void {
    this.error.textContent = message;
    this.error.hidden = false;
  }
  private field(label: string, value: string, width: number, change: (text: string) => void, help = ""): HTMLElement {
    const input = h("input", { type: "text", value, size: width, spellcheck: "false", autocomplete: "off", title: help, "aria-label": label, onchange: () => change(input.value) });
    return input;
  }

  show(setup: Setup): void {
    this.setup = setup;
    const triple = (key: "grid" | "block", help: string) =>
      h("label", {}, h("span", {}, key), this.field(key, printTriple(setup[key]), 9, (text) => {
        const parsed = parseTriple(text);
        if (parsed.ok) this.set({ [key]: parsed.value });
        else this.fail(`${key}: ${parsed.message}`);
      }, help));
    const first = h(
      "div",
      { class: "setup-row" },
      h("label", {}, h("span", {}, "target"), select("Target", this.targets, setup.target, (target) => this.set({ target, waveSize: undefined }, true))),
      (this.targets.find(({ id }) => id === setup.target)?.waveSizes.length ?? 0) > 1 &&
        h("label", { title: "Lanes of a wave" }, h("span", {}, "wave"), select("Lanes of a wave", [{ id: "", name: "as the text says" }, { id: "32", name: "32 lanes" }, { id: "64", name: "64 lanes" }], String(setup.waveSize ?? ""), (size) => this.set({ waveSize: size ? (Number(size) as WaveSize) : undefined }))),
      triple("grid", "Workgroups: x, y and z"),
      triple("block", "Work-items of a workgroup: x, y and z"),
      h("label", { title: "When the results of memory instructions come. Late: when the program waits for them, so that a missing wait shows." }, h("span", {}, "loads arrive"), select("Loads arrive", [{ id: "late", name: "at the wait" }, { id: "at once", name: "at once" }], setup.memory, (memory) => this.set({ memory }))),
      h("label", { title: "Instructions of a wave before the next wave goes on" }, h("span", {}, "turn"), this.field("Instructions of a turn", String(setup.turn), 5, (text) => (/^[1-9]\d{0,6}$/.test(text) ? this.set({ turn: Number(text) }) : this.fail(`'${text}' is not a number of instructions from 1`)))),
    );
    this.form.replaceChildren(first, ...setup.arguments.map((argument, index) => this.row(argument, index)), this.adders());
  }

  private replace(index: number, argument: Argument | null, again = true): void {
    const list = [...this.setup!.arguments];
    if (argument) list[index] = argument;
    else list.splice(index, 1);
    this.set({ arguments: list }, again);
  }

  private row(argument: Argument, index: number): HTMLElement {
    const remove = h("button", { class: "icon", "aria-label": `Remove argument ${index}`, title: "Remove", onclick: () => this.replace(index, null) }, "×");
    const types = elementTypes.map((id) => ({ id, name: id as string }));
    const number = h("span", { class: "argument-number", title: `argument ${index}` }, String(index));
    if (argument.kind === "local")
      return h("div", { class: "argument" }, number, h("span", { class: "kind" }, "LDS"), this.field("Bytes of LDS", String(argument.bytes), 7, (text) => {
        const parsed = parseArgument(`local ${text}`);
        if (parsed.ok) this.replace(index, parsed.value, false);
        else this.fail(parsed.message);
      }), "bytes", remove);
    if (argument.kind === "value")
      return h("div", { class: "argument" }, number, h("span", { class: "kind" }, "value"), select("Type", types, argument.type, (type: ElementType) => this.replace(index, { ...argument, type })), this.field("Number", argument.number, 12, (text) => this.replace(index, { ...argument, number: text.trim() }, false)), remove);
    const file = h("input", { type: "file", class: "only-spoken", tabindex: -1, "aria-hidden": "true", onchange: () => void (file.files?.[0] && this.takeFile(index, argument, file.files[0])) });
    // Who chooses no file keeps the pattern.
    file.addEventListener("cancel", () => this.setup && this.show(this.setup));
    return h(
      "div",
      { class: "argument" },
      number,
      this.field("Name of the buffer", argument.name, 4, (text) => this.replace(index, { ...argument, name: text.trim().replace(/\s+/g, "_") || "buffer" })),
      select("Type of elements", types, argument.type, (type: ElementType) => this.replace(index, { ...argument, type })),
      this.field("Number of elements", String(argument.count), 4, (text) => (/^[1-9]\d{0,8}$/.test(text.trim()) ? this.replace(index, { ...argument, count: Number(text) }, false) : this.fail(`'${text}' is not a number of elements`))),
      argument.file
        ? h("button", { title: "Another file", onclick: () => file.click() }, `file, ${argument.file.length} bytes`)
        : select("Pattern", [...patterns.map((id) => ({ id: id as Pattern | "file", name: id as string })), { id: "file", name: "file…" }], argument.pattern, (pattern: Pattern | "file") => {
            if (pattern === "file") file.click();
            else this.replace(index, { ...argument, pattern, numbers: pattern === "fill" ? ["1"] : [] });
          }),
      argument.pattern !== "zero" && !argument.file && this.field(patternHelp[argument.pattern], argument.numbers.join(" "), 5, (text) => this.replace(index, { ...argument, numbers: text.trim() ? text.trim().split(/[\s,]+/) : [] }, false), patternHelp[argument.pattern]),
      file,
      remove,
    );
  }
  private async takeFile(index: number, argument: Extract<Argument, { kind: "buffer" }>, file: File): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const size = Math.max(1, Math.ceil(bytes.length / (argument.type === "bf16" ? 2 : Number(argument.type.slice(1)) / 8)));
    this.replace(index, { ...argument, count: size, file: bytes });
  }

  private adders(): HTMLElement {
    const add = (argument: Argument) => this.set({ arguments: [...this.setup!.arguments, argument] }, true);
    const names = "abcdefghijklmnop";
    return h(
      "div",
      { class: "adders" },
      h("button", { onclick: () => add({ kind: "buffer", name: names[this.setup!.arguments.length % names.length], type: "f32", count: 256, pattern: "count", numbers: [] }) }, "+ buffer"),
      h("button", { onclick: () => add({ kind: "value", type: "u32", number: "0" }) }, "+ value"),
      h("button", { onclick: () => add({ kind: "local", bytes: 1024 }) }, "+ LDS"),
    );
  }
}
