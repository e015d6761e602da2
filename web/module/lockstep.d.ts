// lockstep as a WebAssembly module: assemble, load, launch and step kernels, in a browser and in Node.
//
// One module serves one ISA. `openCatalogue` reads which modules there are; `Catalogue.load` fetches one of them.
// Nothing here is asynchronous but loading: each call does a bounded amount of work and returns.
// Errors that a user can make (a wrong line, a wrong argument, a fault of the kernel) are values with a sentence. An
// exception (LockstepError) means wrong use of this interface (a session that is closed, an address that is no number),
// or that the module has stopped because a file needs more memory than there is. Catalogue.load then makes a new module.
//
// Addresses and 64-bit values are `bigint`. Bulk data are typed arrays that look into the module's memory. Such a VIEW
// is valid until the next call of any method of the same module; read the getter again afterwards, it costs nothing.

/** Reads `modules.json` of a folder of built modules. `base`: URL of the folder (a path or file: URL in Node). */
export function openCatalogue(base: string | URL): Promise<Catalogue>;

export class LockstepError extends Error {}

export interface Catalogue {
  readonly isas: readonly IsaEntry[];
  /** The ISA that a target belongs to: "gfx1151" -> the entry of rdna3_5; undefined: no module has it. */
  isaOf(target: string): IsaEntry | undefined;
  /** Fetches and compiles the module of an ISA ("rdna3_5") once; later calls give the same module. */
  load(isa: string): Promise<IsaModule>;
}

export interface IsaEntry {
  readonly isa: string; // "rdna3_5"
  readonly title: string; // "RDNA3.5"
  readonly targets: readonly string[]; // ["gfx1150", "gfx1151", ...]; the first is the default
  readonly waveSizes: readonly number[]; // [32, 64]; the first is the default
  readonly file: string; // "rdna3_5.wasm", relative to the catalogue
  readonly help: string | null; // "rdna3_5.help.json", relative to the catalogue; loaded by loadHelp alone
  readonly bytes: number; // of the file
  readonly gzipBytes: number; // of the file as gzip -9 makes it
}

// ---------------------------------------------------------------------------------------------------- the ISA

export interface IsaModule {
  readonly entry: IsaEntry;
  /** Facts of the register files, for the picture of registers. */
  readonly registers: RegisterFiles;
  /** All mnemonics of the text assembler, sorted: for completion and colours. */
  mnemonics(): readonly string[];
  /** Directives that the text assembler takes, with the dot; those of a kernel (.amdhsa_...) among them. */
  directives(): readonly string[];
  /** Help of one instruction; null: no such mnemonic. Pseudocode is null until loadHelp() is done. */
  help(mnemonic: string): InstructionHelp | null;
  /** Fetches the texts of help (pseudocode) once. */
  loadHelp(): Promise<void>;
  /** Assembles a .s file. `target`: "gfx1151"; empty: what .amdgcn_target names, else the ISA's first one. */
  assemble(source: string, target?: string): Assembled;
  /** Reads a code object (.hsaco), or takes the one for `target` out of an offload bundle. */
  open(bytes: Uint8Array, target?: string): Opened;
}

export interface RegisterFiles {
  readonly vgprs: number; // that an instruction can name
  readonly accvgprs: number; // 0: the ISA has none
  readonly sgprs: number;
  /** Names by scalar operand number, 256 of them: "s0", "vcc_lo", "ttmp3", "m0", "exec_lo"; "" for what is no
   *  register. The index is that of WaveState.scalars. */
  readonly scalarNames: readonly string[];
  readonly vccLo: number; // scalar operand numbers
  readonly execLo: number;
  readonly m0: number;
  /** Names of wait counters that the ISA has: "vmcnt", "lgkmcnt" ... */
  readonly waitCounters: readonly string[];
}

