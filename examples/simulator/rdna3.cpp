#include <lockstep/rdna3_embed.hpp>

#include "kernels.hpp"

bool run_rdna3(const std::string& folder) {
  simulator::Config config;
  config.simds = 2;
  config.waves_per_simd = 16;
  config.lanes_a_cycle = 32;
  return simulator::run_all<lockstep::rdna3::Isa>(config, folder);
}
