constexpr uint64_t branch(uint32_t imm, bool scc, uint64_t pc) {
  const uint64_t next = pc + uint64_t{4};
  return scc ? next + uint64_t(int64_t{sign_extend(imm, 16)} * 4) : next;
}
