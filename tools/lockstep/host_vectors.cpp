#include "host_vectors.hpp"

#include <cstdlib>

#include "fast/host/host_isa.hpp"

namespace command {
namespace {

using namespace lockstep::fast;

std::string those_of_this_machine() {
  std::string list;
  for (const HostIsa isa : host_isas)
    if (has_host_isa(isa)) list += (list.empty() ? "" : ", ") + std::string(host_isa_name(isa));
  return list;
}

}  // namespace

std::string host_vectors_text() {
  return "host vectors " + std::string(host_isa_name(host_isa())) + "; LOCKSTEP_HOST_ISA takes " +
         those_of_this_machine();
}

std::string host_vectors_error() {
  const char* const wanted = std::getenv("LOCKSTEP_HOST_ISA");
  if (wanted == nullptr || wanted_host_isa()) return "";
  return "LOCKSTEP_HOST_ISA is '" + std::string(wanted) + "'; this machine has " + those_of_this_machine();
}

}  // namespace command
