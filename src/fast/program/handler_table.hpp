// The fast engine's handlers of an operation.
#pragma once

#include <cstdint>

#include "fast/host/host_isa.hpp"
#include "fast/program/micro_op.hpp"
#include "fast/program/operation.hpp"

namespace lockstep::fast {

/// Which kind of handlers an operation has.
enum class Native : std::uint8_t { none, scalar, branch, row, lanes };

/// An operation, as all ISAs share it.
struct HandlerEntry {
  using Handler = MicroOp::Handler;
  Native native = Native::none;
  OperationShape shape{};
  Handler handler = nullptr;      ///< rows: absent where a micro-op has no slots for the sources
  Handler half = nullptr;         ///< rows: in its place for waves of 32, where it differs
  Handler avx512 = nullptr;       ///< rows: in its place on hosts with AVX-512, where it differs
  Handler avx512_half = nullptr;  ///< the same for waves of 32
  Handler plain = nullptr;        ///< rows: in its place on x86-64 hosts without AVX2
  Handler exec_full = nullptr;    ///< lanes: for EXEC full
  DenormalUse denormals{};        ///< rows
  bool has_denormals = false;     ///< `denormals` is known
  /// Rows: the operation whose handlers run this one, where it is another one (with_handlers). It computes the same,
  /// but may leave EXEC as it is; then the translator writes EXEC.
  std::uint16_t handlers_of = 0;

  Handler on_this_host(std::uint32_t wave_size) const {
    if (host_isa() == HostIsa::plain) return plain;
    if (avx512 == nullptr || host_isa() < HostIsa::avx512) return wave_size == 32 && half != nullptr ? half : handler;
    return wave_size == 32 ? avx512_half : avx512;
  }
  /// Can it be told which lanes to write (MicroOp::written)? Unrolled handlers can (rows/unrolled.hpp).
  bool writes_lanes() const { return avx512 != nullptr && host_isa() >= HostIsa::avx2; }
};

/// By operations::Number.
const HandlerEntry& handler_entry(std::uint16_t operation);

/// The entry with the handlers that run it.
HandlerEntry with_handlers(const HandlerEntry& entry);

}  // namespace lockstep::fast
