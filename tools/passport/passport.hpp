// A passport: what a GPU gives for a list of cases, each one instruction with modifiers and a MODE. The file has all
// that lockstep needs to compute the same: cases, inputs, the code object that ran. docs/passport.md says what for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/base/result.hpp"

namespace passport {

/// Where an instruction's operands come from: a window of VGPRs and one of SGPRs each, filled before it.
enum Window : std::uint8_t { source0, source1, source2, destination, scales, windows };

inline constexpr std::array<std::uint32_t, windows> first_vgpr = {16, 32, 48, 80, 112};
inline constexpr std::array<std::uint32_t, windows> vgprs_of = {16, 16, 32, 32, 4};
inline constexpr std::array<std::uint32_t, windows> first_sgpr = {16, 20, 24, 32, 28};
inline constexpr std::array<std::uint32_t, windows> sgprs_of = {4, 2, 2, 4, 0};

/// One case, as the kernels read it.
struct Case {
  std::uint32_t code = 0;                       ///< its instruction is so many bytes behind the first one
  std::uint32_t mode = 0;                       ///< MODE: bits 9:0 and 23
  std::array<std::uint32_t, windows> inputs{};  ///< by window: where its inputs begin, bytes
  std::array<std::uint16_t, 6> strides{};       ///< by window: bytes from a lane's input to the next lane's
  std::uint32_t results = 0;                    ///< where they begin in the file's results, bytes
  std::uint32_t row_bytes = 0;                  ///< results of one row
  std::uint32_t first_row = 0;
  std::uint32_t rows = 0;
  std::uint32_t kept = 0;  ///< VGPRs of the destination that are kept, and flags
  std::uint32_t reserved = 0;

  static constexpr std::uint32_t wide = 1u << 8;            ///< whole windows are filled, not two registers of each
  static constexpr std::uint32_t scalar = 1u << 9;          ///< of the kernel for scalar instructions
  static constexpr std::uint32_t writes_source = 1u << 10;  ///< source 0, too, is kept: behind the destination's first
  static constexpr std::uint32_t writes_masks = 1u << 11;   ///< EXEC and VCC are kept, too (scalar)
  /// Of the sources and the destination: the window's numbers stand in AccVGPRs; its VGPRs hold others.
  static constexpr std::uint32_t in_accvgprs(Window window) { return 1u << (12 + window); }
  static constexpr std::uint32_t stores = 1u << 16;         ///< to memory: what stands there is kept
  static constexpr std::uint32_t stores_to_lds = 1u << 17;  ///< the same of LDS
  std::uint32_t dwords() const { return kept & 255u; }
};
static_assert(sizeof(Case) == 64);

/// What a wave takes of the inputs, and the state it begins with.
struct Row {
  std::array<std::uint32_t, windows> first{};  ///< by window: how many elements in the first lane's input is
  std::uint32_t m0 = 0;
  std::uint64_t vcc = 0, exec = 0;  ///< SCC begins as a bit of VCC
  std::array<std::uint32_t, 2> reserved{};
};
static_assert(sizeof(Row) == 48);

/// The words of a case's instruction.
struct Words {
  std::array<std::uint32_t, 4> dwords{};
  std::uint32_t count = 0;
};
static_assert(sizeof(Words) == 20);

inline constexpr std::uint32_t slot_bytes = 32;     ///< of an instruction and the way back
inline constexpr std::uint32_t header_bytes = 32;   ///< of a row's results: SCC, two SGPRs, VCC, EXEC, M0
inline constexpr std::uint32_t scalar_inputs = 64;  ///< that a row of a scalar case runs through

inline constexpr std::uint64_t most_bytes = std::uint64_t{1} << 28;  ///< of a file that is read, also decompressed

enum class Outcome : std::uint8_t { not_run, done, crashed, hung };

struct Passport {
  std::string meta;    ///< lines "name value": target, wave, seed, version
  std::string notes;   ///< what is not covered: lines "NAME: reason"
  std::string device;  ///< lines of the host program: which GPU, which ROCm
  std::vector<Case> cases;
  std::vector<Row> rows;
  std::vector<Words> words;
  std::vector<std::uint32_t> inputs;
  std::vector<std::uint8_t> code;      ///< the code object
  std::vector<std::uint8_t> outcomes;  ///< an Outcome a case
  std::vector<std::uint8_t> results;

  /// The value of a line of `meta`, empty if there is none.
  std::string_view value(std::string_view name) const;
  std::uint32_t lanes() const;
};

/// Where lane `lane` of a case's row has the input of a window: an index into `inputs`.
std::size_t input_index(const Case& of, const Row& row, Window window, std::uint32_t lane);
std::uint32_t row_bytes(const Case& of, std::uint32_t lanes);

/// The bytes of a file that the host program makes, and their reading. Compressed ones (zstd) are read where the build
/// has zstd. Everything that a reader relies on is checked: sizes, offsets, a digest of the whole.
std::vector<std::uint8_t> head_of(const Passport& passport);
lockstep::Result<Passport> parse(std::span<const std::uint8_t> bytes);

struct Choice {
  std::string_view only;    ///< instructions whose name begins so; empty: all
  std::uint32_t each = 1;   ///< of these every so many
  std::uint32_t lanes = 0;  ///< of a wave; 0: the first size that the target has
};

/// Cases, rows and inputs for a target that lockstep has; an error if its waves have no such size.
lockstep::Result<Passport> make(std::string_view target, std::string_view version, const Choice& choice);

/// What the assembly asks of a target: lines ".set name, value".
std::string device_flags(std::string_view target);
/// Has the target AccVGPRs? Instructions with them are cases of their own.
bool has_accvgprs(std::string_view target);
/// The device part as assembly.
std::string device_source(const Passport& passport);

}  // namespace passport
