// Accesses that a stream has to tell exactly: buffers whose bounds cut them, LDS with two addresses, copies between memory
// and LDS, FLAT whose lanes reach several memories, atomics, scratch, blocks of registers.
typedef unsigned u2 __attribute__((ext_vector_type(2)));
typedef unsigned u3 __attribute__((ext_vector_type(3)));
typedef unsigned u4 __attribute__((ext_vector_type(4)));
typedef __attribute__((address_space(3))) unsigned lds_unsigned;

#if defined(__gfx942__) || defined(__gfx950__)
#define GFX9
#define FLAGS 0x27000
#define DWORD "dword"
#define DWORDS4 "dwordx4"
#define NO_OFFSET "0"
#define WAIT "s_waitcnt vmcnt(0) lgkmcnt(0)"
#define READ2 "ds_read2_b32"
#define READ2ST64 "ds_read2st64_b32"
#define WRITE2 "ds_write2_b32"
#else
#define FLAGS 0x31016000
#define DWORD "b32"
#define DWORDS4 "b128"
#define READ2 "ds_load_2addr_b32"
#define READ2ST64 "ds_load_2addr_stride64_b32"
#define WRITE2 "ds_store_2addr_b32"
#if defined(__gfx1201__) || defined(__gfx1250__)
#define GFX12
#define NO_OFFSET "null"
#define WAIT "s_wait_loadcnt 0\n\ts_wait_dscnt 0\n\ts_wait_kmcnt 0\n\ts_wait_storecnt 0"
#else
#define NO_OFFSET "0"
#define WAIT "s_waitcnt vmcnt(0) lgkmcnt(0)\n\ts_waitcnt_vscnt null, 0"
#endif
#endif

// `records` bytes of `table` are in bounds.
extern "C" __global__ void buffers(unsigned* out, unsigned* table, unsigned records) {
  const unsigned lane = threadIdx.x;
  __amdgpu_buffer_rsrc_t r = __builtin_amdgcn_make_buffer_rsrc(table, 0, records, FLAGS);
  unsigned sum = 0;
  sum += __builtin_amdgcn_raw_buffer_load_b8(r, 3 * lane, 0, 0);
  sum += __builtin_amdgcn_raw_buffer_load_b16(r, 2 * lane, 8, 0);
  sum += __builtin_amdgcn_raw_buffer_load_b32(r, 4 * lane, 0, 0);
  const u2 two = __builtin_amdgcn_raw_buffer_load_b64(r, 8 * lane + 4, 0, 0);
  const u3 three = __builtin_amdgcn_raw_buffer_load_b96(r, 12 * lane, 0, 0);
  const u4 four = __builtin_amdgcn_raw_buffer_load_b128(r, 16 * lane + 4, 4, 0);
  sum += two.x + two.y + three.x + three.y + three.z + four.x + four.y + four.z + four.w;
  if (lane % 3 != 0) __builtin_amdgcn_raw_buffer_store_b32(sum, r, 8 * lane, 0, 0);
  __builtin_amdgcn_raw_buffer_store_b64(two + sum, r, 8 * lane + 4, 0, 0);
  __builtin_amdgcn_raw_buffer_store_b128(four + sum, r, 16 * lane + 8, 0, 0);
  sum += __builtin_amdgcn_raw_ptr_buffer_atomic_add_i32(lane, r, 4 * (lane / 2), 0, 0);
  unsigned long long wide = lane;
  unsigned index = lane % 7, at = 8 * lane;
  asm volatile("buffer_atomic_add_" 
#ifdef GFX9
               "x2"
#else
               "u64"
#endif
               " %0, %1, %2, " NO_OFFSET " offen\n\t" WAIT : "+v"(wide) : "v"(at), "s"(r) : "memory");
  // Rows of 16 bytes, and by index.
  __amdgpu_buffer_rsrc_t rows = __builtin_amdgcn_make_buffer_rsrc(table, 16, records / 16, FLAGS);
  unsigned one;
  asm volatile("buffer_load_" DWORD " %0, %1, %2, " NO_OFFSET " idxen offset:4\n\t" WAIT : "=&v"(one) : "v"(index), "s"(rows));
  sum += one;
#ifndef __gfx1250__  // which has no typed buffers
  u4 formatted;
  asm volatile("buffer_load_format_xyzw %0, %1, %2, " NO_OFFSET " idxen\n\t" WAIT : "=&v"(formatted) : "v"(lane), "s"(rows));
  sum += formatted.x;
#endif
  u4 scalar;
  asm volatile("s_buffer_load_" DWORDS4 " %0, %1, 0x58\n\t" WAIT : "=&s"(scalar) : "s"(r));
  sum += scalar.x + scalar.y + scalar.z + scalar.w;
  asm volatile("s_buffer_load_" DWORDS4 " %0, %1, 0x4000\n\t" WAIT : "=&s"(scalar) : "s"(r));
  out[blockIdx.x * blockDim.x + lane] = sum + scalar.x;
}

