// An instruction of assembly text as words: the name's forms are tried from the shortest on, as LLVM's assembler does.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/fields.hpp"
#include "lockstep/asm/dual.hpp"
#include "lockstep/asm/encoder.hpp"
#include "lockstep/asm/mnemonic.hpp"
#include "lockstep/assemble/expectation.hpp"
#include "lockstep/assemble/expression.hpp"
#include "lockstep/assemble/modifier_reader.hpp"
#include "lockstep/assemble/operand_reader.hpp"
#include "lockstep/assemble/scanner.hpp"

namespace lockstep::assembler {

/// Words of one instruction, or what is wrong with its text.
struct TextInstruction {
  std::array<std::uint32_t, 4> words{};
  std::uint8_t dwords = 0;
  TextProblem problem{};

  std::span<const std::uint32_t> span() const { return {words.data(), dwords}; }
};

/// Where an instruction stands, and whether labels have their addresses already.
struct TextPlace {
  std::uint64_t address = 0;
  bool laid_out = true;
};

/// Assembles instructions of one ISA, which outlives it. Making it sorts the names of all forms once.
template <class Isa>
class InstructionAssembler {
 public:
  explicit InstructionAssembler(const Isa& isa) : isa_(isa) {
    const auto& assembly = assembly_of(isa);
    std::vector<Named> all;
    for (std::size_t i = 0; i < isa.forms().size(); ++i) {
      const std::string_view name = base_name(assembly.form(i).mnemonic);
      if (!name.empty()) all.push_back({name, static_cast<std::uint16_t>(i)});
    }
    std::sort(all.begin(), all.end(), [&](const Named& a, const Named& b) {
      if (a.name != b.name) return a.name < b.name;
      const auto class_a = detail::class_of(isa, a.form), class_b = detail::class_of(isa, b.form);
      return class_a != class_b ? class_a < class_b : a.form < b.form;
    });
    for (const Named& entry : all) {
      names_.push_back(entry.name);
      forms_.push_back(entry.form);
    }
  }

  /// The instruction of one dword that does nothing for one wait state.
  std::uint32_t idle_word() const {
    for (std::size_t i = 0; i < isa_.forms().size(); ++i)
      if (isa_.info(static_cast<typename Isa::Opcode>(isa_.form(i).opcode)).traits.timing == TimingAction::idle)
        return assemble(std::string(base_name(assembly_of(isa_).form(i).mnemonic)) + " 0").words[0];
    return 0;
  }

  /// `text`: an instruction without label and comment; both halves of a dual one. Errors name the operand and its
  /// column, counted from `first_column`.
  TextInstruction assemble(std::string_view text, const Names& names = NoNames(), TextPlace place = {},
                           std::size_t first_column = 1) const {
    Scanner scanner(text, first_column);
    Statement first, second;
    TextInstruction result;
    if (read(scanner, names, first)) {
      if (scanner.accept("::")) {
        if (read(scanner, names, second)) encode_dual(scanner, first, second, place, result);
      } else {
        encode_one(scanner, first, place, result);
      }
      if (!scanner.at_end()) scanner.fail("expected the end of the instruction instead of " + scanner.shown_next());
    }
    result.problem = scanner.problem();
    return result;
  }

 private:
  static constexpr std::size_t most_operands = 12;

  struct Named {
    std::string_view name;
    std::uint16_t form;
  };

  /// One instruction, or half of a dual one, as it is written.
  struct Statement {
    std::string_view name{};
    std::size_t begin = 0;
    std::span<const std::uint16_t> forms{};
    Variant variant = Variant::shortest;
    std::array<detail::ReadOperand, most_operands> read{};
    std::array<Operand, most_operands> operands{};
    std::size_t count = 0;
    std::size_t deferred = most_operands;  ///< place of the operand that becomes a literal later, if there is one
    Options options{};

    std::span<const Operand> span() const { return {operands.data(), count}; }
  };

  struct Suffix {
    std::string_view text;
    Variant variant;
  };
  static constexpr Suffix suffixes[] = {{"_e64_dpp", Variant::e64_dpp},
                                        {"_e32", Variant::e32},
                                        {"_e64", Variant::e64},
                                        {"_dpp", Variant::dpp},
                                        {"_sdwa", Variant::sdwa}};

