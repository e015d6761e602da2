// The WebAssembly modules of lockstep behind the interface of lockstep.d.ts, in a browser and in Node.
import { wasiImports } from './wasi.js';

export class LockstepError extends Error {}

const defaultSteps = 20_000;
const mostSteps = 1_000_000;
const stopReasons = ['done', 'breakpoint', 'ended', 'fault', 'start', 'limit'];
const touchKinds = [null, 'read', 'written', 'atomic'];

/** Names of the fields of JSON that hold 64-bit values. */
const wideFields = new Set(['address', 'entry', 'pc', 'exec', 'vcc', 'target']);

function parse(text) {
  return JSON.parse(text, (key, value) =>
    wideFields.has(key) && typeof value === 'string' && value.startsWith('0x') ? BigInt(value) : value,
  );
}

async function readBytes(url) {
  if (url.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new LockstepError(`${url} cannot be read: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function compile(url) {
  if (url.protocol === 'file:') return WebAssembly.compile(await readBytes(url));
  const response = await fetch(url);
  if (!response.ok) throw new LockstepError(`${url} cannot be read: ${response.status} ${response.statusText}`);
  if (WebAssembly.compileStreaming && response.headers.get('content-type')?.startsWith('application/wasm'))
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** A URL of the folder, with a slash at its end. */
async function folderUrl(base) {
  let url;
  try {
    url = new URL(String(base), globalThis.document?.baseURI ?? globalThis.location?.href);
  } catch {
    const { pathToFileURL } = await import('node:url');
    url = pathToFileURL(String(base));
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

export async function openCatalogue(base) {
  const folder = await folderUrl(base);
  const { isas } = JSON.parse(new TextDecoder().decode(await readBytes(new URL('modules.json', folder))));
  const loading = new Map();
  return {
    isas,
    isaOf: (target) => isas.find((entry) => entry.targets.includes(target.split(':')[0])),
    async load(isa) {
      if ((await loading.get(isa)?.catch(() => null))?.stopped) loading.delete(isa);
      const entry = isas.find((each) => each.isa === isa);
      if (!entry) throw new LockstepError(`there is no module for the ISA '${isa}'`);
      if (!loading.has(isa)) {
        const made = compile(new URL(entry.file, folder)).then((module) => IsaModule.make(entry, module, folder));
        loading.set(isa, made);
        made.catch(() => loading.delete(isa)); // so that a later call tries again
      }
      return loading.get(isa);
    },
  };
}

export function touch(value) {
  if (value === 0) return null;
  return {
    lane: value & 63,
    wave: (value >>> 6) & 1023,
    kind: touchKinds[(value >>> 16) & 3],
    workgroup: (value >>> 18) & 8191,
  };
}

/** One instance of a module: its memory and its exports. */
class Instance {
  #exports;
  #stopped = null;

  static async make(module) {
    const made = new Instance();
    const instance = await WebAssembly.instantiate(module, wasiImports(module, () => instance.exports.memory));
    made.#exports = instance.exports;
    made.call('__wasm_call_ctors');
    return made;
  }

  get stopped() {
    return this.#stopped !== null;
  }
  call(name, ...given) {
    if (this.stopped) throw new LockstepError(`the module has stopped (${this.#stopped}): load it again`);
    try {
      return this.#exports[name](...given);
    } catch (error) {
      this.#stopped = error.message;
      throw new LockstepError(`the module has stopped: ${error.message}`);
    }
  }

  /** Hands over bytes, or texts, one behind the other. */
  give(...parts) {
    const encoder = new TextEncoder();
    const bytes = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
    const size = bytes.reduce((sum, part) => sum + part.length, 0);
    let place = this.call('ls_input', size);
    const memory = new Uint8Array(this.#exports.memory.buffer);
    for (const part of bytes) {
      memory.set(part, place);
      place += part.length;
    }
    return bytes.map((part) => part.length);
  }

  outputBytes() {
    const place = this.call('ls_output');
    return new Uint8Array(this.#exports.memory.buffer, place, this.call('ls_output_size'));
  }
  outputText() {
    return new TextDecoder().decode(this.outputBytes());
  }
  output() {
    return parse(this.outputText());
  }

  /** A typed array over what the module calls [place, count]. */
  view(Type, [place, count]) {
    return new Type(this.#exports.memory.buffer, count === 0 ? 0 : place, count);
  }
}

class IsaModule {
  #instance;
  #folder;
  #mnemonics = null;
  #texts = null;
  #loadingTexts = null;

  static async make(entry, module, folder) {
    const made = new IsaModule();
    made.#instance = await Instance.make(module);
    made.#folder = folder;
    made.entry = entry;
    made.#instance.call('ls_about');
    made.registers = Object.freeze(made.#instance.output());
    return made;
  }

  /** Did it give up? Catalogue.load then makes a new one. */
  get stopped() {
    return this.#instance.stopped;
  }

  mnemonics() {
    if (!this.#mnemonics) {
      this.#instance.call('ls_mnemonics');
      this.#mnemonics = this.#instance.output();
    }
    return this.#mnemonics;
  }
  directives() {
    this.#instance.call("ls_directives");
    return this.#instance.output();
  }
  help(mnemonic) {
    this.#instance.give(mnemonic);
    this.#instance.call('ls_help');
    const found = this.#instance.output();
    return found && { ...found, pseudocode: this.#texts?.[found.name] ?? null };
  }
  loadHelp() {
    if (!this.entry.help) return Promise.resolve();
    this.#loadingTexts ??= readBytes(new URL(this.entry.help, this.#folder)).then((bytes) => {
      this.#texts = JSON.parse(new TextDecoder().decode(bytes));
    });
    return this.#loadingTexts;
  }

  assemble(source, target = '') {
    const [targetBytes] = this.#instance.give(target, source);
    const handle = this.#instance.call('ls_assemble', targetBytes);
    if (handle === 0) return { ok: false, problems: this.#instance.output() };
    this.#instance.call('ls_program_bytes', handle);
    const bytes = this.#instance.outputBytes().slice();
    return { ok: true, program: new Program(this.#instance, handle), bytes };
  }
  open(bytes, target = '') {
    const [targetBytes] = this.#instance.give(target, bytes);
    const handle = this.#instance.call('ls_open', targetBytes);
    if (handle === 0) return { ok: false, message: this.#instance.outputText() };
    return { ok: true, program: new Program(this.#instance, handle) };
  }
}

class Program {
  #instance;
  #handle;
  #listing = null;
  #index = null;

  constructor(instance, handle) {
    this.#instance = instance;
    this.#handle = handle;
    instance.call('ls_program', handle);
    Object.assign(this, instance.output());
  }

  #open() {
    if (this.#handle === 0) throw new LockstepError('the program is closed');
    return this.#handle;
  }

  listing() {
    if (!this.#listing) {
      this.#instance.call('ls_listing', this.#open());
      this.#listing = this.#instance.output();
      this.#index = new Map(this.#listing.map((line, index) => [line.address, index]));
    }
    return this.#listing;
  }
  indexOf(address) {
    this.listing();
    return this.#index.get(address) ?? -1;
  }
  uses(address, waveSize = 0) {
    return this.#instance.call('ls_uses', this.#open(), BigInt(address), waveSize) ? this.#instance.output() : null;
  }
  matrixLayout(address, waveSize = 0) {
    if (!this.#instance.call('ls_matrix', this.#open(), BigInt(address), waveSize)) return null;
    const layout = this.#instance.output();
    for (const operand of layout.operands)
      operand.places = this.#instance.view(Uint16Array, operand.places).slice();
    return layout;
  }

  launch(setup) {
    const encoder = new TextEncoder();
    const name = encoder.encode(setup.kernel);
    const list = setup.arguments ?? [];
    const late = setup.memory === 'at once' ? 0 : 1;
    const head = [...setup.grid, ...setup.block, setup.dynamicLds ?? 0, late, setup.turn ?? 1024, name.length,
                  list.length];
    const parts = [dwords(head), name];
    for (const argument of list) {
      const kind = ['value', 'buffer', 'local'].indexOf(argument.kind);
      if (kind < 0) throw new LockstepError(`an argument is a value, a buffer or local, not '${argument.kind}'`);
      const label = encoder.encode(argument.name ?? '');
      const content = kind === 2 ? new Uint8Array() : argument.bytes;
      parts.push(dwords([kind, label.length, kind === 2 ? argument.bytes : content.length]), label, content);
    }
    this.#instance.give(...parts);
    const handle = this.#instance.call('ls_launch', this.#open());
    if (handle === 0) return { ok: false, message: this.#instance.outputText() };
    return { ok: true, session: new Session(this.#instance, handle) };
  }
  close() {
    if (this.#handle !== 0) this.#instance.call('ls_close', this.#handle);
    this.#handle = 0;
  }
}

function dwords(values) {
  return new Uint8Array(Uint32Array.from(values).buffer);
}

class Session {
  #instance;
  #handle;
  #status = null;
  #memory = null;
  #breakpoints = new Set();

  checks = ['wait', 'hazard', 'init'];
  selectedWave = null;

  constructor(instance, handle) {
    this.#instance = instance;
    this.#handle = handle;
  }

  #open() {
    if (this.#handle === 0) throw new LockstepError('the session is closed');
    return this.#handle;
  }
  #see(what, which = 0) {
    this.#instance.call('ls_see', this.#open(), what, which);
    return this.#instance.output();
  }
  #now() {
    this.#status ??= this.#see(0);
    return this.#status;
  }

  get position() {
    return this.#now().position;
  }
  get furthest() {
    return this.#now().furthest;
  }
  get status() {
    return this.#now().status;
  }
  get nextWave() {
    return this.#now().nextWave;
  }
  get pc() {
    return this.#now().pc;
  }
  get workgroup() {
    const { workgroupId, workgroup, workgroups } = this.#now();
    return { id: workgroupId, index: workgroup, count: workgroups };
  }
  waves() {
    return this.#now().waves;
  }
  fault() {
    return this.#now().fault;
  }

  #move(what, to, wave, direction, steps) {
    const limit = BigInt(Math.max(1, Math.min(steps, mostSteps)));
    const forwards = direction < 0 ? 0 : 1;
    const packed = BigInt.asUintN(64, this.#instance.call('ls_move', this.#open(), what, BigInt(to), wave, forwards, limit));
    this.#status = this.#memory = null;
    return { reason: stopReasons[Number(packed & 7n)], executed: Number(packed >> 3n) };
  }
  step(n) {
    const position = this.position;
    if (n < 0) return this.#back(Math.max(0, position + n), position + n < 0 || position === 0);
    return this.#move(0, position + n, -1, 1, n);
  }
  // Backwards is a short replay: it always arrives.
  #back(position, beyondStart) {
    let executed = 0;
    for (;;) {
      const stop = this.#move(0, position, -1, 1, mostSteps);
      executed += stop.executed;
      if (stop.reason !== 'limit') return { reason: beyondStart ? 'start' : stop.reason, executed };
    }
  }
  stepWave(wave, direction = 1, steps = defaultSteps) {
    if (direction > 0 && this.waves()[wave]?.status === 'ended') return { reason: 'done', executed: 0 };
    return this.#move(3, 0, wave, direction, steps);
  }
  goTo(position, steps = defaultSteps) {
    return this.#move(0, Math.max(0, position), -1, 1, steps);
  }
  run(direction = 1, steps = defaultSteps) {
    return this.#move(1, 0, -1, direction, steps);
  }
  runTo(address, wave = -1, steps = defaultSteps) {
    return this.#move(2, address, wave, 1, steps);
  }
  runToNextWave(direction = 1, steps = defaultSteps) {
    return this.#move(4, 0, -1, direction, steps);
  }
  runToEnd(steps = defaultSteps) {
    return this.#move(5, 0, -1, 1, steps);
  }

  get breakpoints() {
    return this.#breakpoints;
  }
  set breakpoints(addresses) {
    this.#breakpoints = new Set(addresses);
    this.#instance.give(new Uint8Array(BigUint64Array.from(this.#breakpoints).buffer));
    this.#instance.call('ls_breakpoints', this.#open());
  }

  state() {
    const { nextWave, lastWave, waves } = this.#now();
    const following = lastWave >= 0 ? lastWave : Math.max(0, nextWave);
    const wave = Math.min(this.selectedWave ?? following, waves.length - 1);
    const state = this.#see(1, wave);
    this.#memory = null; // the last step may have been made once more
    for (const name of ['vgprs', 'accvgprs', 'scalars', 'changedVgprs', 'changedAccvgprs', 'changedScalars'])
      state[name] = this.#instance.view(Uint32Array, state[name]);
    return state;
  }

  #places() {
    this.#memory ??= this.#see(2);
    return this.#memory;
  }
  get lds() {
    return this.#instance.view(Uint8Array, this.#places().lds);
  }
  get ldsTouches() {
    return this.#instance.view(Uint32Array, this.#places().ldsTouches);
  }
  get buffers() {
    return this.#places().buffers.map(({ name, address, bytes, writable }) => ({ name, address, bytes, writable }));
  }
  #buffer(index) {
    const buffer = this.#places().buffers[index];
    if (!buffer) throw new LockstepError(`there is no buffer ${index}`);
    return buffer;
  }
  bufferBytes(index) {
    return this.#instance.view(Uint8Array, this.#buffer(index).content);
  }
  bufferTouches(index) {
    return this.#instance.view(Uint32Array, this.#buffer(index).touches);
  }
  accesses() {
    const made = this.#see(3);
    this.#memory = null;
    return made;
  }
  laneMoves() {
    const moves = this.#see(4);
    if (moves) moves.from = this.#instance.view(Int8Array, moves.from).slice();
    return moves;
  }
  findings() {
    return this.#see(5);
  }
  timeline() {
    return this.#see(6);
  }
  close() {
    if (this.#handle !== 0) this.#instance.call('ls_close', this.#handle);
    this.#handle = 0;
  }
}
