// Wave instructions a second of processor time, and milliseconds of a step with its state, on gfx1151.
// usage: node speed.mjs FOLDER_OF_MODULES
import { resolve } from 'node:path';
import { openCatalogue } from './lockstep.js';

const catalogue = await openCatalogue(resolve(process.argv[2]));
const isa = await catalogue.load(catalogue.isaOf('gfx1151').isa);

const text = (loop, wave32) => `  .text
  .globl k
  .p2align 8
  .type k,@function
k:
  s_load_b64 s[4:5], s[0:1], 0x0
  s_movk_i32 s2, 20000
  s_mov_b64 vcc, 5
  v_lshlrev_b32_e32 v0, 2, v0
  v_mov_b32_e32 v1, 1.0
  s_waitcnt lgkmcnt(0)
again:
${loop}
  s_sub_u32 s2, s2, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 again
  s_endpgm
  .rodata
  .p2align 6
  .amdhsa_kernel k
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_kernarg_size 8
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 8
    .amdhsa_wavefront_size32 ${wave32 ? 1 : 0}
  .end_amdhsa_kernel
`;
const arithmetic = (vcc) => `  v_add_f32_e32 v1, v1, v0
  v_fma_f32 v2, v1, v1, v0
  v_mul_lo_u32 v3, v0, v0
  v_xor_b32_e32 v4, v3, v1
  v_cndmask_b32_e32 v5, v3, v4, ${vcc}`;
const memory = `  global_load_b32 v3, v0, s[4:5]
  v_add_f32_e32 v1, v1, v0
  v_fma_f32 v2, v1, v1, v0
  s_waitcnt vmcnt(0)
  v_add_f32_e32 v3, v3, v1
  global_store_b32 v0, v3, s[4:5]`;

const milliseconds = (work) => {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1000;
};

for (const [name, loop, lanes] of [
  ['arithmetic, waves of 32', arithmetic('vcc_lo'), 32],
  ['arithmetic, waves of 64', arithmetic('vcc'), 64],
  ['a load and a store in nine, waves of 32', memory, 32],
]) {
  const { program } = isa.assemble(text(loop, lanes === 32));
  const { session } = program.launch({
    kernel: 'k',
    grid: [1, 1, 1],
    block: [lanes, 1, 1],
    arguments: [{ kind: 'buffer', name: 'data', bytes: new Uint8Array(4096) }],
  });
  const run = milliseconds(() => {
    while (session.runToEnd(1_000_000).reason === 'limit');
  });
  const back = milliseconds(() => {
    for (let i = 0; i < 50; ++i) session.step(-1), session.state();
  });
  console.log(`${name}: ${Math.round(session.furthest / run)} k instructions/s, a step back ${(back / 50).toFixed(1)} ms`);
}
