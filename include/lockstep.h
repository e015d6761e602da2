/* lockstep's C interface: an emulated AMD GPU that runs code objects and raw machine code on the CPU.
 *
 * Functions return LOCKSTEP_OK, or LOCKSTEP_ERROR with a sentence from lockstep_error(), which belongs to the
 * calling thread and lasts until its next lockstep call. Launches also return LOCKSTEP_FAULT. Nothing throws, nothing
 * exits, and the caller's floating-point environment is left as found. A device may be used by several threads at once.
 * Structures begin with `struct_size`: set it to sizeof the structure (zero the rest), so that old callers keep
 * working when members are added. A size below 8 or above 4096 is an error. */
#ifndef LOCKSTEP_H
#define LOCKSTEP_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define LOCKSTEP_API
#else
#define LOCKSTEP_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct lockstep_device lockstep_device; /* an emulated GPU with its memory */
typedef struct lockstep_code lockstep_code;     /* a code object loaded into a device */

typedef enum lockstep_status {
  LOCKSTEP_OK = 0,
  LOCKSTEP_FAULT = 1, /* the kernel was stopped by a fault */
  LOCKSTEP_ERROR = 2  /* refused: bad input, see lockstep_error() */
} lockstep_status;

typedef enum lockstep_fault_kind {
  LOCKSTEP_FAULT_NONE = 0,
  LOCKSTEP_FAULT_ILLEGAL_INSTRUCTION = 1,
  LOCKSTEP_FAULT_UNSUPPORTED_INSTRUCTION = 2,
  LOCKSTEP_FAULT_ILLEGAL_OPERAND = 3,
  LOCKSTEP_FAULT_OUT_OF_BOUNDS = 4,
  LOCKSTEP_FAULT_MISALIGNED = 5,
  LOCKSTEP_FAULT_PC_OUT_OF_RANGE = 6,
  LOCKSTEP_FAULT_REGISTER_OUT_OF_RANGE = 7,
  LOCKSTEP_FAULT_BARRIER_DEADLOCK = 8,
  LOCKSTEP_FAULT_INSTRUCTION_BUDGET = 9,
  LOCKSTEP_FAULT_STOPPED = 10,
  LOCKSTEP_FAULT_TRAP = 11,
  LOCKSTEP_FAULT_HALT = 12,
  LOCKSTEP_FAULT_OBSERVER = 13 /* who watches the launch failed, see options */
} lockstep_fault_kind;

/* How far an instruction's results can be relied on. */
typedef enum lockstep_fidelity {
  LOCKSTEP_FIDELITY_EXACT = 0,      /* every bit as the ISA defines it */
  LOCKSTEP_FIDELITY_BOUNDED = 1,    /* the hardware approximates; here correctly rounded */
  LOCKSTEP_FIDELITY_NOT_PUBLIC = 2, /* the hardware's numerics are not public; a documented model is used */
  LOCKSTEP_FIDELITY_SILICON = 3,    /* every bit as recorded on a GPU */
  LOCKSTEP_FIDELITY_EXTRAPOLATED =
      4 /* as a GPU computes, by a rule from results of other targets or of some arguments */
} lockstep_fidelity;

/* One instruction that ran. The strings are static. */
typedef struct lockstep_instruction_count {
  const char* name;  /* "V_RCP_F32" */
  const char* note;  /* which bound, or which model; may be empty */
  uint64_t count;    /* executions by a wave */
  uint32_t fidelity; /* lockstep_fidelity */
  uint32_t reserved;
} lockstep_instruction_count;

typedef enum lockstep_engine { LOCKSTEP_ENGINE_FAST = 0, LOCKSTEP_ENGINE_REFERENCE = 1 } lockstep_engine;

/* How a matrix unit adds up products of 16 bits and less. */
typedef enum lockstep_matrix_model {
  LOCKSTEP_MATRIX_MODEL_DEFAULT = 0,        /* as is known or documented for the target */
  LOCKSTEP_MATRIX_MODEL_SEQUENTIAL_FMA = 1, /* c = fma(a[k], b[k], c) for k = 0, 1, ... in f32 */
  LOCKSTEP_MATRIX_MODEL_EXACT = 2,          /* c + all products without rounding, then rounded once */
  LOCKSTEP_MATRIX_MODEL_CDNA1 = 3,          /* CDNA1 to CDNA3: as published for these ISAs */
  LOCKSTEP_MATRIX_MODEL_CDNA2 = 4,
  LOCKSTEP_MATRIX_MODEL_CDNA3 = 5,
  LOCKSTEP_MATRIX_MODEL_GFX11 = 6, /* as recorded on a gfx1100 */
  LOCKSTEP_MATRIX_MODEL_GFX12 = 7  /* as recorded on a gfx1201 */
} lockstep_matrix_model;

