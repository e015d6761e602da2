// Every module that was built: it loads, assembles, steps forwards and backwards.  LOCKSTEP_MODULES: the folder.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { everything, kernelText, start } from './kernels.mjs';

const folder = pathToFileURL(`${process.env.LOCKSTEP_MODULES}/`);
const { openCatalogue } = await import(new URL('lockstep.js', folder));
const catalogue = await openCatalogue(folder);
assert.ok(catalogue.isas.length > 0);

const instructions = `  s_mov_b32 s2, 7
  v_mov_b32_e32 v1, s2
  v_xor_b32_e32 v2, v0, v1
  s_endpgm`;

for (const entry of catalogue.isas)
  test(`${entry.title}`, async () => {
    const isa = await catalogue.load(entry.isa);
    assert.ok(isa.mnemonics().length > 500);
    for (const mnemonic of isa.mnemonics()) {
      const { forms } = isa.help(mnemonic);
      assert.ok(forms.length > 0, mnemonic);
      for (const { bits, fields } of forms) {
        if (mnemonic.startsWith('v_dual_')) continue; // the halves share bits: the lowest of VDST
        const covered = new Set();
        for (const { offset, width } of fields)
          for (let bit = offset; bit < offset + width; ++bit) {
            assert.ok(bit < bits && !covered.has(bit), `${mnemonic}: bit ${bit}`);
            covered.add(bit);
          }
      }
    }
    // Every instruction that is made of pseudocode has it in its help.
    await isa.loadHelp();
    const index = await readFile(new URL(`../../generated/${entry.isa}/INDEX.md`, import.meta.url), 'utf8');
    const generated = new Set([...index.matchAll(/^\| (\w+) \|[^|]*\| generated \|/gm)].map((row) => row[1]));
    assert.ok(generated.size > 400);
    for (const mnemonic of isa.mnemonics()) {
      const { name, pseudocode } = isa.help(mnemonic);
      if (!generated.has(name)) continue;
      assert.ok(pseudocode?.length > 0, name);
      assert.doesNotMatch(pseudocode, /\{\w+\}/, name);
    }
    for (const lanes of entry.waveSizes) {
      let text = kernelText(instructions, { kernargBytes: 0, wave32: lanes === 32 });
      if (entry.waveSizes.length === 1) text = text.replace(/.*amdhsa_wavefront_size32.*\n/, '');
      if (isa.registers.accvgprs > 0 && /accum_offset/.test(isa.directives().join()))
        text = text.replace('  .end_amdhsa_kernel', '    .amdhsa_accum_offset 32\n  .end_amdhsa_kernel');
      const { session } = start(isa, text, { block: [lanes, 1, 1] });
      const states = [everything(session)];
      while (session.step(1).reason === 'done') states.push(everything(session));
      assert.equal(session.status, 'ended');
      const { vgprs } = session.state();
      for (let lane = 0; lane < lanes; ++lane) assert.equal(vgprs[2 * 64 + lane], lane ^ 7);
      for (let n = 3; n >= 0; --n) {
        session.step(-1);
        assert.deepEqual(everything(session), states[n]);
      }
    }
  });
