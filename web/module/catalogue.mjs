// Writes modules.json of a folder of modules.  usage: node catalogue.mjs FOLDER
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { wasiImports } from './wasi.js';

const folder = process.argv[2];
const names = (await readdir(folder)).sort();
const isas = [];
for (const file of names.filter((name) => name.endsWith('.wasm'))) {
  const bytes = await readFile(join(folder, file));
  const module = await WebAssembly.compile(bytes);
  const instance = await WebAssembly.instantiate(module, wasiImports(module, () => instance.exports.memory));
  const { memory, __wasm_call_ctors: begin, ls_about, ls_output, ls_output_size } = instance.exports;
  begin();
  ls_about();
  const about = JSON.parse(Buffer.from(memory.buffer, ls_output(), ls_output_size()).toString());
  const isa = file.replace('.wasm', '');
  const help = `${isa}.help.json`;
  isas.push({
    isa,
    title: about.title,
    targets: about.targets,
    waveSizes: about.waveSizes,
    file,
    help: names.includes(help) ? help : null,
    bytes: bytes.length,
    gzipBytes: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }).length,
  });
}
await writeFile(join(folder, 'modules.json'), `${JSON.stringify({ isas }, null, 1)}\n`);
for (const { isa, title, bytes, gzipBytes } of isas)
  console.log(`${isa} (${title}): ${bytes} bytes, ${gzipBytes} as gzip`);
