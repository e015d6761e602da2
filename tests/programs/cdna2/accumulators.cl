// AccVGPRs of gfx908: a file of their own.

/// Numbers through a7, while v7 of the other file has another; an inline constant through a8.
kernel void through(const global uint* from, global uint* to) {
  const uint i = get_global_id(0);
  uint back, constant_;
  __asm__ volatile("v_accvgpr_write_b32 a7, %2\n"
                   "v_mov_b32 v7, -1\n"
                   "v_accvgpr_write_b32 a8, -2.0\n"
                   "s_nop 1\n"
                   "v_accvgpr_read_b32 %0, a7\n"
                   "v_accvgpr_read_b32 %1, a8\n"
                   "s_nop 1"
                   : "=&v"(back), "=&v"(constant_)
                   : "v"(from[i])
                   : "a7", "a8", "v7");
  to[i] = back;
  to[64 + i] = constant_;
}

/// A and B in AccVGPRs, too: D = A * B + C with one k, 4 x 4 in 16 blocks. Lanes that EXEC leaves out write no AccVGPR, and take part in the product.
kernel void operands(const global float* a, const global float* b, global float* d) {
  const uint i = get_global_id(0);
  float r0, r1, r2, r3;
  __asm__ volatile("v_accvgpr_write_b32 a1, %4\n"
                   "v_accvgpr_write_b32 a2, %5\n"
                   "v_accvgpr_write_b32 a4, 1.0\n"
                   "v_accvgpr_write_b32 a5, 2.0\n"
                   "v_accvgpr_write_b32 a6, 4.0\n"
                   "v_accvgpr_write_b32 a7, 0\n"
                   "s_mov_b64 s[40:41], exec\n"
                   "s_mov_b64 exec, 0xff\n"
                   "s_nop 4\n"
                   "v_accvgpr_write_b32 a7, 0.5\n"
                   "s_nop 4\n"
                   "v_mfma_f32_4x4x1f32 a[8:11], a1, a2, a[4:7]\n"
                   "s_mov_b64 exec, s[40:41]\n"
                   "s_nop 8\n"
                   "v_accvgpr_read_b32 %0, a8\n"
                   "v_accvgpr_read_b32 %1, a9\n"
                   "v_accvgpr_read_b32 %2, a10\n"
                   "v_accvgpr_read_b32 %3, a11\n"
                   "s_nop 1"
                   : "=&v"(r0), "=&v"(r1), "=&v"(r2), "=&v"(r3)
                   : "v"(a[i]), "v"(b[i])
                   : "a1", "a2", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "s40", "s41");
  d[i * 4] = r0;
  d[i * 4 + 1] = r1;
  d[i * 4 + 2] = r2;
  d[i * 4 + 3] = r3;
}
