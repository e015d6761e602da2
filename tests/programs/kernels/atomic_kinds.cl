// Every atomic instruction, with and without return, by inline assembly: compilers choose among few of them.
// A lane has two cells, 1024 bytes apart, and works on the first with return, on the second without.
typedef ulong ulong2_ __attribute__((ext_vector_type(2)));
#define LANE __builtin_amdgcn_workitem_id_x()
#define WAIT "\n\ts_waitcnt vmcnt(0) lgkmcnt(0)"

// Into SGPRs: in the host-callable copy that clang makes of every kernel, arguments come in VGPRs.
static uint scalar(uint x) { return __builtin_amdgcn_readfirstlane(x); }
static global uchar* scalar_address(global uchar* p) {
  return (global uchar*)((ulong)scalar((uint)(ulong)p) | (ulong)scalar((uint)((ulong)p >> 32)) << 32);
}

#define GLOBAL(name, insn, T, D)                                                                                    \
  kernel void global_##name(global uchar* cells, global const D* data, global T* old) {                             \
    const uint at = LANE * 16;                                                                                      \
    const D d = data[LANE];                                                                                         \
    T result;                                                                                                       \
    __asm__ volatile("global_atomic_" insn " %0, %1, %2, %3 sc0" WAIT                                               \
                     : "=&v"(result) : "v"(at), "v"(d), "s"(scalar_address(cells)) : "memory");                                     \
    __asm__ volatile("global_atomic_" insn " %0, %1, %2 offset:1024" WAIT : : "v"(at), "v"(d), "s"(scalar_address(cells)) : "memory"); \
    old[LANE] = result;                                                                                             \
  }
#define FLAT(name, insn, T, D)                                                                                      \
  kernel void flat_##name(global uchar* cells, global const D* data, global T* old) {                               \
    global uchar* const at = cells + LANE * 16;                                                                     \
    const D d = data[LANE];                                                                                         \
    T result;                                                                                                       \
    __asm__ volatile("flat_atomic_" insn " %0, %1, %2 sc0" WAIT : "=&v"(result) : "v"(at), "v"(d) : "memory");      \
    __asm__ volatile("flat_atomic_" insn " %0, %1 offset:1024" WAIT : : "v"(at), "v"(d) : "memory");                \
    old[LANE] = result;                                                                                             \
  }
// The result replaces the data, or its first half.
#define BUFFER(name, insn, T, D)                                                                                    \
  kernel void buffer_##name(global uchar* cells, global const D* data, global T* old) {                             \
    const uint at = LANE * 16;                                                                                      \
    D d = data[LANE];                                                                                               \
    const uint4 resource = {scalar((uint)(ulong)cells), scalar((uint)((ulong)cells >> 32)), 2048, 0x27000};                         \
    __asm__ volatile("buffer_atomic_" insn " %0, %1, %2, 0 offen offset:1024" WAIT                                  \
                     : : "v"(d), "v"(at), "s"(resource) : "memory");                                                \
    __asm__ volatile("buffer_atomic_" insn " %0, %1, %2, 0 offen sc0" WAIT                                          \
                     : "+v"(d) : "v"(at), "s"(resource) : "memory");                                                \
    old[LANE] = *(const T*)&d;                                                                                      \
  }
#define VECTOR_MEMORY(name, insn, T, D) GLOBAL(name, insn, T, D) FLAT(name, insn, T, D) BUFFER(name, insn, T, D)

// One atomic a wave, with data of the first lane; the one without return goes through a buffer descriptor.
#define SCALAR(name, insn, T, D)                                                                                    \
  kernel void scalar_##name(global uchar* cells, global const D* data, global T* old) {                             \
    union {                                                                                                         \
      D whole;                                                                                                      \
      uint part[sizeof(D) / 4];                                                                                     \
    } first = {data[LANE]};                                                                                         \
    for (uint i = 0; i < sizeof(D) / 4; ++i) first.part[i] = scalar(first.part[i]);         \
    D d = first.whole;                                                                                              \
    const uint4 resource = {scalar((uint)(ulong)cells), scalar((uint)((ulong)cells >> 32)), 2048, 0x27000};         \
    __asm__ volatile("s_buffer_atomic_" insn " %0, %1, 0x400" WAIT : : "s"(d), "s"(resource) : "memory");           \
    __asm__ volatile("s_atomic_" insn " %0, %1, 0x0 glc" WAIT : "+s"(d) : "s"(scalar_address(cells)) : "memory");                   \
    old[LANE] = *(const T*)&d;                                                                                      \
  }
#define EVERYWHERE(name, insn, T, D) VECTOR_MEMORY(name, insn, T, D) SCALAR(name, insn, T, D)

