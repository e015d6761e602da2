// Wait counters: sets, names, and the fields of wait instructions.
#include "lockstep/isa/wait_counter.hpp"

#include <doctest/doctest.h>

#include <set>

#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/rdna4.hpp"

using namespace lockstep;

constexpr WaitCounterSet two = wait_counter_set(WaitCounter::vmcnt, WaitCounter::xcnt);
static_assert(two.has(WaitCounter::vmcnt) && two.has(WaitCounter::xcnt) && !two.has(WaitCounter::lgkmcnt) && two);
static_assert(!wait_counter_set() && wait_counter_set(WaitCounter::xcnt) != two);

// vmcnt of CDNA: bits 3:0 and 15:14.
constexpr WaitField vmcnt{0, WaitCounter::vmcnt, {BitRange{0, 4}, BitRange{14, 2}}};
static_assert(vmcnt.most() == 63 && vmcnt.limit(0xc00f) == 63 && vmcnt.limit(0x3ff0) == 0 && vmcnt.limit(0x4001) == 17);

TEST_CASE("wait counters: names are those of the assembler, and different") {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < wait_counters; ++i) names.insert(wait_counter_name(static_cast<WaitCounter>(i)));
  CHECK(names.size() == wait_counters);
  CHECK(wait_counter_name(WaitCounter::lgkmcnt) == "lgkmcnt");
}

namespace {

/// The most accesses that a wait of the ISA can leave; 0: no instruction waits for that counter.
template <class Isa>
std::uint32_t most_of(WaitCounter counter) {
  std::uint32_t most = 0;
  for (const WaitField& field : Isa::wait_fields())
    if (field.counter == counter) most = std::max(most, field.most());
  return most;
}

}  // namespace

TEST_CASE("wait counters: widths of the ISAs' fields") {
  // CDNA4 ISA manual, S_WAITCNT: VM_CNT 6 bits, EXP_CNT 3, LGKM_CNT 4.
  CHECK(most_of<cdna4::Isa>(WaitCounter::vmcnt) == 63);
  CHECK(most_of<cdna4::Isa>(WaitCounter::expcnt) == 7);
  CHECK(most_of<cdna4::Isa>(WaitCounter::lgkmcnt) == 15);
  CHECK(most_of<cdna4::Isa>(WaitCounter::loadcnt) == 0);
  // RDNA4 ISA manual, dependency counters: LOADcnt, STOREcnt, DScnt 6 bits, KMcnt 5.
  CHECK(most_of<rdna4::Isa>(WaitCounter::loadcnt) == 63);
  CHECK(most_of<rdna4::Isa>(WaitCounter::storecnt) == 63);
  CHECK(most_of<rdna4::Isa>(WaitCounter::dscnt) == 63);
  CHECK(most_of<rdna4::Isa>(WaitCounter::kmcnt) == 31);
  CHECK(most_of<rdna4::Isa>(WaitCounter::vmcnt) == 0);
}