/* Whose arithmetic gives results that the ISA's manual leaves to the hardware (reciprocals, roots, exponentials). */
typedef enum lockstep_numerics {
  LOCKSTEP_NUMERICS_SILICON = 0, /* the hardware's, where it is known for the ISA; else as ROUNDED */
  LOCKSTEP_NUMERICS_ROUNDED = 1  /* correctly rounded */
} lockstep_numerics;

/* What a launch can be checked for; lockstep_check_name gives their names. */
typedef enum lockstep_check {
  LOCKSTEP_CHECK_WAIT = 0,   /* a result used before the counter that covers it was waited for */
  LOCKSTEP_CHECK_HAZARD = 1, /* wait states that the ISA leaves to software */
  LOCKSTEP_CHECK_INIT = 2,   /* a value that nothing wrote decides something */
  LOCKSTEP_CHECK_RACE =
      3, /* two waves, two workgroups, or lanes of one instruction touch a byte, and nothing orders them */
  LOCKSTEP_CHECK_SYNC = 4,   /* barriers that not all waves of a workgroup reach */
  LOCKSTEP_CHECK_MEMORY = 5, /* accesses out of bounds, misaligned or of memory that may not be written */
  LOCKSTEP_CHECK_GUESS = 6,  /* a result not known to be the hardware's decides something; "all" is without it */
  LOCKSTEP_CHECK_COHERENCE =
      7 /* a cache is not invalidated or written back between a store and a load of another wave */
} lockstep_check;

typedef enum lockstep_address_space {
  LOCKSTEP_SPACE_GLOBAL = 0,
  LOCKSTEP_SPACE_LDS = 1,    /* addresses from 0 */
  LOCKSTEP_SPACE_SCRATCH = 2 /* addresses from 0 */
} lockstep_address_space;

/* An instruction of a launch. The strings are never null. */
typedef struct lockstep_place {
  uint32_t struct_size;
  uint32_t wave;           /* in its workgroup */
  uint64_t file_pc;        /* as in lockstep_result */
  const char* instruction; /* as text of the assembler */
  const char* source;      /* "kernel.cl:12"; empty where the line is not known */
  uint32_t workgroup[3];
  int32_t lane; /* -1: no single lane */
} lockstep_place;

/* One thing that a check found, however often it happened. It lasts until the function that gets it returns. The
 * strings are never null. */
typedef struct lockstep_finding {
  uint32_t struct_size; /* bytes that the library has filled: an older library has fewer members than this header */
  uint32_t kind;        /* lockstep_check */
  /* The instruction that met it, as in lockstep_place. */
  uint64_t file_pc;
  const char* instruction;
  const char* source;
  uint32_t workgroup[3];
  uint32_t wave;
  int32_t lane;
  uint32_t space;              /* lockstep_address_space */
  uint64_t address;            /* the memory that it is about, the first time */
  uint64_t bytes;              /* 0: it is about no memory */
  uint64_t count;              /* how often, over all waves and workgroups */
  const char* register_name;   /* the register that it is about, "v3"; empty: none */
  const char* what;            /* "v3 is read before the load that writes it has returned" */
  const char* advice;          /* "needs s_waitcnt vmcnt(0) before"; may be empty */
  const lockstep_place* other; /* the instruction that it conflicts with; null: there is none */
  const char* text;            /* all of it as one line: "check: wait at pc 0x1904 ..." */
  uint32_t info;               /* not 0: good to know, and no mistake by itself: two stores of the same value */
} lockstep_finding;

/* A register that a step of a trace wrote. */
typedef struct lockstep_trace_write {
  const char* name; /* "s4", "v1", "vcc_lo", "scc" */
  /* Of a scalar the value. Of a vector a digest: 32 bits that differ, almost surely, where the lanes do. */
  uint32_t before, after;
  /* Of a vector with `trace_lanes`: the values of so many lanes. Else null and 0. */
  const uint32_t *lanes_before, *lanes_after;
  uint32_t lanes;
  uint32_t vector; /* not 0: a vector */
} lockstep_trace_write;

/* One instruction of a trace: what it was and what it wrote. It lasts until the function that gets it returns. The
 * strings are never null. */
typedef struct lockstep_trace_step {
  uint32_t struct_size; /* as in lockstep_finding */
  uint32_t wave;        /* in its workgroup */
  uint32_t workgroup[3];
  uint32_t write_count;
  uint64_t index;      /* instructions that the wave has executed before */
  uint64_t file_pc;    /* as in lockstep_result */
  uint64_t from_entry; /* bytes from the kernel's first instruction to this one */
  const char* instruction;
  const char* effect; /* what it wrote, as text; empty: nothing */
  /* `write_count` of them, `write_size` bytes apart: later versions add members at the end of lockstep_trace_write. */
  const lockstep_trace_write* writes;
  /* Memory that it accessed. */
  const char* access;       /* "global load", "LDS store"; empty: none */
  uint32_t access_lanes;    /* lanes that took part */
  uint32_t access_bytes;    /* of each */
  uint64_t lowest, highest; /* address of the first and of the last byte */
  uint32_t access_digest;   /* of all addresses, and of the data that is written */
  uint32_t write_size;
} lockstep_trace_step;

