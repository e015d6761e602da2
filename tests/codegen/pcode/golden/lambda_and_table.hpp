constexpr uint32_t lambda_and_table(uint32_t s0, uint32_t s1) {
  constexpr std::array<uint32_t, 4> table{1, 10, 100, 1000};
  const auto diff = [](uint32_t x, uint32_t y) -> uint32_t {
    return x > y ? x - y : y - x;
  };
  return diff(s0, table[s1 & 0x3]);
}
