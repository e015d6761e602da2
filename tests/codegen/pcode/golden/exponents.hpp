template <class M>
constexpr uint64_t exponents(uint64_t s0, uint64_t s1, const M& mode) {
  const int32_t difference = fp::exponent(as_f64(s0)) - fp::exponent(as_f64(s1));
  return (difference < -10 ? F64{} : fp::ldexp(as_f64(s0), difference * 2, mode)).bits;
}