/* Common to lockstep_launch and lockstep_dispatch; a null pointer stands for all zero. */
typedef struct lockstep_options {
  uint32_t struct_size;
  uint32_t engine;           /* lockstep_engine */
  uint32_t threads;          /* host threads that share the workgroups; 0: one per processor */
  uint32_t dynamic_lds;      /* lockstep_launch: LDS bytes a workgroup beyond what the kernel states */
  uint64_t max_instructions; /* wave instructions a workgroup may execute; 0: the default, 100 million */
  uint32_t accept_rdna_smem; /* not 0: execute RDNA's encoding of scalar loads (0xf4......) too */
  uint32_t reserved;
  const volatile int32_t* stop; /* not null: the launch ends with a fault soon after *stop becomes non-zero */
  /* Not null: filled with the instructions that ran, the least exact first, as far as there is room for; see
   * report_entries of the result. Counting takes some time. */
  lockstep_instruction_count* report;
  uint64_t report_capacity; /* entries */
  /* lockstep_launch: the grid in work-items, as an AQL packet has it, instead of `grid`, which may then be null: the
   * last workgroup of a dimension has what is left, where that is no multiple of the block. All 0: not used. */
  uint32_t work_items[3];
  uint32_t stack_bytes; /* scratch bytes a lane for calls whose depth the compiler does not know; 0: the default */
  /* lockstep_launch: device addresses of a runtime's services, which the kernel finds in its hidden arguments. 0: none.
   */
  uint64_t printf_buffer, hostcall_buffer, heap, multigrid_sync;
  /* Not null: what to look for while the kernel runs, "wait,race", "all" or "all,guess"; it then runs on one thread.
   * `finding` is called when the launch is over, once for each thing found, with one line "check: ...". */
  const char* check;
  void (*finding)(void* data, const char* line);
  void* finding_data;
  /* Not null: called for each instruction of each wave as it executes, with one line "(0,0,0) 1 12 0x1904 v_add_f32_e32
   * v1, v2, v3 ; v1 #9f3a2c11": workgroup, wave, instructions that the wave has executed before, pc (as llvm-objdump -d
   * prints it), instruction, and what it wrote: scalars old -> new, vectors a digest of the row. Not 0: the launch ends
   * with a fault. As with all that watches, the launch runs on one thread. */
  int (*trace)(void* data, const char* line);
  void* trace_data;
  /* Which instructions: conditions of `lockstep trace --only`, joined by spaces: "wave=0 pc=0x1900-0x1980". Null: all.
   */
  const char* trace_only;
  uint32_t trace_lanes;  /* not 0: all lanes of vectors in place of digests */
  uint32_t finding_json; /* not 0: `finding` gets a JSON object in place of the line, as `lockstep check --json` */
  /* Not null: the path of a file that is written when the launch is over. A timeline for ui.perfetto.dev; a profile: a
   * page if the path ends with .html, JSON with .json, else text. */
  const char* timeline;
  const char* profile;
  /* lockstep_launch: workgroups of a cluster, where the target has clusters. All 0: as the kernel says, or one. */
  uint32_t cluster[3];
  /* Not 0: workgroups wait for one another. With as many `threads` as workgroups all are at work at once, and one that
   * polls leaves the processor to others. Float atomics of these workgroups then have no fixed order; without
   * `cooperative` they have the grid's order. All run in turns on one thread where code waits at global wave sync
   * (DS_GWS_*), and where a check, `trace`, `timeline` or `profile` watches. */
  uint32_t cooperative;
  /* lockstep_matrix_model: how matrix instructions add up. The fast engine has its own code for SEQUENTIAL_FMA, for
   * MFMA by CDNA3, and for WMMA by GFX11 and GFX12. Others are slower. */
  uint32_t matrix_model;
  /* Instructions after which a wave's turn ends at its next access to memory or LDS, so that the next wave of the
   * workgroup runs. A copy from memory to LDS begins a turn of its own. 0: 16. LOCKSTEP_NO_INTERLEAVE: a wave runs
   * until it waits or ends, or for 65,536 instructions. */
  uint32_t interleave;
  /* Not null: gives the source line of an instruction, as "kernel.cl:12". `file_pc` is the instruction's virtual
   * address in the code object. The function writes the text and a final 0 into `text`, which has room for `bytes`, and
   * returns 1; it returns 0 if it does not know the line. Launches on several threads may call it at once. Faults and
   * findings then name the line. Null: they name the lines of the code object's debug information, if it has some. */
  int (*source_line)(void* data, uint64_t file_pc, char* text, uint32_t bytes);
  void* source_line_data;
  /* Not 0: float atomics have no fixed order. They else have the grid's order: a workgroup waits before its first one
   * until all workgroups before it have ended, which never happens where these wait for it. */
  uint32_t unordered_updates;
  uint32_t numerics; /* lockstep_numerics */
  /* Host memory that this launch alone may use beside the device's. Ranges may overlap, as those of
   * lockstep_set_host_ranges. Bytes that the device has by an allocation, a mapped range, a set or a code object stay
   * what they are there: those of a mapped range that is read-only stay read-only. The memory has to stay until the
   * launch has ended, and for lockstep_debug until the debugger is destroyed; the array only until the call returns. */
  const struct lockstep_host_range* host_ranges;
  uint64_t host_range_count;
  /* Not null: as `finding`, with a structure in place of a line. */
  void (*take_finding)(void* data, const lockstep_finding* finding);
  void* take_finding_data;
  /* Not null: as `trace`, with a structure in place of a line. `trace_only` and `trace_lanes` hold for both. */
  int (*take_step)(void* data, const lockstep_trace_step* step);
  void* take_step_data;
  /* lockstep_launch: device addresses of an AQL dispatch packet and of its queue (amd_queue_t) that the caller has, in
   * memory that kernels use. The kernel then gets them and `kernarg`, at its own address there, in place of copies, and
   * hidden arguments are the caller's. Both 0: not used. Only one of them: an error. */
  uint64_t dispatch_packet, queue;
  /* With `cooperative`: the number of waves that meet at resource 0 of global wave sync. AMD's runtimes set it before a
   * launch, to one wave of each workgroup. 0: the resource is as earlier launches of the device left it. */
  uint32_t meeting_waves;
  uint32_t reserved_end;
} lockstep_options;

