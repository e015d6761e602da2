// What every device does with its memory.
#include "lockstep/device/device.hpp"

#include "lockstep/base/text.hpp"
#include "lockstep/launch/device_memory.hpp"

namespace lockstep {

Device::Device() : memory_(std::make_shared<DeviceMemory>()) {}

Result<std::uint64_t> Device::allocate_bytes(std::uint64_t count, std::size_t size_of_each) {
  if (count > ~std::uint64_t{0} / size_of_each) return Error{"cannot allocate " + decimal(count) + " objects"};
  return memory_->allocate(count * size_of_each);
}
Result<void> Device::write(std::uint64_t address, std::span<const std::uint8_t> bytes) {
  return memory_->write(address, bytes);
}
Result<void> Device::download_bytes(std::uint64_t address, std::size_t count, std::size_t size_of_each,
                                    std::uint8_t* to, std::size_t room) const {
  if (room < count) return Error{"cannot download " + decimal(count) + " objects into room for " + decimal(room)};
  return memory_->read(address, {to, count * size_of_each});
}
Result<void> Device::map_host(const void* start, std::uint64_t size, bool writable) {
  return memory_->map_host(start, size, writable);
}
Result<void> Device::release_at(std::uint64_t address) { return memory_->release(address); }

void detail::unmap_host(const std::weak_ptr<DeviceMemory>& memory, std::uint64_t address) {
  if (const auto there = memory.lock()) (void)there->unmap_host(reinterpret_cast<const void*>(address));
}

}  // namespace lockstep
