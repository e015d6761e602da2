// One instance of a module: its memory, its exports, and what goes in and out.
import { wasiImports } from './wasi.js';

export class LockstepError extends Error {}

/** Names of the fields of JSON that hold 64-bit values. */
const wideFields = new Set(['address', 'entry', 'pc', 'exec', 'vcc', 'target']);

function parse(text) {
  return JSON.parse(text, (key, value) =>
    wideFields.has(key) && typeof value === 'string' && value.startsWith('0x') ? BigInt(value) : value,
  );
}

export class Instance {
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
