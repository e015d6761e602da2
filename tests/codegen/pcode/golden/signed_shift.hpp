constexpr uint32_t signed_shift(uint32_t s0, uint32_t s1) {
  return uint32_t(int32_t(s0) >> (s1 & 0x1f));
}
