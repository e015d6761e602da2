// Checkpoints of a stepped launch: how they are taken, restored and dropped.
#include "debug/history.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>

namespace lockstep::debug {

namespace {

/// `f(range, page number, bytes of the launch, bytes at its begin, size)` for each page.
template <class Ranges, class F>
void for_each_page(const Ranges& ranges, F&& f) {
  for (std::size_t r = 0; r < ranges.size(); ++r)
    for (std::size_t at = 0; at < ranges[r].size; at += MemoryHistory::page_bytes)
      f(r, at / MemoryHistory::page_bytes, ranges[r].bytes + at, ranges[r].first.data() + at,
        std::min(MemoryHistory::page_bytes, ranges[r].size - at));
}

}  // namespace

MemoryHistory::MemoryHistory(const MemoryView& memory) {
  memory.for_each([&](const MemoryRange& range) {
    if (!range.writable) return;
    const std::size_t size = static_cast<std::size_t>(range.size);
    ranges_.push_back({range.bytes, size, {range.bytes, range.bytes + size}});
  });
}

MemoryHistory::Snapshot MemoryHistory::save(const Snapshot& before) const {
  Snapshot result;
  auto known = before.begin();
  for_each_page(
      ranges_, [&](std::size_t r, std::size_t number, std::uint8_t* now, const std::uint8_t* first, std::size_t size) {
        if (std::memcmp(now, first, size) == 0) return;
        while (known != before.end() && (known->range < r || (known->range == r && known->number < number))) ++known;
        const bool same = known != before.end() && known->range == r && known->number == number &&
                          std::memcmp(known->bytes->data(), now, size) == 0;
        result.push_back(
            {r, number, same ? known->bytes : std::make_shared<const std::vector<std::uint8_t>>(now, now + size)});
      });
  return result;
}

void MemoryHistory::restore(const Snapshot& snapshot) const {
  auto page = snapshot.begin();
  for_each_page(ranges_,
                [&](std::size_t r, std::size_t number, std::uint8_t* now, const std::uint8_t* first, std::size_t size) {
                  const bool differs = page != snapshot.end() && page->range == r && page->number == number;
                  const std::uint8_t* const then = differs ? page->bytes->data() : first;
                  if (differs) ++page;
                  if (std::memcmp(now, then, size) != 0) std::memcpy(now, then, size);
                });
}

History::History(SteppedLaunch& launch, const std::vector<WaveNotes>& notes)
    : launch_(launch), memory_(launch.memory()) {
  take(notes);
}

void History::note(const std::vector<WaveNotes>& notes) {
  if (launch_.executed() < next_ || launch_.over()) return;
  // A checkpoint is expensive where there is much memory. At most a fifth of the time is spent on them.
  if (Clock::now() - last_ < 5 * cost_) {
    next_ = launch_.executed() + interval;
    return;
  }
  take(notes);
}

void History::take(const std::vector<WaveNotes>& notes) {
  const auto begin = Clock::now();
  const std::uint64_t at = launch_.executed();
  Checkpoint point;
  point.state = launch_.save();
  const auto before = points_.lower_bound(at);
  point.memory = memory_.save(before == points_.begin() ? MemoryHistory::Snapshot() : std::prev(before)->second.memory);
  point.notes = notes;
  point.cluster = launch_.cluster_index();
  point.begin_pc = launch_.wave(launch_.next_wave()).state->pc;
  for (std::uint32_t i = 0; i < launch_.waves(); ++i) point.by_wave.push_back(launch_.wave(i).state->instructions);
  points_[at] = std::move(point);
  if (points_.size() > most) thin(at);
  next_ = at + interval;
  last_ = Clock::now();
  cost_ = last_ - begin;
}

void History::restore(const Checkpoint& point, std::vector<WaveNotes>& notes) {
  launch_.restore(*point.state);
  memory_.restore(point.memory);
  notes = point.notes;
  next_ = launch_.executed() + interval;
}

/// Drops the checkpoint whose gap is smallest beside its distance from `now`.
void History::thin(std::uint64_t now) {
  auto least = points_.end();
  double smallest = 0;
  for (auto point = std::next(points_.begin()); std::next(point) != points_.end(); ++point) {
    const double gap = static_cast<double>(std::next(point)->first - std::prev(point)->first);
    const double distance = static_cast<double>(now > point->first ? now - point->first : point->first - now) + 1;
    if (least != points_.end() && gap / distance >= smallest) continue;
    least = point;
    smallest = gap / distance;
  }
  if (least != points_.end()) points_.erase(least);
}

}  // namespace lockstep::debug
