// A file of assembly text as a linked code object: labels, sections, directives, kernels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/assemble/data_directives.hpp"
#include "lockstep/assemble/elf_image.hpp"
#include "lockstep/assemble/instruction_source.hpp"
#include "lockstep/assemble/kernel_fields.hpp"
#include "lockstep/assemble/metadata_text.hpp"
#include "lockstep/assemble/program_state.hpp"
#include "lockstep/assemble/source_lines.hpp"
#include "lockstep/object/target.hpp"

namespace lockstep::assembler {

/// Where an instruction of the text stands in the file: its virtual address, and its line from 1 on.
struct InstructionLine {
  std::uint64_t address = 0;
  std::size_t line = 0;
};

/// The file's bytes, or what is wrong, in the order of the lines; at most 20 problems.
struct AssembledObject {
  std::vector<std::uint8_t> bytes{};
  std::vector<TextProblem> problems{};
  std::vector<InstructionLine> lines{};  ///< of all instructions, in the order of the text
};

/// The target that the text names by .amdgcn_target ("gfx1100", "gfx90a:xnack+"); empty if it names none.
inline std::string_view named_target(std::string_view source) {
  for (const SourceLine& line : source_lines(source)) {
    Scanner statement(line.text);  // without comments
    if (statement.word() != ".amdgcn_target") continue;
    Scanner scanner(line.raw);
    scanner.back_to(statement.place());
    if (!scanner.accept("\"")) continue;
    std::string_view target = scanner.until("\"");
    const std::size_t system = target.rfind("--");  // amdgcn-amd-amdhsa--gfx1100
    return system == target.npos ? target : target.substr(system + 2);
  }
  return {};
}

/// Assembles one file. `target`: the processor and perhaps its settings, by which `instructions` was chosen.
class ProgramAssembler {
 public:
  ProgramAssembler(const InstructionSource& instructions, std::string_view target)
      : instructions_(instructions),
        target_(target),
        state_(instructions.abi(), target_from_text(target)),
        data_(state_, instructions.padding()) {}

  AssembledObject assemble(std::string_view source) {
    const std::vector<SourceLine> lines = source_lines(source);
    state_.section_index(".text");
    if (!lines.empty() && lines.back().open_comment) {
      line_ = lines.size() - 1;
      fail(lines.back().raw.size() + 1, "the comment does not end: */ is missing");
      return std::move(result_);
    }
    // Labels do not move instructions. The first reading finds the sizes of sections and the places of labels, the
    // second one how many places hold addresses, which have a table before the sections; the third one has all
    // addresses.
    for (const int reading : {1, 2, 3}) {
      if (reading != 1) place();
      state_.begin(reading);
      data_.relocations.clear();
      for (line_ = 0; line_ < lines.size() && result_.problems.size() < most_problems; ++line_) read(lines);
      if (!result_.problems.empty()) return std::move(result_);
      if (std::string problem = data_.address_places(); !problem.empty()) {
        line_ = lines.size() - 1;
        fail(1, std::move(problem));
        return std::move(result_);
      }
    }
    finish();
    return std::move(result_);
  }

 private:
  static constexpr std::size_t most_problems = 20;

  void fail(std::size_t column, std::string message) {
    result_.problems.push_back({line_ + 1, column, std::move(message)});
  }
  void take_problem(const Scanner& scanner) {
    if (scanner.failed()) fail(scanner.problem().column, scanner.problem().message);
  }

  void read(const std::vector<SourceLine>& lines) {
    Scanner scanner(lines[line_].text);
    while (label(scanner)) {
    }
    if (!scanner.failed() && !scanner.at_end()) {
      const std::size_t begin = scanner.place();
      const std::string_view word = scanner.word();
      if (!word.empty() && scanner.peek() == '=' && scanner.at(1) != '=') {
        scanner.accept("=");
        define(scanner, begin, word);
      } else if (word.starts_with(".")) {
        directive(scanner, begin, word, lines);
      } else {
        scanner.back_to(begin);
        instruction(scanner);
      }
      if (!scanner.failed() && !scanner.at_end())
        scanner.fail("expected the end of the line instead of " + scanner.shown_next());
    }
    take_problem(scanner);
  }