#define LOCKSTEP_NO_INTERLEAVE 0xffffffffu

/* Why a launch stopped, and what it did. */
typedef struct lockstep_result {
  uint32_t struct_size;
  uint32_t fault;    /* lockstep_fault_kind; everything up to `text` is about the fault */
  uint64_t pc;       /* address of the instruction in device memory */
  uint64_t file_pc;  /* the same as the code object's virtual address (as llvm-objdump prints it); pc if
                        the code was not loaded from a code object */
  uint32_t words[4]; /* the instruction */
  uint32_t dwords;   /* how many of them are meaningful */
  uint32_t workgroup[3];
  uint32_t wave;    /* in its workgroup */
  int32_t lane;     /* -1: no single lane is to blame */
  uint64_t address; /* memory faults: byte address */
  uint32_t size;    /* memory faults: bytes accessed; else 0 */
  uint32_t reserved;
  char text[1024];     /* one line: "fault: KIND at pc 0x... ...", or why the launch was refused */
  uint64_t workgroups; /* that ran to their end */
  uint64_t waves;
  uint64_t instructions; /* wave instructions */
  double seconds;
  uint64_t report_entries; /* instructions that ran, when a report was asked for; may exceed report_capacity */
  uint32_t matrix_model;   /* then: the lockstep_matrix_model that matrix instructions used; 0: none ran */
  uint32_t numerics;       /* then: the lockstep_numerics that were used, plus one; 0: nothing ran where they differ */
} lockstep_result;

typedef struct lockstep_kernel_info {
  uint32_t struct_size;
  uint32_t kernarg_bytes;          /* with hidden arguments */
  uint32_t explicit_kernarg_bytes; /* the least a launch has to give */
  uint32_t lds_bytes;              /* per workgroup, without dynamic LDS */
  uint32_t scratch_bytes;          /* per lane */
  uint32_t max_workgroup_size;     /* work-items; 0: not stated */
  uint32_t vgprs, accvgprs, sgprs; /* 0: not stated */
  uint64_t descriptor;             /* address of the kernel descriptor in device memory */
  uint64_t entry;                  /* address of the first instruction */
} lockstep_kernel_info;

/* What has to stand at an argument's offset in the kernarg bytes of lockstep_launch. */
typedef enum lockstep_argument_kind {
  LOCKSTEP_ARGUMENT_VALUE = 0,   /* a number, vector or structure */
  LOCKSTEP_ARGUMENT_POINTER = 1, /* an address in allocated or mapped memory */
  LOCKSTEP_ARGUMENT_LOCAL = 2,   /* OpenCL's local pointer: byte offset in LDS, at or behind the kernel's lds_bytes; the
                                    options' dynamic_lds makes the room */
  LOCKSTEP_ARGUMENT_HIDDEN = 3,  /* what a runtime fills in, as lockstep_launch does where no bytes are given */
  LOCKSTEP_ARGUMENT_OTHER = 4    /* image, sampler, pipe, queue: nothing that lockstep has */
} lockstep_argument_kind;

