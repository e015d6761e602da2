// Exception flags after single instructions, and after a division as the compiler has it. One wave.
#if defined(__gfx1201__) || defined(__gfx1250__)
#define FLAGS "18, 0, 7"
#define SETTLED "\ns_wait_alu depctr_sa_sdst(0)"  // the assembler does not put it behind what it does not read
#else
#define FLAGS "3, 0, 7"
#define SETTLED
#endif
#if defined(__gfx1250__)
#define ALL_DONE "\ns_wait_alu 0\n"  // the register is read too early otherwise
#else
#define ALL_DONE "\ns_nop 7\n"
#endif
#if defined(__GFX9__)
typedef unsigned long LaneMask;
#else
typedef unsigned LaneMask;
#endif
#define CLEAR "s_setreg_imm32_b32 hwreg(" FLAGS "), 0\ns_nop 7\n"
#define READ ALL_DONE "s_getreg_b32 %0, hwreg(" FLAGS ")" SETTLED

static __device__ unsigned read_flags() {
  unsigned flags;
  asm volatile(READ : "=s"(flags));
  return flags;
}
static __device__ void clear_flags() { asm volatile("s_setreg_imm32_b32 hwreg(" FLAGS "), 0\ns_nop 7" ::: "memory"); }

// Another function raises what the kernel reads.
__attribute__((noinline)) static __device__ float divide(float a, float b) { return a / b; }

extern "C" __global__ void flags(const unsigned* in, unsigned* out) {
  const unsigned t = threadIdx.x, n = blockDim.x;
  const unsigned a = in[t], b = in[n + t], c = in[2 * n + t];
  unsigned raised[10], d;
  asm volatile(CLEAR "v_fma_f32 %1, %2, %3, %4" READ : "=&s"(raised[0]), "=&v"(d) : "v"(a), "v"(b), "v"(c));
  asm volatile(CLEAR "v_add_f32 %1, %2, %3" READ : "=&s"(raised[1]), "=&v"(d) : "v"(a), "v"(b));
  asm volatile(CLEAR "v_mul_f32 %1, %2, %3" READ : "=&s"(raised[2]), "=&v"(d) : "v"(a), "v"(b));
  asm volatile(CLEAR "v_pk_fma_f16 %1, %2, %3, %4" READ : "=&s"(raised[3]), "=&v"(d) : "v"(a), "v"(b), "v"(c));
  asm volatile(CLEAR "v_div_fixup_f32 %1, %2, %3, %4" READ : "=&s"(raised[4]), "=&v"(d) : "v"(a), "v"(b), "v"(c));
  asm volatile(CLEAR "v_rcp_iflag_f32 %1, %2" READ : "=&s"(raised[5]), "=&v"(d) : "v"(a));
  LaneMask below;
  asm volatile(CLEAR "v_cmp_lt_f32_e64 %1, %2, %3" READ : "=&s"(raised[6]), "=&s"(below) : "v"(a), "v"(b));
  asm volatile(CLEAR "v_fma_f32 %1, -|%2|, |%3|, -%4 clamp" READ
               : "=&s"(raised[7]), "=&v"(d)
               : "v"(a), "v"(b), "v"(c));
  const auto as_float = [](unsigned bits) { return __builtin_bit_cast(float, bits); };
  clear_flags();
  float quotient = divide(as_float(a), as_float(b));
  asm volatile("" : "+v"(quotient));
  raised[8] = read_flags();
  // Lanes that branch away raise nothing.
  clear_flags();
  if (t == 0) asm volatile("v_add_f32 %0, %1, %2" : "=v"(d) : "v"(a), "v"(b));
  raised[9] = read_flags();
  for (unsigned i = 0; i < 10; ++i) out[i * n + t] = raised[i];
}

// Traps that are enabled are not taken.
extern "C" __global__ void enable_traps(unsigned* out) {
  asm volatile("s_setreg_imm32_b32 hwreg(1, 12, 1), 1" ::: "memory");
  out[threadIdx.x] = 1;
}
