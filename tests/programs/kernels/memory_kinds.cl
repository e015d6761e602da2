// Every load and store of every family by inline assembly: compilers choose among few of them. A lane has 64 bytes.
#define LANE __builtin_amdgcn_workitem_id_x()
#define WAIT "\n\ts_waitcnt vmcnt(0) lgkmcnt(0)"
#define PATTERN 0xa5a5a5a5  // in registers that an instruction writes in part

// Into SGPRs: in the host-callable copy that clang makes of every kernel, arguments come in VGPRs.
static uint scalar(uint x) { return __builtin_amdgcn_readfirstlane(x); }
static ulong scalar_address(const global void* p) {
  return (ulong)scalar((uint)(ulong)p) | (ulong)scalar((uint)((ulong)p >> 32)) << 32;
}
static uint4 resource_of(const global void* p, uint stride, uint records, uint format) {
  return (uint4)(scalar((uint)(ulong)p), scalar((uint)((ulong)p >> 32) | stride << 16), scalar(records), scalar(format));
}
typedef union {
  uint a;
  uint2 b;
  uint3 c;
  uint4 d;
} Result;

// %0 result, %1 offset, %2 base, %3 descriptor, %4 address, %5 in scratch, %6 in LDS.
#define LOAD(name, part, text)                                                                             \
  kernel void load_##name(const global uchar* in, global uint4* out) {                                     \
    local uint4 lds[5 * 64];                                                                               \
    uint4 own[4];                                                                                          \
    Result r;                                                                                              \
    r.d = (uint4)(PATTERN);                                                                                \
    for (uint i = 0; i < 4; ++i) lds[LANE * 4 + i] = own[i] = ((const global uint4*)in)[LANE * 4 + i];     \
    __asm__ volatile(text WAIT : "+v"(r.part) : "v"(LANE * 64), "s"(scalar_address(in)),                   \
                     "s"(resource_of(in, 0, 64 * 64, 0x27000)), "v"(in + LANE * 64), "v"(own),             \
                     "v"(lds + LANE * 4) : "memory");                                                      \
    out[LANE] = r.d;                                                                                       \
  }
// The same for stores; what they left comes back from scratch and LDS.
#define STORE(name, part, text, where)                                                                     \
  kernel void store_##name(const global uchar* in, global uint4* out) {                                    \
    local uint4 lds[4 * 64];                                                                               \
    uint4 own[4];                                                                                          \
    Result r;                                                                                              \
    r.d = ((const global uint4*)in)[LANE * 4];                                                             \
    for (uint i = 0; i < 4; ++i) lds[LANE * 4 + i] = own[i] = out[LANE * 4 + i];                           \
    __asm__ volatile(text WAIT : : "v"(r.part), "v"(LANE * 64), "s"(scalar_address(out)),                  \
                     "s"(resource_of(out, 0, 64 * 64, 0x27000)), "v"(out + LANE * 4), "v"(own),            \
                     "v"(lds + LANE * 4) : "memory");                                                      \
    if (where != 0)                                                                                        \
      for (uint i = 0; i < 4; ++i) out[LANE * 4 + i] = where == 1 ? own[i] : lds[LANE * 4 + i];            \
  }
