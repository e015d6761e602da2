#include "cdna4/execute.hpp"
#include "machine.hpp"

bool vendor_test::run_own(lockstep::cdna4::Opcode opcode, const Input& input, Result& result) {
  result.out.wide = &result.wide;
  return lockstep::cdna4::execute_operation(opcode, input.lane, result.out, result.registers);
}
