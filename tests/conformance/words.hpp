// Instruction words made from the generated tables: typical operands, edge values field by field, random ones.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "tested_isa.hpp"

namespace lockstep::conformance {

/// One to four dwords.
struct Words {
  std::array<std::uint32_t, 4> dwords{};
  unsigned count = 0;
};

/// "e1080000 08050c0a".
std::string to_string(const Words& words);

/// A form's fixed bits and opcode, every other bit 0.
Words empty_words(const FormInfo& form);

/// Sets `field` of `words`, an instruction in `encoding`; nothing if the encoding lacks it.
void set_field(Words& words, tested::Encoding encoding, lockstep::Field field, std::uint32_t value);

/// Can words of the form be legal? Not where it has a literal that no operand takes: AMD's tables list such forms of
/// every instruction. Nor are they looked for where the instruction is unsupported.
bool can_be_legal(const FormInfo& form);

/// Every form with operands that it allows, chosen at random: `variants` words each.
std::vector<Words> typical_words(unsigned variants, std::uint64_t seed);

/// Every form that names a hardware register, with each number of one, all 32 bits of it.
std::vector<Words> hardware_register_words(std::uint64_t seed);

/// For one form of each set of operands and modifiers: every field at its edge values, the others typical,
/// and every reserved bit turned over.
std::vector<Words> edge_words(std::uint64_t seed);

/// The names of the formats that have words of their own: "VOP3", "SMEM", ...
std::vector<std::string> families();

/// `count` words whose fixed bits are those of `family`: every other bit random, in half of the words then put right
/// (reserved bits, variant selectors) so that they decode.
std::vector<Words> random_words(const std::string& family, std::size_t count, std::uint64_t seed);

}  // namespace lockstep::conformance
