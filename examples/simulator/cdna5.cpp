#if defined(SIMULATOR_SINGLE)
#include "lockstep_cdna5.hpp"
#else
#include <lockstep/cdna5_embed.hpp>
#endif

#include "kernels.hpp"

bool run_cdna5(const simulator::Config& config, const std::string& folder) {
  return simulator::run_all<lockstep::cdna5::Isa>(config, folder);
}
