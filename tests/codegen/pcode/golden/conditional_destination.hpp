constexpr uint64_t conditional_destination(uint64_t s0, uint64_t d0, bool scc) {
  if (scc) return s0;
  return d0;
}
