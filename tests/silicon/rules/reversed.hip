// A reversed subtraction and a reversed shift whose quads DPP reverses; `lanes` results of each.
#if defined(__gfx1250__)
#define SUBREV "v_subrev_nc_u32_dpp"
#else
#define SUBREV "v_subrev_u32_dpp"
#endif
extern "C" __global__ void reversed(const unsigned* in, unsigned* out, unsigned lanes) {
  const unsigned t = threadIdx.x;
  const unsigned a = in[t], b = in[lanes + t];
  unsigned difference, shifted;
  asm volatile(SUBREV " %0, %1, %2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf"
               : "=&v"(difference)
               : "v"(a), "v"(b));
  asm volatile("v_lshlrev_b32_dpp %0, %1, %2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf"
               : "=&v"(shifted)
               : "v"(a), "v"(b));
  out[t] = difference;
  out[lanes + t] = shifted;
}
