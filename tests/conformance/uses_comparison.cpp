#include "uses_comparison.hpp"

#include <algorithm>
#include <fstream>
#include <optional>
#include <span>
#include <sstream>
#include <stdexcept>

#include "llvm_oracle.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::conformance {
namespace {

using tested::Isa;
using tested::Opcode;

/// What uses() says, in the names that the oracle has.
LlvmRegisters registers_here(const Instruction<Isa>& instruction, std::uint32_t wave_size) {
  const Uses use = uses(instruction, wave_size);
  LlvmRegisters result;
  const auto add = [](RegisterNames& names, const RegisterUse& r) {
    for (std::uint32_t n = r.first; n < std::uint32_t{r.first} + r.count; ++n) {
      const bool accvgpr = r.file == UsedFile::vgpr && n >= Isa::arch_vgprs;
      names.insert((r.file == UsedFile::scalar ? "s"
                    : accvgpr                  ? "a"
                                               : "v") +
                   std::to_string(accvgpr ? n - Isa::arch_vgprs : n));
    }
  };
  for (const RegisterUse& r : use.all()) {
    if (Isa::true16 && r.file == UsedFile::scalar && r.first == Isa::saddr_off) continue;  // NULL
    if (r.implicit && r.file == UsedFile::scalar && static_cast<std::uint32_t>(r.first) == Isa::flat_scratch_lo)
      continue;  // "flat_scratch", below
    if (r.read) add(result.reads, r);
    if (r.written) add(result.writes, r);
  }
  const auto state = [&](const char* name, State s) {
    if (use.reads.has(s)) result.reads.insert(name);
    if (use.writes.has(s)) result.writes.insert(name);
  };
  state("scc", State::scc);
  state("mode", State::mode);
  state("flat_scratch", State::flat_scratch);
  return result;
}

/// "s126" is EXEC and so on: what classes are written in.
std::string file_of(const std::string& name) {
  if (name == "scc" || name == "mode" || name == "flat_scratch") return name;
  const auto number = static_cast<std::uint32_t>(std::stoul(name.substr(1)));
  if (name[0] != 's') return name.substr(0, 1);
  if (number == Isa::vcc_lo || number == Isa::vcc_lo + 1) return "vcc";
  if (number == Isa::exec_lo || number == Isa::exec_lo + 1) return "exec";
  if (number == Isa::m0) return "m0";
  return "s";
}

/// "V_ADD_F32 VOP2_DPP16 "; "V_DUAL_MOV_B32::V_DUAL_FMAC_F32 VOPD_X " of two in one; "BUFFER_LOAD_B32 VBUFFER+TFE ".
std::string head_of(const Instruction<Isa>& instruction) {
  std::string head(instruction.info().name);
  if (instruction.dual()) head += "::" + std::string(instruction.second_half().info().name);
  head += " " + std::string(Isa::encoding_info(instruction.encoding()).name);
  if (instruction.field(Field::tfe) != 0) head += "+TFE";
  return head + " ";
}

struct Difference {
  std::string subject;  ///< what patterns are matched with: "V_ADD_F32 VOP2_DPP16 llvm r v dst"
  std::string text;     ///< the same, with the register
};

std::vector<Difference> differences(const Instruction<Isa>& instruction, const LlvmRegisters& here,
                                    const LlvmRegisters& there) {
  std::vector<Difference> result;
  const std::string head = head_of(instruction);
  const auto missing = [&](const char* side, const char* access, const RegisterNames& in, const RegisterNames& from) {
    for (const std::string& name : in) {
      if (from.count(name) != 0) continue;
      const bool written = here.writes.count(name) != 0 || there.writes.count(name) != 0;
      const bool read = here.reads.count(name) != 0 || there.reads.count(name) != 0;
      const std::string what = head + side + " " + access + " ";
      const std::string role = access[0] == 'r' && written ? " dst" : access[0] == 'w' && read ? " src" : "";
      result.push_back({what + file_of(name) + role, what + name + role});
    }
  };
  missing("here", "r", here.reads, there.reads);
  missing("llvm", "r", there.reads, here.reads);
  missing("here", "w", here.writes, there.writes);
  missing("llvm", "w", there.writes, here.writes);
  return result;
}

/// The class that explains `subject`, or nullptr.
UsesClass* class_of(std::vector<UsesClass>& classes, const std::string& subject) {
  for (UsesClass& known : classes)
    for (UsesPattern& pattern : known.patterns)
      if (std::regex_match(subject, pattern.regex)) {
        ++pattern.uses;
        return &known;
      }
  return nullptr;
}

/// Is `isa` in a list like "cdna3,cdna4"? "*" is every one.
bool lists(std::string_view list, std::string_view isa) {
  for (std::size_t comma = 0; comma != list.npos;) {
    comma = list.find(',');
    const std::string_view name = list.substr(0, comma);
    if (name == "*" || name == isa) return true;
    if (comma != list.npos) list.remove_prefix(comma + 1);
  }
  return false;
}

}  // namespace

