#include "kernels.hpp"
#include "lockstep/rdna3_embed.hpp"
#include "rdna3/engine.hpp"

using Device = lockstep::rdna3::Device;
using Isa = lockstep::rdna3::Isa;

TEST_CASE("RDNA3: a stream tells the addresses that a stepped wave accesses") {
  streams::check_accesses<Device, Isa>("gfx1100");
}
TEST_CASE("RDNA3: a stream tells the addresses of waves of 64") {
  streams::check_accesses<Device, Isa, 64>("gfx1100_64");
}
