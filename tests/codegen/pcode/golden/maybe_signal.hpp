constexpr Signal maybe_signal(uint32_t imm) {
  if (bit(imm, 0)) return Signal::end_program;
  return Signal::none;
}