std::vector<UsesClass> read_uses_classes(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(path + " cannot be read");
  std::vector<UsesClass> classes;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.empty() || line[0] == '#') continue;
    const auto fail = [&](const std::string& reason) {
      throw std::runtime_error(path + ":" + std::to_string(number) + ": " + reason);
    };
    if (line[0] != ' ') {
      std::istringstream words(line);
      UsesClass entry;
      words >> entry.name >> entry.fault;
      if (entry.fault != "lockstep" && entry.fault != "llvm" && entry.fault != "convention")
        fail("\"" + entry.fault + "\" is no fault; it can be lockstep, llvm, convention");
      classes.push_back(entry);
      continue;
    }
    if (classes.empty()) fail("a pattern before the first class");
    std::istringstream parts(line);
    std::string isas, expression;
    if (!(parts >> isas) || !std::getline(parts >> std::ws, expression)) fail("a pattern is ISAS EXPRESSION");
    if (!lists(isas, LOCKSTEP_TESTED_NAME)) continue;
    try {
      classes.back().patterns.push_back(
          {number, expression, std::regex(expression, std::regex::ECMAScript | std::regex::optimize)});
    } catch (const std::regex_error& error) {
      fail(expression + ": " + error.what());
    }
  }
  return classes;
}

UsesComparison compare_uses(std::vector<UsesClass>& classes, std::uint32_t wave_size, std::size_t rounds,
                            std::size_t count, std::size_t most) {
  const LlvmRegisterOracle oracle(std::string(Isa::target), wave_size);
  UsesComparison total;
  std::map<unsigned, std::size_t> seen;
  const auto compare = [&](const Words& asked, bool always = false) {
    // Which words are valid is llvm_test.cpp's question; and LLVM dies of some that are not.
    const auto legal = [&](const Words& some) -> std::optional<Instruction<Isa>> {
      const auto decoded = tested::decode(std::span<const std::uint32_t>(some.dwords).first(some.count));
      if (decoded.error != DecodeError::none || !Isa::legal(decoded.instruction, wave_size) || crashes_llvm(some))
        return std::nullopt;
      return decoded.instruction;
    };
    auto instruction = legal(asked);
    if (!instruction) return;
    if (instruction->info().status == Status::unsupported) {
      ++total.unsupported;
      return;
    }
    const auto span_of = [](const Words& w) { return std::span<const std::uint32_t>(w.dwords).first(w.count); };
    const Opcode opcode = instruction->opcode;
    Words words;  // LLVM's
    if (const auto encoded = oracle.encoded(span_of(asked))) {
      words.count = static_cast<unsigned>(encoded->size());
      std::ranges::copy(*encoded, words.dwords.begin());
      instruction = legal(words);
    } else {
      instruction.reset();
    }
    std::optional<LlvmRegisters> there;
    if (instruction && instruction->opcode == opcode) there = oracle.registers(span_of(words));
    if (!there ||
        oracle.encoded(span_of(words)) != std::vector(words.dwords.begin(), words.dwords.begin() + words.count)) {
      ++total.unknown_to_llvm;
      return;
    }
    if (!always && seen[there->opcode]++ >= most) return;
    ++total.compared;
    total.instructions.insert(instruction->info().name);
    if (instruction->dual()) total.instructions.insert(instruction->second_half().info().name);
    total.opcodes.insert(there->opcode);
    std::set<UsesClass*> found;
    bool unknown = false;
    const auto all = differences(*instruction, registers_here(*instruction, wave_size), *there);
    for (const Difference& difference : all) {
      UsesClass* const known = class_of(classes, difference.subject);
      if (known != nullptr) {
        found.insert(known);
        continue;
      }
      unknown = true;
      auto& [count, example] = total.unknown_kinds[difference.subject];
      if (count++ == 0) example = to_string(words) + "  " + difference.text;
    }
    for (UsesClass* known : found) ++known->words;
    total.equal += all.empty();
    total.unknown += unknown;
  };
  for (const Words& words : hardware_register_words(wave_size)) compare(words, true);
  for (std::size_t round = 0; round < rounds; ++round) {
    for (const Words& words : typical_words(static_cast<unsigned>(most), 2 * round + 1)) compare(words);
    for (const std::string& family : families())
      for (const Words& words : random_words(family, count, 7 * round + wave_size)) compare(words);
  }
  return total;
}

}  // namespace lockstep::conformance
