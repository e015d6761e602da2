#include "cdna4/engine.hpp"
#include "kernels.hpp"
#include "lockstep/cdna4_embed.hpp"

using Device = lockstep::cdna4::Device;
using Isa = lockstep::cdna4::Isa;

TEST_CASE("CDNA4: a stream tells the addresses that a stepped wave accesses") {
  streams::check_accesses<Device, Isa>("gfx950");
}
TEST_CASE("CDNA4: a stream tells loads to LDS") { streams::check_loads_to_lds<Device, Isa>("gfx950"); }
