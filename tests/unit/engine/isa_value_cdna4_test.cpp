// CDNA4 as data executes as CDNA4 of the core does.
#include "cdna4/assembly_binding.hpp"
#include "cdna4/execute.hpp"
#include "isa_value.hpp"
#include "lockstep/isa/traits/cdna4.hpp"

namespace {

constexpr lockstep::IsaTables tables = lockstep::make_isa_tables<lockstep::cdna4::Isa>();

TEST_CASE("CDNA4 as data: waves of 64 lanes") {
  const auto counts = isa_value::compare<lockstep::cdna4::Isa, 64>(tables, 3);
  CAPTURE(counts.faults);
  CAPTURE(counts.without);
  CHECK(counts.executed > 2000);
  CHECK(counts.accesses > 200);
  CHECK(counts.matrices > 10);
  CHECK(counts.computed_registers > 20);
}

}  // namespace
