#include "machine.hpp"

namespace vendor_test {

Result::Result(const Input& input) : wide(input.wide.d0), registers(input.register_seed) {
  const lockstep::LaneInput& in = input.lane;
  out.d0 = in.d0;
  out.s0 = in.s0;
  out.vcc = in.vcc;
  out.exec = in.exec;
  out.pc = in.pc + 4;
  out.m0 = in.m0;
  out.mode = in.mode.bits();
  out.status = in.status;
  out.vcc_lane = in.vcc_lane;
  out.scc = in.scc;
}

bool Result::operator==(const Result& other) const {
  const lockstep::LaneOutput &a = out, &b = other.out;
  return a.d0 == b.d0 && a.s0 == b.s0 && a.vcc == b.vcc && a.exec == b.exec && a.pc == b.pc && a.m0 == b.m0 &&
         a.mode == b.mode && a.status == b.status && a.d0_lane == b.d0_lane && a.d1 == b.d1 &&
         a.vcc_lane == b.vcc_lane && a.exec_lane == b.exec_lane && a.scc == b.scc && a.signal == b.signal &&
         wide == other.wide && registers == other.registers;
}

}  // namespace vendor_test
