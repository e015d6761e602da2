#include "answers.hpp"
#include "checks.hpp"
#include "kernels.hpp"
#include "lockstep/rdna3_embed.hpp"
#include "messages.hpp"
#include "scratch.hpp"

TEST_CASE("RDNA3: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels<lockstep::rdna3::Isa>("gfx1100");
}
TEST_CASE("RDNA3, waves of 64: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels<lockstep::rdna3::Isa, 64>("gfx1100_64");
}
TEST_CASE("RDNA3: loads return in order, counters block, registers change on completion") {
  check_order<lockstep::rdna3::Isa>("gfx1100");
}
TEST_CASE("RDNA3: the clock is the user's, a barrier is left when all have come") {
  check_clock_and_barrier<lockstep::rdna3::Isa>("gfx1100");
}
TEST_CASE("RDNA3: a message may be acknowledged late") { check_messages<lockstep::rdna3::Isa>("gfx1100"); }
TEST_CASE("RDNA3: a message may be answered late") { check_answers<lockstep::rdna3::Isa>("gfx1100"); }
TEST_CASE("RDNA3: a kernel for waves of another size than the workgroup's is a fault, and nothing is executed") {
  using Isa = lockstep::rdna3::Isa;
  const auto refuse = []<std::uint16_t size>(const std::string& target) {
    constexpr std::uint64_t in = Simulated::data, out = in + 0x10000;
    Simulated simulated;
    embed::Workgroup<Isa, size> group(
        simulated.load<Isa>(target, "saxpy", {.grid = {1}, .block = {64}}, 64u, 2.0f, in, out), {});
    embed::DecodedCode<Isa, size> code;
    embed::Workgroup<Isa, size> copy = group;
    for (std::size_t i = 0; i < copy.waves(); ++i) {
      const std::uint64_t pc = copy[i].registers.pc;
      const embed::Issued issued = copy[i].issue(*copy[i].fetch(code, simulated.memory));
      REQUIRE(issued.event == embed::Event::fault);
      CHECK(issued.fault.kind == lockstep::FaultKind::illegal_operand);
      CHECK(issued.fault.detail.find("waves of another size") != std::string::npos);
      CHECK(issued.fault.subject == "lanes of a wave");
      CHECK(issued.fault.number == 96 - size);
      CHECK(copy[i].registers.pc == pc);
    }
  };
  refuse.operator()<32>("gfx1100_64");
  refuse.operator()<64>("gfx1100");
}
TEST_CASE("RDNA3: after a trap or a halt, which are faults, the wave is as before") {
  check_traps<lockstep::rdna3::Isa>(0xbf900002, 0xbf820001, 0xbfb70001);
}
TEST_CASE("RDNA3: scratch has the addresses in memory that hardware gives it") {
  using lockstep::rdna3::Isa;
  check_scratch_addresses<Isa, 32>({0xdc690008, 0x007c0100}, {0xdc550002, 0x02fc0001});
  run_with_scratch_in_memory<Isa, 32>("gfx1100");
}
TEST_CASE("RDNA3: scratch of waves of 64") {
  using lockstep::rdna3::Isa;
  check_scratch_addresses<Isa, 64>({0xdc690008, 0x007c0100}, {0xdc550002, 0x02fc0001});
  run_with_scratch_in_memory<Isa, 64>("gfx1100_64");
}
TEST_CASE("RDNA3: a workgroup computes with the numerics of its dispatch") {
  using Isa = lockstep::rdna3::Isa;
  constexpr std::uint64_t in = Simulated::data, out = in + 0x10000;
  const auto first_wave = [&](lockstep::NumericModel numerics) {
    Simulated simulated;
    const auto dispatch =
        simulated.load<Isa>("gfx1100", "saxpy", {.grid = {1}, .block = {64}, .numerics = numerics}, 64u, 2.0f, in, out);
    return embed::Workgroup<Isa, 32>(dispatch, {})[0];
  };
  const auto silicon = first_wave(lockstep::NumericModel::silicon);
  CHECK(silicon.registers.mode.silicon() == lockstep::Silicon::gfx11);
  CHECK(silicon.matrix_model == lockstep::MatrixModel::gfx11);
  const auto rounded = first_wave(lockstep::NumericModel::rounded);
  CHECK(rounded.registers.mode.silicon() == lockstep::Silicon::none);
  CHECK(rounded.matrix_model == lockstep::MatrixModel::sequential_fma);
}
