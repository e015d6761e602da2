// What the fast engine runs instructions with. There are two sets: a small one, part of every program that launches
// kernels, and the whole one (fast/whole.hpp), which takes longer to compile and is in one source file of a program, or
// in a library. Both compute the same.
#pragma once

#include <array>
#include <atomic>

#include "fast/matrix/plan.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/memory/plan.hpp"
#include "fast/program/fused_form.hpp"
#include "fast/program/handler_table.hpp"
#include "fast/program/micro_op.hpp"

namespace lockstep::fast {

struct KernelSet {
  using Handler = MicroOp::Handler;
  bool whole = false;
  const HandlerEntry* operations = nullptr;  ///< by opcode of the ISA that the set is for
  ChooseMatrixKernels matrix = nullptr;
  const WmmaKernels& (*wmma)(HostIsa isa) = nullptr;
  MemoryKernels memory{};
  std::array<Handler, frequent_accesses> memory_handlers{};  ///< by FrequentAccess; absent: any memory operation's
  /// What computes a function as the hardware does (MODE names a silicon), in waves of that size; null: nothing.
  Handler (*silicon)(NumericFunction function, HostIsa isa, std::uint32_t lanes) = nullptr;
  std::array<Handler, 2> blend{};  ///< of one row, of two
  Handler dpp_rows = nullptr, dpp_rows_in_exec = nullptr;
  FusedForms fused{};
  FuseRun fuse_run = nullptr;  ///< absent without forms, as the next one
  FuseHalves fuse_halves = nullptr;
};

/// The whole set, where a part of the program has it.
template <class Isa>
inline std::atomic<const KernelSet*> whole_set{nullptr};

}  // namespace lockstep::fast
