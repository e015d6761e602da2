// Which machine this is.
#pragma once

#include <cstdio>
#include <string>

namespace command {

inline constexpr std::size_t machine_id_bytes = 36;

/// The same for all processes that run on one machine since it was started, and for no others. Empty: not known.
inline std::string machine_id() {
  std::string id(machine_id_bytes, '\0');
  std::FILE* const file = std::fopen("/proc/sys/kernel/random/boot_id", "r");
  if (file == nullptr) return "";
  const bool whole = std::fread(id.data(), 1, id.size(), file) == id.size();
  std::fclose(file);
  return whole ? id : "";
}

}  // namespace command