/* One argument of a kernel. The strings belong to the code object; they are never null. */
typedef struct lockstep_kernel_argument {
  uint32_t struct_size;
  uint32_t kind;          /* lockstep_argument_kind */
  uint32_t offset;        /* bytes from the start of the kernarg segment */
  uint32_t size;          /* bytes */
  uint32_t pointee_align; /* of a local pointer, bytes */
  uint32_t reserved;
  const char* name;          /* as in the source; empty if the compiler did not keep it */
  const char* type_name;     /* "float*"; may be empty */
  const char* value_kind;    /* as the metadata spells it: "by_value", "global_buffer", "hidden_block_count_x", ... */
  const char* address_space; /* "global", "local", ...; empty for values */
} lockstep_kernel_argument;

/* What holds for every device of a target. */
typedef struct lockstep_device_info {
  uint32_t struct_size;
  uint32_t smallest_wave, largest_wave;       /* lanes that waves may have */
  uint32_t lds_bytes;                         /* that a workgroup may have */
  const char* target;                         /* static */
  uint64_t shared_aperture, private_aperture; /* flat addresses of LDS and scratch begin there */
  uint32_t image_family;                      /* lockstep_image_family */
  uint32_t reserved;
} lockstep_device_info;

/* Whose layout the descriptors of images and samplers have. */
typedef enum lockstep_image_family {
  LOCKSTEP_IMAGES_NONE = 0, /* the target has no image instructions */
  LOCKSTEP_IMAGES_GFX9 = 1,
  LOCKSTEP_IMAGES_GFX10_1 = 2, /* as gfx10, without a pitch in descriptors */
  LOCKSTEP_IMAGES_GFX10 = 3,
  LOCKSTEP_IMAGES_GFX11 = 4,
  LOCKSTEP_IMAGES_GFX12 = 5
} lockstep_image_family;

/* The code object's bytes are at their own addresses in this process, so that variables of code objects can be reached
 * by the pointers that kernels use. The addresses then differ from run to run. */
#define LOCKSTEP_DEVICE_CODE_AT_HOST_ADDRESSES 1u

/* Of a code object that is loaded. */
typedef struct lockstep_symbol {
  uint32_t struct_size;
  uint32_t kind;    /* lockstep_symbol_kind */
  uint64_t address; /* in device memory */
  uint64_t size;    /* bytes */
} lockstep_symbol;

typedef enum lockstep_symbol_kind {
  LOCKSTEP_SYMBOL_LABEL = 0,
  LOCKSTEP_SYMBOL_OBJECT = 1, /* a variable */
  LOCKSTEP_SYMBOL_FUNCTION = 2
} lockstep_symbol_kind;

/* Host memory that kernels may use at its own address. */
typedef struct lockstep_host_range {
  const void* start;
  uint64_t bytes;
  uint32_t flags; /* LOCKSTEP_RANGE_... */
  uint32_t reserved;
} lockstep_host_range;

#define LOCKSTEP_RANGE_READ_ONLY 1u   /* a kernel's store faults: for memory that the process itself may not write */
#define LOCKSTEP_RANGE_WHOLE_PAGES 2u /* the rest of the range's first and last page of 4096 bytes too */

/* A raw dispatch, as a driver's command stream describes it. */
typedef struct lockstep_dispatch_info {
  uint32_t struct_size;
  uint32_t wave_size; /* must be the target's: 64 on gfx950 */
  uint64_t entry;     /* address of the first instruction, in allocated or mapped memory */
  uint32_t workgroups[3];
  uint32_t threads_per_workgroup[3];
  uint32_t compute_pgm_rsrc2; /* user SGPR count, workgroup ids, work-item ids, scratch enable */
  uint32_t user_sgpr_count;
  const uint32_t* user_sgprs; /* initial s0, s1, ...; at most 32, compute_pgm_rsrc2 says how many are loaded */
  uint32_t scratch_bytes;     /* per lane */
  uint32_t lds_bytes;         /* per workgroup */
  uint32_t compute_pgm_rsrc1; /* 0: default MODE (round to nearest, denormals kept, IEEE, DX10_CLAMP) */
  uint32_t reserved;
  /* The grid in work-items instead of `workgroups`, which is then all 0, all 1 or what follows: the last workgroup of a
   * dimension has what is left, where that is no multiple of threads_per_workgroup. All 0: not used. */
  uint32_t work_items[3];
  uint32_t reserved2;
} lockstep_dispatch_info;

LOCKSTEP_API const char* lockstep_version(void);
/* Why the calling thread's last call failed; empty after success. Never null. */
LOCKSTEP_API const char* lockstep_error(void);
/* "out_of_bounds" and so on. */
LOCKSTEP_API const char* lockstep_fault_name(uint32_t kind);
/* "wait" and so on for a lockstep_check; null for numbers that there are not. */
LOCKSTEP_API const char* lockstep_check_name(uint32_t check);
/* The line that ends a check: "2 findings: 1 race, 1 wait; 1 info: 1 race"; empty for none. `kinds` has a
 * lockstep_check for each finding, `infos` its lockstep_finding::info; a finding whose kind is no lockstep_check does
 * not count. Writes at most `bytes` - 1 characters and a final 0. Gives the length of the whole line. */
