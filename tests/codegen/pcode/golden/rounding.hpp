template <class M>
constexpr uint32_t rounding(uint32_t s0, uint32_t s1, const M& mode) {
  const auto toward_zero = with_round<Round::toward_zero>(mode);
  const F16 low = fp::f32_to_f16(as_f32(s0), toward_zero);
  const F16 high = fp::f32_to_f16(as_f32(s1), mode);
  return (uint32_t{high.bits} << 16) | uint32_t{low.bits};
}
