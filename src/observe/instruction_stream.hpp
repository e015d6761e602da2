// What a launch executes, as a compact stream through a bounded buffer: the launch runs ahead on one thread, a
// trace-driven simulator takes instructions on another, and neither gets far from the other. Or on one thread, piece by
// piece.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "observe/instruction_words.hpp"

namespace lockstep {

/// For LaunchOptions::stream: another thread takes what was executed. Waves of a workgroup come in turns
/// (docs/order.md), in the order in which they were executed; the instruction that faults is the last one.
class InstructionStream final : public InstructionWriter {
 public:
  /// At most so many pieces of 8 KiB are in the buffer: then the launch waits.
  explicit InstructionStream(std::size_t pieces = 256) : most_(pieces == 0 ? 1 : pieces) {}

  /// The next instruction, waiting for it if need be. False: the launch has ended and all were taken.
  bool next(StreamedInstruction& to) {
    while (!reader_.next(to))
      if (!take()) return false;
    return true;
  }
  /// Nobody takes any more: the launch goes on without waiting.
  void abandon() {
    const std::lock_guard lock(mutex_);
    abandoned_ = true;
    room_.notify_all();
  }
  /// After the launch has returned, whatever came of it.
  void close() {
    flush();
    const std::lock_guard lock(mutex_);
    closed_ = true;
    filled_.notify_all();
  }

 protected:
  std::span<std::uint64_t> hand_over(std::span<std::uint64_t> words) override {
    std::unique_lock lock(mutex_);
    if (!words.empty()) {
      room_.wait(lock, [&] { return pieces_.size() < most_ || abandoned_; });
      if (!abandoned_) {
        pieces_.push_back({std::move(writing_), words.size()});
        filled_.notify_one();
      }
    }
    if (writing_.empty() && !free_.empty()) {
      writing_ = std::move(free_.back());
      free_.pop_back();
    }
    lock.unlock();
    writing_.resize(piece_words);
    return writing_;
  }

 private:
  static constexpr std::size_t piece_words = 1024;
  struct Piece {
    std::vector<std::uint64_t> words;
    std::size_t used = 0;
  };

  bool take() {
    std::unique_lock lock(mutex_);
    if (!taken_.empty()) free_.push_back(std::move(taken_));
    filled_.wait(lock, [&] { return !pieces_.empty() || closed_; });
    if (pieces_.empty()) return false;
    taken_ = std::move(pieces_.front().words);
    reader_ = InstructionReader(std::span(taken_).first(pieces_.front().used));
    pieces_.pop_front();
    room_.notify_one();
    return true;
  }

  const std::size_t most_;
  std::mutex mutex_;
  std::condition_variable room_, filled_;
  std::deque<Piece> pieces_;
  std::vector<std::vector<std::uint64_t>> free_;  ///< read, to be written again
  bool closed_ = false, abandoned_ = false;
  std::vector<std::uint64_t> writing_;  ///< the launch's thread's
  std::vector<std::uint64_t> taken_;    ///< the other one's
  InstructionReader reader_;
};

/// The same on the launch's own thread: whenever `room` words are full, `read` is called with what was executed since.
class InstructionPieces final : public InstructionWriter {
 public:
  explicit InstructionPieces(std::function<void(InstructionReader&)> read, std::size_t room = 1024)
      : read_(std::move(read)), words_(room < least_room ? least_room : room) {}

 protected:
  std::span<std::uint64_t> hand_over(std::span<std::uint64_t> words) override {
    InstructionReader reader(words);
    if (!words.empty()) read_(reader);
    return words_;
  }

 private:
  std::function<void(InstructionReader&)> read_;
  std::vector<std::uint64_t> words_;
};

}  // namespace lockstep
