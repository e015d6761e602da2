// One WMMA as the fast engine sees it: planned once when a kernel is compiled. Same bits as
// MatrixModel::sequential_fma, with the kernels of silicon/ as gfx11 and gfx12.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "fast/matrix/job.hpp"
#include "lockstep/matrix/layout.hpp"
#include "lockstep/matrix/wmma/operands.hpp"

namespace lockstep::fast {

/// How sixteen rows of A, or columns of B, are unpacked. A set of more comes in further registers of the same layout.
struct WmmaInput {
  Element format = Element::f32;
  Widening form{};
  std::uint8_t items = 0;                           ///< elements of a lane
  std::uint8_t groups = 0;                          ///< groups of sixteen lanes that hold any
  std::uint8_t registers = 0;                       ///< that the items take
  std::uint8_t sets = 1;                            ///< of sixteen rows
  std::array<std::array<std::uint8_t, 4>, 64> k{};  ///< of an item, by group of lanes
  /// Dwords from the first register's to sixteen lanes of one, in the order of their k's, and two of them once more.
  std::array<std::uint16_t, 34> chunk{};
  std::uint8_t chunks = 0;  ///< none where elements cross registers
};

/// Where the rows of D are.
struct Gfx11Rows32 {
  static constexpr std::uint32_t at(std::uint32_t row) { return row / 2 * 64 + row % 2 * 16; }
};
struct Gfx11Rows64 {
  static constexpr std::uint32_t at(std::uint32_t row) { return row / 4 * 64 + row % 4 * 16; }
};
struct Gfx12Rows32 {
  static constexpr std::uint32_t at(std::uint32_t row) { return row % 8 * 64 + row / 8 * 16; }
};
struct Gfx12Rows64 {
  static constexpr std::uint32_t at(std::uint32_t row) { return row % 4 * 64 + row / 8 * 16 + row / 4 % 2 * 32; }
};
/// One after the other: a tile that is no operand.
struct TileRows16 {
  static constexpr std::uint32_t at(std::uint32_t row) { return row * 16; }
};
enum class RowPlaces : std::uint8_t { gfx11_32, gfx11_64, gfx12_32, gfx12_64, tile };
inline constexpr std::size_t row_places = 5;

constexpr RowPlaces places_of(MatrixFamily family, std::uint32_t wave_size) {
  if (family == MatrixFamily::gfx11) return wave_size == 32 ? RowPlaces::gfx11_32 : RowPlaces::gfx11_64;
  return wave_size == 32 ? RowPlaces::gfx12_32 : RowPlaces::gfx12_64;
}
/// Dwords from D's first to those of a row.
constexpr std::uint32_t row_at(RowPlaces places, std::uint32_t row) {
  switch (places) {
    case RowPlaces::gfx11_32: return Gfx11Rows32::at(row);
    case RowPlaces::gfx11_64: return Gfx11Rows64::at(row);
    case RowPlaces::gfx12_32: return Gfx12Rows32::at(row);
    case RowPlaces::gfx12_64: return Gfx12Rows64::at(row);
    case RowPlaces::tile: break;
  }
  return TileRows16::at(row);
}
/// Do they say what the layouts say?
constexpr bool rows_match(MatrixFamily family, std::uint32_t wave_size) {
  const MatrixLayout layout = matrix::wmma::layout_of(family, matrix::wmma::Use::result, 32, 16, wave_size, 16);
  for (std::uint16_t row = 0; row < 16; ++row) {
    const Place place = layout.place({row, 0, 0});
    if (place.item * 64u + place.lane != row_at(places_of(family, wave_size), row)) return false;
  }
  return true;
}
static_assert(rows_match(MatrixFamily::gfx11, 32) && rows_match(MatrixFamily::gfx11, 64));
static_assert(rows_match(MatrixFamily::gfx12, 32) && rows_match(MatrixFamily::gfx12, 64));
static_assert(rows_match(MatrixFamily::gfx1250, 32));

/// Sixteen rows of A and columns of B, [k][16].
struct WmmaNumbers {
  const float* a;
  const float* b;
  std::uint32_t depth;
};
/// Scales of blocks of `block` k's: [block][16].
struct WmmaScales {
  std::uint32_t block;
  const float* a;
  const float* b;
};
/// Two instructions with the same A. `scales`: none for those without blocks.
struct WmmaPair {
  const float* a;
  std::array<const float*, 2> b;
  std::uint32_t depth;
  std::array<const WmmaScales*, 2> scales;
};
/// The same where two numbers of 16 bits stay together: [chunk][16].
struct WmmaDwordPair {
  const std::uint32_t* a;
  std::array<const std::uint32_t*, 2> b;
  std::uint32_t chunks;
};
/// Registers of A and B, to be widened on the way.
struct PipelinedWmma {
  const WmmaInput *a_plan, *b_plan;
  const std::uint32_t *a, *b;
  WmmaScales scales;
};
/// False: nothing has been written, as there may be infinities or NaNs.
using MultiplyPipelined = bool (*)(const PipelinedWmma& job, RowPlaces places, const std::uint32_t* c,
                                   std::uint32_t* d);
/// One instruction or several that have the same plan but for registers, and touch none of each other's results.
struct WmmaProduct {
  std::uint8_t a, b;  ///< which A and B
  const std::uint32_t* c;
  std::uint32_t* d;
};
struct WmmaProducts {
  const WmmaInput *a_plan, *b_plan;
  RowPlaces places;
  std::uint8_t copies;      ///< groups of lanes that have to hold the same; 1: none has
  bool a_signed, b_signed;  ///< integers
  std::uint8_t a_count, b_count, count;
  std::array<const std::uint32_t*, 16> a, b;  ///< registers
  std::array<WmmaProduct, 16> product;
};
enum class WmmaOutcome : std::uint8_t { done, not_covered, copies_differ };
using RunWmmaProducts = WmmaOutcome (*)(const WmmaProducts& job);
struct WmmaPlan;
using RunWmmaProduct = WmmaOutcome (*)(const WmmaPlan& plan, Rows v);
/// Integers of A or B as a host's kernels take them, [chunk][16]. Four k's a dword: bytes, A's unsigned and B's signed
/// or the other way round, and B's `correction` is added to the columns. Or two, of 16 bits.
struct WmmaByteRows {
  alignas(64) std::uint32_t chunk[32][16];
  std::uint32_t chunks;
};
struct WmmaByteColumns : WmmaByteRows {
  alignas(64) std::uint32_t correction[16];
};
struct WmmaBytes {
  const WmmaByteRows* a;
  std::array<const WmmaByteColumns*, 2> b;  ///< the second one for pairs
  bool a_unsigned;
};
/// Results of two instructions with the same A.
struct WmmaPairResults {
  std::array<const std::uint32_t*, 2> c;
  std::array<std::uint32_t*, 2> d;
};

struct SiliconKernels;  // silicon/job.hpp

/// Kernels of one level of the host; those that multiply by RowPlaces, scaled ones for the places of CDNA5 and the tile
/// alone. D may be C, or overlap it.
struct WmmaKernels {
  /// Sixteen rows into [k][16]; false if there is an infinity or NaN that has not been converted.
  bool (*unpack)(const WmmaInput& plan, ConstRows from, float* to);
  /// Do the groups of lanes hold the same?
  bool (*copies_agree)(ConstRows rows, std::uint32_t registers, std::uint32_t groups);
  void (*multiply[row_places])(const WmmaNumbers& in, const std::uint32_t* c, std::uint32_t* d);
  void (*multiply_scaled[row_places])(const WmmaNumbers& in, const WmmaScales& scales, const std::uint32_t* c,
                                      std::uint32_t* d);
  /// Sixteen lanes of 16-bit numbers at bit `shift` of dwords as f32; and back, beside what else the dwords hold.
  void (*widen)(Element element, const std::uint32_t* from, std::uint32_t shift, float* to);
  void (*narrow)(Element element, const float* from, std::uint32_t shift, std::uint32_t* to);
  /// Scales of one block: byte `index` of the lanes' dwords as floats. False if any is NaN or has no float.
  bool (*scales)(matrix::ScaleFormat format, const std::uint32_t* from, std::uint32_t index, float* to);
  /// The smallest and the largest of the numbers, a multiple of sixteen, that are not 0; and 1.
  void (*range)(const float* from, std::uint32_t count, float& smallest, float& largest);
  /// Integers; none: the reference's.
  void (*prepare_a)(const WmmaInput& plan, ConstRows from, bool a_signed, bool b_signed, WmmaByteRows& to);
  void (*prepare_b)(const WmmaInput& plan, ConstRows from, bool a_signed, bool b_signed, WmmaByteColumns& to);
  void (*multiply_bytes[row_places])(const WmmaBytes& in, const std::uint32_t* c, std::uint32_t* d);
  /// Kernels that widen on the way; none: there is none for these formats.
  MultiplyPipelined (*pipelined)(Element a, Element b, bool scaled);
  /// Two instructions at once; none: one after the other.
  void (*multiply_pair[row_places])(const WmmaPair& in, const WmmaPairResults& results);
  void (*multiply_scaled_pair)(const WmmaPair& in, const WmmaPairResults& results);  ///< CDNA5's places
  void (*multiply_byte_pair[row_places])(const WmmaBytes& in, const WmmaPairResults& results);
  /// bf16 by products of two numbers at once; none: as floats. The first brings A or B to dwords as the other wants
  /// them; false: not with these numbers.
  bool (*stage_bf16)(const WmmaInput& plan, const std::uint32_t* from, std::uint32_t* to) = nullptr;
  void (*multiply_bf16_pair[row_places])(const WmmaDwordPair& in, const WmmaPairResults& results) = {};
  /// Products whose C and D are used as they stand, all in one function (where one of 256-bit registers ends, some
  /// cores take twenty cycles); none: step by step.
  RunWmmaProducts run_products = nullptr;
  /// The same for bytes of sixteen k's where D overlaps neither A nor B, and C entirely or not at all; none: step by
  /// step.
  RunWmmaProducts run_byte_products = nullptr;
  RunWmmaProduct run_byte_product = nullptr;  ///< and one of them
  /// Those for the models gfx11 and gfx12.
  const SiliconKernels* silicon = nullptr;
};

struct WmmaPlan {
  const WmmaKernels* kernels = nullptr;  ///< none: the plan covers nothing
  MatrixOp op{};
  matrix::wmma::Operands operands{};
  std::uint8_t wave_size = 32;
  RowPlaces places = RowPlaces::gfx12_32;
  bool direct = false;                                           ///< C and D are used as they stand in the registers
  std::uint32_t constant = 0;                                    ///< C's bits, where it is one
  std::array<std::optional<std::uint32_t>, 2> scale_constant{};  ///< of scales that are inline constants
  WmmaInput a{}, b{};
  MultiplyPipelined pipelined = nullptr;
  RunWmmaProducts run_products = nullptr;  ///< those of `kernels` for such a plan, if any
  RunWmmaProduct run_product = nullptr;

  explicit operator bool() const { return kernels != nullptr; }
};

}  // namespace lockstep::fast
