template <class Files>
constexpr void loop_over_lanes(uint64_t exec, uint32_t src0_number, uint32_t dst_number, Files& files) {
  std::array<uint32_t, 64> tmp{};
  for (uint32_t i = 0; i < 64; ++i) {
    if (bit(exec, i)) {
      tmp[i] = files.vgpr(i, src0_number);
    }
  }
  for (uint32_t i = 0; i < 64; ++i) {
    files.set_vgpr(i, dst_number, tmp[63u - i]);
  }
}