  bool label(Scanner& scanner) {
    const std::size_t begin = scanner.place();
    const bool numbered = is_digit(scanner.peek());
    const std::string_view word = numbered ? scanner.digits() : scanner.word();
    if (word.empty() || scanner.at(0) != ':' || scanner.at(1) == ':') {
      scanner.back_to(begin);
      return false;
    }
    scanner.accept(":");
    ProgramSymbol& symbol = state_.symbols[numbered ? state_.define_numbered(word) : std::string(word)];
    if (symbol.defined && (symbol.defined_above || !symbol.label))
      scanner.fail_at(begin, "'" + std::string(word) + "' is defined already, in line " + std::to_string(symbol.line));
    symbol.defined = symbol.defined_above = symbol.label = true;
    symbol.section = state_.current;
    symbol.value = static_cast<std::int64_t>(state_.section().size);
    symbol.line = line_ + 1;
    return !scanner.failed();
  }

  /// "name = value", ".set name, value".
  void define(Scanner& scanner, std::size_t begin, std::string_view name) {
    if (name == ".") return scanner.fail_at(begin, "'.' cannot be set: .zero and .p2align make room");
    if (name.starts_with(".amdgcn."))
      return scanner.fail_at(begin,
                             "names with .amdgcn. cannot be set: write the number where it is used, as in "
                             ".amdhsa_next_free_vgpr 8");
    const Number number = read_expression(scanner, state_);
    if (scanner.failed()) return;
    if (number.part != Number::Part::whole)
      return scanner.fail_at(begin, "relative addresses (@rel32, @rel64, @gotpcrel) are for literals of instructions");
    ProgramSymbol& symbol = state_.symbols[std::string(name)];
    if (symbol.label) return scanner.fail_at(begin, "'" + std::string(name) + "' is a label");
    symbol.defined = symbol.defined_above = true;
    symbol.value = number.value;
    symbol.deferred = number.deferred;
    symbol.bases = number.bases;
    symbol.line = line_ + 1;
  }

  void instruction(Scanner& scanner) {
    if (!state_.section().code) {
      scanner.fail("instructions stand in sections of code (.text), and this is " + state_.section().name);
      return;
    }
    const std::size_t begin = scanner.place();
    const TextInstruction made =
        instructions_.assemble(scanner.rest(), state_, {state_.here(), state_.is_final()}, scanner.column_of(begin));
    scanner.advance(scanner.rest().size());
    if (made.problem) return fail(made.problem.column, made.problem.message);
    if (state_.is_final()) result_.lines.push_back({state_.here(), line_ + 1});
    std::uint8_t bytes[16];
    for (unsigned i = 0; i < 4u * made.dwords; ++i)
      bytes[i] = static_cast<std::uint8_t>(made.words[i / 4] >> 8 * (i % 4));
    if (std::string problem = data_.append(bytes, 4u * made.dwords); !problem.empty())
      scanner.fail_at(begin, std::move(problem));
  }

  void directive(Scanner& scanner, std::size_t begin, std::string_view name, const std::vector<SourceLine>& lines) {
    if (data_.read(name, scanner) || section_directive(name, scanner) || symbol_directive(name, scanner)) return;
    if (name == ".set" || name == ".equ") {
      const std::size_t place = scanner.place();
      const std::string_view word = scanner.word();
      if (word.empty()) return scanner.fail("expected a name");
      if (scanner.expect(",")) define(scanner, place, word);
    } else if (name == ".amdgcn_target") {
      check_target(scanner);
    } else if (name == ".amdhsa_code_object_version") {
      const std::size_t place = scanner.place();
      version_ = read_number(scanner, state_);
      if (version_ < 4 || version_ > 6)
        scanner.fail_at(place, "the versions of code objects that can be written are 4, 5 and 6");
    } else if (name == ".amdhsa_kernel") {
      kernel(scanner, lines);
    } else if (name == ".amdgpu_metadata") {
      metadata(scanner, lines);
    } else if (is_ignored(name)) {
      scanner.advance(scanner.rest().size());
    } else if (is_preprocessed(name)) {
      scanner.fail_at(begin,
                      std::string(name) + " is not supported: write the lines out, or assemble the file with clang");
    } else {
      scanner.fail_at(begin, "the directive " + std::string(name.substr(0, 60)) + " is not supported");
    }
  }

