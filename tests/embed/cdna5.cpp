#include "checks.hpp"
#include "kernels.hpp"
#include "lockstep/cdna5_embed.hpp"

TEST_CASE("CDNA5: kernels with waves, answers and checkpoints in any order give what the engine gives") {
  run_kernels<lockstep::cdna5::Isa>("gfx1250");
}
TEST_CASE("CDNA5: loads return in order, counters block, registers change on completion") {
  check_order<lockstep::cdna5::Isa>("gfx1250");
}
TEST_CASE("CDNA5: the clock is the user's, a barrier is left when all have come") {
  check_clock_and_barrier<lockstep::cdna5::Isa>("gfx1250");
}
