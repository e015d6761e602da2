#include "answers.hpp"
#include "checks.hpp"
#include "kernels.hpp"
#include "lockstep/rdna4_embed.hpp"
#include "messages.hpp"
#include "scratch.hpp"

TEST_CASE("RDNA4: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels<lockstep::rdna4::Isa>("gfx1201");
}
TEST_CASE("RDNA4: loads return in order, counters block, registers change on completion") {
  check_order<lockstep::rdna4::Isa>("gfx1201");
}
TEST_CASE("RDNA4: the clock is the user's, a barrier is left when all have come") {
  check_clock_and_barrier<lockstep::rdna4::Isa>("gfx1201");
}
TEST_CASE("RDNA4: a message may be acknowledged late") { check_messages<lockstep::rdna4::Isa>("gfx1201"); }
TEST_CASE("RDNA4: a message may be answered late") { check_answers<lockstep::rdna4::Isa>("gfx1201"); }
TEST_CASE("RDNA4: scratch has the addresses in memory that hardware gives it") {
  using lockstep::rdna4::Isa;
  check_scratch_addresses<Isa, 32>({0xed06807c, 0x00800000, 0x00000800}, {0xed05407c, 0x00020002, 0x00000201});
  run_with_scratch_in_memory<Isa, 32>("gfx1201");
}
