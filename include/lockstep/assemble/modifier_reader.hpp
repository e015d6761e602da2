// What follows the operands, read into the encoder's options: by the table of modifiers, and by hand what has no row in
// it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/asm/operand.hpp"
#include "lockstep/assemble/expression.hpp"
#include "lockstep/assemble/scanner.hpp"
#include "lockstep/assemble/special_words.hpp"
#include "lockstep/disasm/modifier_options.hpp"
#include "lockstep/disasm/modifier_table.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/families.hpp"

namespace lockstep::assembler::detail {

/// TH by name: the numbers that the names of loads, stores and atomics stand for.
struct HintName {
  std::string_view name;
  std::uint8_t number;
};
inline constexpr HintName hint_names[] = {
    {"TH_LOAD_RT", 0},      {"TH_LOAD_NT", 1},          {"TH_LOAD_HT", 2},           {"TH_LOAD_LU", 3},
    {"TH_LOAD_BYPASS", 3},  {"TH_LOAD_NT_RT", 4},       {"TH_LOAD_RT_NT", 5},        {"TH_LOAD_NT_HT", 6},
    {"TH_STORE_RT", 0},     {"TH_STORE_NT", 1},         {"TH_STORE_HT", 2},          {"TH_STORE_WB", 3},
    {"TH_STORE_BYPASS", 3}, {"TH_STORE_NT_RT", 4},      {"TH_STORE_RT_NT", 5},       {"TH_STORE_NT_HT", 6},
    {"TH_STORE_NT_WB", 7},  {"TH_ATOMIC_RT", 0},        {"TH_ATOMIC_RETURN", 1},     {"TH_ATOMIC_RT_RETURN", 1},
    {"TH_ATOMIC_NT", 2},    {"TH_ATOMIC_NT_RETURN", 3}, {"TH_ATOMIC_CASCADE_RT", 4}, {"TH_ATOMIC_CASCADE_NT", 6}};

/// A kind of DPP that is a number: its word, the control of 0, the numbers it takes.
struct DppWord {
  std::string_view word;
  std::uint16_t base;
  std::uint8_t low, high;
};
inline constexpr DppWord dpp_words[] = {
    {"row_shl", 0x100, 1, 15},   {"row_shr", 0x110, 1, 15},   {"row_ror", 0x120, 1, 15}, {"row_newbcast", 0x150, 0, 15},
    {"row_share", 0x150, 0, 15}, {"row_xmask", 0x160, 0, 15}, {"wave_shl", 0x12f, 1, 1}, {"wave_rol", 0x133, 1, 1},
    {"wave_shr", 0x137, 1, 1},   {"wave_ror", 0x13b, 1, 1}};

template <class Isa>
class ModifierReader {
 public:
  ModifierReader(const Isa& isa, Scanner& scanner, const Names& names) : isa_(isa), scanner_(scanner), names_(names) {}

  Options options{};

  /// Reads a modifier that comes next; false: the word is none.
  bool read() {
    const std::size_t begin = scanner_.place();
    const std::string_view word = scanner_.word();
    if (word.empty()) return false;
    const bool number = scanner_.peek() == ':' && scanner_.at(1) != ':';
    if (number ? with_number(begin, word) : alone(word)) return true;
    scanner_.back_to(begin);
    return false;
  }

 private:
  using Row = disasm_detail::ModifierRow;
  using Style = disasm_detail::ModifierText;

  void put(std::size_t begin, const Row& row, std::int64_t number) {
    if (number < 0 || number > 0xffffffff || !row.option.put(options, static_cast<std::uint32_t>(number)))
      scanner_.fail_at(begin, std::string(row.text) + " does not take the number " + std::to_string(number));
  }

  /// A word without a number. LLVM takes "no" before it, too.
  bool alone(std::string_view word) {
    for (const Row& row : disasm_detail::modifier_table::rows) {
      if (row.style != Style::word) continue;
      if (word == row.text) return row.option.put(options, 1);
      if (word.starts_with("no") && word.substr(2) == row.text) return row.option.put(options, 0);
    }
    if (word == "row_mirror")
      options.dpp = row_mirror;
    else if (word == "row_half_mirror")
      options.dpp = row_half_mirror;
    else
      return false;
    return true;
  }