LOCKSTEP_API uint64_t lockstep_count_findings(const uint32_t* kinds, const uint32_t* infos, uint64_t count, char* text,
                                              uint64_t bytes);
/* "sequential_fma" and so on for a lockstep_matrix_model; null for DEFAULT and numbers that there are not. */
LOCKSTEP_API const char* lockstep_matrix_model_name(uint32_t model);

/* The targets that devices can be made of, in alphabetic order, with a null behind the last. Static. */
LOCKSTEP_API const char* const* lockstep_targets(void);
/* One of them: "gfx1100" for 0, and so on; null if there are not that many. */
LOCKSTEP_API const char* lockstep_target(uint32_t index);
/* The target that a code object is for; the first target of lockstep_targets() that an offload bundle has code for.
 * Null with a reason in lockstep_error() if there is none. */
LOCKSTEP_API const char* lockstep_target_for(const void* data, uint64_t bytes);
/* A device of that target ("gfx950"); null for an unknown one. */
LOCKSTEP_API lockstep_device* lockstep_device_create(const char* target);
/* The same with flags (LOCKSTEP_DEVICE_...). */
LOCKSTEP_API lockstep_device* lockstep_device_create_with(const char* target, uint32_t flags);
/* Frees the device with its memory and all code objects that are still loaded. No launch may be running. Null is
 * allowed. */
LOCKSTEP_API void lockstep_device_destroy(lockstep_device* device);
LOCKSTEP_API lockstep_status lockstep_get_device_info(const lockstep_device* device, lockstep_device_info* info);
/* The instruction at the front of `words` as text of the assembler, ".long 0x..." where it is none, with a zero at its
 * end; cut off where `capacity` bytes do not hold it. `used` gets how many words it has. */
LOCKSTEP_API lockstep_status lockstep_disassemble(const lockstep_device* device, const uint32_t* words, uint32_t count,
                                                  char* text, uint64_t capacity, uint32_t* used);
/* A file of assembly text, of `length` bytes, as a code object for the device's target (docs/assembler.md). `size` gets
 * the number of its bytes; `code` gets the bytes where `capacity` holds them, and may be null where that is 0. Where
 * the text is wrong, lockstep_error() has a line for each problem, 20 at most: "LINE:COLUMN: what is wrong". */
LOCKSTEP_API lockstep_status lockstep_assemble(const lockstep_device* device, const char* text, uint64_t length,
                                               void* code, uint64_t capacity, uint64_t* size);

/* Device memory, zero-filled. */
LOCKSTEP_API lockstep_status lockstep_allocate(lockstep_device* device, uint64_t bytes, uint64_t* address);
/* Only what lockstep_allocate gave: code objects go with lockstep_unload. */
LOCKSTEP_API lockstep_status lockstep_free(lockstep_device* device, uint64_t address);
/* Lets kernels use host memory at its own address, until it is unmapped. */
LOCKSTEP_API lockstep_status lockstep_map_host(lockstep_device* device, void* start, uint64_t bytes);
/* The same for memory that kernels may only read: a store to it is a fault. */
LOCKSTEP_API lockstep_status lockstep_map_host_read_only(lockstep_device* device, const void* start, uint64_t bytes);
/* Takes it away from launches that begin later, and waits until the launches of the device that run have ended: when
 * the call returns LOCKSTEP_OK after the last of as many calls as mapped the range, no kernel touches the memory. An
 * error, and nothing has changed, where that would never be: called within a launch of the device (by its `trace`), or
 * while a lockstep_debugger of the device lives. */
LOCKSTEP_API lockstep_status lockstep_unmap_host(lockstep_device* device, const void* start);
/* The same without waiting, at any time: the memory has to stay until the launches that run have ended. */
LOCKSTEP_API lockstep_status lockstep_unmap_host_without_waiting(lockstep_device* device, const void* start);
/* lockstep_map_host with flags (LOCKSTEP_RANGE_READ_ONLY), and a name that messages of faults use. */
LOCKSTEP_API lockstep_status lockstep_map_host_named(lockstep_device* device, const void* start, uint64_t bytes,
                                                     uint32_t flags, const char* name);
/* What check init takes as written: all memory, but for bytes that are marked as unwritten, of one allocation or mapped
 * range. lockstep_write and kernels that are checked for init make bytes written again; lockstep_mark_written says it
 * of bytes that the host wrote by a pointer of its own, lockstep_mark_copied that it copied them from elsewhere on the
 * device, where they were written or not; a launch without the check makes all of the device's memory written. */
