template <class M>
constexpr uint32_t packed_halves(uint32_t s0, uint32_t s1, const M& mode) {
  return (uint32_t{fp::add(as_f16(s0 >> 16), as_f16(s1 >> 16), mode).bits} << 16)
      | uint32_t{fp::add(as_f16(s0), as_f16(s1), mode).bits};
}
