// The instructions that waves execute, as words of 64 bits. Engines write them; a reader follows the launch.
//
// The first word of a record has the record's kind in bits 63:56. A wave record has the wave in 47:32 and the workgroup
// in 31:0; a word of EXEC follows. It stands before the first instruction of a turn, after each change of EXEC, and at
// the start of each piece, so that a piece can be read alone. All other records are instructions. They have the pc in
// bits 47:0. An access to memory has one more word: the space (7:0), bytes at each address (15:8), flags (23:16), the
// distance of second addresses (31:24). Addresses follow: one; or a first one and a distance (63:32); or a base and 32
// bits a lane; or a word of lanes and an address for each. Bytes beyond 255 have their higher bits in 63:32.
//
// A record has one space and one number of bytes. An instruction with several of them, or with several addresses a
// lane, has several records with the same pc; all but the first have the flag `continued`. Examples: FLAT in several
// spaces, data that a buffer's bounds cut, blocks of registers, tiles of a tensor.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "lockstep/base/address_space.hpp"
#include "lockstep/memory/memory_op.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep {

/// One instruction that a wave executed, or what else it accesses: one whose lanes reach several address spaces (FLAT)
/// comes once for each. Data that a buffer's bounds cut comes dword by dword, those that are inside; a block of
/// registers in parts of 16 bytes, or dword by dword where M0 leaves holes; a tile of a tensor line by line, as of lane
/// 0.
struct StreamedInstruction {
  std::uint64_t pc = 0, exec = 0;
  /// That access memory, one bit each; of a scalar instruction bit 0. Not those whose access a buffer's bounds drop.
  std::uint64_t lanes = 0;
  std::uint32_t workgroup = 0;  ///< its number in the grid, x first
  std::uint16_t wave = 0;       ///< in its workgroup
  AddressSpace space = AddressSpace::global;
  std::uint32_t bytes = 0;  ///< at each address; 0: it accesses no memory
  bool continued = false;   ///< the instruction before, once more, for other addresses
  /// Of `lanes`, lowest first; in LDS and scratch they count from 0. Good until the next call of `next`.
  std::span<const std::uint64_t> addresses{};
  /// The same: second addresses of LDS instructions that have two; places in LDS of copies between memory and LDS.
  std::span<const std::uint64_t> second{};
};

namespace detail {

enum class StreamRecord : std::uint8_t { instruction, wave, single, stepped, row, listed };

inline constexpr std::uint64_t stream_pc = 0xffff'ffff'ffffu;
/// Bits of the word of an access.
inline constexpr std::uint64_t stream_second = 1u << 16, stream_continued = 1u << 17, stream_64_lanes = 1u << 18;

constexpr std::uint64_t record_word(StreamRecord kind, std::uint64_t rest) {
  return static_cast<std::uint64_t>(kind) << 56 | rest;
}

}  // namespace detail

/// An access whose lanes are those of EXEC, at `base` plus 32 bits a lane; in LDS and scratch sums wrap at 32 bits. The
/// second addresses, in LDS, are at `second` plus the same, or plus `second_step` a lane where that is not 0.
struct RowAccess {
  AddressSpace space = AddressSpace::global;
  std::uint32_t bytes = 0, wave_size = 64;
  std::uint64_t base = 0, second = 0;
  bool has_second = false;
  std::uint8_t second_step = 0;
};

/// What engines tell what they execute (LaunchOptions::stream). Whoever derives from it gets the words.
class InstructionWriter {
 public:
  InstructionWriter() = default;
  InstructionWriter(const InstructionWriter&) = delete;
  InstructionWriter& operator=(const InstructionWriter&) = delete;
  virtual ~InstructionWriter() = default;

