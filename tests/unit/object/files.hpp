// The bytes of a compiled test kernel.
#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

inline std::vector<std::uint8_t> kernel_file(const std::string& name) {
  std::ifstream file(std::string(OBJECT_KERNELS) + "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}
