// Which code accesses the exception flags of arithmetic. Waves raise them only where some code of the device does.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/hardware_register.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/state/hwregs.hpp"

namespace lockstep {

/// Do these bytes, taken as instructions from any dword on, access TRAPSTS or EXCP_FLAG_USER? (S_SETREG of a part of it
/// reads the rest.) Constants between code may look as if they did: that costs time and nothing else.
template <class Isa>
bool reads_exception_flags(const Isa& isa, std::span<const std::uint8_t> code) {
  std::uint64_t registers = 0;  // by number: those that hold the flags
  for (std::uint32_t id = 0; id < 64; ++id) {
    if (has_exception_flags(isa.hardware_register(id))) registers |= std::uint64_t{1} << id;
  }
  const std::size_t dwords = code.size() / 4;
  const auto dword = [&](std::size_t i) { return load_little_endian<std::uint32_t>(code.data() + 4 * i); };
  for (std::size_t i = 0; i < dwords; ++i) {
    const std::uint32_t first = dword(i);
    if ((registers >> (first & 63u) & 1u) == 0) continue;  // the register's number stands in SIMM16[5:0]
    const std::array<std::uint32_t, 2> words{first, i + 1 < dwords ? dword(i + 1) : 0};
    const auto decoded = decode(isa, words);
    if (decoded.error != DecodeError::none) continue;
    const auto& instruction = decoded.instruction;
    if (instruction.info().traits.hardware_register != HardwareRegisterAccess::none &&
        (registers >> (instruction.field(Field::simm16) & 63u) & 1u) != 0)
      return true;
  }
  return false;
}

/// Does `reads(code)` hold for a segment with code?
template <class Reads>
bool any_code(const LoadedCode& code, Reads&& reads) {
  for (const CodeSegment& segment : code.object.segments())
    if (segment.executable &&
        reads(code.object.image().subspan(segment.address - code.object.image_base(), segment.size)))
      return true;
  return false;
}

}  // namespace lockstep
