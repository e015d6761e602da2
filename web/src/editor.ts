// The editor: AMDGPU assembly with colours, completion and notes under lines.
import { autocompletion, completionKeymap, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, toggleComment } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, StreamLanguage, syntaxHighlighting, type StreamParser } from "@codemirror/language";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState, RangeSet, StateEffect, StateField, type Range } from "@codemirror/state";
import { Decoration, drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers, WidgetType, type DecorationSet } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { h } from "./dom";

export interface LineNote {
  readonly line: number; // from 1
  readonly kind: "error" | "fault" | "finding";
  readonly message: string;
}
export interface EditorHelp {
  mnemonics(): readonly string[];
  directives(): readonly string[];
  /** What hovering a mnemonic shows; null: nothing. */
  describe(word: string): Node | null;
}

const register = /^-?\|?(?:[vsa](?:\d+|\[[^\]]*\])|ttmp(?:\d+|\[[^\]]*\])|vcc(?:_lo|_hi)?|exec(?:_lo|_hi)?|scc|m0|null|off|flat_scratch(?:_lo|_hi)?|src_\w+|xnack_mask)\b\|?/;

interface ParserState {
  block: boolean; // inside /* */
  metadata: boolean; // between .amdgpu_metadata and .end_amdgpu_metadata
  first: boolean; // no instruction yet on this line
}
export const assembly: StreamParser<ParserState> = {
  name: "amdgpu",
  startState: () => ({ block: false, metadata: false, first: true }),
  languageData: { commentTokens: { line: "//", block: { open: "/*", close: "*/" } } },
  token(stream, state) {
    if (stream.sol()) state.first = true;
    if (state.block) {
      if (stream.match(/.*?\*\//)) state.block = false;
      else stream.skipToEnd();
      return "comment";
    }
    if (stream.eatSpace()) return null;
    if (state.metadata) {
      if (stream.match(".end_amdgpu_metadata")) {
        state.metadata = false;
        return "meta";
      }
      if (stream.match(/[.\w]+(?=:)/)) return "propertyName";
      if (stream.match(/-?\d+/)) return "number";
      stream.next();
      return null;
    }
    if (stream.match(/\/\/#.*/)) return "docComment";
    if (stream.match(/\/\/.*|;.*/)) return "comment";
    if (state.first && stream.match(/#.*/)) return "comment";
    if (stream.match("/*")) {
      state.block = true;
      return "comment";
    }
    if (state.first && stream.match(/[.$\w]+:/)) return "labelName";
    if (stream.match(/\.[\w.]+/)) {
      if (stream.current() === ".amdgpu_metadata") state.metadata = true;
      if (!state.first) return "labelName";
      state.first = false;
      return "meta";
    }
    if (state.first && stream.match(/[a-z]\w*/i)) {
      state.first = false;
      return "keyword";
    }
    if (stream.match("::")) {
      state.first = true; // the second half of a dual instruction
      return "operator";
    }
    if (stream.match(/"(?:[^"\\]|\\.)*"/)) return "string";
    if (stream.match(register)) return "variableName";
    if (stream.match(/-?(?:0x[0-9a-f]+|0b[01]+|\d+(?:\.\d*)?(?:e[+-]?\d+)?)\b/i)) return "number";
    if (stream.match(/[a-z_]\w*(?=:)/i)) return "modifier"; // offset:16
    if (stream.match(/[a-z_]\w*(?=\()/i)) return "modifier"; // vmcnt(0)
    if (stream.match(/[a-z_.$][\w.$]*/i)) return "name";
    stream.next();
    return null;
  },
  tokenTable: { docComment: tags.docComment, modifier: tags.attributeName, name: tags.name },
};
export const colours = HighlightStyle.define([
  { tag: tags.comment, class: "tok-comment" },
  { tag: tags.docComment, class: "tok-setup" },
  { tag: tags.labelName, class: "tok-label" },
  { tag: tags.meta, class: "tok-directive" },
  { tag: tags.keyword, class: "tok-mnemonic" },
  { tag: tags.variableName, class: "tok-register" },
  { tag: tags.number, class: "tok-number" },
  { tag: tags.string, class: "tok-string" },
  { tag: tags.attributeName, class: "tok-modifier" },
  { tag: tags.propertyName, class: "tok-directive" },
]);

class NoteWidget extends WidgetType {
  constructor(private readonly note: LineNote) {
    super();
  }
  override eq(other: NoteWidget): boolean {
    return other.note.kind === this.note.kind && other.note.message === this.note.message;
  }
  override toDOM(): HTMLElement {
    return h("div", { class: `note note-${this.note.kind}`, role: "note" }, h("b", {}, this.note.kind), " ", this.note.message);
  }
}
const setNotes = StateEffect.define<readonly LineNote[]>();
const notesField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let notes = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setNotes)) continue;
      const document = transaction.state.doc;
      const ranges: Range<Decoration>[] = [];
      for (const note of effect.value) {
        const line = document.line(Math.min(Math.max(note.line, 1), document.lines));
        ranges.push(Decoration.line({ class: `line-${note.kind}` }).range(line.from));
        ranges.push(Decoration.widget({ widget: new NoteWidget(note), block: true, side: 1 }).range(line.to));
      }
      notes = RangeSet.of(ranges, true);
    }
    return notes;
  },
  provide: (field) => EditorView.decorations.from(field),
});
const setCurrent = StateEffect.define<number | null>();
const currentField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let marks = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setCurrent)) continue;
      const line = effect.value;
      marks = line === null || line > transaction.state.doc.lines ? Decoration.none : Decoration.set(Decoration.line({ class: "line-current" }).range(transaction.state.doc.line(line).from));
    }
    return marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export class Editor {
  private readonly view: EditorView;
  private silent = false;

  constructor(parent: HTMLElement, help: EditorHelp, private readonly changed: (text: string) => void, run: () => void) {
    const complete = (context: CompletionContext): CompletionResult | null => {
      const word = context.matchBefore(/\.?[\w.]+/);
      if (!word || (word.from === word.to && !context.explicit)) return null;
      const line = context.state.doc.lineAt(context.pos);
      const before = line.text.slice(0, word.from - line.from);
      if (!/^\s*([.$\w]+:\s*)?$/.test(before) && !/::\s*$/.test(before)) return null;
      const names = word.text.startsWith(".") ? help.directives() : help.mnemonics();
      return { from: word.from, options: names.map((label) => ({ label, type: "keyword" })), validFor: /^\.?[\w.]*$/ };
    };
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          highlightSelectionMatches(),
          StreamLanguage.define(assembly),
          syntaxHighlighting(colours),
          autocompletion({ override: [complete], maxRenderedOptions: 60 }),
          hoverTooltip((view, position) => {
            const line = view.state.doc.lineAt(position);
            const at = position - line.from;
            const start = line.text.slice(0, at).search(/\w+$/);
            const from = start < 0 ? at : start;
            const word = /^\w+/.exec(line.text.slice(from))?.[0] ?? "";
            const content = word ? help.describe(word) : null;
            return content && { pos: line.from + from, end: line.from + from + word.length, create: () => ({ dom: h("div", { class: "tip-help" }, content) }) };
          }),
          keymap.of([{ key: "Mod-Enter", run: () => (run(), true) }, { key: "Mod-/", run: toggleComment }, ...completionKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
          notesField,
          currentField,
          EditorView.contentAttributes.of({ "aria-label": "Assembly text of the kernel", spellcheck: "false", autocapitalize: "off" }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !this.silent) this.changed(this.text);
          }),
        ],
      }),
    });
    new ResizeObserver(() => this.measure()).observe(this.view.scrollDOM);
  }

  /** Notes are as wide as what is in view, not as the longest line. */
  private measure(): void {
    const gutters = this.view.dom.querySelector(".cm-gutters");
    this.view.dom.style.setProperty("--code-width", `${Math.max(120, this.view.scrollDOM.clientWidth - (gutters?.clientWidth ?? 0) - 4)}px`);
  }

  get text(): string {
    return this.view.state.doc.toString();
  }
  /** Replaces the text without telling `changed`. */
  set text(text: string) {
    this.silent = true;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text }, effects: [setNotes.of([]), setCurrent.of(null)], scrollIntoView: false });
    this.view.scrollDOM.scrollTop = 0;
    this.silent = false;
  }
  notes(notes: readonly LineNote[]): void {
    this.view.dispatch({ effects: setNotes.of(notes) });
  }
  current(line: number | null): void {
    this.view.dispatch({ effects: setCurrent.of(line) });
  }
  /** Scrolls a line (from 1) into view and puts the cursor there. */
  show(line: number): void {
    const at = this.view.state.doc.line(Math.min(Math.max(line, 1), this.view.state.doc.lines)).from;
    this.view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
    this.view.focus();
  }
}
