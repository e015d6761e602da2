#include "cdna3/engine.hpp"
#include "kernels.hpp"
#include "lockstep/cdna3_embed.hpp"

using Device = lockstep::cdna3::Device;
using Isa = lockstep::cdna3::Isa;

TEST_CASE("CDNA3: a stream tells the addresses that a stepped wave accesses") {
  streams::check_accesses<Device, Isa>("gfx942");
}
TEST_CASE("CDNA3: a stream tells loads to LDS") { streams::check_loads_to_lds<Device, Isa>("gfx942"); }
