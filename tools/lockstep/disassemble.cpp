// lockstep disasm FILE: a code object as llvm-objdump -d prints it.
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <span>
#include <string_view>
#include <utility>

#include "code_file.hpp"
#include "code_target.hpp"
#include "command.hpp"
#include "instruction_text.hpp"
#include "lockstep/object/code_object.hpp"

namespace command {

namespace {

using lockstep::CodeSection;
using lockstep::CodeSymbol;

/// The symbols at an address, as objdump chooses among several.
struct Symbols {
  const CodeSymbol* heading = nullptr;  ///< a function or object before a label, then the last one
  const CodeSymbol* label = nullptr;    ///< what branches name: the first label by its name
};
using SymbolMap = std::map<std::uint64_t, Symbols>;

SymbolMap symbols_of(const lockstep::CodeObject& code, const CodeSection& section) {
  SymbolMap symbols;
  for (const CodeSymbol& symbol : code.symbols()) {
    if (symbol.address < section.address || symbol.address - section.address >= section.size) continue;
    auto& [heading, label] = symbols[symbol.address];
    const bool is_label = symbol.kind == CodeSymbol::Kind::label;
    if (heading == nullptr || heading->kind == CodeSymbol::Kind::label || !is_label) heading = &symbol;
    if (is_label && (label == nullptr || symbol.name < label->name)) label = &symbol;
  }
  return symbols;
}

/// One line of objdump: text, padded, then address and words.
void print_line(std::string text, std::uint64_t address, const std::string& bytes, const std::string& note) {
  text.insert(0, 1, '\t');
  if (text.size() < 60) text.resize(60, ' ');
  std::printf("%s// %012llX: %s%s\n", text.c_str(), static_cast<unsigned long long>(address), bytes.c_str(),
              note.c_str());
}

std::string upper_hex(std::uint32_t word, int digits) {
  char buffer[16];
  std::snprintf(buffer, sizeof buffer, "%0*X", digits, word);
  return buffer;
}

/// Replaces the branch offset by a label, or says in a note where it goes, as objdump does.
std::string resolve_branch(const LabelOperand& label, std::uint64_t address, const SymbolMap& symbols,
                           std::string& text) {
  const std::uint64_t target = address + label.distance;
  auto after = symbols.upper_bound(target);
  if (after == symbols.begin()) return "";
  const Symbols& there = std::prev(after)->second;
  const CodeSymbol& symbol = *there.heading;
  const std::uint64_t offset = target - symbol.address;
  if (offset == 0 && there.label != nullptr) {
    text.replace(text.rfind(' ') + 1, std::string::npos, there.label->name);
    return "";
  }
  if (!label.first) return "";  // objdump has no note for S_CALL
  return " <" + symbol.name + (offset == 0 ? "" : "+" + lockstep::hex(offset)) + ">";
}

std::uint32_t word_at(std::span<const std::uint8_t> bytes) {
  return bytes[0] | std::uint32_t{bytes[1]} << 8 | std::uint32_t{bytes[2]} << 16 | std::uint32_t{bytes[3]} << 24;
}

/// Prints what stands at the begin of `bytes` and gives its size. `shift`: from `address` to the one that is shown.
/// `vgpr_msb`: MODE's high bits of VGPR numbers there, and behind it afterwards.
std::size_t print_one(std::string_view target, std::span<const std::uint8_t> bytes, std::uint64_t address,
                      std::uint64_t shift, const SymbolMap& symbols, std::uint8_t& vgpr_msb) {
  if (bytes.size() < 4) {
    std::string text = ".byte", plain;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      char buffer[8];
      std::snprintf(buffer, sizeof buffer, "0x%02x", bytes[i]);
      text += (i ? ", " : " ") + std::string(buffer);
      plain += (i ? " " : "") + upper_hex(bytes[i], 2);
    }
    print_line(text, address + shift, plain, "");
    return bytes.size();
  }
  std::array<std::uint32_t, 4> words{};
  std::size_t count = 0;
  for (; count < words.size() && 4 * count + 4 <= bytes.size(); ++count)
    words[count] = word_at(bytes.subspan(4 * count));
  InstructionText one = instruction_text(target, {words.data(), count}, false, vgpr_msb);
  vgpr_msb = one.vgpr_msb_behind;
  if (one.text.empty()) {
    print_line(".long " + lockstep::hex_word(words[0]), address + shift, upper_hex(words[0], 8), "");
    return 4;
  }
  const std::string note = one.label ? resolve_branch(*one.label, address, symbols, one.text) : "";
  std::string plain;
  for (std::size_t i = 0; i < one.dwords; ++i) plain += (i ? " " : "") + upper_hex(words[i], 8);
  print_line(std::move(one.text), address + shift, plain, note);
  return 4 * one.dwords;
}

/// Zero bytes that objdump leaves out: whole dwords of a run of at least eight.
std::size_t skippable_zeros(std::span<const std::uint8_t> bytes) {
  const auto end = std::find_if(bytes.begin(), bytes.end(), [](std::uint8_t b) { return b != 0; });
  const auto count = static_cast<std::size_t>(end - bytes.begin());
  return count < 8 ? 0 : count / 4 * 4;
}

void print_section(std::string_view target, const lockstep::CodeObject& code, const CodeSection& section) {
  const auto text = code.code(section);
  SymbolMap symbols = symbols_of(code, section);
  const CodeSymbol whole{section.name, section.address, section.size, CodeSymbol::Kind::object};
  symbols.emplace(section.address, Symbols{&whole, nullptr});
  std::printf("\nDisassembly of section %s:\n", section.name.c_str());
  const std::uint64_t shift = section.shown_address - section.address;
  for (auto symbol = symbols.begin(); symbol != symbols.end(); ++symbol) {
    std::printf("\n%016llx <%s>:\n", static_cast<unsigned long long>(symbol->first + shift),
                symbol->second.heading->name.c_str());
    const std::uint64_t first = symbol->first - section.address;
    const auto next = std::next(symbol);
    const std::uint64_t end = next == symbols.end() ? text.size() : next->first - section.address;
    std::uint8_t vgpr_msb = 0;
    for (std::uint64_t at = first; at < end;) {
      const auto rest = text.subspan(at, end - at);
      if (const std::size_t zeros = skippable_zeros(rest)) {
        std::printf("\t\t...\n");
        at += zeros;
      } else {
        at += print_one(target, rest, section.address + at, shift, symbols, vgpr_msb);
      }
    }
  }
}

}  // namespace

int disassemble_file(const std::string& file, const std::string& asked) {
  auto bytes = lockstep::plain_code_file(file);
  if (!bytes) return fail(bytes.message());
  const auto shown = code_to_show(*bytes, asked);
  if (!shown) return fail(file + ": " + shown.message());
  const lockstep::CodeObject& code = shown->code;
  if (shown->target.empty())
    return fail(file + ": built for " + code.target().processor + ", whose instructions this version does not know");
  for (const std::string& problem : code.problems())
    std::fprintf(stderr, "lockstep: warning: %s: %s\n", file.c_str(), problem.c_str());
  std::printf("\n%s:\tfile format elf64-amdgpu\n", file.c_str());
  for (const CodeSection& section : code.code_sections()) print_section(shown->target, code, section);
  return done;
}

}  // namespace command
