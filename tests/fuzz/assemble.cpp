// Fuzzing: assembly text of any kind. The first character names the ISA, the rest is a file.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cdna5/assembly_binding.hpp"
#include "gcn5/assembly_binding.hpp"
#include "lockstep/assemble/program_assembler.hpp"
#include "lockstep/object/code_object.hpp"
#include "rdna3/assembly_binding.hpp"

namespace {

using namespace lockstep::assembler;

constexpr lockstep::rdna3::Isa rdna3{};
constexpr lockstep::gcn5::Isa gcn5{};
constexpr lockstep::cdna5::Isa cdna5{};
const IsaSource<lockstep::rdna3::Isa> gfx1100(rdna3);
const IsaSource<lockstep::gcn5::Isa> gfx900(gcn5);
const IsaSource<lockstep::cdna5::Isa> gfx1250(cdna5);

void check(const InstructionSource& instructions, std::string_view target, std::string_view text) {
  const AssembledObject made = ProgramAssembler(instructions, target).assemble(text);
  if (made.bytes.empty() == made.problems.empty()) std::abort();
  for (const TextProblem& problem : made.problems)
    if (problem.line == 0 || problem.column == 0 || problem.message.empty()) std::abort();
  if (!made.bytes.empty()) static_cast<void>(lockstep::CodeObject::inspect(made.bytes));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  if (data[0] % 4 == 0)
    check(gfx900, "gfx900", text);
  else if (data[0] % 4 == 1)
    check(gfx1250, "gfx1250", text);
  else
    check(gfx1100, "gfx1100", text);
  return 0;
}
