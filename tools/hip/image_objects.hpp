// The table of texture and surface objects, which programs know by the addresses that kernels read them at.
#pragma once

#include <cstddef>
#include <memory>

#include "array.hpp"
#include "texture.hpp"

namespace hip {

struct ImageObjectEntry {
  bool is_texture = true;
  int device = 0;
  void* memory = nullptr;
  TextureParts parts{};
  std::shared_ptr<const Array> array{};  ///< which lives as long

  ImageObjectEntry() = default;
  ImageObjectEntry(const ImageObjectEntry&) = delete;
  ImageObjectEntry& operator=(const ImageObjectEntry&) = delete;
  ~ImageObjectEntry();
};

/// Puts the words where kernels of the current device read them. `from` is a literal, the name of the call.
hipError_t add_object(const std::uint32_t* words, std::size_t count, const char* from,
                      std::shared_ptr<ImageObjectEntry> entry);
/// Null if there is no such object of that kind.
std::shared_ptr<const ImageObjectEntry> object_at(const void* address, bool is_texture);
/// Waits for the device: nobody may still be reading it.
hipError_t remove_object(const void* address, bool is_texture);

}  // namespace hip
