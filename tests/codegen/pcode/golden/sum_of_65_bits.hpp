constexpr D1Result<uint64_t> sum_of_65_bits(uint64_t s0, uint64_t s1) {
  const Bits<65> whole = Bits<65>(s0) + Bits<65>(s1);
  return {whole.slice(63, 0), whole.bit(64)};
}
