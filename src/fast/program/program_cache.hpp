// Compiled programs of one device: found by entry point, checked against the code that is there now, bounded.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "fast/program/program.hpp"
#include "lockstep/memory/memory_view.hpp"

namespace lockstep::fast {

/// Compiles the code at `key.entry`. Null if there is no instruction, or one that kernels may change: such code is for
/// the reference engine, which looks at every word anew.
std::shared_ptr<const Program> compile(const IsaTables& isa, const MemoryView& memory, const ProgramKey& key);

/// Used by several launches at once. A program that is in use lives on when the cache drops it.
class ProgramCache {
 public:
  using Pointer = std::shared_ptr<const Program>;
  static constexpr std::size_t most_bytes = std::size_t{32} << 20;

  explicit ProgramCache(const IsaTables& isa) : isa_(isa) {}

  const IsaTables& isa() const { return isa_; }

  /// The program for `key`, compiled if need be; null if there is no instruction at its entry.
  Pointer get(const MemoryView& memory, const ProgramKey& key);

 private:
  const IsaTables& isa_;
  std::mutex mutex_;
  std::vector<Pointer> programs_;  ///< the one used last at the end
};

}  // namespace lockstep::fast
