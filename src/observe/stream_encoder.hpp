// The instructions that waves execute, as words of 64 bits: the format, and how engines write it.
//
// Bits 63:56 of a record's first word are its kind. A wave record has the wave in bits 47:32 and the workgroup in bits
// 31:0; a word of EXEC follows. It stands before the first instruction of a turn, after each change of EXEC, and at the
// start of each piece, so that a piece can be read alone. All other records are instructions. They have the pc in bits
// 47:0. A record of an access has a second word: the space (7:0), the bytes at each address (15:8), flags (23:16), the
// distance of second addresses (31:24). Addresses follow: one; or a first one and a distance (63:32); or a base and 32
// bits a lane; or a word of lanes and an address for each. The number of bytes has its bits beyond 255 in 63:32.
//
// A record has one space and one number of bytes. An instruction with several of them, or with several addresses a
// lane, has several records with the same pc. All but the first of them have the flag `continued`. Examples: FLAT in
// several spaces, data that a buffer's bounds cut, blocks of registers, tiles of a tensor.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "lockstep/base/address_space.hpp"
#include "lockstep/device/instruction_stream.hpp"
#include "lockstep/memory/memory_op.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep {

namespace detail {

enum class StreamRecord : std::uint8_t { instruction, wave, single, stepped, row, listed };

inline constexpr std::uint64_t stream_pc = 0xffff'ffff'ffffu;
/// Bits of the word of an access.
inline constexpr std::uint64_t stream_second = 1u << 16, stream_continued = 1u << 17, stream_64_lanes = 1u << 18;

constexpr std::uint64_t record_word(StreamRecord kind, std::uint64_t rest) {
  return static_cast<std::uint64_t>(kind) << 56 | rest;
}

}  // namespace detail

/// An access by the lanes of EXEC, at `base` plus 32 bits a lane. In LDS and scratch sums wrap at 32 bits. The second
/// addresses, in LDS, are at `second` plus the same, or plus `second_step` a lane if that is not 0.
struct RowAccess {
  AddressSpace space = AddressSpace::global;
  std::uint32_t bytes = 0, wave_size = 64;
  std::uint64_t base = 0, second = 0;
  bool has_second = false;
  std::uint8_t second_step = 0;
};

/// Writes records to an InstructionWriter.
class StreamEncoder {
 public:
  explicit StreamEncoder(InstructionWriter& to) : to_(to) {}

