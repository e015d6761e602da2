#include "machine.hpp"
#include "own_operations.hpp"

bool vendor_test::run_own(isa::Opcode opcode, const Input& input, Result& result) {
  result.out.wide = &result.wide;
  return isa::execute_operation(opcode, input.lane, result.out, result.registers);
}
