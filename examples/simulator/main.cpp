// The examples' kernels on a simulated compute unit: cycles, and stalls by reason.
// usage: simulator [FOLDER OF CODE OBJECTS]   (gfx950's in it, the others' in gfx1100/ and gfx1250/)
#include <string>

#if defined(SIMULATOR_SINGLE)
#include "lockstep_cdna4.hpp"
#else
#include <lockstep/cdna4_embed.hpp>
#endif

#include "compute_unit.hpp"

bool run_cdna4(const simulator::Config& config, const std::string& folder);
bool run_rdna3(const simulator::Config& config, const std::string& folder);
bool run_cdna5(const simulator::Config& config, const std::string& folder);

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "examples/code_objects";
  simulator::Config cdna4, rdna3, cdna5;
  cdna4.lds_banks = 64;
  rdna3.simds = 2;
  rdna3.waves_per_simd = 16;
  rdna3.lanes_a_cycle = 32;
  cdna5.lanes_a_cycle = 32;
  cdna5.lds_banks = 64;
  cdna5.pass = 1;
  bool good = run_cdna4(cdna4, folder);
  good = run_rdna3(rdna3, folder + "/gfx1100") && good;
  good = run_cdna5(cdna5, folder + "/gfx1250") && good;
  return good ? 0 : 1;
}
