#if defined(SIMULATOR_SINGLE)
#include "lockstep_rdna3.hpp"
#else
#include <lockstep/rdna3_embed.hpp>
#endif

#include "kernels.hpp"

bool run_rdna3(const simulator::Config& config, const std::string& folder) {
  return simulator::run_all<lockstep::rdna3::Isa>(config, folder);
}
