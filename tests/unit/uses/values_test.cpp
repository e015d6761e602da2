// The records that uses() fills, and passes of matrix instructions by the manuals' tables.
#include <doctest/doctest.h>

#include "lockstep/uses/lane_sources.hpp"
#include "lockstep/uses/matrix_passes.hpp"
#include "lockstep/uses/register_use.hpp"

using namespace lockstep;

namespace {

constexpr RegisterUse use_of(UsedFile file, std::uint16_t first, std::uint16_t count, bool read, bool written) {
  return {file, first, count, read, written, false, Role::none, 0};
}
constexpr Uses two_uses() {
  Uses uses;
  uses.registers[uses.count++] = use_of(UsedFile::vgpr, 4, 2, true, false);
  uses.registers[uses.count++] = use_of(UsedFile::scalar, 4, 1, false, true);
  uses.registers[uses.count] = use_of(UsedFile::vgpr, 100, 1, true, true);  // none of them
  return uses;
}

constexpr MatrixOp matrix(MatrixFamily family, Element a, std::uint32_t m, std::uint32_t n, std::uint32_t k,
                          std::uint32_t blocks = 1) {
  MatrixOp op;
  op.family = family;
  op.a = op.b = a;
  op.m = static_cast<decltype(op.m)>(m);
  op.n = static_cast<decltype(op.n)>(n);
  op.k = static_cast<decltype(op.k)>(k);
  op.blocks = static_cast<decltype(op.blocks)>(blocks);
  return op;
}

}  // namespace

TEST_CASE("a use holds its registers, of its file alone") {
  constexpr RegisterUse use = use_of(UsedFile::vgpr, 4, 2, true, false);
  static_assert(!use.holds(UsedFile::vgpr, 3) && use.holds(UsedFile::vgpr, 4) && use.holds(UsedFile::vgpr, 5));
  static_assert(!use.holds(UsedFile::vgpr, 6) && !use.holds(UsedFile::scalar, 4));
  static_assert(!use_of(UsedFile::vgpr, 4, 0, true, true).holds(UsedFile::vgpr, 4));
  static_assert(use_of(UsedFile::vgpr, 0xffff, 2, true, true).holds(UsedFile::vgpr, 0x10000));
}

TEST_CASE("reads and writes of an instruction are those of its uses, and no more") {
  constexpr Uses uses = two_uses();
  static_assert(uses.all().size() == 2);
  static_assert(uses.reads_register(UsedFile::vgpr, 5) && !uses.writes_register(UsedFile::vgpr, 5));
  static_assert(uses.writes_register(UsedFile::scalar, 4) && !uses.reads_register(UsedFile::scalar, 4));
  static_assert(!uses.reads_register(UsedFile::vgpr, 100));
}

TEST_CASE("vector instructions, with transcendental ones, matrix instructions are others") {
  Uses uses;
  for (const auto& [unit, vector] : {std::pair{InstructionClass::valu, true},
                                     {InstructionClass::transcendental, true},
                                     {InstructionClass::matrix, false},
                                     {InstructionClass::salu, false}}) {
    uses.instruction_class = unit;
    CHECK(uses.vector_alu() == vector);
  }
}

TEST_CASE("dwords of a source of lanes") {
  LaneSources sources;
  sources.source = 254;
  CHECK(sources.is_source(254));
  CHECK(!sources.is_source(253));
  CHECK(!sources.is_source(255));
  sources.dwords = 2;
  CHECK(sources.is_source(255));
  CHECK(!sources.is_source(256));
}

TEST_CASE("passes of MFMA: CDNA3 ISA manual, 7.5") {
  constexpr auto f16 = Element::f16, f32 = Element::f32, f64 = Element::f64, selected = Element::selected;
  constexpr MatrixFamily mfma = MatrixFamily::mfma;
  static_assert(matrix_passes(matrix(mfma, f16, 32, 32, 8), false) == 8);
  static_assert(matrix_passes(matrix(mfma, f16, 16, 16, 16), false) == 4);
  static_assert(matrix_passes(matrix(mfma, f32, 32, 32, 2), false) == 16);
  static_assert(matrix_passes(matrix(mfma, f32, 16, 16, 4), false) == 8);
  static_assert(matrix_passes(matrix(mfma, f32, 4, 4, 1, 16), false) == 2);
  static_assert(matrix_passes(matrix(mfma, f32, 32, 32, 1, 2), false) == 16);
  static_assert(matrix_passes(matrix(mfma, f32, 16, 16, 1, 4), false) == 8);
  static_assert(matrix_passes(matrix(mfma, f64, 16, 16, 4), false) == 16);
  static_assert(matrix_passes(matrix(mfma, f64, 4, 4, 4, 4), false) == 4);
  // F8F6F4: 8 bits take as long again.
  static_assert(matrix_passes(matrix(mfma, selected, 16, 16, 128), false) == 4);
  static_assert(matrix_passes(matrix(mfma, selected, 16, 16, 128), true) == 8);
}

TEST_CASE("passes of WMMA") {
  static_assert(matrix_passes(matrix(MatrixFamily::gfx11, Element::f16, 16, 16, 16), false) == 8);
  static_assert(matrix_passes(matrix(MatrixFamily::gfx11, Element::iu4, 16, 16, 16), false) == 4);
  static_assert(matrix_passes(matrix(MatrixFamily::gfx12, Element::f16, 16, 16, 16), false) == 4);
  static_assert(matrix_passes(matrix(MatrixFamily::gfx12, Element::fp8, 16, 16, 16), false) == 2);
  static_assert(matrix_passes(matrix(MatrixFamily::gfx12, Element::iu4, 16, 16, 32), false) == 2);
  static_assert(matrix_passes(matrix(MatrixFamily::gfx1250, Element::f32, 16, 16, 4), false) == 0);  // not public
  static_assert(matrix_passes(matrix(MatrixFamily::gfx1250, Element::iu8, 16, 16, 64), false) == 16);
  static_assert(matrix_passes(matrix(MatrixFamily::gfx1250, Element::f16, 16, 16, 32), false) == 8);
}
