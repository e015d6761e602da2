// One instruction as text, of any ISA: what the listings of `lockstep disasm` print. Decoders and disassemblers of all
// ISAs are compiled in instruction_text.cpp alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace command {

/// An operand that says where the instruction goes.
struct LabelOperand {
  std::uint64_t distance = 0;  ///< from the instruction's address, modulo 2^64
  bool first = false;          ///< of the operands
};

struct InstructionText {
  std::string text;           ///< empty: no instruction, or none that is legal; the word 0 may have a name all the same
  std::size_t dwords = 1;     ///< 1 without text, too
  bool truncated = false;     ///< it goes on behind the words that are there
  std::string_view isa_name;  ///< "CDNA4"
  std::optional<LabelOperand> label;
  /// MODE's high bits of VGPR numbers behind it, as far as a listing tells.
  std::uint8_t vgpr_msb_behind = 0;
};

/// The instruction at the front of `words`, of which there is at least one, on a target that there is an ISA for.
/// `more`: others may follow. `vgpr_msb`: MODE's high bits of VGPR numbers before it.
InstructionText instruction_text(std::string_view target, std::span<const std::uint32_t> words, bool more,
                                 std::uint8_t vgpr_msb = 0);

}  // namespace command
