#include "engine.hpp"

#include "cdna4/bit_flow.hpp"
#include "cdna4/operations.hpp"
#include "tables/make_isa_tables.hpp"

namespace lockstep {

extern constexpr IsaTables fake32_tables = [] {
  IsaTables tables = make_isa_tables<wave32_test::Fake32>();
  tables.bit_flows = cdna4::bit_flow_programs;
  tables.bit_flow_numbers = cdna4::bit_flow_numbers.data();
  return tables;
}();

}  // namespace lockstep