LOCKSTEP_API lockstep_status lockstep_mark_unwritten(lockstep_device* device, uint64_t address, uint64_t bytes);
LOCKSTEP_API lockstep_status lockstep_mark_written(lockstep_device* device, uint64_t address, uint64_t bytes);
LOCKSTEP_API lockstep_status lockstep_mark_copied(lockstep_device* device, uint64_t to, uint64_t from, uint64_t bytes);
/* Lets kernels use these ranges of host memory, in place of those of the call before; what lockstep_map_host mapped
 * stays and must not overlap them. Among themselves the ranges may overlap. Bytes that a range itself has count before
 * those of its pages, and among these read-only counts first. Null with count 0 takes the set away. Where there was a
 * set, waits for launches that run, and is refused, as lockstep_unmap_host. After an error nothing has changed. */
LOCKSTEP_API lockstep_status lockstep_set_host_ranges(lockstep_device* device, const lockstep_host_range* ranges,
                                                      uint64_t count);
/* Copies between the caller's memory and registered memory. */
LOCKSTEP_API lockstep_status lockstep_write(lockstep_device* device, uint64_t address, const void* from,
                                            uint64_t bytes);
LOCKSTEP_API lockstep_status lockstep_read(lockstep_device* device, uint64_t address, void* to, uint64_t bytes);

/* Loads a linked AMDGPU code object (.hsaco), or of an offload bundle the one that is for the device's target. The
 * bundle may be compressed by zlib or zstd, where the library was built with them; else that is an error. */
LOCKSTEP_API lockstep_status lockstep_load(lockstep_device* device, const void* data, uint64_t bytes,
                                           lockstep_code** code);
LOCKSTEP_API lockstep_status lockstep_load_file(lockstep_device* device, const char* path, lockstep_code** code);
/* An error for a code object of another device. */
LOCKSTEP_API lockstep_status lockstep_unload(lockstep_device* device, lockstep_code* code);
LOCKSTEP_API uint32_t lockstep_kernel_count(const lockstep_code* code);
/* Null if there are not that many. */
LOCKSTEP_API const char* lockstep_kernel_name(const lockstep_code* code, uint32_t index);
LOCKSTEP_API lockstep_status lockstep_get_kernel_info(const lockstep_code* code, const char* kernel,
                                                      lockstep_kernel_info* info);
/* The number of arguments in the metadata, hidden ones included. 0 with a reason in lockstep_error() if the code object
 * has no kernel of that name. */
LOCKSTEP_API uint32_t lockstep_kernel_argument_count(const lockstep_code* code, const char* kernel);
LOCKSTEP_API lockstep_status lockstep_get_kernel_argument(const lockstep_code* code, const char* kernel, uint32_t index,
                                                          lockstep_kernel_argument* argument);

/* The names of a code object's symbols: null if there are not that many. */
LOCKSTEP_API const char* lockstep_symbol_name(const lockstep_code* code, uint32_t index);
/* A variable, function or other named place of the code object. */
LOCKSTEP_API lockstep_status lockstep_get_symbol(const lockstep_code* code, const char* name, lockstep_symbol* symbol);

/* Runs a kernel: grid in workgroups (options->work_items: in work-items), block in work-items, kernarg the bytes of its
 * arguments (the hidden ones beyond them are filled in). `options` and `result` may be null. */
LOCKSTEP_API lockstep_status lockstep_launch(lockstep_device* device, const lockstep_code* code, const char* kernel,
                                             const uint32_t grid[3], const uint32_t block[3], const void* kernarg,
                                             uint64_t kernarg_bytes, const lockstep_options* options,
                                             lockstep_result* result);
/* Runs machine code without a code object. */
LOCKSTEP_API lockstep_status lockstep_dispatch(lockstep_device* device, const lockstep_dispatch_info* dispatch,
                                               const lockstep_options* options, lockstep_result* result);

/* A launch that stops where the caller asks it to. One wave of the workgroup that runs, and one lane, are selected:
 * steps and expressions are about them. Not to be used by several threads at once, but for lockstep_debugger_interrupt.
 */
typedef struct lockstep_debugger lockstep_debugger;

typedef enum lockstep_move {
  LOCKSTEP_MOVE_CONTINUE = 0,
  LOCKSTEP_MOVE_STEP = 1,   /* an instruction of the selected wave */
  LOCKSTEP_MOVE_NEXT = 2,   /* the same, a call as one */
  LOCKSTEP_MOVE_FINISH = 3, /* until the wave's function returns; in the kernel, until the wave ends */
  LOCKSTEP_MOVE_REVERSE_CONTINUE = 4,
  LOCKSTEP_MOVE_REVERSE_STEP = 5
} lockstep_move;

