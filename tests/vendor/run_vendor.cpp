#include "machine.hpp"
#include "vendor_operations.hpp"

bool vendor_test::run_vendor(isa::Opcode opcode, const Input& input, Result& result) {
  result.out.wide = &result.wide;
  return isa_by_vendor::execute_operation(opcode, input.lane, result.out, result.registers);
}