  /// Debug information and remarks for a linker.
  static bool is_ignored(std::string_view name) {
    if (name.starts_with(".cfi_")) return true;
    for (const std::string_view known : {".file", ".loc", ".ident", ".addrsig", ".addrsig_sym"})
      if (name == known) return true;
    return false;
  }
  static bool is_preprocessed(std::string_view name) {
    for (const std::string_view known :
         {".macro", ".endm",    ".if",     ".ifdef",    ".ifndef", ".ifb",  ".ifnb", ".ifc",
          ".ifeq",  ".ifne",    ".else",   ".elseif",   ".endif",  ".rept", ".irp",  ".irpc",
          ".endr",  ".include", ".incbin", ".altmacro", ".purgem", ".exitm"})
      if (name == known) return true;
    return false;
  }

  bool section_directive(std::string_view name, Scanner& scanner) {
    if (name == ".text" || name == ".data" || name == ".rodata" || name == ".bss") {
      state_.current = state_.section_index(name);
      return true;
    }
    if (name != ".section") return false;
    const bool quoted = scanner.accept("\"");
    const std::string_view section = quoted ? scanner.until("\"") : scanner.until(", \t");
    if (quoted) scanner.expect("\"");
    if (section.empty()) {
      scanner.fail("expected the name of a section");
      return true;
    }
    if (state_.sections.size() > 1000) scanner.fail("a file has at most 1000 sections");
    if (scanner.failed()) return true;
    state_.current = state_.section_index(section);
    if (!scanner.accept(",")) return true;
    if (!scanner.expect("\"")) return true;
    const std::string_view flags = scanner.until("\"");
    scanner.expect("\"");
    const auto has = [&](char flag) { return flags.find(flag) != flags.npos; };
    state_.section().loaded = has('a');
    state_.section().code = has('x');
    state_.section().writable = has('w');
    if (scanner.accept(",")) {
      scanner.accept("@");
      const std::size_t place = scanner.place();
      const bool empty = scanner.word() == "nobits";
      ProgramSection& changed = state_.section();
      if (changed.size != 0 && changed.empty != empty)
        scanner.fail_at(place,
                        "the section has content already, as @" + std::string(changed.empty ? "nobits" : "progbits"));
      changed.empty = empty;
    }
    while (scanner.accept(",")) scanner.until(",");  // size of entries, group
    return true;
  }

  bool symbol_directive(std::string_view name, Scanner& scanner) {
    const bool size = name == ".size", type = name == ".type";
    const bool plain = name == ".globl" || name == ".global" || name == ".weak" || name == ".hidden" ||
                       name == ".internal" || name == ".protected" || name == ".local";
    if (!size && !type && !plain) return false;
    do {
      const std::string_view word = scanner.word();
      if (word.empty()) {
        scanner.fail("expected a name");
        return true;
      }
      ProgramSymbol& symbol = state_.symbols[std::string(word)];
      symbol.global = symbol.global || name == ".globl" || name == ".global" || name == ".weak";
      symbol.hidden = symbol.hidden || name == ".hidden" || name == ".internal";
      symbol.protected_ = symbol.protected_ || name == ".protected";
      if (size && scanner.expect(",")) {
        const std::size_t begin = scanner.place();
        const Number number = read_expression(scanner, state_);
        if (state_.addresses_known && !scanner.failed()) {
          if (number.bases != 0 || number.value < 0) scanner.fail_at(begin, "a size is a number of bytes");
          symbol.size = number.value;
        }
      }
      if (type && scanner.expect(",")) {
        if (!scanner.accept("@")) scanner.accept("%");
        const std::string_view kind = scanner.word();
        symbol.function = kind == "function" || kind == "STT_FUNC";
        symbol.object = kind == "object" || kind == "STT_OBJECT";
        if (!symbol.function && !symbol.object && kind != "notype") scanner.fail("expected @function or @object");
      }
    } while (!scanner.failed() && plain && scanner.accept(","));
    return true;
  }

