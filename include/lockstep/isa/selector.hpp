// What a scalar operand number means: a register, a constant, a piece of state. The same numbers are the lower half of
// 9-bit sources. The generated selectors.hpp of an ISA has the table; this is its shape, and the one place that asks
// it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep {

enum class SelectorKind : std::uint8_t {
  reserved,
  // Registers: each kind is a file of its own, and a tuple lies within one file.
  sgpr,
  flat_scratch,
  xnack_mask,
  vcc,
  ttmp,
  m0,
  exec,
  null,  ///< reads as 0 in any width; what is written there is lost
  // Constants.
  integer,
  floating,
  // State that can be read.
  aperture,
  scratch_base,
  vccz,
  execz,
  scc,
  lds_direct,
  // No operands: they say what follows the instruction's own words.
  sdwa,
  dpp,
  dpp8,
  literal,
  literal64,
};

struct Selector {
  SelectorKind kind = SelectorKind::reserved;
  /// Registers: number in the file (VCC_HI: 1). Integers: the value, -16 to 64. Floats: position in inline_f32.
  /// Apertures: shared base, shared limit, private base, private limit. DPP8: 1 where it reads disabled lanes.
  std::int8_t index = 0;

  constexpr bool is_register() const { return kind >= SelectorKind::sgpr && kind <= SelectorKind::exec; }
  constexpr bool is_null() const { return kind == SelectorKind::null; }
  constexpr bool is_constant() const { return kind == SelectorKind::integer || kind == SelectorKind::floating; }
  /// VCCZ and its like: neither registers nor constants.
  constexpr bool is_state() const { return kind >= SelectorKind::aperture && kind <= SelectorKind::scc; }
  /// Something that an engine can read by itself: not reserved, no literal, no control word, no LDS.
  constexpr bool is_value() const { return is_register() || is_null() || is_constant() || is_state(); }
};

/// `count` numbers from `first` on; the index of the first one, and what each further one adds to it.
struct SelectorRun {
  std::uint16_t first = 0, count = 0;
  SelectorKind kind = SelectorKind::reserved;
  std::int8_t index = 0, step = 1;
};

/// By number; numbers beyond the table, which illegal instructions may hold, are reserved.
struct SelectorTable {
  std::array<Selector, 256> selectors{};
  static constexpr std::size_t size() { return 256; }
  constexpr Selector operator[](std::size_t number) const { return number < size() ? selectors[number] : Selector{}; }
};

template <std::size_t Count>
constexpr SelectorTable selector_table(const SelectorRun (&runs)[Count]) {
  SelectorTable table{};
  for (const SelectorRun& run : runs)
    for (int i = 0; i < run.count; ++i)
      table.selectors[static_cast<std::size_t>(run.first + i)] = {run.kind,
                                                                  static_cast<std::int8_t>(run.index + i * run.step)};
  return table;
}

/// Do selectors `first` to `first + dwords - 1` name `dwords` registers of one file? Says nothing of alignment. NULL
/// has any width.
constexpr bool is_register_tuple(const SelectorTable& selectors, std::uint32_t first, std::uint32_t dwords) {
  if (dwords == 0 || first >= selectors.size()) return false;
  if (selectors[first].is_null()) return true;
  if (first + dwords > selectors.size()) return false;
  const Selector low = selectors[first], high = selectors[first + dwords - 1];
  return low.is_register() && high.kind == low.kind;
}

/// Tuples of scalar registers start at an even number in their file (pairs) or at a multiple of four (larger ones).
constexpr bool is_aligned_tuple(const SelectorTable& selectors, std::uint32_t first, std::uint32_t dwords) {
  return dwords < 2 || selectors[first].index % (dwords > 2 ? 4 : 2) == 0;
}

}  // namespace lockstep