extern "C" __global__ void shared(unsigned* out, const unsigned* in) {
  __shared__ unsigned tile[256];
  const unsigned lane = threadIdx.x, i = blockIdx.x * blockDim.x + lane;
  for (unsigned k = lane; k < 256; k += blockDim.x) tile[k] = in[k] ^ i;
  __syncthreads();
  const unsigned at = (unsigned)(unsigned long long)(lds_unsigned*)tile + 4 * lane;
  u2 a, b;
  asm volatile(READ2 " %0, %1 offset0:1 offset1:33\n\t" WAIT : "=&v"(a) : "v"(at) : "memory");
  asm volatile(READ2ST64 " %0, %1 offset0:1 offset1:2\n\t" WAIT : "=&v"(b) : "v"(at) : "memory");
  if (lane & 1) asm volatile(WRITE2 " %0, %1, %2 offset0:3 offset1:3\n\t" WAIT :: "v"(at), "v"(a.x), "v"(b.x) : "memory");
  asm volatile(WRITE2 " %0, %1, %2 offset0:130 offset1:7\n\t" WAIT :: "v"(at), "v"(a.y), "v"(b.y) : "memory");
  const unsigned old = __hip_atomic_fetch_add(&tile[lane & 15], lane, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  const unsigned found = __hip_atomic_fetch_max(&out[lane & 7], a.x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __syncthreads();
  // One FLAT instruction whose lanes reach memory, LDS and scratch.
  unsigned own[8];
  for (unsigned k = 0; k < 8; ++k) own[k] = in[(lane + k) & 255] & 7;
  for (unsigned k = 0; k < 8; ++k) own[own[k] & 7] += k;
  const volatile unsigned* where = lane % 3 == 0 ? tile + lane : lane % 3 == 1 ? in + lane : own + (lane & 7);
  asm volatile("" : "+v"(where));
  unsigned flat;
  asm volatile("flat_load_" DWORD " %0, %1\n\t" WAIT : "=&v"(flat) : "v"(where) : "memory");
  out[i + 64] = old + found + flat + own[lane & 7] + tile[255 - lane];
}

#ifdef GFX9
extern "C" __global__ void to_lds(unsigned* out, unsigned* in, unsigned records) {
  __shared__ unsigned tile[1024];
  const unsigned lane = threadIdx.x;
  __amdgpu_buffer_rsrc_t r = __builtin_amdgcn_make_buffer_rsrc(in, 0, records, FLAGS);
  __builtin_amdgcn_global_load_lds((__attribute__((address_space(1))) unsigned*)in + (lane * 5 & 127), (lds_unsigned*)tile, 4, 0, 0);
  __builtin_amdgcn_raw_ptr_buffer_load_lds(r, (lds_unsigned*)tile + 128, 4, 4 * lane, 0, 0, 0);
#ifdef __gfx950__
  __builtin_amdgcn_raw_ptr_buffer_load_lds(r, (lds_unsigned*)tile + 256, 16, 16 * lane + 4, 0, 0, 0);
#endif
  __syncthreads();
  for (unsigned k = lane; k < 1024; k += 64) out[k] = tile[k];
}
#endif

#ifdef GFX12
// Blocks of the registers that `mask` names, out of memory and into scratch, back into registers and into memory. Those of
// the address, v42, v43 and v41, are in the block.
extern "C" __global__ void blocks(unsigned* out, const unsigned* in, unsigned mask) {
  const unsigned lane = threadIdx.x;
  volatile unsigned own[32];
  for (unsigned k = 0; k < 32; ++k) own[k] = 1000 + k;
  const unsigned long long from = (unsigned long long)(in + lane * 32), to = (unsigned long long)(out + lane * 32);
  const unsigned place = (unsigned)(unsigned long long)(__attribute__((address_space(5))) unsigned*)own;
  asm volatile(
      "s_mov_b32 m0, %5\n\t"
      "v_mov_b32 v42, %0\n\t"
      "v_mov_b32 v43, %1\n\t"
      "global_load_block v[40:71], v[42:43], off\n\t" WAIT "\n\t"
      "scratch_store_block %4, v[40:71], off\n\t" WAIT "\n\t"
      "v_mov_b32 v41, %4\n\t"
      "scratch_load_block v[40:71], v41, off\n\t" WAIT "\n\t"
      "v_mov_b32 v72, %2\n\t"
      "v_mov_b32 v73, %3\n\t"
      "global_store_block v[72:73], v[40:71], off"
      :: "v"((unsigned)from), "v"((unsigned)(from >> 32)), "v"((unsigned)to), "v"((unsigned)(to >> 32)), "v"(place),
         "s"(mask)
      : "v40", "v41", "v42", "v43", "v44", "v45", "v46", "v47", "v48", "v49", "v50", "v51", "v52", "v53", "v54", "v55",
        "v56", "v57", "v58", "v59", "v60", "v61", "v62", "v63", "v64", "v65", "v66", "v67", "v68", "v69", "v70", "v71",
        "v72", "v73", "memory");
}
#endif

#ifdef __gfx1250__
// A tile of `width` x `height` dwords, cut where the tensor ends, into LDS with gaps, and from there without them.
extern "C" __global__ void tiles(unsigned* out, const unsigned* in, unsigned width, unsigned height) {
  typedef int v4 __attribute__((ext_vector_type(4)));
  typedef int v8 __attribute__((ext_vector_type(8)));
  __shared__ unsigned tile[1024];
  for (unsigned k = threadIdx.x; k < 1024; k += 32) tile[k] = k;
  const unsigned long long from = (unsigned long long)in, to = (unsigned long long)out;
  const int lds = (int)(unsigned)(unsigned long long)(lds_unsigned*)tile, high = (int)0x80000000;
  const v4 source = {1, lds, (int)from, (int)(from >> 32 & 0x1ffffff) | high};
  const v4 target = {1, lds, (int)to, (int)(to >> 32 & 0x1ffffff) | high};
  // Lines of 16 dwords, 40 apart; 8 of them; a gap of two dwords after 32 bytes.
  const v8 shape = {2 << 16 | 1 << 20 | 2 << 22 | 1 << 25, (int)(width << 16), (int)(width >> 16 | height << 16),
                    (int)(height >> 16 | 16u << 16), 8, 40, 0, 0};
  __builtin_amdgcn_tensor_load_to_lds_d2(source, shape, 0);
  __builtin_amdgcn_s_wait_tensorcnt(0);
  __builtin_amdgcn_tensor_store_from_lds_d2(target, shape, 0);
  __builtin_amdgcn_s_wait_tensorcnt(0);
  // None, and one without a line.
  v4 nothing = source;
  nothing.x = 0;
  v8 empty = shape;
  empty.w &= 0xffff;
  __builtin_amdgcn_tensor_load_to_lds_d2(nothing, shape, 0);
  __builtin_amdgcn_tensor_load_to_lds_d2(source, empty, 0);
  __builtin_amdgcn_s_wait_tensorcnt(0);
}

// Two lines of 300 dwords.
extern "C" __global__ void long_lines(unsigned* out, const unsigned* in) {
  typedef int v4 __attribute__((ext_vector_type(4)));
  typedef int v8 __attribute__((ext_vector_type(8)));
  __shared__ unsigned tile[600];
  const unsigned long long from = (unsigned long long)in;
  const v4 source = {1, (int)(unsigned)(unsigned long long)(lds_unsigned*)tile, (int)from,
                     (int)(from >> 32 & 0x1ffffff) | (int)0x80000000};
  const v8 shape = {2 << 16, 300 << 16, 2 << 16, 300 << 16, 2, 1000, 0, 0};
  __builtin_amdgcn_tensor_load_to_lds_d2(source, shape, 0);
  __builtin_amdgcn_s_wait_tensorcnt(0);
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
  out[threadIdx.x] = tile[18 * threadIdx.x];
}

// Memory to LDS and back without a register in between.
extern "C" __global__ void copies(unsigned* out, unsigned* in) {
  typedef int v4 __attribute__((ext_vector_type(4)));
  typedef __attribute__((address_space(1))) v4 global_v4;
  typedef __attribute__((address_space(3))) v4 lds_v4;
  __shared__ v4 blocks[32];
  const unsigned lane = threadIdx.x;
  __builtin_amdgcn_global_load_async_to_lds_b128((global_v4*)in + lane, (lds_v4*)blocks + (31 - lane), 0, 0);
  __builtin_amdgcn_s_wait_asynccnt(0);
  __builtin_amdgcn_global_store_async_from_lds_b128((global_v4*)out + lane, (lds_v4*)blocks + lane, 0, 0);
  if (lane & 1)
    __builtin_amdgcn_global_store_async_from_lds_b32((__attribute__((address_space(1))) int*)out + 256 + lane,
                                                     (__attribute__((address_space(3))) int*)blocks + 3 * lane, 0, 0);
  __builtin_amdgcn_s_wait_asynccnt(0);
}
#endif