  void check_target(Scanner& scanner) {
    const std::size_t begin = scanner.place();
    if (!scanner.expect("\"")) return;
    std::string_view given = scanner.until("\"");
    scanner.expect("\"");
    const std::size_t system = given.rfind("--");
    if (system != given.npos) given.remove_prefix(system + 2);
    if (target_from_text(given).text() != state_.target().text())
      scanner.fail_at(begin,
                      "the file is for " + std::string(given.substr(0, 60)) + ", and is assembled for " + target_);
  }

  /// Up to .end_amdhsa_kernel.
  void kernel(Scanner& scanner, const std::vector<SourceLine>& lines) {
    const std::size_t begin = scanner.place();
    const std::string name(scanner.word());
    if (name.empty()) return scanner.fail("expected the name of the kernel");
    if (!state_.section().loaded || state_.section().code || state_.section().empty)
      return scanner.fail_at(begin, "kernel descriptors stand in a section of data: .rodata");
    KernelFields fields(state_.abi(), state_.target());
    const std::size_t first = line_;
    const auto found = state_.symbols.find(name);
    if (state_.addresses_known && (found == state_.symbols.end() || !found->second.label))
      return scanner.fail_at(begin, "the kernel '" + name + "' has no label");
    for (++line_; line_ < lines.size(); ++line_) {
      Scanner field(lines[line_].text);
      const std::size_t place = field.place();
      const std::string_view word = field.word();
      if (word == ".end_amdhsa_kernel") {
        const std::string problem = descriptor(name, fields);
        if (!problem.empty()) result_.problems.push_back({first + 1, scanner.column_of(begin), problem});
        return;
      }
      if (word.empty() && field.at_end()) continue;
      if (word.starts_with(".amdhsa_")) {
        set_field(field, place, word.substr(8), fields);
      } else {
        field.fail_at(place, "expected a directive .amdhsa_.. or .end_amdhsa_kernel");
      }
      take_problem(field);
      if (result_.problems.size() >= most_problems) return;
    }
    line_ = first;
    fail(scanner.column_of(begin), "the kernel's block does not end: .end_amdhsa_kernel is missing");
    line_ = lines.size();
  }

  void set_field(Scanner& field, std::size_t place, std::string_view name, KernelFields& fields) {
    const std::size_t begin = field.place();
    const Number number = read_expression(field, state_);
    if (!field.failed() && !field.at_end()) field.fail("expected the end of the line instead of " + field.shown_next());
    if (field.failed()) return;
    if (state_.addresses_known && number.bases != 0) return field.fail_at(begin, "the number must not be an address");
    const bool known = state_.addresses_known || !number.deferred;
    std::string problem = fields.set(name, known ? number.value : 0);
    const bool unknown_yet = !known && problem.find(" takes ") != problem.npos;
    if (!problem.empty() && !unknown_yet) field.fail_at(place, std::move(problem));
  }

  /// Puts the descriptor into the section; a sentence if it cannot be.
  std::string descriptor(const std::string& name, const KernelFields& fields) {
    std::string problem;
    const auto words = fields.words(problem);
    if (!problem.empty() && state_.addresses_known) return problem;
    ProgramSection& section = state_.section();
    if (section.size % 64 != 0) {
      std::vector<std::uint8_t> padding(64 - section.size % 64);
      data_.append(padding.data(), padding.size());
    }
    section.alignment = std::max<std::uint64_t>(section.alignment, 64);
    ProgramSymbol& symbol = state_.symbols[name + ".kd"];
    if (symbol.defined && symbol.defined_above) return "the kernel has two descriptors";
    ProgramSymbol& code = state_.symbols[name];
    symbol.defined = symbol.defined_above = symbol.label = symbol.object = true;
    symbol.global = code.global;
    symbol.hidden = code.hidden;
    code.protected_ = true;  // as LLVM does it
    symbol.section = state_.current;
    symbol.value = static_cast<std::int64_t>(section.size);
    symbol.size = 64;
    symbol.line = line_ + 1;
    const std::uint64_t entry =
        state_.sections[code.section].address + static_cast<std::uint64_t>(code.value) - state_.here();
    std::uint8_t bytes[64];
    for (unsigned i = 0; i < 64; ++i) {
      const std::uint64_t word = i >= 16 && i < 24 ? entry >> 32 * (i / 4 - 4) : words[i / 4];
      bytes[i] = static_cast<std::uint8_t>(word >> 8 * (i % 4));
    }
    return data_.append(bytes, 64);
  }

