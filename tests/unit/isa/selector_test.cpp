// Scalar operand numbers: tables from runs, tuples of registers, and the numbers that AMD's manuals give.
#include "lockstep/isa/selector.hpp"

#include <doctest/doctest.h>

#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/rdna4.hpp"

using namespace lockstep;

namespace {

constexpr SelectorRun runs[] = {{0, 4, SelectorKind::sgpr, 0, 1},
                                {10, 2, SelectorKind::vcc, 0, 1},
                                {12, 1, SelectorKind::null, 0, 1},
                                {20, 3, SelectorKind::integer, -1, -1}};
constexpr SelectorTable small = selector_table(runs);

static_assert(small[3].kind == SelectorKind::sgpr && small[3].index == 3 && small[3].is_register());
static_assert(small[11].kind == SelectorKind::vcc && small[11].index == 1);
static_assert(small[22].index == -3 && small[22].is_constant() && small[22].is_value());
// Numbers between runs, and beyond the table.
static_assert(small[4].kind == SelectorKind::reserved && !small[4].is_value());
static_assert(small[256].kind == SelectorKind::reserved && small[~std::size_t{0}].kind == SelectorKind::reserved);

// Tuples lie within one file; NULL has any width.
static_assert(is_register_tuple(small, 0, 4) && !is_register_tuple(small, 1, 4));
static_assert(is_register_tuple(small, 10, 2) && !is_register_tuple(small, 11, 2));
static_assert(is_register_tuple(small, 12, 16) && !is_register_tuple(small, 0, 0));
static_assert(!is_register_tuple(small, 20, 1) && !is_register_tuple(small, 255, 4));
static_assert(!is_register_tuple(small, 256, 1));
static_assert(is_aligned_tuple(small, 3, 1) && !is_aligned_tuple(small, 3, 2) && is_aligned_tuple(small, 2, 2));
static_assert(!is_aligned_tuple(small, 2, 4) && is_aligned_tuple(small, 0, 16));

// CDNA4 ISA manual and RDNA4 ISA manual, scalar operands.
constexpr SelectorTable of_cdna4 = cdna4::Isa::selectors, of_rdna4 = rdna4::Isa::selectors;
static_assert(of_cdna4[101].kind == SelectorKind::sgpr && of_cdna4[102].kind == SelectorKind::flat_scratch);
static_assert(of_rdna4[105].kind == SelectorKind::sgpr && of_rdna4[105].index == 105);
static_assert(of_cdna4[106].kind == SelectorKind::vcc && of_rdna4[107].kind == SelectorKind::vcc &&
              of_rdna4[107].index == 1);
static_assert(of_cdna4[124].kind == SelectorKind::m0 && of_rdna4[124].kind == SelectorKind::null);
static_assert(of_cdna4[126].kind == SelectorKind::exec && of_rdna4[127].kind == SelectorKind::exec);
static_assert(of_cdna4[128].kind == SelectorKind::integer && of_cdna4[128].index == 0 && of_cdna4[192].index == 64);
static_assert(of_cdna4[193].index == -1 && of_cdna4[208].index == -16 && of_cdna4[209].kind == SelectorKind::reserved);
static_assert(of_cdna4[240].kind == SelectorKind::floating && of_cdna4[248].index == 8);
static_assert(of_cdna4[251].kind == SelectorKind::vccz && of_cdna4[253].kind == SelectorKind::scc);
static_assert(of_cdna4[255].kind == SelectorKind::literal && of_rdna4[255].kind == SelectorKind::literal);

}  // namespace

TEST_CASE("selector: every number of an ISA is of one kind alone") {
  for (const SelectorTable& table : {of_cdna4, of_rdna4}) {
    for (std::size_t n = 0; n < table.size(); ++n) {
      const Selector each = table[n];
      CHECK(each.is_register() + each.is_null() + each.is_constant() + each.is_state() <= 1);
      CHECK(each.is_value() == (each.is_register() || each.is_null() || each.is_constant() || each.is_state()));
    }
  }
}
