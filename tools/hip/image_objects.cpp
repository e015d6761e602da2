#include "image_objects.hpp"

#include <cstring>
#include <map>
#include <mutex>

#include "allocation.hpp"
#include "gpu.hpp"
#include "image.hpp"
#include "stream.hpp"

namespace hip {

namespace {

struct Table {
  std::mutex mutex;
  std::map<const void*, std::shared_ptr<const ImageObjectEntry>> objects;
};
Table& table() {
  static auto* const one = new Table;
  return *one;
}

}  // namespace

ImageObjectEntry::~ImageObjectEntry() {
  if (memory) (void)release(memory, MemoryKind::device, MemoryKind::device, hipErrorInvalidValue);
}

hipError_t add_object(const std::uint32_t* words, std::size_t count, const char* from,
                      std::shared_ptr<ImageObjectEntry> entry) {
  const std::size_t bytes = count * sizeof *words;
  if (const hipError_t error = allocate(MemoryKind::device, bytes, 0, from, &entry->memory); error != hipSuccess)
    return error;
  std::memcpy(entry->memory, words, bytes);
  mark_written(entry->memory, bytes);
  entry->device = current()->ordinal;
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  all.objects[entry->memory] = std::move(entry);
  return hipSuccess;
}

std::shared_ptr<const ImageObjectEntry> object_at(const void* address, bool is_texture) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  const auto found = all.objects.find(address);
  return found == all.objects.end() || found->second->is_texture != is_texture ? nullptr : found->second;
}

hipError_t remove_object(const void* address, bool is_texture) {
  if (!object_at(address, is_texture)) return hipErrorInvalidValue;
  if (const hipError_t error = finish_all(); error != hipSuccess) return error;
  std::shared_ptr<const ImageObjectEntry> last;
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  if (const auto found = all.objects.find(address); found != all.objects.end()) {
    last = std::move(found->second);
    all.objects.erase(found);
  }
  return hipSuccess;
}

hipError_t image_support() {
  const Gpu* const gpu = current();
  return !gpu ? hipErrorNoDevice : has_images(*gpu) ? hipSuccess : hipErrorNotSupported;
}

void forget_textures(const Gpu& gpu) {
  Table& all = table();
  const std::lock_guard lock(all.mutex);
  std::erase_if(all.objects, [&](const auto& each) { return each.second->device == gpu.ordinal; });
}

}  // namespace hip
