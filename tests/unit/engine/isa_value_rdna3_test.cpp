// RDNA3 as data executes as RDNA3 of the core does.
#include "isa_value.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "rdna3/assembly_binding.hpp"
#include "rdna3/execute.hpp"

namespace {

constexpr lockstep::IsaTables tables = lockstep::make_isa_tables<lockstep::rdna3::Isa>();

TEST_CASE("RDNA3 as data: waves of 32 lanes") {
  const auto counts = isa_value::compare<lockstep::rdna3::Isa, 32>(tables, 3);
  CAPTURE(counts.faults);
  CAPTURE(counts.without);
  CHECK(counts.executed > 2000);
  CHECK(counts.accesses > 200);
  CHECK(counts.matrices > 10);
  CHECK(counts.computed_registers > 20);
}

TEST_CASE("RDNA3 as data: waves of 64 lanes") {
  const auto counts = isa_value::compare<lockstep::rdna3::Isa, 64>(tables, 3);
  CAPTURE(counts.faults);
  CAPTURE(counts.without);
  CHECK(counts.executed > 2000);
  CHECK(counts.accesses > 200);
  CHECK(counts.matrices > 10);
  CHECK(counts.computed_registers > 20);
}

}  // namespace