export interface Problem {
  readonly line: number; // from 1
  readonly column: number; // from 1
  readonly message: string;
}
export type Assembled =
  | { readonly ok: true; readonly program: Program; readonly bytes: Uint8Array } // bytes: a copy, the .hsaco file
  | { readonly ok: false; readonly problems: readonly Problem[] }; // at most 20, in the order of lines
export type Opened =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly message: string };

export interface InstructionHelp {
  readonly mnemonic: string;
  readonly name: string; // AMD's name: "V_ADD_F32"
  /** Its forms, one for each encoding and set of operands that the ISA has. */
  readonly forms: readonly InstructionForm[];
  /** What it computes, in the pseudocode of the ISA's tables; null: not in the tables, or loadHelp is not done. */
  readonly pseudocode: string | null;
}
export interface InstructionForm {
  readonly encoding: string; // "VOP2", "VOP3", "VOP2 DPP16"
  readonly bits: number; // 32, 64, 96 or 128
  readonly opcode: number;
  readonly operands: readonly OperandHelp[];
  readonly modifiers: readonly string[]; // "clamp", "offset" ...
  /** Every field of the encoding, by rising offset; what is fixed has its value. */
  readonly fields: readonly EncodingField[];
}
export interface OperandHelp {
  readonly name: string; // of its field: "vdst", "src0"
  readonly kind: string; // "VGPR", "SGPR", "source" (a register or constant), "label", "number" ...
  readonly dwords: number;
  readonly written: boolean;
}
export interface EncodingField {
  readonly name: string; // "OP", "VDST", "SRC0"
  readonly offset: number; // of its lowest bit
  readonly width: number; // bits
  readonly value: number | null; // where the form fixes it (opcode, encoding)
}

// ------------------------------------------------------------------------------------------------ the program

export interface Program {
  readonly target: string; // "gfx1151"
  readonly kernels: readonly KernelInfo[];
  /** Sentences about damage of the file that does no harm. */
  readonly notes: readonly string[];
  /** The code, an entry for each instruction, by rising address. Made at the first call, then kept. */
  listing(): readonly ListingLine[];
  /** The index into listing() of the instruction at an address; -1: none begins there. */
  indexOf(address: bigint): number;
  /** What the instruction at an address (an entry of listing()) reads, writes and waits for; null: none there.
   *  `waveSize` defaults to that of the first kernel. */
  uses(address: bigint, waveSize?: number): Uses | null;
  /** In which register, lane and bits each element of a matrix instruction's operands is; null: the instruction at that
   *  address is no matrix instruction. `waveSize` defaults to that of the first kernel. */
  matrixLayout(address: bigint, waveSize?: number): MatrixLayout | null;
  /** Prepares a launch. Sessions of one module are independent of each other; close() those you no longer need. */
  launch(setup: LaunchSetup): Launched;
  close(): void;
}

export interface KernelInfo {
  readonly name: string;
  readonly entry: bigint; // address, as in listing()
  readonly waveSize: number;
  readonly vgprs: number;
  readonly accvgprs: number;
  readonly sgprs: number;
  readonly ldsBytes: number; // fixed part
  readonly scratchBytes: number; // a lane
  readonly kernargBytes: number;
  /** Without metadata (no .amdgpu_metadata) the arguments are unknown: `hasMetadata` is false, `arguments` empty, and
   *  a launch lays out what it is given at natural alignment. */
  readonly hasMetadata: boolean;
  /** Those that the caller gives; hidden ones are filled in. */
  readonly arguments: readonly ArgumentInfo[];
}
export interface ArgumentInfo {
  readonly name: string; // may be empty
  readonly type: string; // "float*"; may be empty
  readonly kind: "value" | "buffer" | "local" | "other";
  readonly offset: number; // in the kernarg segment
  readonly bytes: number;
}

