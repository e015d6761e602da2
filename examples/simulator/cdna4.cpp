#if defined(SIMULATOR_SINGLE)
#include "lockstep_cdna4.hpp"
#else
#include <lockstep/cdna4_embed.hpp>
#endif

#include "kernels.hpp"

bool run_cdna4(const simulator::Config& config, const std::string& folder) {
  return simulator::run_all<lockstep::cdna4::Isa>(config, folder);
}
