// The instructions that a launch executes, as a stream of words (LaunchOptions::stream). A reader takes them on another
// thread, through a bounded buffer, or piece by piece on the launch's own thread. src/observe/stream_encoder.hpp has
// the format of the words.
#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "lockstep/base/address_space.hpp"

namespace lockstep {

/// An instruction that a wave executed, or another part of its accesses. An instruction whose lanes access several
/// address spaces (FLAT) comes once for each. Data that a buffer's bounds cut comes dword by dword, the dwords inside
/// alone. A block of registers comes in parts of 16 bytes, or dword by dword where M0 leaves out some. A tile of a
/// tensor comes line by line, as accesses of lane 0. A sample of an image comes texel by texel.
struct StreamedInstruction {
  std::uint64_t pc = 0, exec = 0;
  /// The lanes that access memory, by bits; of a scalar instruction bit 0. Lanes whose access a buffer's bounds drop
  /// are not among them.
  std::uint64_t lanes = 0;
  std::uint32_t workgroup = 0;  ///< its number in the grid, x first
  std::uint16_t wave = 0;       ///< in its workgroup
  AddressSpace space = AddressSpace::global;
  std::uint32_t bytes = 0;  ///< at each address; 0: it accesses no memory
  bool continued = false;   ///< the same instruction as before, with other addresses
  /// The addresses of `lanes`, the lowest lane first; in LDS and scratch they count from 0. Valid until the next call
  /// of `next`.
  std::span<const std::uint64_t> addresses{};
  /// The second addresses of `lanes`: of LDS instructions with two addresses; of copies between memory and LDS the
  /// addresses in LDS.
  std::span<const std::uint64_t> second{};
};

/// Gets the words of the instructions that a launch executes. Engines write them (src/observe/stream_encoder.hpp); a
/// class that derives from this one takes them in hand_over.
class InstructionWriter {
 public:
  InstructionWriter() = default;
  InstructionWriter(const InstructionWriter&) = delete;
  InstructionWriter& operator=(const InstructionWriter&) = delete;
  virtual ~InstructionWriter() = default;

  /// Hands over the words that have been written so far.
  void flush() {
    if (at_ != first_) (void)hand_over({first_, at_});
    at_ = first_ = limit_ = nullptr;
  }

  static constexpr std::size_t least_room = 512;

 protected:
  /// `words` are complete. Gives the room for the next ones: at least `least_room` words, valid until they are handed
  /// over. May wait. `words` is empty before the first ones. Called on the launch's thread; must not throw.
  virtual std::span<std::uint64_t> hand_over(std::span<std::uint64_t> words) = 0;

 private:
  friend class StreamEncoder;
  std::uint64_t *first_ = nullptr, *at_ = nullptr, *limit_ = nullptr;  ///< a record that begins before `limit_` fits
  std::uint64_t wave_ = 0, exec_ = 0;                                  ///< of the last wave record
};

/// Reads the words that a writer has handed over.
class InstructionReader {
 public:
  InstructionReader() = default;
  explicit InstructionReader(std::span<const std::uint64_t> words) : words_(words) {}

  /// The next instruction. False: there is none left.
  bool next(StreamedInstruction& to);

 private:
  std::uint64_t take();
  void access(std::uint8_t kind, StreamedInstruction& to);

  std::span<const std::uint64_t> words_{};
  std::array<std::array<std::uint64_t, 64>, 2> addresses_;
};

/// For LaunchOptions::stream: another thread takes the instructions that the launch executes, in the order of
/// execution. Waves of a workgroup take turns (docs/order.md). An instruction that faults is the last one.
class InstructionStream final : public InstructionWriter {
 public:
  /// The buffer holds at most that many pieces of 8 KiB. While it is full, the launch waits.
  explicit InstructionStream(std::size_t pieces = 256) : most_(pieces == 0 ? 1 : pieces) {}

  /// Waits for the next instruction. False: the launch has ended, and all instructions have been taken.
  bool next(StreamedInstruction& to);
  /// The reader takes no more instructions, so the launch no longer waits.
  void abandon();
  /// To be called when the launch has returned, with or without a fault.
  void close();

 protected:
  std::span<std::uint64_t> hand_over(std::span<std::uint64_t> words) override;

 private:
  static constexpr std::size_t piece_words = 1024;
  struct Piece {
    std::vector<std::uint64_t> words;
    std::size_t used = 0;
  };

  bool take();

  const std::size_t most_;
  std::mutex mutex_;
  std::condition_variable room_, filled_;
  std::deque<Piece> pieces_;
  std::vector<std::vector<std::uint64_t>> free_;  ///< have been read, will be written again
  bool closed_ = false, abandoned_ = false;
  std::vector<std::uint64_t> writing_;  ///< of the launch's thread
  std::vector<std::uint64_t> taken_;    ///< of the reader's thread
  InstructionReader reader_;
};

/// For LaunchOptions::stream, on the launch's own thread: when `room` words are full, `read` is called with them.
class InstructionPieces final : public InstructionWriter {
 public:
  explicit InstructionPieces(std::function<void(InstructionReader&)> read, std::size_t room = 1024);

 protected:
  std::span<std::uint64_t> hand_over(std::span<std::uint64_t> words) override;

 private:
  std::function<void(InstructionReader&)> read_;
  std::vector<std::uint64_t> words_;
};

}  // namespace lockstep
