// What gfx1251 has beside gfx1250: DPP with row_share in operations of 64 bits and in multiplications. Each result takes its
// first source from one lane of the row of 16 lanes.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define rows_and_banks " row_mask:0xf bank_mask:0xf"
kernel void rows(global ulong* out, global const double* a, global const double* b, global const ulong* w) {
  const uint lane = get_local_id(0);
  const double x = a[lane], y = b[lane];
  const ulong whole = w[lane];
  const uint low = (uint)whole, high = (uint)(whole >> 32);
  ulong r;
  double d;
  float f;
  uint u;
  __asm__ volatile("v_mov_b64_dpp %0, %1 row_share:5" rows_and_banks : "=v"(r) : "v"(whole));
  out[lane] = r;
  __asm__ volatile("v_add_f64_dpp %0, %1, %2 row_share:3" rows_and_banks : "=v"(d) : "v"(x), "v"(y));
  out[32 + lane] = as_ulong(d);
  __asm__ volatile("v_fma_f64_e64_dpp %0, -%1, %2, %1 row_share:0" rows_and_banks : "=v"(d) : "v"(x), "v"(y));
  out[64 + lane] = as_ulong(d);
  __asm__ volatile("v_cvt_f32_f64_dpp %0, %1 row_share:15" rows_and_banks : "=v"(f) : "v"(x));
  out[96 + lane] = as_uint(f);
  __asm__ volatile("v_lshlrev_b64_dpp %0, %1, %2 row_share:2" rows_and_banks : "=v"(r) : "v"(high), "v"(whole));
  out[128 + lane] = r;
  __asm__ volatile("v_mul_lo_u32_e64_dpp %0, %1, %2 row_share:7" rows_and_banks : "=v"(u) : "v"(low), "v"(high));
  out[160 + lane] = u;
  __asm__ volatile("v_mul_hi_u32_e64_dpp %0, %1, %2 row_share:8" rows_and_banks : "=v"(u) : "v"(low), "v"(high));
  out[192 + lane] = u;
  __asm__ volatile("v_mad_u32_e64_dpp %0, %1, %2, %2 row_share:1" rows_and_banks : "=v"(u) : "v"(low), "v"(high));
  out[224 + lane] = u;
  __asm__ volatile("v_lshl_add_u64_e64_dpp %0, %1, 3, %1 row_share:4" rows_and_banks : "=v"(r) : "v"(whole));
  out[256 + lane] = r;
  __asm__ volatile("v_mad_nc_u64_u32_e64_dpp %0, %1, %2, %3 row_share:6" rows_and_banks : "=v"(r) : "v"(low), "v"(high), "v"(whole));
  out[288 + lane] = r;
  // The lane that all read is off: nothing is written, or 0 with BOUND_CTRL, or its number after all with FI.
  ulong kept = 12345, zero = 12345, fetched = 12345;
  if ((lane & 15) != 5) {
    __asm__ volatile("v_mov_b64_dpp %0, %1 row_share:5" rows_and_banks : "+v"(kept) : "v"(whole));
    __asm__ volatile("v_mov_b64_dpp %0, %1 row_share:5" rows_and_banks " bound_ctrl:1" : "+v"(zero) : "v"(whole));
    __asm__ volatile("v_mov_b64_dpp %0, %1 row_share:5" rows_and_banks " fi:1" : "+v"(fetched) : "v"(whole));
  }
  out[320 + lane] = kept;
  out[352 + lane] = zero;
  out[384 + lane] = fetched;
  // The second row alone.
  r = 54321;
  __asm__ volatile("v_mov_b64_dpp %0, %1 row_share:9 row_mask:0x2 bank_mask:0xf" : "+v"(r) : "v"(whole));
  out[416 + lane] = r;
}
