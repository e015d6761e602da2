// The assembler takes the disassembler's text of every form, and makes the words of it that llvm-mc makes.
#include "round_trip.hpp"

#include <doctest/doctest.h>

#include "llvm_oracle.hpp"
#include "lockstep/assemble/instruction_assembler.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "tested_isa.hpp"

using namespace lockstep::conformance;
using lockstep::tested::Isa;

TEST_CASE("text of every form gives its words again, or llvm-mc's") {
  REQUIRE(have_llvm_mc());
  assemble_test::Outcome total;
  for (const std::uint32_t wave_size : Isa::wave_sizes) {
    add(total, assemble_test::compare(typical_words(4, 21), wave_size));
    for (const std::string& family : families())
      add(total, assemble_test::compare(random_words(family, 60, 23), wave_size));
  }
  add(total, assemble_test::compare(edge_words(22), Isa::wave_sizes[0]));
  for (std::size_t i = 0; i < total.differences.size() && i < 20; ++i) MESSAGE(total.differences[i]);
  CHECK(total.differences.empty());
  CHECK(total.instructions > 10000);
  // Texts that llvm-mc refuses, too, are few.
  CHECK(total.refused_by_both < total.instructions / 10);
  std::size_t never = 0;
  for (const std::uint16_t form : total.forms)
    if (total.taken.count(form) == 0) {
      ++never;
      MESSAGE("no text of this form is taken: " << lockstep::Assembly<Isa>::form(form).mnemonic);
    }
  CHECK(never == 0);
}

TEST_CASE("S_NOP 0 fills the room before an aligned place of code") {
  static constexpr Isa isa{};
  CHECK(lockstep::assembler::InstructionAssembler<Isa>(isa).idle_word() == 0xbf800000u);
}
