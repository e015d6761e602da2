// One instruction of each rule, as a compiler's assembler has it; a result of each for every lane.
extern "C" __global__ void edges(const unsigned* in, unsigned* out) {
  const unsigned t = threadIdx.x;
  const unsigned a = in[t], b = in[32 + t], c = in[64 + t], old = in[96 + t];
  unsigned sum, half = old, product, moved = old, difference, greater, taken;
  asm volatile("v_fma_f32 %0, %1, %2, %3" : "=v"(sum) : "v"(a), "v"(b), "v"(c));
  asm volatile("v_fma_mixlo_f16 %0, %1, %2, %3" : "+v"(half) : "v"(a), "v"(b), "v"(c));
  asm volatile("v_mul_f32_e64 %0, %1, %2 mul:2" : "=v"(product) : "v"(a), "v"(b));
  asm volatile("v_mov_b32_dpp %0, %1 row_shl:1 row_mask:0xf bank_mask:0xf fi:1" : "+v"(moved) : "v"(a));
  asm volatile("v_subrev_nc_u32_dpp %0, %1, %2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf"
               : "=v"(difference)
               : "v"(a), "v"(b));
  asm volatile("s_cmp_eq_u32 %2, %2\ns_max_u32 %0, %2, %2\ns_cselect_b32 %1, 1, 0"
               : "=&s"(greater), "=s"(taken)
               : "s"(__builtin_amdgcn_readfirstlane(a))
               : "scc");
  const unsigned results[] = {sum, half, product, moved, difference, greater, taken};
  for (unsigned i = 0; i < 7; ++i) out[32 * i + t] = results[i];
}