  /// A wave has its turn from here on.
  void turn(std::uint64_t workgroup, std::uint32_t wave, std::uint64_t exec) {
    wave_ = std::uint64_t{wave & 0xffffu} << 32 | (workgroup & 0xffffffffu);
    tell_wave(exec);
  }
  /// The instruction at `pc` is about to execute. The rest is of those that access memory.
  void instruction(std::uint64_t pc, std::uint64_t exec) {
    make_ready(exec);
    *at_++ = pc & detail::stream_pc;
  }
  void single(std::uint64_t pc, std::uint64_t exec, std::uint32_t bytes, std::uint64_t address) {
    make_ready(exec);
    put(detail::StreamRecord::single, pc, access_word(AddressSpace::global, bytes));
    *at_++ = address;
  }
  /// Lane l at `access.base` + l * step.
  void stepped(std::uint64_t pc, std::uint64_t exec, const RowAccess& access, std::uint32_t step) {
    make_ready(exec);
    put(detail::StreamRecord::stepped, pc, access_word(access) | std::uint64_t{step} << 32);
    put_bases(access);
  }
  /// Lane l at `access.base` + row[l].
  void row(std::uint64_t pc, std::uint64_t exec, const RowAccess& access, const std::uint32_t* row) {
    make_ready(exec);
    put(detail::StreamRecord::row, pc, access_word(access));
    put_bases(access);
    std::memcpy(at_, row, access.wave_size * 4);
    at_ += access.wave_size / 2;
  }
  /// The same of `lanes` alone.
  void row_of(std::uint64_t lanes, std::uint64_t pc, std::uint64_t exec, const RowAccess& access,
              const std::uint32_t* row) {
    make_ready(exec);
    put(detail::StreamRecord::listed, pc,
        access_word(access.space, access.bytes) | (access.has_second ? detail::stream_second : 0));
    *at_++ = lanes;
    for (std::uint64_t left = lanes; left != 0; left &= left - 1) *at_++ = access.base + row[first_of(left)];
    if (!access.has_second) return;
    for (std::uint64_t left = lanes; left != 0; left &= left - 1) {
      const std::uint32_t lane = first_of(left), step = access.second_step;
      *at_++ = (access.second + (step != 0 ? lane * step : row[lane])) & 0xffffffffu;
    }
  }
  /// Anything. `continued`: more of the instruction before.
  template <std::uint32_t Lanes>
  void request(std::uint64_t pc, std::uint64_t exec, const MemoryRequest<Lanes>& request, bool continued = false) {
    const std::uint64_t cut = cut_lanes(request), whole = request.lanes & ~cut;
    if (request.op.scalar() && cut == 0) return single(pc, exec, request.bytes, request.address[0]);
    Listing listing{pc, exec, continued};
    list(listing, request, whole, 0, request.bytes);
    for (std::uint32_t first = 0; cut != 0 && first < request.bytes; first += 4)
      list(listing, request, kept_of(request, cut, first / 4), first, std::min(4u, request.bytes - first));
    if (listing.continued) return;
    make_ready(exec);
    put(detail::StreamRecord::listed, pc, access_word(space_of(request.op.address), request.bytes));
    *at_++ = 0;
  }
  /// Bytes that lie together in memory, and in LDS.
  void line(std::uint64_t pc, std::uint64_t exec, std::uint64_t address, std::uint64_t lds, std::uint32_t bytes,
            bool continued) {
    make_ready(exec);
    put(detail::StreamRecord::listed, pc,
        access_word(AddressSpace::global, bytes) | detail::stream_second | (continued ? detail::stream_continued : 0));
    for (const std::uint64_t word : {std::uint64_t{1}, address, lds}) *at_++ = word;
  }

  /// Hands over what has been written so far.
  void flush() {
    if (at_ != first_) change_room();
    at_ = first_ = limit_ = nullptr;
  }

  static constexpr std::size_t least_room = 512;

 protected:
  /// `words` are complete; may wait. Gives the room for the next ones, at least `least_room` words, which stays good
  /// until it is handed over. Before the first ones `words` is empty. Called on the launch's thread, must not throw.
  virtual std::span<std::uint64_t> hand_over(std::span<std::uint64_t> words) = 0;

 private:
  static constexpr std::size_t longest_record = 2 + 3 + 2 * 64;

  static std::uint32_t first_of(std::uint64_t lanes) { return static_cast<std::uint32_t>(std::countr_zero(lanes)); }
  /// Where an instruction accesses memory that no lane takes part in.
  static AddressSpace space_of(AddressForm form) {
    if (form == AddressForm::lds) return AddressSpace::lds;
    return form == AddressForm::scratch ? AddressSpace::scratch : AddressSpace::global;
  }

