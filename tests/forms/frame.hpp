// The kernel around one instruction: every register it may name is loaded from memory before and stored after it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace lockstep::forms {

// Registers that an instruction under test may name: s0 to s47, v0 to v79, a0 to a79. The frame has those above.
inline constexpr std::uint32_t sgprs = 48, vgprs = 80;
// Those that hold addresses, so that they mean the same to every instruction.
inline constexpr std::uint32_t v_address = 2;      ///< and v3: the lane's cell of the data
inline constexpr std::uint32_t v_offset = 4;       ///< the cell's offset; in LDS, too
inline constexpr std::uint32_t v_index = 6;        ///< the lane; v7: a small offset behind an index
inline constexpr std::uint32_t v_small = 8;        ///< 16
inline constexpr std::uint32_t v_first_data = 16;  ///< v16 to v47: numbers
inline constexpr std::uint32_t v_first_result = 48;
inline constexpr std::uint32_t s_zero = 3;
inline constexpr std::uint32_t s_data = 4;         ///< and s5: address of the data
inline constexpr std::uint32_t s_small = 6;        ///< 16; s7: 32
inline constexpr std::uint32_t s_buffer = 8;       ///< to s11: the data as a buffer of bytes
inline constexpr std::uint32_t s_records = 12;     ///< to s15: the data as records of a cell
inline constexpr std::uint32_t s_target = 16;      ///< and s17: address of the place that a jump goes to
inline constexpr std::uint32_t s_first_data = 18;  ///< s18 to s31: numbers
inline constexpr std::uint32_t s_first_result = 32;

inline constexpr std::uint32_t lanes = 64, cell = 64, data_bytes = 2 * lanes * cell;
inline constexpr std::uint32_t lane_bytes = 1024;  ///< of the input and of the output
inline constexpr std::uint32_t scalar_bytes = 4 * 64;
inline constexpr std::uint32_t image_bytes = lanes * lane_bytes + scalar_bytes;

/// What the instruction may change beside registers and the data, and the frame sets before and stores after it.
enum class Room : std::uint8_t { none, lds, scratch };

struct Entry {
  std::string instruction;  ///< assembly text, or .long words
  Room room = Room::none;
};

/// Assembly of one kernel an entry, named k0, k1, ..., for waves of `wave_size` lanes. Arguments: input image, output
/// image, data.
std::string frames(const std::vector<Entry>& entries, std::uint32_t wave_size);

/// Two buffer descriptors of the family: the data as bytes with a range check, and as records of a cell.
std::array<std::uint32_t, 8> buffer_descriptors(std::uint64_t data);

/// The registers before the instruction: numbers of every kind, addresses in their places. `exec` is that of the
/// instruction; `data` the address of the data.
std::vector<std::uint32_t> input_image(std::uint64_t exec, std::uint64_t data, std::uint64_t seed);

}  // namespace lockstep::forms
