// Runs a WebAssembly program with WASI under node.  usage: node wasi.mjs PROGRAM.wasm ARGUMENT...
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [program, ...words] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: [program, ...words], preopens: { '/': '/' }, returnOnExit: true });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