  bool with_number(std::size_t begin, std::string_view word) {
    if (word == "mul" || word == "div") {
      scanner_.accept(":");
      const std::int64_t factor = read_number(scanner_, names_);
      const bool product = word == "mul";
      if (product ? factor != 1 && factor != 2 && factor != 4 : factor != 1 && factor != 2)
        scanner_.fail_at(begin, "the factors of a result are mul:2, mul:4 and div:2");
      options.omod = factor == 1 ? Omod::none : !product ? Omod::div_2 : factor == 2 ? Omod::mul_2 : Omod::mul_4;
      return true;
    }
    for (const Row& row : disasm_detail::modifier_table::rows)
      if (row.text == word && row.style != Style::word) {
        scanner_.accept(":");
        row_number(row);
        return true;
      }
    return list(word) || lanes(word) || memory(word) || other(word);
  }

  void row_number(const Row& row) {
    const std::size_t begin = scanner_.place();
    const std::string_view word = scanner_.peek_word();
    if (row.style == Style::hint && !word.empty()) {
      scanner_.word();
      for (const HintName& hint : hint_names)
        if (hint.name == word) return put(begin, row, hint.number);
      return scanner_.fail_at(begin, "there is no temporal hint " + quoted(word));
    }
    // "dim:2D" begins like a number.
    const bool name = !word.empty() || (is_digit(scanner_.peek()) && scanner_.at(1) == 'D');
    if (row.style == Style::name && name) {
      const std::size_t place = scanner_.place();
      std::string_view given = scanner_.name();
      if (given.starts_with(row.prefix)) given.remove_prefix(row.prefix.size());
      for (std::size_t i = 0; i < row.names.size(); ++i)
        if (!row.names[i].empty() && row.names[i] == given) return put(begin, row, static_cast<std::int64_t>(i));
      if (row.names[0].empty() && given == "CU") return put(begin, row, 0);  // SCOPE_CU
      scanner_.back_to(place);
      return static_cast<void>(read_name(scanner_, row.names, row.text, row.prefix));
    }
    put(begin, row, read_number(scanner_, names_));
  }

  BitList bits() {
    BitList result;
    if (!scanner_.expect("[")) return result;
    do {
      if (result.count == 8) scanner_.fail("the list has at most eight bits");
      if (scanner_.failed()) return result;
      const std::uint32_t bit = read_limited(scanner_, names_, 0, 1);
      result.bits = static_cast<std::uint8_t>(result.bits | bit << result.count++);
    } while (!scanner_.failed() && scanner_.accept(","));
    scanner_.expect("]");
    return result;
  }

  bool list(std::string_view word) {
    BitList Options::*const place = word == "op_sel"      ? &Options::op_sel
                                    : word == "op_sel_hi" ? &Options::op_sel_hi
                                    : word == "neg_lo"    ? &Options::neg_lo
                                    : word == "neg_hi"    ? &Options::neg_hi
                                    : word == "neg"       ? &Options::neg
                                                          : nullptr;
    if (place == nullptr) return false;
    scanner_.accept(":");
    options.*place = bits();
    return true;
  }

  std::uint32_t limited(std::int64_t low, std::int64_t high) { return read_limited(scanner_, names_, low, high); }

  /// `count` numbers of `bits` bits in brackets, the first one lowest.
  std::uint32_t selectors(unsigned count, unsigned width) {
    std::uint32_t result = 0;
    if (!scanner_.expect("[")) return 0;
    for (unsigned i = 0; i < count && !scanner_.failed(); ++i) {
      if (i != 0) scanner_.expect(",");
      result |= limited(0, (1 << width) - 1) << width * i;
    }
    scanner_.expect("]");
    return result;
  }