  struct Listing {
    std::uint64_t pc = 0, exec = 0;
    bool continued = false;  ///< something has been told
  };
  /// Bytes `first` and following of the data of `lanes`, space by space.
  template <std::uint32_t Lanes>
  void list(Listing& of, const MemoryRequest<Lanes>& request, std::uint64_t lanes, std::uint32_t first,
            std::uint32_t bytes) {
    const bool two = request.both || request.op.action == MemoryAction::load_to_lds ||
                     request.op.action == MemoryAction::store_from_lds;
    while (lanes != 0) {
      const std::uint64_t now = of_one_space(request, lanes);
      make_ready(of.exec);
      put(detail::StreamRecord::listed, of.pc,
          access_word(request.space[first_of(now)], bytes) | (two ? detail::stream_second : 0) |
              (of.continued ? detail::stream_continued : 0));
      *at_++ = now;
      put_listed(now, request.address.data(), first);
      if (two) put_listed(now, request.address1.data(), first);
      of.continued = true;
      lanes &= ~now;
    }
  }
  /// Lanes of whose data parts are dropped. (Of nothing but buffers and blocks.)
  template <std::uint32_t Lanes>
  static std::uint64_t cut_lanes(const MemoryRequest<Lanes>& request) {
    const AddressForm form = request.op.address;
    if (form != AddressForm::buffer && form != AddressForm::scalar_buffer && !request.op.block) return 0;
    std::uint64_t cut = 0;
    for (std::uint32_t lane = 0; lane < Lanes; ++lane) cut |= std::uint64_t{request.dropped[lane] != 0} << lane;
    return cut & request.lanes;
  }
  /// Those of `lanes` that access dword `i` of their data.
  template <std::uint32_t Lanes>
  static std::uint64_t kept_of(const MemoryRequest<Lanes>& request, std::uint64_t lanes, std::uint32_t i) {
    for (std::uint64_t left = lanes; left != 0; left &= left - 1) {
      const std::uint32_t lane = first_of(left);
      if (request.drops_atomic(lane) || (request.dropped[lane] >> i & 1) != 0) lanes &= ~(std::uint64_t{1} << lane);
    }
    return lanes;
  }
  template <std::uint32_t Lanes>
  static std::uint64_t of_one_space(const MemoryRequest<Lanes>& request, std::uint64_t lanes) {
    std::uint64_t same = 0;
    for (std::uint32_t lane = 0; lane < Lanes; ++lane)
      if (request.space[lane] == request.space[first_of(lanes)]) same |= std::uint64_t{1} << lane;
    return lanes & same;
  }
  static std::uint64_t access_word(AddressSpace space, std::uint32_t bytes) {
    return static_cast<std::uint64_t>(space) | std::uint64_t{bytes & 0xffu} << 8 | std::uint64_t{bytes >> 8} << 32;
  }
  static std::uint64_t access_word(const RowAccess& access) {
    return access_word(access.space, access.bytes) | (access.has_second ? detail::stream_second : 0) |
           (access.wave_size == 64 ? detail::stream_64_lanes : 0) | std::uint64_t{access.second_step} << 24;
  }

  void make_ready(std::uint64_t exec) {
    if (exec != exec_ || at_ >= limit_) [[unlikely]]
      tell_wave(exec);
  }
  void tell_wave(std::uint64_t exec) {
    if (at_ >= limit_) change_room();
    *at_++ = detail::record_word(detail::StreamRecord::wave, wave_);
    *at_++ = exec_ = exec;
  }
  void change_room() {
    const std::span<std::uint64_t> room = hand_over({first_, at_});
    at_ = first_ = room.data();
    limit_ = first_ + (room.size() - longest_record);
  }
  void put(detail::StreamRecord kind, std::uint64_t pc, std::uint64_t access) {
    *at_++ = detail::record_word(kind, pc & detail::stream_pc);
    *at_++ = access;
  }
  void put_bases(const RowAccess& access) {
    *at_++ = access.base;
    if (access.has_second) *at_++ = access.second;
  }
  void put_listed(std::uint64_t lanes, const std::uint64_t* addresses, std::uint32_t beyond) {
    for (; lanes != 0; lanes &= lanes - 1) *at_++ = addresses[first_of(lanes)] + beyond;
  }

  std::uint64_t *first_ = nullptr, *at_ = nullptr, *limit_ = nullptr;  ///< a record begun before `limit_` fits
  std::uint64_t wave_ = 0, exec_ = 0;
};

/// Reads words that were handed over.
class InstructionReader {
 public:
  InstructionReader() = default;
  explicit InstructionReader(std::span<const std::uint64_t> words) : words_(words) {}

  /// The next instruction. False: there is none left.
  bool next(StreamedInstruction& to) {
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
      if (kind != StreamRecord::instruction) access(kind, to);
      return true;
    }
  }

 private:
  std::uint64_t take() {
    const std::uint64_t word = words_.front();
    words_ = words_.subspan(1);
    return word;
  }
  void access(detail::StreamRecord kind, StreamedInstruction& to) {
    using detail::StreamRecord;
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

  std::span<const std::uint64_t> words_{};
  std::array<std::array<std::uint64_t, 64>, 2> addresses_;
};

}  // namespace lockstep
