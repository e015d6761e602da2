// A wave with memories, and an assembler by field names, for the tests of memory instructions.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bytes.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/state/wave.hpp"

namespace memory_test {

using lockstep::Fault;
using lockstep::FaultKind;
using lockstep::MemoryOp;
using Isa = lockstep::cdna4::Isa;
using lockstep::Field;
using Encoding = Isa::Encoding;
using Opcode = Isa::Opcode;
using Instruction = lockstep::Instruction<Isa>;
using Wave = lockstep::Wave<Isa>;

struct FieldValue {
  Field field;
  std::uint32_t value;
};

constexpr void write_field(std::array<std::uint32_t, 4>& words, const lockstep::FieldLayout& layout,
                           std::uint32_t value) {
  for (const lockstep::BitRange& range : layout.ranges) {
    for (unsigned i = 0; i < range.width; ++i, value >>= 1) {
      const unsigned bit = range.offset + i;
      words[bit / 32] = (words[bit / 32] & ~(1u << bit % 32)) | (value & 1u) << bit % 32;
    }
  }
}

/// The instruction with these fields, SEG as its encoding has it, all others zero.
constexpr Instruction assemble(Opcode opcode, std::initializer_list<FieldValue> fields) {
  Instruction result;
  for (std::size_t i = 0; i < Isa::forms().size(); ++i) {
    if (Isa::form(i).opcode != static_cast<std::uint16_t>(opcode)) continue;
    result.opcode = opcode;
    result.form = static_cast<std::uint16_t>(i);
    result.dwords = 2;
    write_field(result.words, Isa::layout(result.encoding(), Field::op), Isa::form(i).number);
    if (result.has(Field::seg))
      write_field(result.words, Isa::layout(result.encoding(), Field::seg),
                  result.encoding() == Encoding::global    ? 2
                  : result.encoding() == Encoding::scratch ? 1
                                                           : 0);
    for (const FieldValue& f : fields) write_field(result.words, Isa::layout(result.encoding(), f.field), f.value);
    break;
  }
  return result;
}

inline Opcode opcode_named(std::string_view name) {
  for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
    if (Isa::info(static_cast<Opcode>(i)).name == name) return static_cast<Opcode>(i);
  }
  throw std::string("no instruction ") + std::string(name);
}
inline Instruction assemble(std::string_view name, std::initializer_list<FieldValue> fields) {
  return assemble(opcode_named(name), fields);
}

inline constexpr std::uint32_t off = 127;  ///< SADDR: none

struct Machine {
  static constexpr std::uint64_t base = 0x7f0012340000;
  static constexpr std::uint64_t shared_base = 0x1000000000000, private_base = 0x2000000000000;
  static constexpr std::uint32_t scratch_bytes = 256;

  struct Memories {
    std::vector<std::uint8_t> global = std::vector<std::uint8_t>(1 << 16);
    std::vector<std::uint8_t> lds = std::vector<std::uint8_t>(1 << 14);
    std::vector<std::uint8_t> scratch = std::vector<std::uint8_t>(64 * scratch_bytes);
  };
  std::vector<std::uint8_t> global = filled().global, lds = filled().lds, scratch = filled().scratch;
  Wave wave;

  Machine() {
    wave.set_exec(~std::uint64_t{0});
    wave.apertures = {shared_base, shared_base | 0xffffffffu, private_base, private_base | 0xffffffffu};
  }
  /// What all machines begin with: made once, which takes longer than most instructions.
  static const Memories& filled() {
    static const Memories memories = [] {
      Memories made;
      std::uint32_t state = 12345;
      for (auto* bytes : {&made.global, &made.lds, &made.scratch}) {
        for (std::uint8_t& b : *bytes) {
          state = state * 1664525u + 1013904223u;
          b = static_cast<std::uint8_t>(state >> 24);
        }
      }
      return made;
    }();
    return memories;
  }

  Fault run(const Instruction& instruction) {
    lockstep::SpanMemory memory(base, global);
    return lockstep::execute_memory(wave, instruction, memory, lds, lockstep::ScratchMemory{scratch, scratch_bytes});
  }
  Fault run(std::string_view name, std::initializer_list<FieldValue> fields) { return run(assemble(name, fields)); }

  void set_pair(std::uint32_t lane, std::uint32_t reg, std::uint64_t value) {
    wave.set_vgpr(lane, reg, static_cast<std::uint32_t>(value));
    wave.set_vgpr(lane, reg + 1, static_cast<std::uint32_t>(value >> 32));
  }
  std::uint64_t pair(std::uint32_t lane, std::uint32_t reg) const {
    return wave.vgpr(lane, reg) | static_cast<std::uint64_t>(wave.vgpr(lane, reg + 1)) << 32;
  }
};

}  // namespace memory_test
