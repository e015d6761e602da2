#include <lockstep/cdna5_embed.hpp>

#include "kernels.hpp"

bool run_cdna5(const std::string& folder) {
  simulator::Config config;
  config.lanes_a_cycle = 32;
  config.lds_banks = 64;
  config.pass = 1;
  return simulator::run_all<lockstep::cdna5::Isa>(config, folder);
}
