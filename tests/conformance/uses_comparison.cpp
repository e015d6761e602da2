#include "uses_comparison.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "llvm_oracle.hpp"
#include "lockstep/observe/uses.hpp"

namespace lockstep::conformance {
namespace {

using tested::Isa;

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

struct Difference {
  std::string subject;  ///< what patterns are matched with: "V_ADD_F32 VOP2_DPP16 llvm r v dst"
  std::string text;     ///< the same, with the register
};

std::vector<Difference> differences(const Instruction<Isa>& instruction, const LlvmRegisters& here,
                                    const LlvmRegisters& there) {
  std::vector<Difference> result;
  const std::string head =
      std::string(instruction.info().name) + " " + std::string(Isa::encoding_info(instruction.encoding()).name) + " ";
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
    for (std::size_t i = 0; i < known.patterns.size(); ++i)
      if (std::regex_match(subject, known.patterns[i].second)) {
        ++known.uses[i];
        return &known;
      }
  return nullptr;
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
    const std::string pattern = line.substr(line.find_first_not_of(' '));
    try {
      classes.back().patterns.emplace_back(pattern, std::regex(pattern, std::regex::ECMAScript | std::regex::optimize));
    } catch (const std::regex_error& error) {
      fail(pattern + ": " + error.what());
    }
    classes.back().uses.push_back(0);
  }
  return classes;
}

UsesComparison compare_uses(std::vector<UsesClass>& classes, std::uint32_t wave_size, std::size_t rounds,
                            std::size_t count, std::size_t most) {
  const LlvmRegisterOracle oracle(std::string(Isa::target), wave_size);
  UsesComparison total;
  std::map<unsigned, std::size_t> seen;
  const auto compare = [&](const Words& words) {
    // Which words are valid is llvm_test.cpp's question; and LLVM dies of some that are not.
    const auto all_words = std::span<const std::uint32_t>(words.dwords).first(words.count);
    const auto decoded = tested::decode(all_words);
    if (decoded.error != DecodeError::none || !Isa::legal(decoded.instruction, wave_size) || crashes_llvm(words))
      return;
    if (decoded.instruction.info().status == Status::unsupported) {
      ++total.unsupported;
      return;
    }
    const auto there = oracle.registers(all_words);
    if (!there) {
      ++total.unknown_to_llvm;
      return;
    }
    if (seen[there->opcode] >= most) return;
    ++seen[there->opcode];
    ++total.compared;
    total.opcodes.insert(there->opcode);
    std::set<UsesClass*> found;
    bool unknown = false;
    const auto all = differences(decoded.instruction, registers_here(decoded.instruction, wave_size), *there);
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
  for (std::size_t round = 0; round < rounds; ++round) {
    for (const Words& words : typical_words(1, 2 * round + 1)) compare(words);
    for (const std::string& family : families())
      for (const Words& words : random_words(family, count, 7 * round + wave_size)) compare(words);
  }
  return total;
}

}  // namespace lockstep::conformance
