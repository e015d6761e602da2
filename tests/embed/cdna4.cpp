#include "checks.hpp"
#include "kernels.hpp"
#include "lockstep/cdna4_embed.hpp"
#include "messages.hpp"

TEST_CASE("CDNA4: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels<lockstep::cdna4::Isa>("gfx950");
}
TEST_CASE("CDNA4: loads return in order, counters block, registers change on completion") {
  check_order<lockstep::cdna4::Isa>("gfx950");
}
TEST_CASE("CDNA4: the clock is the user's, a barrier is left when all have come") {
  check_clock_and_barrier<lockstep::cdna4::Isa>("gfx950");
}
TEST_CASE("CDNA4: a message may be acknowledged late") { check_messages<lockstep::cdna4::Isa>("gfx950"); }
