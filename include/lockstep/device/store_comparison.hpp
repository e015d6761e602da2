// What two launches store to global memory, byte for byte: the first store that differs. For two compilations of one
// kernel, whose instructions differ anyway. Buffers have to lie at the same addresses in both launches.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "lockstep/device/observer.hpp"

namespace lockstep {

/// A store of one lane.
struct StoredBy {
  std::array<std::uint32_t, 3> workgroup{};
  std::uint32_t wave = 0, lane = 0;
  std::uint64_t index = 0;  ///< instructions of the wave before
  std::uint64_t pc = 0;     ///< the code object's virtual address
  std::string text;         ///< the instruction
};

/// The last store to each byte of global memory.
class StoreLog {
 public:
  /// Stores so far, by instruction and wave.
  std::uint64_t stores() const { return stores_.size(); }
  std::uint64_t bytes() const { return bytes_; }

 private:
  friend class StoreTrace;
  friend struct StoreComparer;
  struct Store {
    std::array<std::uint32_t, 3> workgroup{};
    std::uint32_t wave = 0, width = 0;  ///< width: bytes of a lane
    std::uint64_t index = 0, pc = 0;
  };
  static constexpr std::uint64_t page_bytes = 4096;
  struct Page {
    std::array<std::uint32_t, page_bytes> store{};  ///< its number in stores_, + 1; 0: none
    std::array<std::uint8_t, page_bytes> lane{}, value{};
  };
  std::vector<Store> stores_;  ///< in the order of execution
  std::map<std::uint64_t, std::unique_ptr<Page>> pages_;
  std::unordered_map<std::uint64_t, std::string> texts_;  ///< by pc
  std::uint64_t bytes_ = 0;
};

/// Keeps what one launch stores.
class StoreTrace final : public Observer {
 public:
  void launch_begins(const LaunchView& launch) override;
  void after(const Step& step) override;
  void moved(const Step& step) override;

  /// To be called once, after the launch.
  StoreLog take() { return std::move(log_); }

 private:
  void add(const Step& step);

  LaunchView launch_{};
  StoreLog log_;
  StoreLog::Page* page_ = nullptr;  ///< the last one
  std::uint64_t page_number_ = 0;
};

/// The first of the stores that leave another value, in the order of the first launch; then those of the second alone.
struct StoreDifference {
  std::uint64_t address = 0;
  std::uint32_t bytes = 0;                ///< of the element there: 1, 2 or 4
  std::optional<StoredBy> first, second;  ///< none: that launch stores nothing there
  std::uint64_t first_value = 0, second_value = 0;
  std::uint64_t different_bytes = 0;  ///< in all of memory
};

/// None: both leave the same bytes.
std::optional<StoreDifference> compare_stores(const StoreLog& first, const StoreLog& second);

}  // namespace lockstep
