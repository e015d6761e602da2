constexpr SccResult<uint32_t> add_carry(uint32_t s0, uint32_t s1) {
  const uint64_t wide = uint64_t{s0} + uint64_t{s1};
  return {uint32_t(wide), bit(wide, 32)};
}