  /// Up to .end_amdgpu_metadata.
  void metadata(Scanner& scanner, const std::vector<SourceLine>& lines) {
    const std::size_t first = line_ + 1;
    std::vector<std::string_view> block;
    for (++line_; line_ < lines.size(); ++line_) {
      Scanner line(lines[line_].raw);
      if (line.word() == ".end_amdgpu_metadata") {
        TextProblem problem;
        metadata_ = MetadataReader(block, first + 1).read(problem);
        if (problem) result_.problems.push_back(problem);
        return;
      }
      block.push_back(lines[line_].raw);
    }
    line_ = first - 1;
    fail(scanner.column_of(0), "the metadata do not end: .end_amdgpu_metadata is missing");
    line_ = lines.size();
  }

  /// The sections that are loaded, as the image numbers them.
  void collect() {
    image_.clear();
    numbers_.assign(state_.sections.size(), 0);
    for (std::size_t i = 0; i < state_.sections.size(); ++i) {
      ProgramSection& section = state_.sections[i];
      if (!section.loaded) continue;
      numbers_[i] = image_.size();
      image_.push_back({section.name, section.code, section.writable, section.empty, section.alignment, section.size, 0,
                        std::move(section.bytes)});
    }
    // Nothing is written of sections that are not loaded (debug information).
    std::erase_if(data_.relocations,
                  [&](const ImageRelocation& relocation) { return !state_.sections[relocation.section].loaded; });
    symbols_.clear();
    for (const auto& [name, symbol] : state_.symbols) {
      const bool placed = symbol.defined && symbol.label && state_.sections[symbol.section].loaded;
      const bool local = !symbol.global && name.starts_with(".L");
      if (placed && !local)
        symbols_.push_back({name, numbers_[symbol.section], static_cast<std::uint64_t>(symbol.value),
                            static_cast<std::uint64_t>(symbol.size), symbol.global, symbol.function, symbol.object,
                            symbol.protected_, symbol.hidden});
    }
    options_.metadata = metadata_;
    options_.abi_version = static_cast<std::uint8_t>(version_ - 2);
    options_.flags = 0;
    const TargetId& target = state_.target();
    for (const MachineName& machine : machine_names)
      if (machine.name == target.processor) options_.flags = machine.number;
    options_.flags |= static_cast<std::uint32_t>(target.xnack) << 8 | static_cast<std::uint32_t>(target.sramecc) << 10;
  }

  /// Addresses, as far as the last reading tells.
  void place() {
    collect();
    ElfImage image(image_, symbols_, options_);
    image.place_sections(data_.relocations.size());
    for (std::size_t i = 0; i < state_.sections.size(); ++i)
      if (state_.sections[i].loaded) state_.sections[i].address = image_[numbers_[i]].address;
  }

  void finish() {
    collect();
    if (image_.empty()) {
      line_ = 0;
      return fail(1, "no section is loaded: a section that the program uses has the flag a, as .text has");
    }
    ElfImage image(image_, symbols_, options_);
    image.place_sections(data_.relocations.size());
    for (ImageRelocation& relocation : data_.relocations) relocation.section = numbers_[relocation.section];
    result_.bytes = image.write(data_.relocations);
  }

  const InstructionSource& instructions_;
  std::string target_;
  ProgramState state_;
  DataDirectives data_;
  AssembledObject result_;
  std::vector<ImageSection> image_;
  std::vector<ImageSymbol> symbols_;
  std::vector<std::size_t> numbers_;  ///< by section: its number in the image
  ImageOptions options_;
  PackedValue metadata_;
  std::size_t line_ = 0;
  std::int64_t version_ = 6;
};

}  // namespace lockstep::assembler
