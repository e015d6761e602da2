#include "kernels.hpp"
#include "lockstep/rdna3_5_embed.hpp"
#include "rdna3_5/engine.hpp"

using Device = lockstep::rdna3_5::Device;
using Isa = lockstep::rdna3_5::Isa;

TEST_CASE("RDNA3.5: a stream tells the addresses that a stepped wave accesses") {
  streams::check_accesses<Device, Isa>("gfx1151");
}
