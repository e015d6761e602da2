constexpr uint32_t shift_out_of_range(uint32_t s0, uint32_t s1) {
  return shl(s0, s1);
}
