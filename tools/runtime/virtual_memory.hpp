// Addresses and memory apart: ranges of addresses, memory by a handle, mappings of the memory into the ranges, and
// which devices may use a mapping. Memory is a file without a name, so it can stand at several addresses.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "lockstep.h"

namespace runtime {

/// Memory that a program has by a handle. A runtime derives from it what it keeps with the memory.
class PhysicalMemory {
 public:
  /// The file is the memory's from now on. `size` is a number of whole pages.
  PhysicalMemory(int file, std::size_t size) : file_(file), size_(size) {}
  PhysicalMemory(const PhysicalMemory&) = delete;
  PhysicalMemory& operator=(const PhysicalMemory&) = delete;
  virtual ~PhysicalMemory();

  int file() const { return file_; }
  std::size_t size() const { return size_; }

 private:
  friend class VirtualMemory;
  int file_;
  std::size_t size_;
  std::size_t references_ = 1;  // the program's
  std::size_t mappings_ = 0;
};

/// Bits. Kernels that may write a mapping read it, too.
enum class Access : std::uint8_t { none = 0, read = 1, write = 2, read_write = 3 };

/// How a call ended.
enum class Mapped : std::uint8_t {
  done,
  not_there,   ///< no such range, mapping or handle
  wrong_size,  ///< of a range
  in_use,      ///< by a mapping
  no_memory,   ///< the system or a device has none for it
};

/// What one device may do.
struct Grant {
  int number = 0;                     ///< of the device, in its runtime
  lockstep_device* device = nullptr;  ///< null: the host, which has all memory; what it was granted is only remembered
  Access access = Access::none;
};

/// All of it is safe to call from several threads.
class VirtualMemory {
 public:
  static constexpr std::size_t page = 4096;
  struct Range {
    std::uintptr_t start = 0;
    std::size_t size = 0;
  };

  /// `name` says in messages what a mapping is. `touchable`: the program can read and write addresses without memory,
  /// which the runtime wants where kernels may still run when a mapping goes. Otherwise it cannot.
  VirtualMemory(const char* name, bool touchable) : name_(name), touchable_(touchable) {}

  /// Addresses that the runtime has taken for a range.
  Mapped add_range(void* start, std::size_t bytes);
  /// The addresses are the runtime's again.
  Mapped remove_range(void* start, std::size_t bytes);
  /// The range that holds the address.
  std::optional<Range> range_at(std::uintptr_t address) const;

  PhysicalMemory* keep(std::unique_ptr<PhysicalMemory> memory);
  /// One reference of the program less. Memory goes with its last reference and mapping.
  Mapped release(PhysicalMemory* memory);
  /// `body` for the memory if the program has that handle.
  Mapped with(PhysicalMemory* memory, const std::function<void(PhysicalMemory&)>& body) const;
  /// The memory that stands at the address, with one reference more; null if none does.
  PhysicalMemory* retain(std::uintptr_t address);

  /// Puts the first bytes of the memory into a range. `enter` is called with the lock: false refuses it.
  Mapped map(void* start, std::size_t bytes, PhysicalMemory* memory, const std::function<bool()>& enter);
  /// Takes away one or more whole mappings. `leave` is called for each, with the lock.
  Mapped unmap(void* start, std::size_t bytes, const std::function<void(void* start)>& leave);
  /// For one or more whole mappings. Devices that are not named keep what they have.
  Mapped set_access(void* start, std::size_t bytes, const std::vector<Grant>& grants);
  /// Is memory mapped at the address?
  bool mapped(std::uintptr_t address) const;
  /// What was granted last to the device of that number; nothing if nothing was, or nothing is mapped there.
  std::optional<Access> access(std::uintptr_t address, int number) const;

 private:
  struct Mapping {
    std::size_t size = 0;
    PhysicalMemory* memory = nullptr;
    std::map<int, Grant> grants{};  // by the devices' numbers
  };
  using Mappings = std::map<std::uintptr_t, Mapping>;

  bool known(PhysicalMemory* memory) const;
  void drop_unused(PhysicalMemory* memory);
  bool take_addresses(void* start, std::size_t bytes) const;
  bool give_access(std::uintptr_t start, Mapping& mapping, const Grant& grant);
  const Mapping* mapping_at(std::uintptr_t address) const;
  bool whole_mappings(std::uintptr_t start, std::size_t bytes) const;

  const char* name_;
  bool touchable_;
  mutable std::mutex mutex_{};
  std::map<std::uintptr_t, std::size_t> ranges_{};
  Mappings mapped_{};
  std::map<PhysicalMemory*, std::unique_ptr<PhysicalMemory>> handles_{};
};

}  // namespace runtime
