// uses() against the assembly text, which is held to LLVM's: the registers that an instruction names are those that it
// is told to use. Whatever an engine does with them: prefetches, which it ignores, name addresses, too.
#include <doctest/doctest.h>

#include <cctype>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "cdna3/assembly_binding.hpp"
#include "cdna4/assembly_binding.hpp"
#include "cdna5/assembly_binding.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna3_5.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "lockstep/uses/uses.hpp"
#include "rdna3/assembly_binding.hpp"
#include "rdna3_5/assembly_binding.hpp"
#include "rdna4/assembly_binding.hpp"
#include "robust/random_instruction.hpp"
#include "weekly.hpp"

using namespace lockstep;

namespace {

using Register = std::pair<UsedFile, std::uint32_t>;

/// The registers that stand in the operands of `text`.
template <class Isa>
std::set<Register> registers_in(std::string_view text) {
  std::set<Register> found;
  const auto add = [&](UsedFile file, std::uint32_t first, std::uint32_t last) {
    for (std::uint32_t n = first; n <= last; ++n) found.insert({file, n});
  };
  struct Word {
    std::string_view name;
    std::uint32_t first, last;
  };
  constexpr Word words[] = {{"flat_scratch_lo", 102, 102}, {"flat_scratch_hi", 103, 103}, {"flat_scratch", 102, 103},
                            {"xnack_mask_lo", 104, 104},   {"xnack_mask_hi", 105, 105},   {"xnack_mask", 104, 105},
                            {"vcc_lo", 106, 106},          {"vcc_hi", 107, 107},          {"vcc", 106, 107},
                            {"exec_lo", 126, 126},         {"exec_hi", 127, 127},         {"exec", 126, 127},
                            {"m0", Isa::m0, Isa::m0}};
  for (std::size_t i = text.find(' '); i != std::string_view::npos && i < text.size(); ++i) {
    if (std::isalnum(static_cast<unsigned char>(text[i - (i > 0)])) || text[i - (i > 0)] == '_') continue;
    const std::string_view rest = text.substr(i);
    for (const Word& word : words)
      if (rest.starts_with(word.name) && (rest.size() == word.name.size() || rest[word.name.size()] != '_')) {
        add(UsedFile::scalar, word.first, word.last);
        break;
      }
    const bool trap = rest.starts_with("ttmp");
    std::size_t at = trap ? 4 : 1;
    if (!trap && rest[0] != 'v' && rest[0] != 's' && rest[0] != 'a') continue;
    const auto number = [&](std::uint32_t& value) {
      const std::size_t begin = at;
      for (value = 0; at < rest.size() && std::isdigit(static_cast<unsigned char>(rest[at])); ++at)
        value = value * 10 + static_cast<std::uint32_t>(rest[at] - '0');
      return at != begin;
    };
    std::uint32_t first = 0, last = 0;
    if (at < rest.size() && rest[at] == '[') {
      ++at;
      if (!number(first) || at >= rest.size() || rest[at++] != ':' || !number(last)) continue;
    } else if (number(first)) {
      last = first;
    } else {
      continue;
    }
    const std::uint32_t base = trap ? 108 : rest[0] == 'a' ? 256 : 0;
    add(trap || rest[0] == 's' ? UsedFile::scalar : UsedFile::vgpr, base + first, base + last);
  }
  return found;
}

template <class Isa>
void compare_with_the_text(std::uint32_t wave_size) {
  robust::Random random(14);
  std::map<std::string, std::string> wrong;  // one text each
  for (std::size_t form = 0; form < Isa::forms().size(); ++form) {
    const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(Isa::form(form).opcode));
    if (info.status == Status::unsupported) continue;
    for (int sample = 0; sample < (lockstep_test::weekly() ? 8 : 3); ++sample) {
      const auto instruction = robust::random_instruction<Isa>(random, form, wave_size);
      if (!instruction) break;
      std::string text = disassemble(*instruction, {.wave_size = wave_size});
      if (const std::size_t halves = text.find(" a16"); is_image(*instruction) && halves != std::string::npos)
        text.erase(halves, 4);  // addresses of 16 bits, no register
      const Uses use = uses(*instruction, wave_size);
      const std::set<Register> named = registers_in<Isa>(text);
      const std::string name(info.name);
      // A scale in a pair of SGPRs is the lowest byte of the first (uses_test.cpp).
      const bool pairs = info.name.find("SCALE16") != std::string_view::npos;
      // The text has eight registers of a descriptor of four (R128), all data of an atomic's DMASK, and the status
      // (TFE) also where nothing is written.
      const bool descriptor_of_four = is_image(*instruction) && instruction->field(Field::r128) != 0;
      const bool more_data =
          is_image(*instruction) && (info.image.action == ImageAction::atomic || instruction->field(Field::tfe) != 0);
      for (const auto& [file, number] : named)
        if (!use.reads_register(file, number) && !use.writes_register(file, number) &&
            !(file == UsedFile::scalar ? pairs || descriptor_of_four : more_data))
          wrong[name + " names, untold"] = text;
      for (const RegisterUse& r : use.all())
        for (std::uint32_t n = r.first; !r.implicit && n < std::uint32_t{r.first} + r.count; ++n)
          if (!named.contains({r.file, n})) wrong[name + " does not name, told"] = text;
    }
  }
  for (const auto& [what, text] : wrong) MESSAGE(what, ": ", text);
  CHECK(wrong.empty());
}

}  // namespace

TEST_CASE("the registers in the text are those that are told: CDNA3") { compare_with_the_text<cdna3::Isa>(64); }
TEST_CASE("the registers in the text are those that are told: CDNA4") { compare_with_the_text<cdna4::Isa>(64); }
TEST_CASE("the registers in the text are those that are told: CDNA5") { compare_with_the_text<cdna5::Isa>(32); }
TEST_CASE("the registers in the text are those that are told: RDNA3") {
  compare_with_the_text<rdna3::Isa>(32);
  compare_with_the_text<rdna3::Isa>(64);
}
TEST_CASE("the registers in the text are those that are told: RDNA3.5") {
  compare_with_the_text<rdna3_5::Isa>(32);
  compare_with_the_text<rdna3_5::Isa>(64);
}
TEST_CASE("the registers in the text are those that are told: RDNA4") {
  compare_with_the_text<rdna4::Isa>(32);
  compare_with_the_text<rdna4::Isa>(64);
}