#define LOADS(op, lds_op, part)                                      \
  LOAD(global_##op, part, "global_load_" #op " %0, %1, %2 offset:4") \
  LOAD(flat_##op, part, "flat_load_" #op " %0, %4 offset:4")         \
  LOAD(buffer_##op, part, "buffer_load_" #op " %0, %1, %3, 0 offen offset:4") \
  LOAD(scratch_##op, part, "scratch_load_" #op " %0, %5, off offset:4") \
  LOAD(lds_##op, part, "ds_read_" #lds_op " %0, %6 offset:4")
#define STORES(op, lds_op, part)                                          \
  STORE(global_##op, part, "global_store_" #op " %1, %0, %2 offset:4", 0) \
  STORE(flat_##op, part, "flat_store_" #op " %4, %0 offset:4", 0)         \
  STORE(buffer_##op, part, "buffer_store_" #op " %0, %1, %3, 0 offen offset:4", 0) \
  STORE(scratch_##op, part, "scratch_store_" #op " %5, %0, off offset:4", 1) \
  STORE(lds_##op, part, "ds_write_" #lds_op " %6, %0 offset:4", 2)
LOADS(ubyte, u8, a)
LOADS(sbyte, i8, a)
LOADS(ushort, u16, a)
LOADS(sshort, i16, a)
LOADS(ubyte_d16, u8_d16, a)
LOADS(ubyte_d16_hi, u8_d16_hi, a)
LOADS(sbyte_d16, i8_d16, a)
LOADS(sbyte_d16_hi, i8_d16_hi, a)
LOADS(short_d16, u16_d16, a)
LOADS(short_d16_hi, u16_d16_hi, a)
LOADS(dword, b32, a)
LOADS(dwordx2, b64, b)
LOADS(dwordx3, b96, c)
LOADS(dwordx4, b128, d)
STORES(byte, b8, a)
STORES(byte_d16_hi, b8_d16_hi, a)
STORES(short, b16, a)
STORES(short_d16_hi, b16_d16_hi, a)
STORES(dword, b32, a)
STORES(dwordx2, b64, b)
STORES(dwordx3, b96, c)
STORES(dwordx4, b128, d)

// Two places at once: offsets count elements, or 64 of them.
LOAD(read2_b32, b, "ds_read2_b32 %0, %6 offset0:1 offset1:9")
LOAD(read2_b64, d, "ds_read2_b64 %0, %6 offset0:1 offset1:5")
LOAD(read2st64_b32, b, "ds_read2st64_b32 %0, %6 offset0:1 offset1:3")
LOAD(read2st64_b64, d, "ds_read2st64_b64 %0, %6 offset0:1 offset1:2")
#define STORE_TWO(name, part, text)                                                                       \
  kernel void store_##name(const global uchar* in, global uint4* out, global uint4* old) {                \
    local uint4 lds[4 * 64];                                                                              \
    Result one, two, before;                                                                              \
    one.d = ((const global uint4*)in)[LANE * 4];                                                          \
    two.d = ((const global uint4*)in)[LANE * 4 + 1];                                                      \
    before.d = (uint4)(PATTERN);                                                                          \
    for (uint i = 0; i < 4; ++i) lds[LANE * 4 + i] = out[LANE * 4 + i];                                   \
    __asm__ volatile(text WAIT : "+v"(before.d) : "v"(lds + LANE * 4), "v"(one.part), "v"(two.part) : "memory"); \
    for (uint i = 0; i < 4; ++i) out[LANE * 4 + i] = lds[LANE * 4 + i];                                   \
    old[LANE] = before.d;                                                                                 \
  }
STORE_TWO(write2_b32, a, "ds_write2_b32 %1, %2, %3 offset0:1 offset1:9")
STORE_TWO(write2_b64, b, "ds_write2_b64 %1, %2, %3 offset0:1 offset1:5")
STORE_TWO(write2st64_b32, a, "s_mov_b64 exec, 7\n\tds_write2st64_b32 %1, %2, %3 offset0:1 offset1:3" WAIT "\n\ts_mov_b64 exec, -1")
STORE_TWO(write2st64_b64, b, "s_mov_b64 exec, 7\n\tds_write2st64_b64 %1, %2, %3 offset0:1 offset1:2" WAIT "\n\ts_mov_b64 exec, -1")
STORE_TWO(wrxchg2_b64, b, "ds_wrxchg2_rtn_b64 %0, %1, %2, %3 offset0:1 offset1:5")

// Transposing loads: sixteen lanes give each other the columns of a small matrix.
LOAD(tr_b16, b, "ds_read_b64_tr_b16 %0, %6 offset:8")
LOAD(tr_b8, b, "ds_read_b64_tr_b8 %0, %6 offset:8")
LOAD(tr_b4, b, "ds_read_b64_tr_b4 %0, %6 offset:8")
LOAD(tr_b6, c, "ds_read_b96_tr_b6 %0, %6 offset:16")

// Typed buffers: formats by their numbers. The other load has the format in its descriptor.
#define LOAD_FORMAT(dfmt, nfmt)                                                                             \
  LOAD(format_##dfmt##_##nfmt, d, "tbuffer_load_format_xyzw %0, %1, %3, 0 format:" #dfmt "+16*" #nfmt " offen offset:4") \
  kernel void load_typed_##dfmt##_##nfmt(const global uchar* in, global uint4* out) {                       \
    uint4 r = (uint4)(PATTERN);                                                                             \
    const uint format = 4 | 5 << 3 | 6 << 6 | 7 << 9 | nfmt << 12 | dfmt << 15;                             \
    __asm__ volatile("buffer_load_format_xyzw %0, %1, %2, 0 idxen offset:4" WAIT                            \
                     : "+v"(r) : "v"(LANE), "s"(resource_of(in, 64, 64, format)) : "memory");               \
    out[LANE] = r;                                                                                          \
  }
#define STORE_FORMAT(dfmt, nfmt)                                                                            \
  STORE(format_##dfmt##_##nfmt, d,                                                                          \
        "tbuffer_store_format_xyzw %0, %1, %3, 0 format:" #dfmt "+16*" #nfmt " offen offset:4", 0)
#define LOAD_FORMATS(dfmt)                                                                        \
  LOAD_FORMAT(dfmt, 0) LOAD_FORMAT(dfmt, 1) LOAD_FORMAT(dfmt, 2) LOAD_FORMAT(dfmt, 3) LOAD_FORMAT(dfmt, 4) \
  LOAD_FORMAT(dfmt, 5)
LOAD_FORMATS(1)
LOAD_FORMATS(2)
LOAD_FORMATS(3)
LOAD_FORMATS(5)
LOAD_FORMATS(9)
LOAD_FORMATS(10)
LOAD_FORMATS(12)
LOAD_FORMAT(2, 7)
LOAD_FORMAT(5, 7)
LOAD_FORMAT(12, 7)
LOAD_FORMAT(4, 4)
LOAD_FORMAT(11, 5)
LOAD_FORMAT(13, 7)
LOAD_FORMAT(14, 7)
STORE_FORMAT(10, 4)
STORE_FORMAT(10, 5)
STORE_FORMAT(12, 4)
STORE_FORMAT(12, 5)
STORE_FORMAT(13, 7)
STORE_FORMAT(14, 7)

// LDS by the lane's number, and counters.
LOAD(addtid, a, "s_mov_b32 m0, 8\n\ts_nop 0\n\tds_read_addtid_b32 %0 offset:4")
STORE(addtid, a, "s_mov_b32 m0, 8\n\ts_nop 0\n\tds_write_addtid_b32 %0 offset:4", 2)
kernel void counters(const global uint* in, global uint4* out) {
  local uint lds[4 * 64];
  uint4 r;
  for (uint i = 0; i < 4; ++i) lds[LANE * 4 + i] = in[LANE * 16 + i];
  const uint at = scalar((uint)lds);
  __asm__ volatile("s_waitcnt lgkmcnt(0)\n\ts_mov_b32 m0, %1\n\tds_append %0 offset:16" WAIT : "=&v"(r.x) : "s"(at) : "memory", "m0");
  __asm__ volatile("s_mov_b32 m0, %1\n\tds_consume %0 offset:32" WAIT : "=&v"(r.y) : "s"(at) : "memory", "m0");
  __asm__ volatile("ds_wrap_rtn_b32 %0, %1, %2, %3 offset:8" WAIT
                   : "=&v"(r.z) : "v"(lds + LANE * 4), "v"(in[LANE * 16 + 4]), "v"(in[LANE * 16 + 5]) : "memory");
  r.w = LANE % 2 == 0 ? lds[LANE * 2 + 2 * (LANE % 4)] : lds[(LANE - 1) * 4 + 2];
  out[LANE] = r;
}

// To LDS past the registers: M0 says where, lanes follow each other.
#define LOAD_LDS(name, text)                                                                             \
  kernel void lds_load_##name(const global uchar* in, global uint4* out) {                               \
    local uint4 lds[64];                                                                                 \
    uint4 own[4];                                                                                        \
    for (uint i = 0; i < 4; ++i) own[i] = ((const global uint4*)in)[LANE * 4 + i];                       \
    lds[LANE] = (uint4)(PATTERN);                                                                        \
    __asm__ volatile("s_waitcnt lgkmcnt(0)\n\ts_mov_b32 m0, %3\n\ts_nop 0\n\t" text WAIT                 \
                     : : "v"(LANE * 64 + 4), "s"(scalar_address(in)), "s"(resource_of(in, 0, 64 * 64, 0x27000)), \
                         "s"(scalar((uint)lds)), "v"((private uchar*)own + 4) : "memory", "m0");         \
    out[LANE] = lds[LANE];                                                                               \
  }
#define LOADS_LDS(op)                                             \
  LOAD_LDS(global_##op, "global_load_lds_" #op " %0, %1")         \
  LOAD_LDS(buffer_##op, "buffer_load_" #op " %0, %2, 0 offen lds")
#define LOADS_LDS_SCRATCH(op) LOADS_LDS(op) LOAD_LDS(scratch_##op, "scratch_load_lds_" #op " %4, off")
LOADS_LDS_SCRATCH(ubyte)
LOADS_LDS_SCRATCH(sbyte)
LOADS_LDS_SCRATCH(ushort)
LOADS_LDS_SCRATCH(sshort)
LOADS_LDS_SCRATCH(dword)
LOADS_LDS(dwordx3)
LOADS_LDS(dwordx4)

// Scalar memory. Eight and sixteen dwords come back in pieces of four.
typedef uint uint16_ __attribute__((ext_vector_type(16)));
typedef uint uint8_ __attribute__((ext_vector_type(8)));
#define LOAD_SCALAR(op, T)                                                                                \
  kernel void scalar_##op(const global uchar* in, global uint* out) {                                     \
    T first, second;                                                                                      \
    __asm__ volatile("s_load_" #op " %0, %1, 0x8" WAIT : "=&s"(first) : "s"(scalar_address(in)) : "memory"); \
    __asm__ volatile("s_buffer_load_" #op " %0, %1, %2 offset:0x10" WAIT                                  \
                     : "=&s"(second) : "s"(resource_of(in, 0, 64 * 64, 0x27000)), "s"(scalar(32)) : "memory"); \
    *(global T*)out = first;                                                                              \
    *(global T*)(out + 16) = second;                                                                      \
  }
#define STORE_SCALAR(op, T)                                                                               \
  kernel void scalar_store_##op(const global uchar* in, global uint* out) {                               \
    T value = *(const global T*)in;                                                                       \
    union {                                                                                               \
      T whole;                                                                                            \
      uint part[sizeof(T) / 4];                                                                           \
    } u = {value};                                                                                        \
    for (uint i = 0; i < sizeof(T) / 4; ++i) u.part[i] = scalar(u.part[i]);                               \
    __asm__ volatile("s_store_" #op " %0, %1, 0x8" : : "s"(u.whole), "s"(scalar_address(out)) : "memory"); \
    __asm__ volatile("s_buffer_store_" #op " %0, %1, 0x30\n\ts_dcache_wb" WAIT                            \
                     : : "s"(u.whole), "s"(resource_of(out, 0, 128, 0x27000)) : "memory");                \
  }
LOAD_SCALAR(dword, uint)
LOAD_SCALAR(dwordx2, uint2)
LOAD_SCALAR(dwordx4, uint4)
LOAD_SCALAR(dwordx8, uint8_)
LOAD_SCALAR(dwordx16, uint16_)
STORE_SCALAR(dword, uint)
STORE_SCALAR(dwordx2, uint2)
STORE_SCALAR(dwordx4, uint4)

// Records and bounds: index, offset, both; lanes beyond the end read zero and write nothing.
#define BUFFER(name, stride, records, text)                                                               \
  kernel void buffer_##name(const global uchar* in, global uint4* out) {                                  \
    Result r;                                                                                             \
    const uint2 both = {LANE, LANE % 4 * 4};                                                              \
    r.d = (uint4)(PATTERN);                                                                               \
    __asm__ volatile(text WAIT : "+v"(r.a) : "v"(LANE), "v"(LANE * 40), "v"(both),                        \
                     "s"(resource_of(in, stride, records, 0x27000)), "s"(scalar(12)) : "memory");         \
    out[LANE] = r.d;                                                                                      \
  }
BUFFER(offset, 0, 1000, "buffer_load_dword %0, %2, %4, 0 offen offset:8")
BUFFER(index, 16, 50, "buffer_load_dword %0, %1, %4, 0 idxen offset:4")
BUFFER(both, 32, 40, "buffer_load_dword %0, %3, %4, %5 idxen offen offset:4")
BUFFER(none, 0, 64, "buffer_load_dword %0, off, %4, %5 offset:20")
