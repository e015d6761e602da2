// The two halves of a memory instruction by themselves, and whole exchanges in constant evaluation.
#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;
using lockstep::AddressSpace;
using lockstep::MemoryAction;

TEST_CASE("a simulator performs the access itself") {
  Machine m;
  m.wave.set_exec(0xf0);
  for (std::uint32_t lane = 0; lane < 64; ++lane) m.set_pair(lane, 10, Machine::private_base + 8 * lane);
  m.set_pair(5, 10, Machine::base + 16);
  m.set_pair(6, 10, Machine::shared_base + 24);
  const Instruction in = assemble("FLAT_LOAD_DWORDX2", {{Field::addr, 10}, {Field::vdst, 1}, {Field::offset, 8}});
  const MemoryOp& op = *in.info().memory;
  lockstep::MemoryRequest<64> request;
  CHECK(!lockstep::make_request(m.wave, in, op, request));
  CHECK(request.lanes == 0xf0);
  CHECK(request.bytes == 8);
  CHECK(request.op.action == MemoryAction::load);
  CHECK(request.space[4] == AddressSpace::scratch);
  CHECK(request.address[4] == 40);
  CHECK(request.space[5] == AddressSpace::global);
  CHECK(request.address[5] == Machine::base + 24);
  CHECK(request.space[6] == AddressSpace::lds);
  CHECK(request.address[6] == 32);
  lockstep::MemoryReply<64> reply;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    reply.data[4 * lane] = 100 + lane;
    reply.data[4 * lane + 1] = 200 + lane;
  }
  lockstep::complete(m.wave, in, op, request, reply, m.lds);
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    const bool on = lane >= 4 && lane < 8;
    CHECK(m.wave.vgpr(lane, 1) == (on ? 100 + lane : 0));
    CHECK(m.wave.vgpr(lane, 2) == (on ? 200 + lane : 0));
  }
}

TEST_CASE("requests say what is stored, and name loads to LDS and counters as what they are") {
  Machine m;
  m.wave.set_vgpr(3, 20, 0xaabbccdd);
  m.wave.s[26] = 1024;
  m.wave.s[27] = 4 << 15;
  lockstep::MemoryRequest<64> store, to_lds, append;
  Instruction in =
      assemble("BUFFER_STORE_SHORT_D16_HI", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::vdata, 20}});
  CHECK(!lockstep::make_request(m.wave, in, *in.info().memory, store));
  CHECK(store.bytes == 2);
  CHECK((store.data[4 * 3] & 0xffff) == 0xaabb);
  in = assemble("BUFFER_LOAD_DWORDX4", {{Field::srsrc, 6}, {Field::soffset, 128}, {Field::lds, 1}});
  m.wave.set_m0(64);
  CHECK(!lockstep::make_request(m.wave, in, *in.info().memory, to_lds));
  CHECK(to_lds.op.action == MemoryAction::load_to_lds);
  CHECK(to_lds.address1[3] == 64 + 48);
  in = assemble("DS_APPEND", {{Field::vdst, 4}});
  m.wave.set_exec(0x0ff0);
  CHECK(!lockstep::make_request(m.wave, in, *in.info().memory, append));
  CHECK(append.op.action == MemoryAction::atomic);
  CHECK(append.lanes == 0x10);
  CHECK(append.data[4 * 4] == 8);
  CHECK(append.broadcast);
}

namespace {

// Constant evaluation: a wave of four lanes and eight registers.
using Small = lockstep::Wave<Isa, lockstep::WaveShape{4, 8, 2}>;

constexpr bool lds_exchange() {
  Small wave;
  wave.set_exec(0xf);
  std::array<std::uint8_t, 64> lds{};
  std::array<std::uint8_t, 4> none{};
  lockstep::SpanMemory memory(0, none);
  for (std::uint32_t lane = 0; lane < 4; ++lane) {
    wave.set_vgpr(lane, 0, 4 * lane);
    wave.set_vgpr(lane, 1, 100 + lane);
    wave.set_vgpr(lane, 2, 4 * (3 - lane));
  }
  const auto run = [&](const Instruction& in) { return lockstep::execute_memory(wave, in, memory, lds, {}); };
  if (run(assemble(Opcode::ds_write_b32, {{Field::addr, 0}, {Field::data0, 1}, {Field::offset0, 16}}))) return false;
  if (run(assemble(Opcode::ds_read_b32, {{Field::addr, 2}, {Field::vdst, 3}, {Field::offset0, 16}}))) return false;
  if (run(assemble(Opcode::ds_add_rtn_u32,
                   {{Field::addr, 4}, {Field::data0, 1}, {Field::vdst, 5}, {Field::offset0, 16}})))
    return false;
  if (run(assemble(Opcode::ds_bpermute_b32, {{Field::addr, 2}, {Field::data0, 1}, {Field::vdst, 6}}))) return false;
  bool right = lds[16] == static_cast<std::uint8_t>(100 + 100 + 101 + 102 + 103);
  std::uint32_t sum = 100;
  for (std::uint32_t lane = 0; lane < 4; ++lane) {
    right = right && wave.vgpr(lane, 3) == 103 - lane && wave.vgpr(lane, 6) == 103 - lane && wave.vgpr(lane, 5) == sum;
    sum += 100 + lane;
  }
  return right;
}
static_assert(lds_exchange());

constexpr bool global_exchange() {
  Small wave;
  wave.set_exec(0b1011);
  std::array<std::uint8_t, 64> bytes{};
  for (unsigned i = 0; i < 64; ++i) bytes[i] = static_cast<std::uint8_t>(i);
  lockstep::SpanMemory memory(0x100000000, bytes);
  wave.set_scalar_pair(4, 0x100000000);
  for (std::uint32_t lane = 0; lane < 4; ++lane) wave.set_vgpr(lane, 0, 8 * lane);
  const auto run = [&](const Instruction& in) { return lockstep::execute_memory(wave, in, memory, {}, {}); };
  if (run(assemble(Opcode::s_load_dwordx2,
                   {{Field::sbase, 2}, {Field::sdata, 8}, {Field::imm, 1}, {Field::offset, 4}})))
    return false;
  if (run(assemble(Opcode::global_load_dwordx2, {{Field::addr, 0}, {Field::vdst, 2}, {Field::saddr, 4}}))) return false;
  if (run(assemble(Opcode::global_store_byte,
                   {{Field::addr, 0}, {Field::data, 3}, {Field::saddr, 4}, {Field::offset, 32}})))
    return false;
  wave.set_vgpr(1, 0, 64);
  const Fault fault = run(assemble(Opcode::global_load_ubyte, {{Field::addr, 0}, {Field::vdst, 1}, {Field::saddr, 4}}));
  return wave.scalar_pair(8) == 0x0b0a090807060504 && wave.vgpr(3, 2) == 0x1b1a1918 && wave.vgpr(3, 3) == 0x1f1e1d1c &&
         wave.vgpr(2, 2) == 0 && bytes[32 + 24] == 0x1c && bytes[32 + 16] == 32 + 16 &&
         fault.kind == FaultKind::out_of_bounds && fault.lane == 1 && fault.address == 0x100000040;
}

}  // namespace
static_assert(global_exchange());