  /// DPP.
  bool lanes(std::string_view word) {
    const auto control = [&](std::uint32_t number) { options.dpp = static_cast<int>(number); };
    for (const DppWord& dpp : dpp_words)
      if (dpp.word == word) {
        scanner_.accept(":");
        control(dpp.base + limited(dpp.low, dpp.high));
        return true;
      }
    if (word == "quad_perm") {
      scanner_.accept(":");
      control(selectors(4, 2));
    } else if (word == "dpp8") {
      scanner_.accept(":");
      options.dpp8.lanes = selectors(8, 3);
      options.dpp8.count = 8;
    } else if (word == "row_bcast") {
      scanner_.accept(":");
      const std::size_t begin = scanner_.place();
      const std::uint32_t lane = limited(15, 31);
      if (lane != 15 && lane != 31) scanner_.fail_at(begin, "row_bcast is 15 or 31");
      control(lane == 15 ? 0x142 : 0x143);
    } else if (word == "row_mask" || word == "bank_mask") {
      scanner_.accept(":");
      (word == "row_mask" ? options.row_mask : options.bank_mask) = static_cast<int>(limited(0, 15));
    } else if (word == "bound_ctrl") {
      scanner_.accept(":");
      // Before gfx11 LLVM's "bound_ctrl:0" sets the bit, which it says in a roundabout way.
      const std::uint32_t value = limited(0, 1);
      options.bound_ctrl = value != 0 || isa_.assembly_family <= AssemblyFamily::gfx10;
    } else if (word == "fi") {
      scanner_.accept(":");
      options.fi = limited(0, 1) != 0;
    } else {
      return false;
    }
    return true;
  }

  bool memory(std::string_view word) {
    if (word == "offset") {
      scanner_.accept(":");
      const std::size_t begin = scanner_.place();
      if (scanner_.peek_word() == "swizzle") {
        scanner_.word();
        if (scanner_.expect("(")) options.offset = static_cast<int>(read_swizzle(scanner_, names_));
        return true;
      }
      const std::int64_t value = read_number(scanner_, names_);
      if (value < -0x1000000 || value > 0x1ffffff) scanner_.fail_at(begin, "the offset is too large for any field");
      if (!scanner_.failed()) options.offset = static_cast<int>(value);
      return true;
    }
    if (word == "format") {
      scanner_.accept(":");
      format();
      return true;
    }
    if (word == "dfmt" || word == "nfmt") {
      scanner_.accept(":");
      const std::uint32_t old = options.format.given ? static_cast<std::uint32_t>(options.format.value) : 1;
      const std::uint32_t value = limited(0, word == "dfmt" ? 15 : 7);
      options.format = static_cast<int>(word == "dfmt" ? (old & ~15u) | value : (old & 15u) | value << 4);
      return true;
    }
    return false;
  }

  /// "[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_FLOAT]", "[BUF_FMT_32_FLOAT]", a number.
  void format() {
    if (scanner_.peek() != '[' && scanner_.peek_word().empty()) {
      options.format = static_cast<int>(limited(0, 127));
      return;
    }
    const bool bracket = scanner_.accept("[");
    const auto& assembly = assembly_of(isa_);
    std::uint32_t value = 1;
    do {
      const std::size_t begin = scanner_.place();
      const std::string_view word = scanner_.word();
      bool known = false;
      for (const AsmName& name : assembly.data_formats())
        if (name.name == word)
          known = true, value = assembly.number_formats().empty() ? name.value : (value & ~15u) | name.value;
      for (const AsmName& name : assembly.number_formats())
        if (name.name == word) known = true, value = (value & 15u) | static_cast<std::uint32_t>(name.value) << 4;
      if (!known)
        scanner_.fail_at(begin,
                         "the ISA has no format of buffers " + (word.empty() ? scanner_.shown_next() : quoted(word)));
    } while (!scanner_.failed() && bracket && scanner_.accept(","));
    if (bracket) scanner_.expect("]");
    options.format = static_cast<int>(value);
  }

  bool other(std::string_view word) {
    if (word == "bitop3") {  // its row is that of half a dual instruction, the option is the same
      scanner_.accept(":");
      options.bitop3 = static_cast<std::uint8_t>(limited(0, 255));
      return true;
    }
    Select Options::*const select = word == "dst_sel"    ? &Options::dst_sel
                                    : word == "src0_sel" ? &Options::src0_sel
                                    : word == "src1_sel" ? &Options::src1_sel
                                                         : nullptr;
    if (select != nullptr) {
      scanner_.accept(":");
      options.*select =
          static_cast<Select>(read_name(scanner_, std::span(disasm_detail::sdwa_select_names).first(7), word));
      return true;
    }
    if (word != "dst_unused") return false;
    scanner_.accept(":");
    options.dst_unused =
        static_cast<Unused>(read_name(scanner_, std::span(disasm_detail::sdwa_unused_names).first(3), word, "UNUSED_"));
    return true;
  }

  const Isa& isa_;
  Scanner& scanner_;
  const Names& names_;
};

}  // namespace lockstep::assembler::detail
