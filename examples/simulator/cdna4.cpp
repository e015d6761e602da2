#include <lockstep/cdna4_embed.hpp>

#include "kernels.hpp"

bool run_cdna4(const std::string& folder) {
  simulator::Config config;
  config.lds_banks = 64;
  return simulator::run_all<lockstep::cdna4::Isa>(config, folder);
}
