// Handlers by opcode, made from the generated table of operations.
#pragma once

#include <array>
#include <cstdint>

#include "fast/host/host_isa.hpp"
#include "fast/program/micro_op.hpp"
#include "fast/program/operation.hpp"
#include "fast/program/scalar_kernel.hpp"
#include "fast/rows/other_lanes.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace lockstep::fast {

/// What runs an opcode natively.
enum class Native : std::uint8_t { none, scalar, branch, row, lanes };

struct HandlerEntry {
  using Handler = MicroOp::Handler;
  Native native = Native::none;
  OperationShape shape{};
  Handler handler = nullptr;       ///< rows: absent where a micro-op has no slots for the sources
  Handler half = nullptr;          ///< rows: in its place for waves of 32, where it differs
  Handler avx512 = nullptr;        ///< rows: in its place on hosts with AVX-512, where it differs
  Handler avx512_half = nullptr;   ///< the same for waves of 32
  Handler plain = nullptr;         ///< rows: in its place on x86-64 hosts without AVX2
  Handler exec_full = nullptr;     ///< lanes: for EXEC full
  LaneFunction on_lane = nullptr;  ///< rows: one lane, exactly
  DenormalUse denormals{};         ///< rows
  bool has_denormals = false;      ///< `denormals` is known

  Handler on_this_host(std::uint32_t wave_size) const {
    if (host_isa() == HostIsa::plain) return plain;
    if (avx512 == nullptr || host_isa() < HostIsa::avx512) return wave_size == 32 && half != nullptr ? half : handler;
    return wave_size == 32 ? avx512_half : avx512;
  }
  /// Can it be told which lanes to write (MicroOp::written)? Unrolled handlers can (rows/unrolled.hpp).
  bool writes_lanes() const { return avx512 != nullptr && host_isa() >= HostIsa::avx2; }
};

/// Makes the table. `Rows` chooses what runs row operations: Rows::template entry<Operation>().
template <class Rows>
struct MakeHandlers {
  using Entry = HandlerEntry;
  constexpr Entry none() const { return {}; }
  template <class Operation>
  constexpr Entry scalar() const {
    if constexpr (Operation::shape.writes_pc) {
      return {Native::branch, Operation::shape, run_branch<Operation>};
    } else {
      return {Native::scalar, Operation::shape, run_scalar<Operation>};
    }
  }
  template <class Operation>
  constexpr Entry lanes() const {
    Entry entry{Native::lanes, Operation::shape, run_lanes<Operation, false>};
    entry.exec_full = run_lanes<Operation, Operation::shape.reads_exec>;
    return entry;
  }
  /// `Same` computes what `Operation` computes, but does not write EXEC. Its handlers run; the translator writes EXEC.
  template <class Operation, class Same = Operation>
  constexpr Entry row() const {
    Entry entry = row_handlers<Same>();
    entry.shape = Operation::shape;
    entry.on_lane = Operation::template on_lane<LaneOutput>();
    if constexpr (requires { Operation::denormals; }) {
      entry.denormals = Operation::denormals;
      entry.has_denormals = true;
    }
    return entry;
  }

 private:
  template <class Operation>
  static constexpr Entry row_handlers() {
    constexpr OperationShape shape = Operation::shape;
    // The third slot holds either source 2, the old destination, or the literal; beside source 2 the old destination is
    // where the result goes.
    constexpr bool in_place = shape.s2 != 0 && shape.old_d0 == 32 && shape.d0 == 32;
    constexpr int third = (shape.s2 != 0) + (shape.old_d0 != 0 && !in_place) + (shape.reads_imm || shape.reads_literal);
    if constexpr (third > 1 || shape.writes_exec_lane) {
      Entry entry;
      entry.native = Native::row;
      entry.shape = shape;
      return entry;
    } else {
      return Rows::template entry<Operation>();
    }
  }
};

template <class Isa>
using HandlerTable = std::array<HandlerEntry, Isa::opcode_count>;

template <class Isa, class Rows>
inline constexpr HandlerTable<Isa> handler_table = make_fast_table(typename Isa::Opcode{}, MakeHandlers<Rows>{});

}  // namespace lockstep::fast
