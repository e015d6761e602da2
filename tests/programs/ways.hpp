// In which ways a kernel is run: targets, engines, checks.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lockstep/device/options.hpp"

namespace programs {

struct Way {
  std::string code_object;  ///< its path
  std::string target;       ///< of the device
  lockstep::Engine engine;
  lockstep::CheckSet checks;  ///< which must find nothing
  bool streams = false;       ///< both engines' streams of what they execute are compared, too
};

/// The ways for the kernels of `file`: gfx950 first; then, where CMakeLists.txt calls them portable, the targets that
/// it names, and for some of them code objects of generic targets on several devices. gfx950 has every way, the others
/// the fast engine, without checks and with all.
/// Not 0 `wave_size`: targets whose waves have another size are left out.
/// scripts/check_all.sh says otherwise through the environment: LOCKSTEP_PROGRAM_TARGETS names the other targets,
/// LOCKSTEP_PROGRAM_WAYS says `all` or `checks`, for all targets, and LOCKSTEP_PROGRAM_KERNELS is the folder of the
/// code objects, for the files that LOCKSTEP_PROGRAM_FILES names. Of other files, what the build has made for gfx950
/// runs once.
std::vector<Way> ways(const std::string& file, std::uint32_t wave_size);

/// Where the code objects are that the build has made.
inline const std::string built_kernels = LOCKSTEP_KERNEL_DIR;

}  // namespace programs
