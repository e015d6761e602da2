template <class M>
constexpr CompareResult compare_exec(uint32_t s0, uint32_t s1, const M& mode) {
  const bool value = fp::lg(as_f32(s0), as_f32(s1), mode);
  return {value, value};
}
