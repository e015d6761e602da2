// Reads streamed instructions, and hands them from thread to thread.
#include "lockstep/device/instruction_stream.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "observe/stream_encoder.hpp"

namespace lockstep {

bool InstructionReader::next(StreamedInstruction& to) {
  using detail::StreamRecord;
  for (;;) {
    if (words_.empty()) return false;
    const std::uint64_t first = take();
    const auto kind = static_cast<StreamRecord>(first >> 56);
    if (kind == StreamRecord::wave) {
      to.wave = static_cast<std::uint16_t>(first >> 32);
      to.workgroup = static_cast<std::uint32_t>(first);
      to.exec = take();
      continue;
    }
    to.pc = first & detail::stream_pc;
    to.addresses = to.second = {};
    to.lanes = 0;
    to.space = AddressSpace::global;
    to.bytes = 0;
    to.continued = false;
    if (kind != StreamRecord::instruction) access(static_cast<std::uint8_t>(kind), to);
    return true;
  }
}

std::uint64_t InstructionReader::take() {
  const std::uint64_t word = words_.front();
  words_ = words_.subspan(1);
  return word;
}

void InstructionReader::access(std::uint8_t kind_bits, StreamedInstruction& to) {
  using detail::StreamRecord;
  const auto kind = static_cast<StreamRecord>(kind_bits);
  const std::uint64_t word = take();
  const bool two = (word & detail::stream_second) != 0;
  to.space = static_cast<AddressSpace>(word & 0xffu);
  to.bytes = static_cast<std::uint8_t>(word >> 8);
  if (kind == StreamRecord::listed) to.bytes |= static_cast<std::uint32_t>(word >> 32) << 8;
  to.continued = (word & detail::stream_continued) != 0;
  if (kind == StreamRecord::single) {
    to.lanes = 1;
    addresses_[0][0] = take();
    to.addresses = std::span(addresses_[0]).first(1);
    return;
  }
  to.lanes = kind == StreamRecord::listed ? take() : to.exec;
  const auto count = static_cast<std::size_t>(std::popcount(to.lanes));
  if (kind == StreamRecord::listed) {
    to.addresses = words_.first(count);
    if (two) to.second = words_.subspan(count, count);
    words_ = words_.subspan(two ? 2 * count : count);
    return;
  }
  const std::array<std::uint64_t, 2> bases{take(), two ? take() : 0};
  std::array<std::uint32_t, 64> offsets;
  if (kind == StreamRecord::stepped) {
    const auto step = static_cast<std::uint32_t>(word >> 32);
    for (std::uint32_t lane = 0; lane < 64; ++lane) offsets[lane] = lane * step;
  } else {
    const std::size_t lanes = (word & detail::stream_64_lanes) != 0 ? 64 : 32;
    std::memcpy(offsets.data(), words_.data(), lanes * 4);
    words_ = words_.subspan(lanes / 2);
  }
  for (std::size_t i = 0; i < (two ? 2u : 1u); ++i) {
    const std::uint64_t mask = i == 0 && to.space == AddressSpace::global ? ~std::uint64_t{0} : 0xffffffffu;
    const auto second_step = static_cast<std::uint32_t>(word >> 24 & 0xffu);
    for (std::uint32_t lane = 0; i == 1 && second_step != 0 && lane < 64; ++lane) offsets[lane] = lane * second_step;
    std::uint64_t* at = addresses_[i].data();
    if (to.lanes == ~std::uint64_t{0}) {
      for (std::uint32_t lane = 0; lane < 64; ++lane) at[lane] = (bases[i] + offsets[lane]) & mask;
    } else {
      for (std::uint64_t left = to.lanes; left != 0; left &= left - 1)
        *at++ = (bases[i] + offsets[static_cast<std::size_t>(std::countr_zero(left))]) & mask;
    }
  }
  to.addresses = std::span(addresses_[0]).first(count);
  if (two) to.second = std::span(addresses_[1]).first(count);
}

bool InstructionStream::next(StreamedInstruction& to) {
  while (!reader_.next(to))
    if (!take()) return false;
  return true;
}

void InstructionStream::abandon() {
  const std::lock_guard lock(mutex_);
  abandoned_ = true;
  room_.notify_all();
}

void InstructionStream::close() {
  flush();
  const std::lock_guard lock(mutex_);
  closed_ = true;
  filled_.notify_all();
}

std::span<std::uint64_t> InstructionStream::hand_over(std::span<std::uint64_t> words) {
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

bool InstructionStream::take() {
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

InstructionPieces::InstructionPieces(std::function<void(InstructionReader&)> read, std::size_t room)
    : read_(std::move(read)), words_(room < least_room ? least_room : room) {}

std::span<std::uint64_t> InstructionPieces::hand_over(std::span<std::uint64_t> words) {
  InstructionReader reader(words);
  if (!words.empty()) read_(reader);
  return words_;
}

}  // namespace lockstep
