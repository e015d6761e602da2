constexpr uint32_t short_integers(uint32_t s0, uint32_t s1, bool clamp) {
  return (clamp ? uint32_t(fp::i32_to_i16(sign_extend(s0, 16) + sign_extend(s1, 16))) : s0 + s1) & 0xffff;
}