export interface ListingLine {
  /** Address as the file has it. All addresses of code in this interface are of this kind, also `pc` and faults. */
  readonly address: bigint;
  readonly words: readonly number[]; // dwords of the instruction
  readonly text: string; // LLVM's syntax; branch targets as "0x1640"; ".long 0x..." for what is no instruction
  readonly mnemonic: string; // "" for what is no instruction
  readonly legal: boolean;
  readonly label: string | null; // symbol that begins here
  /** Line of the .s text, from 1; null: the program came from a .hsaco without the text. */
  readonly line: number | null;
  readonly target: bigint | null; // of a direct branch
}

export interface Uses {
  readonly registers: readonly RegisterUse[];
  readonly reads: readonly string[]; // rest of the state: "scc", "exec", "vcc", "m0", "mode", "memory", "lds" ...
  readonly writes: readonly string[];
  readonly waits: readonly { readonly counter: string; readonly limit: number }[];
  readonly raises: readonly string[]; // wait counters that its access counts in
  readonly kind: string; // "salu", "valu", "transcendental", "vmem", "lds", "smem", "matrix", "branch" ...
  readonly branch: "none" | "always" | "conditional" | "indirect";
  /** It reaches registers whose number only M0 or MODE says: `registers` is not all. */
  readonly computed: boolean;
}
export interface RegisterUse {
  readonly file: "vgpr" | "accvgpr" | "scalar";
  readonly first: number; // index of the row in vgprs or accvgprs, or scalar operand number
  readonly count: number;
  readonly read: boolean;
  readonly written: boolean;
  readonly implicit: boolean; // named by the instruction itself, not by an operand
  readonly name: string; // "v[2:3]", "s5", "vcc"
}

// -------------------------------------------------------------------------------------------------- the launch

export interface LaunchSetup {
  readonly kernel: string;
  readonly grid: readonly [number, number, number]; // workgroups
  readonly block: readonly [number, number, number]; // work-items of a workgroup
  readonly arguments: readonly LaunchArgument[];
  readonly dynamicLds?: number; // bytes
  /** When the results of memory instructions come. "late" (default): a load's registers keep their old values until
   *  the program waits for its counter (or the counter is full), so a missing s_waitcnt shows. "at once": as soon as
   *  the instruction is executed. A right program computes the same with both. */
  readonly memory?: "late" | "at once";
  /** Instructions that a wave executes before the next wave goes on; default 1024. A wave also hands on at a barrier,
   *  s_sleep and its end. 1: waves in turn, instruction by instruction. */
  readonly turn?: number;
}
export type LaunchArgument =
  | { readonly kind: "value"; readonly bytes: Uint8Array } // little endian, as many bytes as the kernel takes
  | { readonly kind: "buffer"; readonly name: string; readonly bytes: Uint8Array } // its first content, copied
  | { readonly kind: "local"; readonly bytes: number }; // LDS for a local pointer
export type Launched =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly message: string };

// ------------------------------------------------------------------------------------------------- the session

/** The order of a launch is fixed: a launch is a row of STEPS, and each step executes one instruction of one wave.
 *  Position n: n steps are done. The same launch has the same steps each time, so a position names a state.
 *  Workgroups run one after another; waves of a workgroup in turns (LaunchSetup.turn).
 *  A blocked wait (s_waitcnt whose loads are out) is no step of its own: the loads arrive and the wait executes. */
export interface Session {
  readonly position: number;
  /** The furthest position reached so far. Findings and the timeline reach this far. */
  readonly furthest: number;
  /** Why it stands where it stands. */
  readonly status: Status;
  /** The wave whose instruction comes next (index in the workgroup), -1 when all has ended or a fault stopped it. */
  readonly nextWave: number;
  /** Address of that instruction; of the fault after a fault; null when all has ended. */
  readonly pc: bigint | null;
  /** The workgroup that is shown, and how many there are. */
  readonly workgroup: { readonly id: readonly [number, number, number]; readonly index: number; readonly count: number };

  /** Waves of the workgroup that is shown. */
  waves(): readonly WaveInfo[];
  /** The wave that state() shows. `null`, the default: the wave that made the last step. */
  selectedWave: number | null;

