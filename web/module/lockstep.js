// The WebAssembly modules of lockstep behind the interface of lockstep.d.ts, in a browser and in Node.
import { Instance, LockstepError } from './instance.js';
import { Session } from './session.js';

export { LockstepError };

const touchKinds = [null, 'read', 'written', 'atomic'];

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
