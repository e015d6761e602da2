#include "kernels.hpp"
#include "lockstep/rdna4_embed.hpp"
#include "rdna4/engine.hpp"

using Device = lockstep::rdna4::Device;
using Isa = lockstep::rdna4::Isa;

TEST_CASE("RDNA4: a stream tells the addresses that a stepped wave accesses") {
  streams::check_accesses<Device, Isa>("gfx1201");
}
TEST_CASE("RDNA4: a stream tells blocks of registers") { streams::check_blocks<Device, Isa>("gfx1201"); }