  /// A turn of a wave begins.
  void turn(std::uint64_t workgroup, std::uint32_t wave, std::uint64_t exec) {
    to_.wave_ = std::uint64_t{wave & 0xffffu} << 32 | (workgroup & 0xffffffffu);
    put_wave(exec);
  }
  /// The instruction at `pc` is about to execute, and accesses no memory.
  void instruction(std::uint64_t pc, std::uint64_t exec) {
    make_ready(exec);
    *to_.at_++ = pc & detail::stream_pc;
  }
  /// A scalar access to memory.
  void single(std::uint64_t pc, std::uint64_t exec, std::uint32_t bytes, std::uint64_t address) {
    make_ready(exec);
    put(detail::StreamRecord::single, pc, access_word(AddressSpace::global, bytes));
    *to_.at_++ = address;
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
    std::memcpy(to_.at_, row, access.wave_size * 4);
    to_.at_ += access.wave_size / 2;
  }
  /// The same, by `lanes` alone.
  void row_of(std::uint64_t lanes, std::uint64_t pc, std::uint64_t exec, const RowAccess& access,
              const std::uint32_t* row) {
    make_ready(exec);
    put(detail::StreamRecord::listed, pc,
        access_word(access.space, access.bytes) | (access.has_second ? detail::stream_second : 0));
    *to_.at_++ = lanes;
    for (std::uint64_t left = lanes; left != 0; left &= left - 1) *to_.at_++ = access.base + row[first_of(left)];
    if (!access.has_second) return;
    for (std::uint64_t left = lanes; left != 0; left &= left - 1) {
      const std::uint32_t lane = first_of(left), step = access.second_step;
      *to_.at_++ = (access.second + (step != 0 ? lane * step : row[lane])) & 0xffffffffu;
    }
  }
  /// Any access. `continued`: it belongs to the instruction before.
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
    *to_.at_++ = 0;
  }
  /// A line of a tile: `bytes` side by side in memory, and in LDS.
  void line(std::uint64_t pc, std::uint64_t exec, std::uint64_t address, std::uint64_t lds, std::uint32_t bytes,
            bool continued) {
    make_ready(exec);
    put(detail::StreamRecord::listed, pc,
        access_word(AddressSpace::global, bytes) | detail::stream_second | (continued ? detail::stream_continued : 0));
    for (const std::uint64_t word : {std::uint64_t{1}, address, lds}) *to_.at_++ = word;
  }
  /// A texel that a lane samples.
  void texel(std::uint64_t pc, std::uint64_t exec, std::uint32_t lane, std::uint64_t address, std::uint32_t bytes,
             bool continued) {
    make_ready(exec);
    put(detail::StreamRecord::listed, pc,
        access_word(AddressSpace::global, bytes) | (continued ? detail::stream_continued : 0));
    *to_.at_++ = std::uint64_t{1} << lane;
    *to_.at_++ = address;
  }

 private:
  static constexpr std::size_t longest_record = 2 + 3 + 2 * 64;

  static std::uint32_t first_of(std::uint64_t lanes) { return static_cast<std::uint32_t>(std::countr_zero(lanes)); }
  /// The space of an access in which no lane takes part.
  static AddressSpace space_of(AddressForm form) {
    if (form == AddressForm::lds) return AddressSpace::lds;
    return form == AddressForm::scratch ? AddressSpace::scratch : AddressSpace::global;
  }

  struct Listing {
    std::uint64_t pc = 0, exec = 0;
    bool continued = false;  ///< a record of it has been written
  };
  /// `bytes` of the data of `lanes` from byte `first` on, space by space.
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
      *to_.at_++ = now;
      put_listed(now, request.address.data(), first);
      if (two) put_listed(now, request.address1.data(), first);
      of.continued = true;
      lanes &= ~now;
    }
  }
  /// The lanes of whose data a part is dropped. Only buffers, images and blocks have them.
  template <std::uint32_t Lanes>
  static std::uint64_t cut_lanes(const MemoryRequest<Lanes>& request) {
    const AddressForm form = request.op.address;
    const bool bounded =
        form == AddressForm::buffer || form == AddressForm::scalar_buffer || form == AddressForm::image;
    if (!bounded && !request.op.block) return 0;
    std::uint64_t cut = 0;
    for (std::uint32_t lane = 0; lane < Lanes; ++lane) cut |= std::uint64_t{request.dropped[lane] != 0} << lane;
    return cut & request.lanes;
  }
  /// The lanes of `lanes` that access dword `i` of their data.
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
    if (exec != to_.exec_ || to_.at_ >= to_.limit_) [[unlikely]]
      put_wave(exec);
  }
  void put_wave(std::uint64_t exec) {
    if (to_.at_ >= to_.limit_) change_room();
    *to_.at_++ = detail::record_word(detail::StreamRecord::wave, to_.wave_);
    *to_.at_++ = to_.exec_ = exec;
  }
  void change_room() {
    const std::span<std::uint64_t> room = to_.hand_over({to_.first_, to_.at_});
    to_.at_ = to_.first_ = room.data();
    to_.limit_ = to_.first_ + (room.size() - longest_record);
  }
  void put(detail::StreamRecord kind, std::uint64_t pc, std::uint64_t access) {
    *to_.at_++ = detail::record_word(kind, pc & detail::stream_pc);
    *to_.at_++ = access;
  }
  void put_bases(const RowAccess& access) {
    *to_.at_++ = access.base;
    if (access.has_second) *to_.at_++ = access.second;
  }
  void put_listed(std::uint64_t lanes, const std::uint64_t* addresses, std::uint32_t beyond) {
    for (; lanes != 0; lanes &= lanes - 1) *to_.at_++ = addresses[first_of(lanes)] + beyond;
  }

  InstructionWriter& to_;
};

}  // namespace lockstep
