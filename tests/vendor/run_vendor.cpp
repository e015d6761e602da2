#include "machine.hpp"
#include "vendor_cdna4/execute.hpp"

bool vendor_test::run_vendor(lockstep::cdna4::Opcode opcode, const Input& input, Result& result) {
  result.out.wide = &result.wide;
  return lockstep::vendor_cdna4::execute_operation(opcode, input.lane, result.out, result.registers);
}
