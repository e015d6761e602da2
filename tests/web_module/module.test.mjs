// The module of RDNA3.5 (gfx1151) as the page uses it.  usage: node --test module.test.mjs, LOCKSTEP_MODULES: the folder.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { asFloats, everything, floats, inAndOut, inputs, kernelText, sixteenLanes, start } from './kernels.mjs';

const folder = pathToFileURL(`${process.env.LOCKSTEP_MODULES}/`);
const { LockstepError, openCatalogue, touch } = await import(new URL('lockstep.js', folder));
const catalogue = await openCatalogue(folder);
const isa = await catalogue.load(catalogue.isaOf('gfx1151').isa);
const sixteen = kernelText(sixteenLanes);
const lineOf = (text, part) => text.split('\n').findIndex((line) => line.includes(part)) + 1;
const without = (part) => sixteen.split('\n').filter((line) => !line.includes(part)).join('\n');
const lanes = (state, register, count = 16) => [...state.vgprs.subarray(64 * register, 64 * register + count)];
const asF32 = (words) => asFloats(new Uint8Array(Uint32Array.from(words).buffer));

test('the sixteen-lane kernel, register by register', () => {
  const { program, session } = start(isa, sixteen, { arguments: inAndOut() });
  const [inBuffer, outBuffer, kernarg] = session.buffers;
  assert.equal(kernarg.name, 'kernel arguments');
  const count = Array.from({ length: 32 }, (_, i) => i);
  const pair = (state, first) => BigInt(state.scalars[first]) | (BigInt(state.scalars[first + 1]) << 32n);
  const outstanding = (state) =>
    Object.fromEntries(state.counters.filter((c) => c.outstanding > 0).map((c) => [c.name, c.outstanding]));
  const changed = (state) => {
    const rows = [];
    for (let n = 0; n < state.vgprCount; ++n) if (state.changedVgprs[2 * n]) rows.push([n, state.changedVgprs[2 * n]]);
    const scalars = [];
    state.changedScalars.forEach((word, i) => {
      for (let bit = 0; bit < 32; ++bit) if ((word >>> bit) & 1) scalars.push(isa.registers.scalarNames[32 * i + bit]);
    });
    return { rows, scalars };
  };
  const line = () => program.listing()[program.indexOf(session.pc)].text;
  const none = { rows: [], scalars: [] };
  const next = (text, { counters = {}, changes = none } = {}) => {
    assert.equal(line(), text);
    assert.deepEqual(session.step(1), { reason: 'done', executed: 1 });
    const state = session.state();
    assert.deepEqual(outstanding(state), counters, text);
    assert.deepEqual(changed(state), changes, text);
    return state;
  };

  let state = session.state();
  assert.equal(session.status, 'ready');
  assert.equal(state.lanes, 32);
  assert.equal(pair(state, 0), kernarg.address);
  assert.deepEqual(lanes(state, 0, 32), count);
  assert.equal(state.exec, 0xffffffffn);

  next('s_clause 0x1');
  state = next('s_load_b64 s[4:5], s[0:1], null', { counters: { lgkmcnt: 1 } });
  assert.equal(pair(state, 4), 0n, 'the load has not arrived');
  assert.deepEqual(state.inFlight.map((access) => access.registers.map((r) => r.name)), [['s[4:5]']]);
  state = next('s_load_b64 s[6:7], s[0:1], 0x8', { counters: { lgkmcnt: 2 } });
  assert.equal(pair(state, 6), 0n);
  state = next('s_waitcnt lgkmcnt(0)', { changes: { rows: [], scalars: ['s4', 's5', 's6', 's7'] } });
  assert.equal(pair(state, 4), inBuffer.address);
  assert.equal(pair(state, 6), outBuffer.address);
  state = next('s_mov_b32 exec_lo, 0xffff', { changes: { rows: [], scalars: ['exec_lo'] } });
  assert.equal(state.exec, 0xffffn);
  state = next('v_lshlrev_b32_e32 v0, 2, v0', { changes: { rows: [[0, 0xfffe]], scalars: [] } }); // 0 << 2 is 0
  assert.deepEqual(lanes(state, 0, 32), count.map((i) => (i < 16 ? 4 * i : i)));
  state = next('global_load_b32 v1, v0, s[4:5]', { counters: { vmcnt: 1 } });
  assert.deepEqual(lanes(state, 1), Array(16).fill(0), 'the load has not arrived');
  const accesses = session.accesses();
  assert.deepEqual(accesses.map((a) => [a.lane, a.offset, a.bytes, a.kind, a.buffer]),
                   Array.from({ length: 16 }, (_, i) => [i, 4 * i, 4, 'read', 0]));
  state = next('s_waitcnt vmcnt(0)', { changes: { rows: [[1, 0xfffe]], scalars: [] } }); // in[0] is 0
  assert.deepEqual(asF32(lanes(state, 1)), inputs);
  state = next('v_add_f32_e32 v1, 1.0, v1', { changes: { rows: [[1, 0xffff]], scalars: [] } });
  assert.deepEqual(asF32(lanes(state, 1)), inputs.map((x) => x + 1));
  assert.deepEqual(lanes(state, 1, 32).slice(16), Array(16).fill(0), 'lanes that EXEC has off keep what they had');
  state = next('global_store_b32 v0, v1, s[6:7]', { counters: { vscnt: 1 } });
  assert.deepEqual(touch(session.bufferTouches(1)[3]), { lane: 3, wave: 0, kind: 'written', workgroup: 0 });
  assert.equal(touch(0), null);
  next('s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)', { counters: { vscnt: 1, lgkmcnt: 1 } });
  next('s_endpgm');
  assert.equal(session.status, 'ended');
  assert.equal(session.pc, null);
  assert.deepEqual(session.step(1), { reason: 'ended', executed: 0 });
  assert.deepEqual(asFloats(session.bufferBytes(1)), inputs.map((x) => x + 1));
  assert.deepEqual(session.findings(), []);
  session.close();
  assert.throws(() => session.state(), LockstepError);
});

