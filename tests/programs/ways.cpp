#include "ways.hpp"

#include <cstdlib>
#include <sstream>

namespace programs {

namespace {

/// `folder`: what its code objects were compiled for, with "-w64" behind it for waves of 64 where 32 is usual.
std::uint32_t wave_size_of(const std::string& folder) {
  return folder.starts_with("gfx9") || folder.ends_with("-w64") ? 64 : 32;
}

/// A variable of the environment, or what holds without it.
std::string setting(const char* name, const std::string& usual) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : usual;
}

bool among(const std::string& names, const std::string& file) {
  return (" " + names + " ").find(" " + file + " ") != std::string::npos;
}

}  // namespace

std::vector<Way> ways(const std::string& file, std::uint32_t wave_size) {
  using lockstep::Engine;
  std::string kernels = setting("LOCKSTEP_PROGRAM_KERNELS", built_kernels);
  const std::string how = setting("LOCKSTEP_PROGRAM_WAYS", "some");
  const bool asked = kernels == built_kernels || among(setting("LOCKSTEP_PROGRAM_FILES", ""), file);
  if (!asked) kernels = built_kernels;
  std::vector<Way> result;
  const auto add = [&](const std::string& folder, const std::string& target) {
    if (wave_size != 0 && wave_size_of(folder) != wave_size) return;
    const std::string path = kernels + "/" + folder + "/" + file + ".hsaco";
    const bool every = how == "all" || (how == "some" && folder == "gfx950" && asked);
    if (every) result.push_back({path, target, Engine::reference, {}});
    const bool streams = how == "some" && among("gfx950 gfx1100 gfx1250", folder);
    if (how != "checks" || !asked) result.push_back({path, target, Engine::fast, {}, streams});
    if (every) result.push_back({path, target, Engine::reference, lockstep::CheckSet::all()});
    if (asked) result.push_back({path, target, Engine::fast, lockstep::CheckSet::all()});
  };
  add("gfx950", "gfx950");
  if (!asked || !among(LOCKSTEP_PORTABLE_KERNELS, file)) return result;
  std::istringstream others(setting("LOCKSTEP_PROGRAM_TARGETS", LOCKSTEP_OTHER_TARGETS));
  for (std::string folder; others >> folder;) add(folder, folder.substr(0, folder.find('-')));
  if (kernels == built_kernels && among(LOCKSTEP_GENERIC_KERNELS, file)) {
    for (const char* target : {"gfx900", "gfx906"}) add("gfx9-generic", target);
    for (const char* target : {"gfx942", "gfx950"}) add("gfx9-4-generic", target);
    for (const char* target : {"gfx1010", "gfx1012", "gfx1013"}) add("gfx10-1-generic", target);
    for (const char* target : {"gfx1030", "gfx1036"}) add("gfx10-3-generic", target);
    for (const char* target : {"gfx1100", "gfx1103", "gfx1150", "gfx1151"}) add("gfx11-generic", target);
    for (const char* target : {"gfx1200", "gfx1201"}) add("gfx12-generic", target);
  }
  return result;
}

}  // namespace programs
