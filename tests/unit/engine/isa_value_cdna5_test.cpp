// CDNA5 as data executes as CDNA5 of the core does.
#include "cdna5/assembly_binding.hpp"
#include "cdna5/execute.hpp"
#include "isa_value.hpp"
#include "lockstep/isa/traits/cdna5.hpp"

namespace {

constexpr lockstep::IsaTables tables = lockstep::make_isa_tables<lockstep::cdna5::Isa>();

TEST_CASE("CDNA5 as data: waves of 32 lanes") {
  const auto counts = isa_value::compare<lockstep::cdna5::Isa, 32>(tables, 3);
  CAPTURE(counts.faults);
  CAPTURE(counts.without);
  CHECK(counts.executed > 2000);
  CHECK(counts.accesses > 200);
  CHECK(counts.matrices > 10);
  CHECK(counts.computed_registers > 20);
}

}  // namespace
