// What the fast engine runs instructions with: the kernels of an ISA on this host.
#pragma once

#include <array>

#include "fast/matrix/plan.hpp"
#include "fast/matrix/wmma/job.hpp"
#include "fast/memory/plan.hpp"
#include "fast/program/fused_form.hpp"
#include "fast/program/handler_table.hpp"
#include "fast/program/micro_op.hpp"

namespace lockstep::fast {

struct KernelSet {
  using Handler = MicroOp::Handler;
  const HandlerEntry* operations = nullptr;  ///< by opcode of the ISA that the set is for
  ChooseMatrixKernels matrix = nullptr;
  const MatrixKernels& (*wmma)(HostIsa isa) = nullptr;
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

/// The kernels of an ISA on this host. fast/isa_kernels.hpp has the definition, which is compiled once for each ISA.
template <class Isa>
const KernelSet& kernel_set();

}  // namespace lockstep::fast
