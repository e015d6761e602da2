// Which code waits at global wave sync: its workgroups have to run together.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/isa/decode.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/memory/memory_op.hpp"

namespace lockstep {

/// Do these bytes, taken as instructions from any dword on, make waves wait at global wave sync? Constants between code
/// may look like such an instruction: the workgroups of a cooperative launch then run on one thread, and nothing else
/// changes.
template <class Isa>
bool has_wave_sync(const Isa& isa, std::span<const std::uint8_t> code) {
  const std::size_t dwords = code.size() / 4;
  const auto dword = [&](std::size_t i) { return load_little_endian<std::uint32_t>(code.data() + 4 * i); };
  for (std::size_t i = 0; i + 1 < dwords; ++i) {
    const std::array<std::uint32_t, 2> words{dword(i), dword(i + 1)};
    const auto decoded = decode(isa, words);
    if (decoded.error != DecodeError::none) continue;
    const MemoryOp* const op = decoded.instruction.info().memory;
    if (op != nullptr && (op->sync == WaveSync::arrive || op->sync == WaveSync::acquire)) return true;
  }
  return false;
}

}  // namespace lockstep
