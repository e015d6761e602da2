#include "lockstep/device/merge.hpp"

namespace lockstep::detail {

bool stores_to(const MemorySnapshot& before, const WriteSet& set, std::uint64_t address, std::uint32_t count) {
  std::size_t at = 0;
  for (const WriteSet::Run& run : set.runs) {
    for (std::uint64_t byte = std::max(address, run.address); byte < address + count && byte - run.address < run.count;
         ++byte)
      if (set.bytes[at + (byte - run.address)] != before.before(byte, 1)) return true;
    at += run.count;
  }
  return false;
}

}  // namespace lockstep::detail

namespace lockstep {

Result<void> merge(const MemorySnapshot& before, std::span<const WriteSet> parts, MergeConflict& conflict) {
  WriteMerger merger(before);
  for (std::size_t part = 0; part < parts.size(); ++part) merger.add(part, parts[part]);
  auto merged = merger.finish();
  if (merger.conflict() == nullptr) return merged;
  conflict = *merger.conflict();
  for (std::size_t part = 0; conflict.first == MergeConflict::unknown && part < parts.size(); ++part)
    if (part != conflict.second && detail::stores_to(before, parts[part], conflict.address, conflict.bytes))
      conflict.first = part;
  return merged;
}

}  // namespace lockstep