  static std::string_view base_name(std::string_view name) {
    for (const Suffix& suffix : suffixes)
      if (name.ends_with(suffix.text)) return name.substr(0, name.size() - suffix.text.size());
    return name;
  }

  std::span<const std::uint16_t> forms_of(std::string_view name) const {
    const auto [first, last] = std::equal_range(names_.begin(), names_.end(), name);
    return std::span(forms_).subspan(static_cast<std::size_t>(first - names_.begin()),
                                     static_cast<std::size_t>(last - first));
  }

  bool find(Scanner& scanner, Statement& statement) const {
    statement.begin = scanner.place();
    statement.name = scanner.word();
    if (statement.name.empty()) {
      scanner.fail("expected an instruction instead of " + scanner.shown_next());
      return false;
    }
    statement.forms = forms_of(statement.name);
    for (const Suffix& suffix : suffixes)
      if (statement.forms.empty() && statement.name.ends_with(suffix.text)) {
        statement.variant = suffix.variant;
        statement.forms = forms_of(statement.name.substr(0, statement.name.size() - suffix.text.size()));
      }
    if (!statement.forms.empty()) return true;
    scanner.fail_at(statement.begin, std::string(isa_.name) + " has no instruction " + detail::quoted(statement.name));
    return false;
  }

  bool any_operand(const Statement& statement, AsmKind kind) const {
    const auto& assembly = assembly_of(isa_);
    for (const std::uint16_t form : statement.forms)
      for (const AsmOperand& operand : assembly.operands(assembly.form(form)))
        if (operand.kind == kind) return true;
    return false;
  }

  /// Does ":" and no second one follow the word that comes next?
  static bool numbered(Scanner& scanner, std::string_view word) {
    const std::size_t begin = scanner.place();
    scanner.advance(word.size());
    const bool number = scanner.peek() == ':' && scanner.at(1) != ':';
    scanner.back_to(begin);
    return number;
  }

  bool any_modifier(const Statement& statement, std::string_view word) const {
    const auto& assembly = assembly_of(isa_);
    if (word == "row_mirror" || word == "row_half_mirror") return true;
    if (word.starts_with("no") && word.size() > 2) word.remove_prefix(2);
    for (const std::uint16_t form : statement.forms)
      for (const AsmModifierUse& use : assembly.modifiers(assembly.form(form)))
        if (const disasm_detail::ModifierRow* const row = disasm_detail::modifier_row(use.kind);
            row != nullptr && row->text == word)
          return true;
    return false;
  }

  std::size_t longest(const Statement& statement) const {
    std::size_t most = 0;
    for (const std::uint16_t form : statement.forms)
      most = std::max<std::size_t>(most, assembly_of(isa_).form(form).operand_count);
    return most;
  }

  bool read(Scanner& scanner, const Names& names, Statement& statement) const {
    if (!find(scanner, statement)) return false;
    detail::OperandReader<Isa> operands(isa_, scanner, names,
                                        {.image = any_operand(statement, AsmKind::image_registers),
                                         .export_target = any_operand(statement, AsmKind::export_target),
                                         .parameter = any_operand(statement, AsmKind::parameter),
                                         .version = any_operand(statement, AsmKind::version)});
    detail::ModifierReader<Isa> modifiers(isa_, scanner, names);
    const std::size_t most = longest(statement);
    bool comma = false;
    while (!scanner.failed() && !scanner.at_end() && !(scanner.peek() == ':' && scanner.at(1) == ':')) {
      const std::string_view word = scanner.peek_word();
      // "scc" and "a16" are registers, and modifiers of some instructions, which the first operand is not. A label may
      // have the name of any modifier.
      const bool is_operand = word.empty() || (statement.count < most && !numbered(scanner, word) &&
                                               (statement.count == 0 || !any_modifier(statement, word)));
      if (is_operand || !modifiers.read()) {
        if (statement.count == most_operands) {
          scanner.fail("there are too many operands");
          break;
        }
        statement.read[statement.count] = operands.read();
        statement.operands[statement.count] = statement.read[statement.count].operand;
        ++statement.count;
      }
      if (scanner.failed()) break;
      comma = scanner.accept(",");
    }
    if (comma) scanner.fail("expected an operand behind the comma");
    statement.options = modifiers.options;
    if (!scanner.failed()) prepare_deferred(scanner, statement);
    return !scanner.failed();
  }

