// One operand of assembly text as an operand of the encoder.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/asm/operand.hpp"
#include "lockstep/assemble/expression.hpp"
#include "lockstep/assemble/scanner.hpp"
#include "lockstep/assemble/special_words.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/image_registers.hpp"
#include "lockstep/isa/wait_counter.hpp"

namespace lockstep::assembler::detail {

/// An operand as it stands in the text.
struct ReadOperand {
  Operand operand{};
  std::size_t begin = 0, end = 0;  ///< places in the line
  Number::Part part = Number::Part::whole;
  bool deferred = false;  ///< a number that the layout decides
  int bases = 0;          ///< see Number
};

/// Which notations the instruction's operands have, apart from registers and numbers.
struct OperandKinds {
  bool image = false, export_target = false, parameter = false, version = false;
};

template <class Isa>
class OperandReader {
 public:
  OperandReader(const Isa& isa, Scanner& scanner, const Names& names, OperandKinds kinds)
      : isa_(isa), scanner_(scanner), names_(names), kinds_(kinds) {}

  ReadOperand read() {
    ReadOperand result;
    result.begin = scanner_.place();
    result.operand = modified(result, 0);
    result.end = scanner_.place();
    while (result.end > result.begin && is_blank(scanner_.between(result.end - 1, result.end)[0])) --result.end;
    return result;
  }

  /// Is the word a register?
  bool is_register(std::string_view word) const {
    if (const auto file = register_file(word)) return true;
    return named(word).has_value();
  }

 private:
  /// A register file and, unless a bracket follows, a number behind its name.
  struct File {
    std::string_view name, digits;
    RegisterHalf half = RegisterHalf::not_given;
  };

  static std::optional<File> register_file(std::string_view word) {
    File file;
    if (word.ends_with(".l") || word.ends_with(".h")) {
      file.half = word.back() == 'l' ? RegisterHalf::low : RegisterHalf::high;
      word.remove_suffix(2);
    }
    for (const std::string_view name : {"ttmp", "v", "a", "s"})
      if (word.starts_with(name)) {
        file.name = name;
        file.digits = word.substr(name.size());
        if (file.digits.empty() || !std::all_of(file.digits.begin(), file.digits.end(), is_digit)) return {};
        return file;
      }
    return {};
  }

