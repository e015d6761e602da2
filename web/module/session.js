// A launch: moves, and what there is to see of it.
import { LockstepError } from './instance.js';

const defaultSteps = 20_000;
const mostSteps = 1_000_000;
const stopReasons = ['done', 'breakpoint', 'ended', 'fault', 'start', 'limit'];

export class Session {
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