  /// Deferred numbers become a label, or a literal that no other operand shares.
  void prepare_deferred(Scanner& scanner, Statement& statement) const {
    std::int64_t placeholder = 0x3e7799b1;
    const auto taken = [&](std::int64_t bits) {
      for (const Operand& operand : statement.span())
        if (operand.integer == bits) return true;
      return false;
    };
    while (taken(placeholder)) ++placeholder;
    const bool goes_to_label = any_operand(statement, AsmKind::label);
    for (std::size_t i = 0; i < statement.count; ++i) {
      if (!statement.read[i].deferred) continue;
      Operand& operand = statement.operands[i];
      if (goes_to_label && !operand.modified()) {
        operand = Operand("label");
      } else if (statement.deferred != most_operands) {
        return scanner.fail_at(statement.read[i].begin, "an instruction has room for one literal");
      } else {
        operand.integer = placeholder;
      }
      statement.deferred = i;
    }
  }

  void encode_one(Scanner& scanner, const Statement& statement, TextPlace place, TextInstruction& result) const {
    const Encoded encoded =
        encode_in(IsaPointer<Isa>(isa_), statement.forms, statement.variant, statement.span(), statement.options);
    if (encoded.failure) return explain(scanner, statement, encoded.failure);
    result.words = encoded.code.words;
    result.dwords = encoded.code.dwords;
    resolve(scanner, statement, place, result);
  }

  void encode_dual(Scanner& scanner, const Statement& first, const Statement& second, TextPlace place,
                   TextInstruction& result) const {
    const auto half = [&](const Statement& statement) {
      DualHalf<Isa> made;
      made.opcode = static_cast<typename Isa::Opcode>(isa_.form(statement.forms[0]).opcode);
      if (statement.count > made.operands.size())
        scanner.fail_at(statement.read[made.operands.size()].begin,
                        "half of a dual instruction has four operands at most");
      made.count = static_cast<std::uint8_t>(std::min(statement.count, made.operands.size()));
      std::copy_n(statement.operands.begin(), made.count, made.operands.begin());
      made.options = statement.options;
      return made;
    };
    const DualHalf<Isa> x = half(first), y = half(second);
    if (first.deferred != most_operands && second.deferred != most_operands)
      scanner.fail_at(second.read[second.deferred].begin, "an instruction has room for one literal");
    if (scanner.failed()) return;
    const Encoded encoded =
        encode_dual_in(IsaPointer<Isa>(isa_), first.forms, second.forms, x, y, DualVariant::shortest);
    if (encoded.failure) return explain_dual(scanner, first, second, encoded.failure);
    result.words = encoded.code.words;
    result.dwords = encoded.code.dwords;
    resolve(scanner, first, place, result);
    resolve(scanner, second, place, result);
  }