  // Moving. Each call executes at most `steps` (default 20,000, at most 1,000,000) instructions, those of a replay
  // included, and says why it stopped. "limit": not there yet; call again to go on. All work backwards as well.
  /** n > 0: n steps forwards; n < 0: backwards. */
  step(n: number): Stop;
  /** Forwards until this wave has done its next step (-1: backwards over its previous one). The steps of other waves that
   *  are between are done, too. */
  stepWave(wave: number, direction?: 1 | -1, steps?: number): Stop;
  goTo(position: number, steps?: number): Stop;
  /** Forwards (or backwards) until the next instruction stands at a breakpoint. */
  run(direction?: 1 | -1, steps?: number): Stop;
  /** Forwards until the next instruction stands at this address; `wave`: of this wave alone. */
  runTo(address: bigint, wave?: number, steps?: number): Stop;
  /** Until another wave's instruction is next. */
  runToNextWave(direction?: 1 | -1, steps?: number): Stop;
  /** To the end (or a fault), past breakpoints. */
  runToEnd(steps?: number): Stop;
  breakpoints: ReadonlySet<bigint>; // assign a new set to change them

  // What there is to see.
  state(): WaveState;
  /** LDS of the workgroup. VIEW */
  readonly lds: Uint8Array;
  /** For each dword of LDS, who touched it last: see `touch`. VIEW */
  readonly ldsTouches: Uint32Array;
  /** Memory of the launch: buffers first, in the order of arguments, then "kernel arguments". */
  readonly buffers: readonly BufferInfo[];
  /** The content of buffers[index]. VIEW */
  bufferBytes(index: number): Uint8Array;
  /** For each dword of the buffer, who touched it last: see `touch`. VIEW */
  bufferTouches(index: number): Uint32Array;
  /** What memory the last step accessed, by lane. */
  accesses(): readonly MemoryAccess[];
  /** Where the lanes of the NEXT instruction get data of other lanes from (DPP, permutes, swizzles, readlane ...), as
   *  the registers are now; null: each lane uses its own. */
  laneMoves(): LaneMoves | null;
  /** Findings of checks up to `furthest`, in the order of steps; those behind `position` too: compare `step`. */
  findings(): readonly Finding[];
  /** Which checks this module has; others are in the command `lockstep run --check`. */
  readonly checks: readonly string[];
  fault(): FaultInfo | null;
  timeline(): readonly TimelineEvent[];
  close(): void;
}

export type Status = "ready" | "running" | "ended" | "fault";
export interface Stop {
  readonly reason:
    | "done" // it is where it was to go
    | "breakpoint"
    | "ended" // all workgroups have ended
    | "fault"
    | "start" // backwards, and position 0 reached
    | "limit"; // not there yet: call again
  readonly executed: number; // steps, those of a replay included
}

export interface WaveInfo {
  readonly index: number;
  readonly status: "running" | "at barrier" | "ended" | "fault";
  readonly pc: bigint; // of its next instruction
  readonly exec: bigint;
  readonly instructions: number; // executed
  readonly inFlight: number; // accesses
}

