// Kernels of the tests, as text, and how a test launches one.
import assert from 'node:assert/strict';

/** A file with one kernel `k` around its instructions; kernarg pointer in s[0:1], work-item in v0. */
export function kernelText(instructions, { kernargBytes = 16, lds = 0, wave32 = true } = {}) {
  return `  .text
  .globl k
  .p2align 8
  .type k,@function
k:
${instructions}
.Lend:
  .size k, .Lend-k
  .rodata
  .p2align 6
  .amdhsa_kernel k
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_kernarg_size ${kernargBytes}
    .amdhsa_group_segment_fixed_size ${lds}
    .amdhsa_next_free_vgpr 32
    .amdhsa_next_free_sgpr 16
    .amdhsa_wavefront_size32 ${wave32 ? 1 : 0}
  .end_amdhsa_kernel
`;
}

/** out[i] = in[i] + 1 by sixteen lanes of a wave of 32. */
export const sixteenLanes = `  s_clause 0x1
  s_load_b64 s[4:5], s[0:1], 0x0
  s_load_b64 s[6:7], s[0:1], 0x8
  s_waitcnt lgkmcnt(0)
  s_mov_b32 exec_lo, 0xffff
  v_lshlrev_b32_e32 v0, 2, v0
  global_load_b32 v1, v0, s[4:5]
  s_waitcnt vmcnt(0)
  v_add_f32_e32 v1, 1.0, v1
  global_store_b32 v0, v1, s[6:7]
  s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
  s_endpgm`;

export function floats(values) {
  return new Uint8Array(Float32Array.from(values).buffer);
}
export function asFloats(bytes) {
  return [...new Float32Array(bytes.slice().buffer)];
}

/** Assembles and launches; `arguments` as LaunchSetup has them. */
export function start(isa, text, setup = {}) {
  const made = isa.assemble(text);
  assert.ok(made.ok, JSON.stringify(made.problems));
  const launched = made.program.launch({ kernel: 'k', grid: [1, 1, 1], block: [32, 1, 1], arguments: [], ...setup });
  assert.ok(launched.ok, launched.message);
  return { program: made.program, session: launched.session };
}

/** Sixteen numbers in, sixteen out. */
export const inputs = Array.from({ length: 16 }, (_, i) => 0.5 * i);
export function inAndOut() {
  return [
    { kind: 'buffer', name: 'in', bytes: floats(inputs) },
    { kind: 'buffer', name: 'out', bytes: new Uint8Array(64) },
  ];
}

/** Everything that a place of a launch has, as a value to compare. */
export function everything(session) {
  const state = session.state();
  const copy = { ...state };
  for (const [name, value] of Object.entries(state)) if (ArrayBuffer.isView(value)) copy[name] = [...value];
  if (state.lanes === 32) copy.vgprs = copy.vgprs.filter((_, i) => i % 64 < 32);
  return {
    state: copy,
    pc: session.pc,
    nextWave: session.nextWave,
    waves: session.waves(),
    workgroup: session.workgroup,
    lds: [...session.lds],
    ldsTouches: [...session.ldsTouches],
    buffers: session.buffers.map((_, i) => [[...session.bufferBytes(i)], [...session.bufferTouches(i)]]),
    accesses: session.accesses(),
  };
}
