template <class M>
constexpr uint32_t early_returns(uint32_t s0, const M& mode) {
  if (fp::is_nan(as_f32(s0), mode)) return fp::quiet(as_f32(s0)).bits;
  if (mode.ieee()) return fp::neg(as_f32(s0)).bits;
  return (fp::lt(as_f32(s0), F32{}, mode) ? as_f32(0x3f800000 /* 1 */) : as_f32(s0)).bits;
}
