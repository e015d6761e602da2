// Operands with a notation of their own, read backwards: hardware registers, messages, delays, dependency counters,
// versions, index modes, patterns of DS_SWIZZLE_B32. The tables are the disassembler's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "lockstep/assemble/expression.hpp"
#include "lockstep/assemble/scanner.hpp"
#include "lockstep/disasm/gfx11_operands.hpp"
#include "lockstep/disasm/modifiers.hpp"
#include "lockstep/disasm/special_operands.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/families.hpp"

namespace lockstep::assembler::detail {

inline std::string quoted(std::string_view text) { return "'" + std::string(text.substr(0, 80)) + "'"; }

/// A number from `low` to `high`.
inline std::uint32_t read_limited(Scanner& scanner, const Names& names, std::int64_t low, std::int64_t high) {
  const std::size_t begin = scanner.place();
  const std::int64_t value = read_number(scanner, names);
  if (value >= low && value <= high) return static_cast<std::uint32_t>(value);
  scanner.fail_at(begin, "the number must be " + std::to_string(low) + " to " + std::to_string(high) + ", not " +
                             std::to_string(value));
  return 0;
}

/// The place of the word that comes next among `names`, which may have `prefix` before it.
template <class List>
std::uint32_t read_name(Scanner& scanner, const List& list, std::string_view what, std::string_view prefix = {}) {
  const std::size_t begin = scanner.place();
  std::string_view word = scanner.name();
  if (!prefix.empty() && word.starts_with(prefix)) word.remove_prefix(prefix.size());
  for (std::size_t i = 0; i < std::size(list); ++i)
    if (!list[i].empty() && word == list[i]) return static_cast<std::uint32_t>(i);
  std::string known;
  for (const std::string_view name : list)
    if (!name.empty()) known += (known.empty() ? "" : ", ") + std::string(prefix) + std::string(name);
  scanner.fail_at(begin, std::string(what) + " is one of " + known + ", not " +
                             (word.empty() ? scanner.shown_next() : quoted(word)));
  return 0;
}

/// "HW_REG_MODE, 0, 4)" behind "hwreg(".
template <class Isa>
std::uint32_t read_hwreg(const Isa& isa, Scanner& scanner, const Names& names) {
  std::uint32_t id = 0;
  if (scanner.peek_word().starts_with("HW_REG_")) {
    const std::size_t begin = scanner.place();
    const std::string_view word = scanner.word();
    bool known = false;
    for (const AsmName& entry : assembly_of(isa).hwregs())
      if (entry.name == word) known = true, id = entry.value;
    if (!known) scanner.fail_at(begin, "the ISA has no hardware register " + quoted(word));
  } else {
    id = read_limited(scanner, names, 0, 63);
  }
  std::uint32_t first = 0, bits = 32;
  if (scanner.accept(",")) {
    first = read_limited(scanner, names, 0, 31);
    if (scanner.expect(",")) bits = read_limited(scanner, names, 1, 32);
  }
  scanner.expect(")");
  return id | first << 6 | (bits - 1) << 11;
}

/// "MSG_GS, GS_OP_CUT, 1)" behind "sendmsg(". Up to gfx10 the number has an operation and a stream.
template <class Isa>
std::uint32_t read_message(const Isa& isa, Scanner& scanner, const Names& names) {
  const bool parts = isa.assembly_family <= AssemblyFamily::gfx10;
  const auto messages = assembly_of(isa).messages();
  std::uint32_t id = 0, operation = 0, stream = 0;
  if (scanner.peek_word().starts_with("MSG_")) {
    const std::size_t begin = scanner.place();
    const std::string_view word = scanner.word();
    bool known = false;
    for (const AsmMessage& message : messages)
      if (message.name == word) known = true, id = message.id;
    if (!known) scanner.fail_at(begin, "the ISA has no message " + quoted(word));
  } else {
    id = read_limited(scanner, names, 0, parts ? 15 : 255);
  }
  if (scanner.accept(",")) {
    const std::size_t begin = scanner.place();
    const std::string_view word = scanner.peek_word();
    if (word.empty()) {
      operation = read_limited(scanner, names, 0, parts ? 7 : 0);
    } else {
      scanner.word();
      bool known = false;
      for (const AsmMessage& message : messages)
        if (message.id == id && message.operation_name == word) known = true, operation = message.operation;
      if (!known) scanner.fail_at(begin, "the message has no operation " + quoted(word));
    }
    if (scanner.accept(",")) stream = read_limited(scanner, names, 0, parts ? 3 : 0);
  }
  scanner.expect(")");
  return parts ? id | operation << 4 | stream << 8 : id;
}

/// "SRC0,DST)" behind "gpr_idx(".
inline std::uint32_t read_gpr_index(Scanner& scanner) {
  std::uint32_t modes = 0;
  if (scanner.accept(")")) return 0;
  do modes |= 1u << read_name(scanner, disasm_detail::gpr_index_names, "a mode of indexing");
  while (!scanner.failed() && scanner.accept(","));
  scanner.expect(")");
  return modes;
}

/// "instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)".
inline std::uint32_t read_delay(Scanner& scanner) {
  std::uint32_t value = 0;
  do {
    const std::size_t begin = scanner.place();
    const std::string_view part = scanner.word();
    const bool skip = part == "instskip";
    if (!skip && part != "instid0" && part != "instid1") {
      scanner.fail_at(begin, "a delay has the parts instid0(..), instskip(..), instid1(..)");
      return 0;
    }
    if (!scanner.expect("(")) return 0;
    std::uint32_t number = 0;
    constexpr std::string_view none = "NO_DEP", same = "SAME";
    if (scanner.peek_word() == (skip ? same : none))
      scanner.word();
    else
      number = skip ? read_name(scanner, disasm_detail::delay_skip_names, "a skip")
                    : read_name(scanner, disasm_detail::delay_names, "a delay");
    value |= number << (skip ? 4 : part == "instid0" ? 0 : 7);
    scanner.expect(")");
  } while (!scanner.failed() && scanner.accept("|"));
  return value;
}

/// The counter of a name like "depctr_va_vdst"; null: none.
inline const disasm_detail::DepctrCounter* find_depctr(std::string_view name) {
  for (const disasm_detail::DepctrCounter& counter : disasm_detail::depctr_counters)
    if (counter.name == name) return &counter;
  return nullptr;
}

/// "depctr_va_vdst(0) depctr_sa_sdst(0)": what is not named is not waited for. `bits`: those that counters have.
inline std::uint32_t read_depctr(Scanner& scanner, const Names& names, std::uint32_t bits) {
  std::uint32_t value = bits;
  while (const disasm_detail::DepctrCounter* const counter = find_depctr(scanner.peek_word())) {
    const std::size_t begin = scanner.place();
    scanner.word();
    if (!scanner.expect("(")) return 0;
    const std::uint32_t all = (1u << counter->width) - 1, count = read_limited(scanner, names, 0, all);
    if ((bits >> counter->low & 1u) == 0) scanner.fail_at(begin, "the ISA has no counter " + quoted(counter->name));
    value = (value & ~(all << counter->low)) | count << counter->low;
    scanner.expect(")");
    if (scanner.failed() || (!scanner.accept("&") && !scanner.accept(",") && scanner.at_end())) break;
  }
  return value;
}

/// The number of a name like "UC_VERSION_GFX11".
inline std::optional<std::uint32_t> version_name(std::string_view name) {
  for (const auto& [number, generation] : disasm_detail::version_generations)
    if (name == generation) return number;
  for (const auto& [bit, flag] : disasm_detail::version_flags)
    if (name == flag) return bit;
  return {};
}

/// "(UC_VERSION_GFX11|UC_VERSION_W32_BIT)|UC_VERSION_W64_BIT", where a number may stand for a name.
inline std::uint32_t read_version(Scanner& scanner, const Names& names) {
  std::uint32_t value = 0, open = 0;
  for (;;) {
    while (scanner.accept("(")) ++open;
    const std::size_t begin = scanner.place();
    if (const std::string_view word = scanner.peek_word(); !word.empty()) {
      scanner.word();
      const std::optional<std::uint32_t> number = version_name(word);
      if (!number) scanner.fail_at(begin, "there is no version " + quoted(word));
      value |= number.value_or(0);
    } else {
      const std::size_t number_begin = scanner.place();
      const Number number = read_expression_in_bars(scanner, names);
      if (number.value < 0 || number.value > 0xffff) scanner.fail_at(number_begin, "a version has 16 bits");
      value |= static_cast<std::uint32_t>(number.value) & 0xffffu;
    }
    while (open != 0 && scanner.accept(")")) --open;
    if (scanner.failed() || !scanner.accept("|")) break;
  }
  if (open != 0) scanner.expect(")");
  return value;
}

/// "BITMASK_PERM,"01pip")": the AND, OR and XOR masks of the lane's number.
inline std::uint32_t read_swizzle_mask(Scanner& scanner) {
  std::uint32_t keep = 0, set = 0, flip = 0;
  if (!scanner.expect("\"")) return 0;
  const std::size_t begin = scanner.place();
  const std::string_view mask = scanner.until("\"");
  scanner.expect("\"");
  bool fine = mask.size() == 5;
  for (std::size_t i = 0; i < mask.size() && fine; ++i) {
    const std::uint32_t bit = 16u >> i;
    switch (mask[i]) {
      case '0': break;
      case '1': set |= bit; break;
      case 'p': keep |= bit; break;
      case 'i': keep |= bit, flip |= bit; break;
      default: fine = false;
    }
  }
  if (!fine) scanner.fail_at(begin, "a bit mask has five of the characters 0, 1, p and i");
  return keep | set << 5 | flip << 10;
}

/// What is behind "swizzle(".
inline std::uint32_t read_swizzle(Scanner& scanner, const Names& names) {
  constexpr std::string_view modes[] = {"QUAD_PERM", "BITMASK_PERM", "BROADCAST", "SWAP", "REVERSE", "FFT", "ROTATE"};
  const std::uint32_t mode = read_name(scanner, modes, "a swizzle");
  if (scanner.failed() || !scanner.expect(",")) return 0;
  const auto number = [&](std::int64_t low, std::int64_t high) { return read_limited(scanner, names, low, high); };
  const auto next = [&](std::int64_t low, std::int64_t high) {
    return scanner.expect(",") ? number(low, high) : std::uint32_t{0};
  };
  const auto power = [&](std::int64_t low, std::int64_t high) {
    const std::size_t begin = scanner.place();
    const std::uint32_t value = number(low, high);
    if ((value & (value - 1)) != 0) scanner.fail_at(begin, "the number must be a power of two");
    return value;
  };
  std::uint32_t pattern = 0;
  switch (mode) {
    case 0:
      pattern = 0x8000 | number(0, 3);
      for (unsigned i = 1; i < 4; ++i) pattern |= next(0, 3) << 2 * i;
      break;
    case 1: pattern = read_swizzle_mask(scanner); break;
    case 2: {
      const std::uint32_t group = power(2, 32), lane = next(0, static_cast<std::int64_t>(group) - 1);
      pattern = ((32 - group) & 31u) | lane << 5;
      break;
    }
    case 3: pattern = 31 | power(1, 16) << 10; break;
    case 4: pattern = 31 | (power(2, 32) - 1) << 10; break;
    case 5: pattern = 0xe000 | number(0, 31); break;
    default:
      pattern = 0xc000 | number(0, 1) << 10;
      pattern |= next(0, 31) << 5;
      break;
  }
  scanner.expect(")");
  return pattern;
}

}  // namespace lockstep::assembler::detail