/** The selected wave. Views: see above. */
export interface WaveState {
  readonly wave: number;
  readonly lanes: number; // 32 or 64
  readonly pc: bigint;
  readonly status: WaveInfo["status"];
  /** Register n of lane l: vgprs[n * 64 + l], also in waves of 32 (whose upper half means nothing). VIEW */
  readonly vgprs: Uint32Array;
  readonly vgprCount: number; // allocated
  readonly accvgprs: Uint32Array; // VIEW, the same layout; empty where there are none
  readonly accvgprCount: number;
  readonly scalars: Uint32Array; // 256, by scalar operand number (RegisterFiles.scalarNames). VIEW
  readonly sgprCount: number; // allocated
  readonly exec: bigint;
  readonly vcc: bigint;
  readonly scc: boolean;
  readonly m0: number;
  readonly mode: ModeState;
  readonly counters: readonly { readonly name: string; readonly outstanding: number; readonly most: number }[];
  readonly inFlight: readonly InFlight[];
  /** What the last step changed in this wave: a mask of lanes for each VGPR, low and high half: [2n], [2n+1]. VIEW */
  readonly changedVgprs: Uint32Array;
  readonly changedAccvgprs: Uint32Array; // VIEW
  readonly changedScalars: Uint32Array; // one bit a scalar operand number, 8 dwords. VIEW
  readonly changedScc: boolean;
}
export interface ModeState {
  readonly bits: number; // the register
  /** Its fields with a name, as far as the ISA has them: {name: "round f32", value: 0, meaning: "to nearest even"}. */
  readonly fields: readonly { readonly name: string; readonly value: number; readonly meaning: string }[];
}
export interface InFlight {
  readonly id: number;
  readonly address: bigint; // of its instruction
  readonly text: string;
  readonly counters: readonly string[];
  readonly step: number; // that issued it
  readonly registers: readonly RegisterUse[]; // that it will write
}

export interface BufferInfo {
  readonly name: string;
  readonly address: bigint; // in the device's memory
  readonly bytes: number;
  readonly writable: boolean;
}
/** Who touched a dword last: 0: nobody. Else bit 31 is set; bits 0-5 lane, 6-15 wave, 16-17 kind (1 read, 2 written,
 *  3 atomic), 18-30 the workgroup's index modulo 8192. */
export function touch(value: number): { lane: number; wave: number; kind: "read" | "written" | "atomic"; workgroup: number } | null;

export interface MemoryAccess {
  readonly lane: number;
  readonly space: "global" | "lds" | "scratch";
  readonly address: bigint; // from 0 in LDS and scratch
  readonly bytes: number;
  readonly kind: "read" | "written" | "atomic";
  readonly buffer: number; // index of buffers; -1: another place
  readonly offset: number; // in that buffer
}

export interface LaneMoves {
  /** By lane of the wave: the lane it reads; -1: a constant or 0; -2: it keeps what it had; -3: an SGPR. */
  readonly from: Int8Array;
  readonly source: string; // "v3"
  readonly target: string;
  readonly computes: boolean; // the instruction computes with what comes; else it is moved as it is
}

/** Where the elements of a matrix instruction stand. */
export interface MatrixLayout {
  readonly name: string; // mnemonic
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly blocks: number;
  readonly operands: readonly MatrixOperand[]; // A, B, C, D
}
export interface MatrixOperand {
  readonly name: "A" | "B" | "C" | "D";
  readonly rows: number;
  readonly columns: number;
  readonly elementBits: number;
  readonly first: string; // its registers: "v[0:3]"
  /** For element (block b, row r, column c), index e = (b * rows + r) * columns + c: places[3e] register counted from
   *  the operand's first, places[3e+1] lane, places[3e+2] lowest bit in the register. */
  readonly places: Uint16Array;
}

export interface Finding {
  readonly check: string; // "wait", "hazard", "init"
  readonly step: number; // the step that met it: from position step-1 to position step
  readonly wave: number;
  readonly workgroup: number;
  readonly lane: number; // -1: no single lane
  readonly count: number; // how often up to `furthest`; `step` is the first time
  readonly address: bigint;
  readonly line: number | null; // of the .s text
  readonly message: string; // a sentence: what, where, what to do
}
export interface FaultInfo {
  readonly kind: string; // "out_of_bounds"
  readonly address: bigint; // of the instruction
  readonly line: number | null;
  readonly wave: number;
  readonly lane: number; // -1: no single lane is to blame
  readonly workgroup: readonly [number, number, number];
  readonly message: string; // a sentence: what, where, what to do
}
export interface TimelineEvent {
  readonly step: number;
  readonly wave: number;
  readonly workgroup: number;
  readonly event: "begins" | "turn" | "waits" | "barrier" | "resumes" | "ends" | "fault";
  readonly address: bigint;
}