typedef enum lockstep_stop_reason {
  LOCKSTEP_STOP_START = 0,
  LOCKSTEP_STOP_BREAKPOINT = 1, /* about to execute an instruction with a breakpoint */
  LOCKSTEP_STOP_WATCHPOINT = 2, /* the last instruction changed a watched value; backwards: the next one will */
  LOCKSTEP_STOP_STEPPED = 3,    /* what was asked for is done */
  LOCKSTEP_STOP_WAVE_ENDED = 4,
  LOCKSTEP_STOP_INTERRUPTED = 5,
  LOCKSTEP_STOP_FAULT = 6,     /* the launch is over */
  LOCKSTEP_STOP_ENDED = 7,     /* the launch is over: all workgroups have ended */
  LOCKSTEP_STOP_BEGINNING = 8, /* backwards: there is nothing before */
  LOCKSTEP_STOP_FAILED = 9     /* a condition could not be evaluated, or what was asked for cannot be: see text */
} lockstep_stop_reason;

/* Where a launch stands, and why. */
typedef struct lockstep_stop {
  uint32_t struct_size;
  uint32_t reason;       /* lockstep_stop_reason */
  int32_t breakpoint;    /* of a breakpoint or watchpoint; 0: none */
  uint32_t wave, lane;   /* that are selected now */
  uint32_t workgroup[3]; /* that runs */
  uint64_t pc;           /* of the wave's next instruction, in device memory */
  uint64_t file_pc;      /* the same as llvm-objdump prints it */
  uint64_t executed;     /* instructions of the launch so far: the same number is the same point in every run */
  char instruction[128]; /* the wave's next one, as text of the assembler */
  char text[1024];       /* a fault's line; a watched value, old and new; why it failed */
} lockstep_stop;

typedef enum lockstep_value_kind {
  LOCKSTEP_VALUE_INTEGER = 0, /* bits, two's complement */
  LOCKSTEP_VALUE_NATURAL = 1, /* bits */
  LOCKSTEP_VALUE_REAL = 2     /* number */
} lockstep_value_kind;

typedef struct lockstep_value {
  uint32_t struct_size;
  uint32_t kind; /* lockstep_value_kind */
  uint64_t bits;
  double number; /* of any kind */
} lockstep_value;

/* Begins a launch as lockstep_launch does, on the reference engine, and stops before its first instruction. The
 * options' engine, threads, stop and report are not used; checks, traces and profiles are refused. The device and the
 * code outlive it. */
LOCKSTEP_API lockstep_status lockstep_debug(lockstep_device* device, const lockstep_code* code, const char* kernel,
                                            const uint32_t grid[3], const uint32_t block[3], const void* kernarg,
                                            uint64_t kernarg_bytes, const lockstep_options* options,
                                            lockstep_debugger** debugger);
/* Null is allowed. */
LOCKSTEP_API void lockstep_debugger_destroy(lockstep_debugger* debugger);
/* Stops before an instruction: "0x1900" (as llvm-objdump prints it), the name of a kernel or function, "NAME+0x10".
 * Where `condition` is not null or empty: if it holds, such as "wave == 1 && v3[5] > 7". The head of
 * lockstep/device/debugger_expression.hpp has the language. */
LOCKSTEP_API lockstep_status lockstep_debugger_break(lockstep_debugger* debugger, const char* place,
                                                     const char* condition, int32_t* id);
/* Stops when a register or memory changes: "v3[5]", "f32(mem[0x1000000000])", "lds[0]" with a number of bytes, 0 for as
 * many as the place has. */
LOCKSTEP_API lockstep_status lockstep_debugger_watch(lockstep_debugger* debugger, const char* place, uint32_t bytes,
                                                     int32_t* id);
LOCKSTEP_API lockstep_status lockstep_debugger_delete(lockstep_debugger* debugger, int32_t id);
/* Goes on until something stops it. LOCKSTEP_OK also when that is a fault of the kernel. `stop` may be null. */
LOCKSTEP_API lockstep_status lockstep_debugger_go(lockstep_debugger* debugger, uint32_t move, lockstep_stop* stop);
/* Stops what runs, from another thread or a signal handler. */
LOCKSTEP_API void lockstep_debugger_interrupt(lockstep_debugger* debugger);
LOCKSTEP_API lockstep_status lockstep_debugger_select(lockstep_debugger* debugger, uint32_t wave, uint32_t lane);
LOCKSTEP_API lockstep_status lockstep_debugger_evaluate(lockstep_debugger* debugger, const char* expression,
                                                        lockstep_value* value);
/* `place` is a register or memory, perhaps in TYPE(...); `value` an expression. */
LOCKSTEP_API lockstep_status lockstep_debugger_set(lockstep_debugger* debugger, const char* place, const char* value);
/* What lockstep_launch would have given; of a launch that is not over, as far as it went. LOCKSTEP_FAULT for a fault.
 */
LOCKSTEP_API lockstep_status lockstep_debugger_result(lockstep_debugger* debugger, lockstep_result* result);

#ifdef __cplusplus
}
#endif

#endif