test('each step backwards gives the state before', () => {
  const { session } = start(isa, sixteen, { arguments: inAndOut() });
  const states = [everything(session)];
  while (session.step(1).reason === 'done') states.push(everything(session));
  assert.equal(states.length, 13);
  for (let n = states.length - 2; n >= 0; --n) {
    assert.equal(session.step(-1).reason, 'done');
    assert.equal(session.position, n);
    assert.deepEqual(everything(session), states[n], `position ${n}`);
  }
  assert.equal(session.step(-1).reason, 'start');
  session.goTo(9);
  assert.deepEqual(everything(session), states[9]);
});

test('the sixteen-lane kernel with one thing wrong tells so', () => {
  const run = (text) => {
    const { session } = start(isa, text, { arguments: inAndOut() });
    const stop = session.runToEnd();
    return { session, stop, found: session.findings(), fault: session.fault() };
  };
  // Without the wait for its arguments the address is 0.
  const noArguments = without('lgkmcnt(0)');
  let { stop, found, fault } = run(noArguments);
  assert.equal(found[0].check, 'wait');
  assert.equal(found[0].line, lineOf(noArguments, 'global_load_b32'));
  assert.match(found[0].message, /^reads s4 before the load into it has returned; the other: 's_load_b64 .* in line \d+; needs s_waitcnt lgkmcnt\(0\) before$/);
  assert.equal(stop.reason, 'fault');
  assert.equal(fault.kind, 'out_of_bounds');
  assert.equal(fault.line, lineOf(noArguments, 'global_load_b32'));
  assert.match(fault.message, /near address 0: a null pointer/);

  const noData = without('vmcnt(0)');
  let session;
  ({ session, stop, found } = run(noData));
  assert.equal(stop.reason, 'ended');
  assert.equal(found[0].line, lineOf(noData, 'v_add_f32'));
  assert.match(found[0].message, /^reads v1 before the load into it has returned; the other: 'global_load_b32 /);
  assert.notDeepEqual(asFloats(session.bufferBytes(1)), inputs.map((x) => x + 1));

  const allLanes = without('exec_lo');
  ({ stop, fault } = run(allLanes));
  assert.equal(fault.kind, 'out_of_bounds');
  assert.equal(fault.lane, 16);
  assert.match(fault.message, /past the end of in /);

  ({ session } = run(without('v_lshlrev'))); // bytes instead of floats
  assert.notDeepEqual(asFloats(session.bufferBytes(1)), inputs.map((x) => x + 1));

  ({ stop, fault } = run(without('s_endpgm')));
  assert.equal(stop.reason, 'fault');
  assert.equal(fault.kind, 'pc_out_of_range');
  assert.ok(fault.message.startsWith('fault: pc_out_of_range at pc '), fault.message);
});

test('loads that return in order need no wait between them', () => {
  const halves = sixteen.replace(/ +global_load_b32.*\n/, `  global_load_d16_b16 v1, v0, s[4:5]
  global_load_d16_hi_b16 v1, v0, s[4:5] offset:2
  global_load_b32 v2, v0, s[4:5]
  global_load_b32 v2, v0, s[4:5]
`);
  const { session } = start(isa, halves, { arguments: inAndOut() });
  assert.equal(session.runToEnd().reason, 'ended');
  assert.deepEqual(session.findings(), []);
  assert.deepEqual(asFloats(session.bufferBytes(1)), inputs.map((x) => x + 1));
  // A scalar load into the same registers may overtake the first one.
  const twice = sixteen.replace('s_load_b64 s[6:7], s[0:1], 0x8', 's_load_b64 s[6:7], s[0:1], 0x0\n  s_load_b64 s[6:7], s[0:1], 0x8');
  const { session: scalar } = start(isa, twice, { arguments: inAndOut() });
  scalar.runToEnd();
  assert.match(scalar.findings()[0].message, /s6 before the load .*'s_load_b64 s\[6:7\], s\[0:1\], null'.*s_waitcnt lgkmcnt\(0\)/);
});

test('a fault stands where it happened, and one can go back from it', () => {
  const { session } = start(isa, without('exec_lo'), { arguments: inAndOut() });
  assert.equal(session.runToEnd().reason, 'fault');
  const { position } = session;
  assert.equal(session.status, 'fault');
  assert.equal(session.waves()[0].status, 'fault');
  assert.equal(session.step(-1).reason, 'done');
  assert.equal(session.position, position - 1);
  assert.equal(session.fault(), null);
  assert.equal(session.step(5).reason, 'fault');
  assert.equal(session.position, position);
});

test('what cannot be assembled says where and why', () => {
  const text = kernelText('  v_add_f32 v0, s0, s1, s2\n  s_nop 0\n  v_bad v0');
  const made = isa.assemble(text);
  assert.equal(made.ok, false);
  assert.deepEqual(made.problems.map((p) => p.line), [lineOf(text, 'v_add_f32'), lineOf(text, 'v_bad')]);
  assert.ok(made.problems.every((p) => p.column >= 3 && p.message.length > 10));
  const other = isa.assemble(sixteen, 'gfx942');
  assert.match(other.problems[0].message, /gfx942 is none of RDNA3.5/);
  const { ok, problems } = isa.assemble('\0\u{1f600}"');
  assert.ok(!ok && problems.length > 0);
});

test('what is no code object is refused by a sentence', () => {
  const { bytes } = isa.assemble(sixteen);
  const opened = isa.open(bytes);
  assert.ok(opened.ok, opened.message);
  assert.equal(opened.program.listing()[0].line, null);
  assert.equal(opened.program.listing()[0].label, 'k');
  for (let size = 0; size < bytes.length; size += 97) {
    const cut = isa.open(bytes.slice(0, size));
    assert.ok(cut.ok || cut.message.length > 10);
  }
  let state = 1;
  for (let round = 0; round < 200; ++round) {
    const damaged = bytes.slice();
    for (let i = 0; i < 4; ++i) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      damaged[state % damaged.length] = state >>> 24;
    }
    const open = isa.open(damaged);
    if (!open.ok) continue;
    open.program.listing();
    const [kernel] = open.program.kernels;
    const launched = kernel && open.program.launch({ kernel: kernel.name, grid: [1, 1, 1], block: [32, 1, 1], arguments: inAndOut() });
    if (launched?.ok) launched.session.runToEnd(200), launched.session.close();
    open.program.close();
  }
  assert.ok(isa.assemble(sixteen).ok, 'the module still works');
});

test('a text that is too large is refused by a sentence', () => {
  for (const text of ['.zero 0x20000000', '.fill 1000000000, 8, 1', ' '.repeat(3 << 20), `.long ${'('.repeat(100000)}`]) {
    const { ok, problems } = isa.assemble(text);
    assert.ok(!ok && problems[0].message.length > 20);
  }
});

test('a module that runs out of memory stops, and another one can be loaded', async () => {
  const own = await openCatalogue(folder);
  const first = await own.load('rdna3_5');
  assert.equal(await own.load('rdna3_5'), first);
  const { error } = console;
  console.error = () => {};
  try {
    assert.throws(() => first.open({ length: 0xfffffff0 }), LockstepError); // more bytes than an address reaches
  } finally {
    console.error = error;
  }
  assert.throws(() => first.assemble(sixteen), /the module has stopped .*load it again/);
  assert.ok((await own.load('rdna3_5')).assemble(sixteen).ok);
  await assert.rejects(own.load('absent'), LockstepError);
});

test('a launch that cannot be says why', () => {
  const { program } = isa.assemble(sixteen);
  const launch = (setup) => program.launch({ kernel: 'k', grid: [1, 1, 1], block: [32, 1, 1], arguments: inAndOut(), ...setup });
  assert.match(launch({ kernel: 'absent' }).message, /absent/);
  assert.match(launch({ block: [4096, 1, 1] }).message, /too large/);
  assert.match(launch({ grid: [0, 1, 1] }).message, /at least 1 workgroup/);
  const three = launch({ arguments: [...inAndOut(), ...inAndOut()] });
  assert.match(three.message, /16 bytes of arguments, 32 were given/);
  assert.match(launch({ turn: 0 }).message, /at least one instruction/);
});

const barrier = kernelText(
  `  v_lshlrev_b32_e32 v1, 2, v0
  v_mov_b32_e32 v2, v0
  ds_store_b32 v1, v2
  s_waitcnt lgkmcnt(0)
  s_barrier
  v_xor_b32_e32 v1, 0x80, v1
  ds_load_b32 v3, v1
  s_waitcnt lgkmcnt(0)
  s_endpgm`,
  { kernargBytes: 0, lds: 256 },
);

test('two waves meet at a barrier', () => {
  const { program, session } = start(isa, barrier, { block: [64, 1, 1] });
  assert.deepEqual(session.waves().map((w) => w.status), ['running', 'running']);
  assert.equal(session.runToNextWave().reason, 'done');
  assert.equal(session.nextWave, 1);
  assert.deepEqual(session.waves().map((w) => w.status), ['at barrier', 'running']);
  assert.equal(session.position, 5);
  session.runToEnd();
  assert.equal(session.status, 'ended');
  assert.deepEqual(lanes(session.state(), 3, 32), Array.from({ length: 32 }, (_, i) => i));
  session.selectedWave = 0;
  assert.deepEqual(lanes(session.state(), 3, 32), Array.from({ length: 32 }, (_, i) => 32 + i));
  assert.equal(touch(session.ldsTouches[0]).wave, 1);
  const events = session.timeline().map((e) => [e.step, e.wave, e.event]);
  for (const event of [[0, 0, 'begins'], [5, 0, 'barrier'], [10, 1, 'barrier'], [10, 0, 'resumes'], [18, 1, 'ends']])
    assert.ok(events.some((e) => String(e) === String(event)), `${event} of ${JSON.stringify(events)}`);

  // Back to where the load of the second wave begins, by a breakpoint.
  const load = program.listing().find((line) => line.text.startsWith('ds_load')).address;
  session.breakpoints = new Set([load]);
  const waves = [];
  while (session.run(-1).reason === 'breakpoint') waves.push([session.nextWave, session.position]);
  assert.equal(session.position, 0);
  assert.equal(waves.length, 2);
  const again = [];
  while (session.run().reason === 'breakpoint') again.push([session.nextWave, session.position]);
  assert.deepEqual(again, waves.reverse());
  session.goTo(0);
  assert.equal(session.runTo(load, 1).reason, 'done');
  assert.deepEqual([session.nextWave, session.pc], [1, load]);
  session.goTo(0);
  assert.equal(session.stepWave(1).reason, 'done');
  assert.deepEqual([session.waves()[1].instructions, session.position], [1, 6]);
  assert.equal(session.stepWave(0, -1).reason, 'done');
  assert.equal(session.position, 4);
});

test('waves in turn, instruction by instruction', () => {
  const { session } = start(isa, barrier, { block: [64, 1, 1], turn: 1 });
  const order = [];
  for (let i = 0; i < 6; ++i) {
    order.push(session.nextWave);
    session.step(1);
  }
  assert.deepEqual(order, [0, 1, 0, 1, 0, 1]);
});

const loop = kernelText(`  s_movk_i32 s2, 3000
loop:
  v_add_nc_u32_e32 v1, v1, v0
  s_sub_u32 s2, s2, 1
  s_cmp_lg_u32 s2, 0
  s_cbranch_scc1 loop
  s_endpgm`, { kernargBytes: 0 });

test('a long run: bounded calls, and back from its end', () => {
  const { session } = start(isa, loop);
  assert.deepEqual(session.runToEnd(100), { reason: 'limit', executed: 100 });
  const at100 = everything(session);
  let stop;
  do stop = session.runToEnd(5000);
  while (stop.reason === 'limit');
  assert.equal(stop.reason, 'ended');
  assert.equal(session.position, 1 + 4 * 3000 + 1);
  const end = everything(session);
  assert.equal(lanes(session.state(), 1)[5], 15000);
  session.step(-3);
  const before = everything(session);
  session.step(3);
  assert.deepEqual(everything(session), end);
  session.step(-3);
  assert.deepEqual(everything(session), before);
  assert.equal(session.goTo(100).reason, 'done');
  assert.deepEqual(everything(session), at100);
  const endless = start(isa, kernelText('again:\n  s_branch again', { kernargBytes: 0 })).session;
  assert.deepEqual(endless.runToEnd(5000), { reason: 'limit', executed: 5000 });
});

test('workgroups one after another, and results at once', () => {
  const text = sixteen.replace('s_mov_b32 exec_lo, 0xffff', 's_lshl_b32 s8, s15, 6').replace(
    's_clause 0x1', 's_mov_b32 exec_lo, 0xffff').replace('v_lshlrev_b32_e32 v0, 2, v0',
    'v_lshl_add_u32 v0, v0, 2, s2');
  const { program } = isa.assemble(text);
  const results = [];
  for (const memory of ['late', 'at once']) {
    const { ok, session, message } = program.launch({ kernel: 'k', grid: [2, 1, 1], block: [16, 1, 1], memory, arguments: [
      { kind: 'buffer', name: 'in', bytes: floats(Array.from({ length: 32 }, (_, i) => i)) },
      { kind: 'buffer', name: 'out', bytes: new Uint8Array(128) }] });
    assert.ok(ok, message);
    assert.equal(session.workgroup.count, 2);
    session.runToEnd();
    assert.equal(session.status, 'ended');
    assert.deepEqual(session.workgroup, { id: [1, 0, 0], index: 1, count: 2 });
    assert.equal(session.position, 24);
    session.step(-13);
    assert.equal(session.workgroup.index, 0);
    session.runToEnd();
    results.push([...session.bufferBytes(1)]);
  }
  assert.deepEqual(results[0], results[1]);
});

test('help, uses, movements between lanes', () => {
  const names = isa.mnemonics();
  assert.ok(names.includes('v_add_f32_e32') && names.includes('s_endpgm') && names.length > 1500);
  assert.ok(isa.directives().includes('.amdhsa_next_free_vgpr'));
  assert.equal(isa.help('v_nothing'), null);
  const form = isa.help('v_add_f32_e32').forms[0];
  assert.deepEqual(form.operands.map((o) => [o.name, o.written]), [['VDST', true], ['SRC0', false], ['VSRC1', false]]);
  assert.equal(form.fields.reduce((sum, field) => sum + field.width, 0), 32);
  assert.deepEqual(form.fields.at(-1), { name: 'ENCODING', offset: 31, width: 1, value: 0 });

  const { program, session } = start(isa, kernelText(`  v_mov_b32_dpp v1, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
  v_wmma_f32_16x16x16_f16 v[24:31], v[8:15], v[16:23], v[24:31]
  s_endpgm`, { kernargBytes: 0 }));
  const [mov, wmma] = program.listing();
  const uses = program.uses(mov.address);
  assert.deepEqual(uses.registers.filter((r) => r.file === 'vgpr').map((r) => [r.name, r.read, r.written]),
                   [['v1', false, true], ['v0', true, false]]);
  const moves = session.laneMoves();
  assert.deepEqual([...moves.from.slice(0, 6)], [1, 0, 3, 2, 5, 4]);
  assert.deepEqual([moves.source, moves.target], ['v0', 'v1']);
  session.step(1);
  assert.deepEqual(lanes(session.state(), 1, 6), [1, 0, 3, 2, 5, 4]);
  assert.equal(session.laneMoves(), null);
  const layout = program.matrixLayout(wmma.address);
  assert.deepEqual([layout.m, layout.n, layout.k, layout.blocks], [16, 16, 16, 1]);
  assert.deepEqual(layout.operands.map((o) => [o.name, o.first]), [['A', 'v[8:15]'], ['B', 'v[16:23]'], ['C', 'v[24:31]'], ['D', 'v[24:31]']]);
  // RDNA3: lane i has row i of A, two elements a register; D's rows go to the two halves of the wave in turn.
  const place = (operand, row, column) => [...layout.operands[operand].places.slice(3 * (16 * row + column)).slice(0, 3)];
  assert.deepEqual(place(0, 5, 3), [1, 5, 16]);
  assert.deepEqual(place(3, 3, 7), [1, 16 + 7, 0]);
  assert.equal(program.matrixLayout(mov.address), null);
});