  static std::optional<std::uint32_t> small_number(std::string_view digits) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size()) return {};
    return value;
  }

  /// A register or piece of state with a name; up to gfx9 and in older texts without "src_".
  std::optional<Operand> named(std::string_view word) const {
    if (word == "off") return off;
    for (const bool source : {false, true})
      for (const AsmSelector& entry : assembly_of(isa_).selectors()) {
        const auto same = [&](std::string_view name) {
          return source ? name.starts_with("src_") && name.substr(4) == word : name == word;
        };
        if (same(entry.name)) return Operand(OperandClass::scalar, entry.value, entry.pair == entry.name ? 0 : 1);
        if (!entry.pair.empty() && same(entry.pair)) return Operand(OperandClass::scalar, entry.value, 2);
      }
    return {};
  }

  Operand registers(std::size_t begin, std::string_view file, std::uint64_t first, std::uint64_t count) {
    const bool tuples_go_on = file == "v" && isa_.vgpr_banks;  // a tuple may begin in one bank and end in the next
    const std::uint64_t size = file == "s" ? isa_.sgpr_count : file == "ttmp" ? 16 : tuples_go_on ? 1024 : 256;
    if (first >= size || count > size || first + count > size) {
      scanner_.fail_at(begin, "the ISA's instructions name " + std::string(file) + "0 to " + std::string(file) +
                                  std::to_string(size - 1));
      return {};
    }
    const auto number = static_cast<unsigned>(first), many = static_cast<unsigned>(count);
    if (many > 64) scanner_.fail_at(begin, "no instruction takes more than 64 registers as one operand");
    if (file == "v") return v(number, many);
    if (file == "a") return a(number, many);
    return s(file == "ttmp" ? isa_.ttmp0 + number : number, many);
  }

  /// "[4:7]" or "[4]" behind the name of a file.
  Operand range(std::size_t begin, std::string_view file) {
    scanner_.accept("[");
    const std::uint32_t first = read_limited(scanner_, names_, 0, 1023);
    std::uint32_t last = first;
    if (!scanner_.failed() && scanner_.accept(":")) last = read_limited(scanner_, names_, first, 1023);
    if (!scanner_.expect("]")) return {};
    return registers(begin, file, first, last - first + 1);
  }

  /// "[v4, v7, v[9:11]]": address groups of an image; elsewhere registers in a row that are one operand.
  Operand bracketed() {
    scanner_.accept("[");
    Operand whole;
    Operand groups(OperandClass::vgpr_list, 0, 0);
    do {
      const std::size_t place = scanner_.place();
      const std::string_view word = scanner_.word();
      const std::optional<Operand> found = word.empty() ? std::nullopt : plain_register(place, word);
      if (scanner_.failed()) return {};
      if (!found || found->kind == OperandClass::off || found->half != RegisterHalf::not_given) {
        scanner_.fail_at(place, "expected a register in the list");
        return {};
      }
      if (kinds_.image) {
        if (groups.count == 5 || found->kind != OperandClass::vgpr || found->count > 15) {
          scanner_.fail_at(place, "the addresses of an image are up to five groups of vector registers");
          return {};
        }
        groups.integer |= static_cast<std::int64_t>(found->first | static_cast<unsigned>(found->count) << 8)
                          << 12 * groups.count;
        ++groups.count;
        continue;
      }
      if (whole.kind == OperandClass::none) {
        whole = *found;
      } else if (found->kind == whole.kind && found->first == whole.first + whole.count && found->count != 0 &&
                 whole.count + found->count <= 64) {
        whole.count = static_cast<std::uint8_t>(whole.count + found->count);
      } else {
        scanner_.fail_at(place, "registers of one operand must follow each other");
        return {};
      }
    } while (scanner_.accept(","));
    scanner_.expect("]");
    if (!kinds_.image) return whole;
    if (groups.count != 1) return groups;
    return v(static_cast<unsigned>(groups.integer) & 255u, static_cast<unsigned>(groups.integer >> 8) & 15u);
  }

  /// A register, `word` having been read.
  std::optional<Operand> plain_register(std::size_t begin, std::string_view word) {
    if (const std::optional<Operand> found = named(word)) return found;
    if ((word == "v" || word == "a" || word == "s" || word == "ttmp") && scanner_.peek() == '[')
      return range(begin, word);
    const std::optional<File> file = register_file(word);
    if (!file) return {};
    Operand found = registers(begin, file->name, small_number(file->digits).value_or(100000), 1);
    found.half = file->half;
    return found;
  }

  /// -x, |x|, neg(x), abs(x), sext(x).
  Operand modified(ReadOperand& about, unsigned depth) {
    if (depth > 4) {
      scanner_.fail("an operand has at most a sign, an absolute value and one of neg(), abs(), sext()");
      return {};
    }
    const auto inner = [&](std::string_view end) {
      Operand operand = modified(about, depth + 1);
      scanner_.expect(end);
      return operand;
    };
    if (scanner_.peek() == '|') {
      scanner_.accept("|");
      in_bars_ = true;
      Operand operand = inner("|");
      in_bars_ = false;
      return abs(operand);
    }
    const std::size_t begin = scanner_.place();
    const std::string_view word = scanner_.peek_word();
    if (word == "neg" || word == "abs" || word == "sext") {
      scanner_.word();
      if (scanner_.accept("(")) {
        const Operand operand = inner(")");
        return word == "neg" ? neg(operand) : word == "abs" ? abs(operand) : sext(operand);
      }
      scanner_.back_to(begin);
    }
    if (scanner_.peek() == '-') {
      scanner_.accept("-");
      const std::string_view next = scanner_.peek_word();
      const bool modifier = next == "neg" || next == "abs" || next == "sext";
      const bool bar = scanner_.peek() == '|';
      const bool file =
          (next == "v" || next == "a" || next == "s" || next == "ttmp") && scanner_.at(next.size()) == '[';
      if (bar || modifier || file || (!next.empty() && is_register(next))) return neg(modified(about, depth + 1));
      scanner_.back_to(begin);
    }
    return plain(about);
  }

  Operand plain(ReadOperand& about) {
    const std::size_t begin = scanner_.place();
    if (scanner_.peek() == '[') return bracketed();
    const std::string_view word = scanner_.peek_word();
    if (!word.empty() && !(word[0] == '.' && is_digit(scanner_.at(1)))) {
      scanner_.word();
      if (kinds_.export_target)
        if (const std::optional<Operand> target = export_target(word)) return *target;
      if (const std::optional<Operand> found = plain_register(begin, word)) return *found;
      if (const std::optional<Operand> found = special(about, begin, word)) return *found;
      scanner_.back_to(begin);
    }
    return number(about, NumberRule::text);
  }

  Operand counters() {
    Waitcnt waits;
    for (;;) {
      const std::size_t begin = scanner_.place();
      std::string_view word = scanner_.peek_word();
      const bool clamped = word.ends_with("_sat");
      if (clamped) word.remove_suffix(4);
      const std::optional<WaitCounter> counter = wait_counter(word);
      if (!counter) break;
      scanner_.word();
      if (!scanner_.expect("(")) return {};
      std::uint32_t most = 0;
      const auto look = [&](const WaitField& field) {
        if (field.counter == *counter) most = std::max(most, field.most());
      };
      for (const WaitField& field : isa_.wait_fields()) look(field);
      if (most == 0)
        for (const WaitField& field : gfx11_waitcnt) look(field);
      const std::uint32_t given = read_limited(scanner_, names_, 0, clamped ? 0x7fffffff : most);
      std::uint32_t& limit = *counter == WaitCounter::vmcnt    ? waits.vm
                             : *counter == WaitCounter::expcnt ? waits.exp
                                                               : waits.lgkm;
      if (limit != Waitcnt::not_named) scanner_.fail_at(begin, "the counter is named twice");
      limit = std::min(given, most);
      scanner_.expect(")");
      if (scanner_.failed()) return {};
      if (!scanner_.accept("&")) scanner_.accept(",");
    }
    return waits;
  }

  /// Of those that S_WAITCNT has.
  static std::optional<WaitCounter> wait_counter(std::string_view word) {
    for (const WaitCounter counter : {WaitCounter::vmcnt, WaitCounter::expcnt, WaitCounter::lgkmcnt})
      if (word == wait_counter_name(counter)) return counter;
    return {};
  }

  /// "mrt0", "pos1", "null", "invalid_target_10".
  std::optional<Operand> export_target(std::string_view word) const {
    for (std::uint32_t target = 0; target < 64; ++target)
      if (export_target_name(isa_.assembly_family, target) == word) return Operand(target);
    constexpr std::string_view invalid = "invalid_target_";
    if (!word.starts_with(invalid)) return {};
    const auto target = small_number(word.substr(invalid.size()));
    return target && *target < 64 ? std::optional(Operand(*target)) : std::nullopt;
  }

  /// Words that are no register; `word` has been read.
  std::optional<Operand> special(ReadOperand& about, std::size_t begin, std::string_view word) {
    if (kinds_.parameter)
      for (const auto& [name, value] : {std::pair{"p10", 0}, {"p20", 1}, {"p0", 2}})
        if (word == name) return Operand(value);
    if (word.starts_with("attr") && word.size() >= 7 && word[word.size() - 2] == '.')
      if (const auto index = small_number(word.substr(4, word.size() - 6)); index && *index < 64)
        if (const char channel = word.back(); (channel >= 'w' && channel <= 'z')) return attr(*index, channel);
    if (kinds_.version && version_name(word)) {
      scanner_.back_to(begin);
      return Operand(read_version(scanner_, names_));
    }
    if (scanner_.peek() != '(') return {};
    if (word == "lit" || word == "lit64") {
      scanner_.accept("(");
      Operand operand = number(about, word == "lit" ? NumberRule::literal : NumberRule::literal64);
      scanner_.expect(")");
      return operand;
    }
    if (word == "hwreg" || word == "sendmsg" || word == "gpr_idx") {
      scanner_.accept("(");
      if (word == "hwreg") return Operand(read_hwreg(isa_, scanner_, names_));
      return Operand(word == "sendmsg" ? read_message(isa_, scanner_, names_) : read_gpr_index(scanner_));
    }
    const bool counts = wait_counter(word.ends_with("_sat") ? word.substr(0, word.size() - 4) : word).has_value();
    const bool delays = word.starts_with("inst");
    if (!counts && !delays && find_depctr(word) == nullptr) return {};
    scanner_.back_to(begin);
    if (counts) return counters();
    if (delays) return Operand(read_delay(scanner_));
    return Operand(read_depctr(scanner_, names_, isa_.depctr_bits));
  }

  /// A float, or an integer expression.
  Operand number(ReadOperand& about, NumberRule rule) {
    if (const std::optional<double> value = real()) {
      Operand operand(*value);
      operand.rule = rule;
      return operand;
    }
    if (kinds_.version) return Operand(read_version(scanner_, names_));
    const Number value = in_bars_ ? read_expression_in_bars(scanner_, names_) : read_expression(scanner_, names_);
    if (scanner_.failed()) return {};
    about.deferred = about.deferred || value.deferred;
    about.part = value.part;
    about.bases = value.bases;
    Operand operand(value.value);
    operand.rule = value.part == Number::Part::relative ? NumberRule::literal64
                   : value.deferred                     ? NumberRule::literal
                                                        : rule;
    return operand;
  }

  /// A number with a point or an exponent.
  std::optional<double> real() {
    const std::size_t begin = scanner_.place();
    const bool negative = scanner_.peek() == '-';
    if (negative) scanner_.accept("-");
    const std::size_t digits = scanner_.place();
    std::size_t length = 0;
    bool point = false, exponent = false;
    while (is_digit(scanner_.at(length))) ++length;
    if (scanner_.at(length) == '.' && (length != 0 || is_digit(scanner_.at(1)))) {
      point = true;
      for (++length; is_digit(scanner_.at(length)); ++length) {
      }
    }
    if (length != 0 && (scanner_.at(length) == 'e' || scanner_.at(length) == 'E')) {
      std::size_t end = length + 1;
      if (scanner_.at(end) == '-' || scanner_.at(end) == '+') ++end;
      exponent = is_digit(scanner_.at(end));
      while (exponent && is_digit(scanner_.at(end))) length = ++end;
    }
    double value = 0;
    const std::string_view text = scanner_.between(digits, digits + length);
    if ((!point && !exponent) || std::from_chars(text.data(), text.data() + text.size(), value).ec != std::errc{} ||
        continues_word(scanner_.at(length))) {
      scanner_.back_to(begin);
      return {};
    }
    scanner_.advance(length);
    return negative ? -value : value;
  }

  const Isa& isa_;
  Scanner& scanner_;
  const Names& names_;
  OperandKinds kinds_;
  bool in_bars_ = false;
};

}  // namespace lockstep::assembler::detail
