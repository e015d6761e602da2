// What the fast engine runs instructions with: the kernels of an ISA on this host.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "fast/matrix/plan.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/memory/plan.hpp"
#include "fast/program/fused_form.hpp"
#include "fast/program/handler_table.hpp"
#include "fast/program/micro_op.hpp"
#include "tables/isa_tables.hpp"
#include "tables/operations.hpp"

namespace lockstep::fast {

struct KernelSet {
  using Handler = MicroOp::Handler;
  IsaOperations operations{};  ///< of the ISA that the set is for
  ChooseMatrixKernels matrix = nullptr;
  const MatrixKernels& (*wmma)(HostIsa isa) = nullptr;
  MemoryKernels memory{};
  std::array<Handler, frequent_accesses> memory_handlers{};  ///< by FrequentAccess; absent: any memory operation's
  /// What computes a function as the hardware does (MODE names a silicon), in waves of that size; null: nothing.
  Handler (*silicon)(NumericFunction function, HostIsa isa, std::uint32_t lanes) = nullptr;
  std::array<Handler, 2> blend{};  ///< of one row, of two
  Handler dpp_rows = nullptr, dpp_rows_in_exec = nullptr;
  std::vector<FusedForm> fused{};  ///< in waves of the ISA's usual size
  FuseRun fuse_run = nullptr;      ///< absent without forms, as the next one
  FuseHalves fuse_halves = nullptr;

  /// What runs the operation of an opcode. It stays where it is.
  const HandlerEntry& operation(std::size_t opcode) const { return handler_entry(operations.numbers[opcode]); }
};

/// The kernels of an ISA on this host. It stays where it is.
const KernelSet& kernel_set(const IsaTables& isa);

}  // namespace lockstep::fast