  /// Puts the value of the deferred operand into the words.
  void resolve(Scanner& scanner, const Statement& statement, TextPlace place, TextInstruction& result) const {
    if (statement.deferred == most_operands || !place.laid_out) return;
    const detail::ReadOperand& read = statement.read[statement.deferred];
    const std::int64_t value = read.operand.integer;
    if (statement.operands[statement.deferred].kind == OperandClass::label) {
      if (read.bases != 1 || read.part != Number::Part::whole)
        return scanner.fail_at(read.begin, "a branch goes to a label");
      const std::int64_t bytes = difference(value, place.address + 4);
      if (bytes % 4 != 0) return scanner.fail_at(read.begin, "a branch goes to a multiple of four bytes");
      if (bytes / 4 < -0x8000 || bytes / 4 > 0x7fff)
        return scanner.fail_at(read.begin, "the label is more than 32767 dwords away");
      result.words[0] |= static_cast<std::uint32_t>(bytes / 4) & 0xffffu;
      return;
    }
    if (read.part != Number::Part::whole && read.bases != 1)
      return scanner.fail_at(read.begin, "a relative address is that of one name, to which a number may be added");
    std::uint32_t& literal = result.words[result.dwords - 1u];
    const unsigned literal_dwords = read.part == Number::Part::relative ? 2 : 1;
    const std::int64_t offset = difference(value, place.address + 4 * (result.dwords - literal_dwords));
    switch (read.part) {
      case Number::Part::whole:
        if (read.bases != 0)
          return scanner.fail_at(
              read.begin,
              "the address of a label is known when the code is loaded: name@rel32@lo and @rel32@hi, or the "
              "difference of two labels, are numbers");
        if (!detail::fits_bits(value, 32)) return scanner.fail_at(read.begin, "the number has more than 32 bits");
        literal = static_cast<std::uint32_t>(value);
        return;
      case Number::Part::relative_low: literal = static_cast<std::uint32_t>(offset); return;
      case Number::Part::relative_high: literal = high(offset); return;
      case Number::Part::relative:
        result.words[result.dwords - 2u] = static_cast<std::uint32_t>(offset);
        literal = high(offset);
        return;
    }
  }
  static std::int64_t difference(std::int64_t value, std::uint64_t from) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) - from);
  }
  static std::uint32_t high(std::int64_t value) {
    return static_cast<std::uint32_t>(static_cast<std::uint64_t>(value) >> 32);
  }

  /// The sentence for a failure.
  void explain(Scanner& scanner, const Statement& statement, const Failure& failure) const {
    const std::string name(statement.name);
    Encoder<Isa> encoder(failure.form, IsaPointer<Isa>(isa_));
    if (failure.error == AsmError::operand_count)
      return scanner.fail_at(statement.begin,
                             name + " takes " + list_of(encoder, statement.options) + "; " +
                                 (statement.count == 0   ? "nothing is"
                                  : statement.count == 1 ? "one operand is"
                                                         : std::to_string(statement.count) + " operands are") +
                                 " given");
    const AsmOperand* const wanted = failure.operand == 0 || failure.error == AsmError::no_such_form
                                         ? nullptr
                                         : encoder.wanted_at(failure.operand, statement.options);
    if (wanted == nullptr || failure.operand > statement.count)
      return scanner.fail_at(statement.begin, name + ": " + std::string(detail::whole_reason(failure.error)));
    const detail::ReadOperand& read = statement.read[failure.operand - 1u];
    const std::string shown = detail::quoted(scanner.between(read.begin, read.end));
    std::string wrong(detail::reason(failure.error));
    const bool count = failure.error == AsmError::register_count;
    if (const std::string given = detail::given_count(read.operand); count && !given.empty()) wrong = given;
    scanner.fail_at(read.begin, name + " takes " + field_name(*wanted) + ", " + detail::expected(*wanted) + "; " +
                                    shown + " " + wrong);
  }

  void explain_dual(Scanner& scanner, const Statement& first, const Statement& second, const Failure& failure) const {
    scanner.fail_at(first.begin,
                    std::string(first.name) + " :: " + std::string(second.name) + ": " +
                        (failure.operand != 0 ? "operand " + std::to_string(failure.operand) + " of a half " +
                                                    std::string(detail::reason(failure.error))
                                              : std::string(detail::whole_reason(failure.error))));
  }

  static std::string field_name(const AsmOperand& operand) {
    std::string name(field_names[operand.field]);
    for (char& c : name)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return name;
  }

  /// "vdst (a VGPR), src0 (..)", or "no operands".
  std::string list_of(Encoder<Isa>& encoder, const Options& options) const {
    std::string list;
    for (std::size_t i = 1; const AsmOperand* const wanted = encoder.wanted_at(i, options); ++i)
      list += (i == 1 ? "" : ", ") + field_name(*wanted) + " (" + detail::expected(*wanted) + ")";
    return list.empty() ? "no operands" : list;
  }

  const Isa& isa_;
  std::vector<std::string_view> names_;  ///< without suffixes, sorted
  std::vector<std::uint16_t> forms_;     ///< of each, from the shortest on
};

}  // namespace lockstep::assembler
