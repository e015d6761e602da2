// lockstep asm: a file of assembly text as a code object, or lines from standard input as words.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "command.hpp"
#include "isas/isas.hpp"
#include "lockstep/assemble/program_assembler.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/object/target.hpp"

namespace command {

namespace {

constexpr std::size_t largest_source = std::size_t{1} << 28;

/// The whole file; false: it cannot be read.
bool read_source(const std::string& path, std::string& text) {
  std::ifstream file(path, std::ios::binary);
  char block[65536];
  while (file && text.size() <= largest_source) {
    file.read(block, sizeof block);
    text.append(block, static_cast<std::size_t>(file.gcount()));
  }
  return file.eof();
}

/// "kernel.hsaco" of "kernel.s".
std::string object_name(std::string_view source) {
  const std::size_t folder = source.find_last_of('/'), dot = source.rfind('.');
  const bool ending = dot != source.npos && (folder == source.npos || dot > folder + 1) && dot != 0;
  return std::string(source.substr(0, ending ? dot : source.npos)) + ".hsaco";
}

int assemble_lines(const lockstep::IsaTables& isa) {
  const lockstep::assembler::InstructionAssembler<lockstep::IsaTables> assembler(isa);
  int result = done;
  std::string line;
  for (std::size_t number = 1; !std::feof(stdin); ++number) {
    line.clear();
    int c = 0;
    while ((c = std::getchar()) != EOF && c != '\n') line += static_cast<char>(c);
    if (c == EOF && line.empty()) break;
    std::string text;
    for (const lockstep::assembler::SourceLine& part : lockstep::assembler::source_lines(line)) text += part.text;
    if (text.find_first_not_of(" \t\r") == std::string::npos) {
      std::printf("\n");
      continue;
    }
    const lockstep::assembler::TextInstruction made = assembler.assemble(text);
    if (made.problem) {
      std::fprintf(stderr, "<stdin>:%zu:%zu: %s\n", number, made.problem.column, made.problem.message.c_str());
      result = bad_input;
    }
    std::string words;
    for (const std::uint32_t word : made.span())
      words += (words.empty() ? "" : " ") + lockstep::hex_word(word).substr(2);
    std::printf("%s\n", made.problem ? "" : words.c_str());
  }
  return result;
}

}  // namespace

int assemble(const AssembleOptions& options) {
  if (options.hex) {
    const lockstep::IsaTables* const isa = lockstep::isa_of(options.target);
    return isa != nullptr ? assemble_lines(*isa) : fail("asm --hex needs --target");
  }
  std::string source;
  if (!read_source(options.file, source)) return fail("cannot read " + options.file);
  if (source.size() > largest_source) return fail(options.file + " is larger than 256 MiB");
  const std::string target =
      options.target.empty() ? std::string(lockstep::assembler::named_target(source)) : options.target;
  if (target.empty())
    return fail(options.file + " names no target: say --target gfx1100, or .amdgcn_target in the file");
  const lockstep::IsaTables* const isa = lockstep::isa_of(lockstep::target_from_text(target).processor);
  if (isa == nullptr) return fail("there is no ISA for the target " + target.substr(0, 80));
  const lockstep::assembler::IsaSource<lockstep::IsaTables> instructions(*isa);
  const lockstep::assembler::AssembledObject made =
      lockstep::assembler::ProgramAssembler(instructions, target).assemble(source);
  for (const lockstep::assembler::TextProblem& problem : made.problems)
    std::fprintf(stderr, "%s:%zu:%zu: error: %s\n", options.file.c_str(), problem.line, problem.column,
                 problem.message.c_str());
  if (!made.problems.empty()) return bad_input;
  const std::string output = options.output.empty() ? object_name(options.file) : options.output;
  std::ofstream file(output, std::ios::binary);
  file.write(reinterpret_cast<const char*>(made.bytes.data()), static_cast<std::streamsize>(made.bytes.size()));
  file.close();
  return file ? done : fail("cannot write " + output);
}

}  // namespace command
