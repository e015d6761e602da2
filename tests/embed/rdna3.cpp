#include "answers.hpp"
#include "checks.hpp"
#include "kernels.hpp"
#include "lockstep/rdna3_embed.hpp"
#include "messages.hpp"

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
