constexpr SaveExecResult<uint64_t> save_exec(uint64_t s0, uint64_t exec) {
  const uint64_t lanes = s0 & exec;
  return {exec, lanes, lanes != 0};
}
