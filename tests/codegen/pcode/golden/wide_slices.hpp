constexpr Bits<192> wide_slices(Bits<512> s0) {
  Bits<192> tmp{};
  for (uint32_t i = 0; i < 16; ++i) {
    tmp.set_slice(i * 12u + 11u, i * 12u, uint32_t(s0.slice(i * 32u + 11, i * 32u)));
  }
  return tmp;
}
