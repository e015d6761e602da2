// What the C library of a module asks of its host. A module computes: it reads no file and no clock. So all answer
// "not available" but the way out of a failed assertion.

const notAvailable = 52; // ENOSYS of WASI preview 1

/** Imports for a compiled module. `memory()` gives the memory of its instance. */
export function wasiImports(module, memory) {
  const known = {
    proc_exit(code) {
      throw new Error(`it has ended with ${code}`);
    },
    /** Standard error: what the C library says before it gives up. */
    fd_write(file, pieces, count, written) {
      const bytes = new DataView(memory().buffer);
      let text = '';
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const place = bytes.getUint32(pieces + 8 * i, true);
        const length = bytes.getUint32(pieces + 8 * i + 4, true);
        text += new TextDecoder().decode(new Uint8Array(memory().buffer, place, length));
        size += length;
      }
      bytes.setUint32(written, size, true);
      if (file === 2) console.error(text);
      return 0;
    },
  };
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = known[name] ?? (() => notAvailable);
  }
  return imports;
}