#define INTEGER(name, insn) \
  EVERYWHERE(name##_32, insn, uint, uint) EVERYWHERE(name##_64, insn "_x2", ulong, ulong)
INTEGER(swap, "swap")
INTEGER(add, "add")
INTEGER(sub, "sub")
INTEGER(smin, "smin")
INTEGER(umin, "umin")
INTEGER(smax, "smax")
INTEGER(umax, "umax")
INTEGER(and, "and")
INTEGER(or, "or")
INTEGER(xor, "xor")
INTEGER(inc, "inc")
INTEGER(dec, "dec")
EVERYWHERE(cmpswap_32, "cmpswap", uint, uint2)
EVERYWHERE(cmpswap_64, "cmpswap_x2", ulong, ulong2_)
VECTOR_MEMORY(add_f32, "add_f32", uint, uint)
VECTOR_MEMORY(pk_add_f16, "pk_add_f16", uint, uint)
VECTOR_MEMORY(pk_add_bf16, "pk_add_bf16", uint, uint)
VECTOR_MEMORY(add_f64, "add_f64", ulong, ulong)
VECTOR_MEMORY(min_f64, "min_f64", ulong, ulong)
VECTOR_MEMORY(max_f64, "max_f64", ulong, ulong)

// LDS: the cells are copied there and back. Instructions with two data operands take the second half of the data.
#define LDS_BODY(T, D, WITH, WITHOUT)                                                            \
  local uchar lds[2048] __attribute__((aligned(16)));                                            \
  local uchar* const at = lds + LANE * 16;                                                       \
  *(local uint4*)at = *(global uint4*)(cells + LANE * 16);                                       \
  *(local uint4*)(at + 1024) = *(global uint4*)(cells + LANE * 16 + 1024);                       \
  const D d = data[LANE];                                                                        \
  T result;                                                                                      \
  WITH WITHOUT                                                                                   \
  *(global uint4*)(cells + LANE * 16) = *(local uint4*)at;                                       \
  *(global uint4*)(cells + LANE * 16 + 1024) = *(local uint4*)(at + 1024);                       \
  old[LANE] = result;
#define LDS(name, insn, rtn, T)                                                                                   \
  kernel void lds_##name(global uchar* cells, global const T* data, global T* old) {                              \
    LDS_BODY(T, T,                                                                                                \
             __asm__ volatile("ds_" rtn " %0, %1, %2" WAIT : "=&v"(result) : "v"(at), "v"(d) : "memory");,        \
             __asm__ volatile("ds_" insn " %0, %1 offset:1024" WAIT : : "v"(at), "v"(d) : "memory");)             \
  }
#define LDS_RETURN(name, rtn, T)                                                                                  \
  kernel void lds_##name(global uchar* cells, global const T* data, global T* old) {                              \
    LDS_BODY(T, T,                                                                                                \
             __asm__ volatile("ds_" rtn " %0, %1, %2" WAIT : "=&v"(result) : "v"(at), "v"(d) : "memory");, )      \
  }
#define LDS_TWO(name, insn, rtn, T, D)                                                                            \
  kernel void lds_##name(global uchar* cells, global const D* data, global T* old) {                              \
    LDS_BODY(T, D,                                                                                                \
             __asm__ volatile("ds_" rtn " %0, %1, %2, %3" WAIT                                                    \
                              : "=&v"(result) : "v"(at), "v"(d.x), "v"(d.y) : "memory");,                         \
             __asm__ volatile("ds_" insn " %0, %1, %2 offset:1024" WAIT                                           \
                              : : "v"(at), "v"(d.x), "v"(d.y) : "memory");)                                       \
  }
#define LDS_INTEGER(name, insn, letter) \
  LDS(name##_32, insn "_" letter "32", insn "_rtn_" letter "32", uint) \
  LDS(name##_64, insn "_" letter "64", insn "_rtn_" letter "64", ulong)
LDS_INTEGER(add, "add", "u")
LDS_INTEGER(sub, "sub", "u")
LDS_INTEGER(rsub, "rsub", "u")
LDS_INTEGER(smin, "min", "i")
LDS_INTEGER(umin, "min", "u")
LDS_INTEGER(smax, "max", "i")
LDS_INTEGER(umax, "max", "u")
LDS_INTEGER(and, "and", "b")
LDS_INTEGER(or, "or", "b")
LDS_INTEGER(xor, "xor", "b")
LDS_INTEGER(inc, "inc", "u")
LDS_INTEGER(dec, "dec", "u")
LDS_RETURN(swap_32, "wrxchg_rtn_b32", uint)
LDS_RETURN(swap_64, "wrxchg_rtn_b64", ulong)
LDS_RETURN(condxchg, "condxchg32_rtn_b64", ulong)
LDS_TWO(cmpst_32, "cmpst_b32", "cmpst_rtn_b32", uint, uint2)
LDS_TWO(cmpst_64, "cmpst_b64", "cmpst_rtn_b64", ulong, ulong2_)
LDS_TWO(cmpst_f32, "cmpst_f32", "cmpst_rtn_f32", uint, uint2)
LDS_TWO(cmpst_f64, "cmpst_f64", "cmpst_rtn_f64", ulong, ulong2_)
LDS_TWO(mskor_32, "mskor_b32", "mskor_rtn_b32", uint, uint2)
LDS_TWO(mskor_64, "mskor_b64", "mskor_rtn_b64", ulong, ulong2_)
LDS(add_f32, "add_f32", "add_rtn_f32", uint)
LDS(min_f32, "min_f32", "min_rtn_f32", uint)
LDS(max_f32, "max_f32", "max_rtn_f32", uint)
LDS(add_f64, "add_f64", "add_rtn_f64", ulong)
LDS(min_f64, "min_f64", "min_rtn_f64", ulong)
LDS(max_f64, "max_f64", "max_rtn_f64", ulong)
LDS(pk_add_f16, "pk_add_f16", "pk_add_rtn_f16", uint)
LDS(pk_add_bf16, "pk_add_bf16", "pk_add_rtn_bf16", uint)
