// printf into a buffer (-mprintf-kind=buffered): kernels write messages one after the other, the host prints them when
// the kernel is over.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace hip {

struct Gpu;

/// The formats of a code object's printf, by the number that kernels write in their place.
using PrintfFormats = std::map<std::uint64_t, std::string>;
/// `bytes`: a code object, or a bundle with one for `target`.
PrintfFormats printf_formats(std::span<const std::uint8_t> bytes, const std::string& target);

/// A device's buffers that no launch uses at the moment.
class PrintfBuffers {
 public:
  explicit PrintfBuffers(Gpu& gpu) : gpu_(gpu) {}

  /// An empty buffer, for one launch; null if the host has no memory.
  std::uint8_t* take();
  /// Prints what a kernel wrote, and keeps the buffer for another launch.
  void print(std::uint8_t* buffer, const PrintfFormats& formats);

 private:
  Gpu& gpu_;
  std::vector<std::uint8_t*> free_;  // with allocation_lock()
};

}  // namespace hip
