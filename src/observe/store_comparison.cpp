// Stores of two launches, byte for byte.
#include "lockstep/device/store_comparison.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "lockstep/memory/memory_view.hpp"

namespace lockstep {

void StoreTrace::launch_begins(const LaunchView& launch) {
  launch_ = launch;
  log_ = {};
  page_ = nullptr;
}

void StoreTrace::after(const Step& step) {
  if (step.access != nullptr && !step.moves) add(step);
}

void StoreTrace::moved(const Step& step) { add(step); }

void StoreTrace::add(const Step& step) {
  const AccessView& access = *step.access;
  if (!access.writes()) return;
  std::uint32_t number = 0;
  for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
    if (access.space[lane] != AddressSpace::global) continue;
    access.each_piece(lane, [&](std::uint32_t first, std::uint32_t count) {
      // What memory holds now is what was stored, by atomics, too.
      for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint64_t address = access.address[lane] + first + i;
        std::uint8_t value = 0;
        if (!launch_.memory->read(address, &value, 1)) continue;
        if (number == 0) {
          const std::uint64_t pc = launch_.file_pc(step.pc);
          log_.stores_.push_back({step.wave.workgroup, step.wave.wave, access.bytes, step.wave.instructions, pc});
          std::string& text = log_.texts_[pc];
          if (text.empty()) text = launch_.disassemble(step.words);
          number = static_cast<std::uint32_t>(
              std::min<std::size_t>(log_.stores_.size(), std::numeric_limits<std::uint32_t>::max()));
        }
        if (page_ == nullptr || page_number_ != address / StoreLog::page_bytes) {
          page_number_ = address / StoreLog::page_bytes;
          std::unique_ptr<StoreLog::Page>& page = log_.pages_[page_number_];
          if (!page) page = std::make_unique<StoreLog::Page>();
          page_ = page.get();
        }
        const std::uint64_t at = address % StoreLog::page_bytes;
        log_.bytes_ += page_->store[at] == 0 ? 1 : 0;
        page_->store[at] = number;
        page_->lane[at] = static_cast<std::uint8_t>(lane);
        page_->value[at] = value;
      }
    });
  }
}

struct StoreComparer {
  const StoreLog& first;
  const StoreLog& second;

  static const StoreLog::Page* page_of(const StoreLog& log, std::uint64_t number) {
    const auto found = log.pages_.find(number);
    return found == log.pages_.end() ? nullptr : found->second.get();
  }
  static std::uint32_t store_at(const StoreLog& log, std::uint64_t address) {
    const StoreLog::Page* const page = page_of(log, address / StoreLog::page_bytes);
    return page == nullptr ? 0 : page->store[address % StoreLog::page_bytes];
  }
  static std::uint64_t value_at(const StoreLog& log, std::uint64_t address, std::uint32_t bytes) {
    std::uint64_t value = 0;
    for (std::uint32_t i = 0; i < bytes; ++i)
      if (const StoreLog::Page* const page = page_of(log, (address + i) / StoreLog::page_bytes))
        value |= std::uint64_t{page->value[(address + i) % StoreLog::page_bytes]} << 8 * i;
    return value;
  }
  static std::optional<StoredBy> by(const StoreLog& log, std::uint64_t address) {
    const std::uint32_t number = store_at(log, address);
    if (number == 0) return std::nullopt;
    const StoreLog::Store& store = log.stores_[number - 1];
    return StoredBy{
        store.workgroup, store.wave, page_of(log, address / StoreLog::page_bytes)->lane[address % StoreLog::page_bytes],
        store.index,     store.pc,   log.texts_.at(store.pc)};
  }

  std::optional<StoreDifference> run() const {
    constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();
    StoreDifference difference;
    std::uint64_t earliest = never;
    const auto look = [&](std::uint64_t number, const StoreLog::Page* a, const StoreLog::Page* b) {
      for (std::uint64_t i = 0; i < StoreLog::page_bytes; ++i) {
        const std::uint32_t x = a == nullptr ? 0 : a->store[i], y = b == nullptr ? 0 : b->store[i];
        if ((x == 0) == (y == 0) && (x == 0 || a->value[i] == b->value[i])) continue;
        ++difference.different_bytes;
        // Those of the first launch come before those of the second alone.
        const std::uint64_t order = x != 0 ? x : (std::uint64_t{1} << 32) + y;
        if (order >= earliest) continue;
        earliest = order;
        difference.address = number * StoreLog::page_bytes + i;
      }
    };
    for (const auto& [number, page] : first.pages_) look(number, page.get(), page_of(second, number));
    for (const auto& [number, page] : second.pages_)
      if (page_of(first, number) == nullptr) look(number, nullptr, page.get());
    if (earliest == never) return std::nullopt;
    difference.first = by(first, difference.address);
    difference.second = by(second, difference.address);
    // The element that the byte is in: as wide as the narrower store, at most a dword.
    std::uint32_t width = 4;
    for (const StoreLog* log : {&first, &second})
      if (const std::uint32_t store = store_at(*log, difference.address); store != 0)
        width = std::min(width, std::bit_floor(std::max(log->stores_[store - 1].width, 1u)));
    difference.bytes = width;
    difference.address -= difference.address % width;
    difference.first_value = value_at(first, difference.address, width);
    difference.second_value = value_at(second, difference.address, width);
    return difference;
  }
};

std::optional<StoreDifference> compare_stores(const StoreLog& first, const StoreLog& second) {
  return StoreComparer{first, second}.run();
}

}  // namespace lockstep
