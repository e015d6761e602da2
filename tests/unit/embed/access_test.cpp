// What a wave has on its way: order, pieces, cache lines.
#include "lockstep/embed/access.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

#include "lockstep/isa/traits/cdna4.hpp"

using namespace lockstep;

namespace {

constexpr WaitCounterSet vm = wait_counter_set(WaitCounter::vmcnt), lgkm = wait_counter_set(WaitCounter::lgkmcnt);

using Access = embed::Access<cdna4::Isa, 64>;

/// A load of `bytes` bytes by the lanes of `lanes`, each 0x40 behind the one before.
Access load(std::uint64_t lanes, std::uint32_t bytes, std::uint64_t base = 0x1000) {
  Access access;
  MemoryRequest<64>& request = access.parts.emplace_back().request;
  request.op = {.action = MemoryAction::load, .address = AddressForm::global};
  request.lanes = lanes;
  request.bytes = bytes;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    request.space[lane] = AddressSpace::global;
    request.address[lane] = base + 0x40 * lane;
  }
  return access;
}
std::vector<embed::AccessPiece> pieces(const Access& access) {
  std::vector<embed::AccessPiece> all;
  access.each_piece([&](const embed::AccessPiece& piece) { all.push_back(piece); });
  return all;
}

}  // namespace

TEST_CASE("accesses return in order within a counter, but not scalar ones, nor of two kinds") {
  using embed::return_in_order;
  using enum AccessClass;
  CHECK(return_in_order(lds, lgkm, lds, lgkm));
  CHECK(!return_in_order(scalar, lgkm, scalar, lgkm));
  CHECK(!return_in_order(message, lgkm, message, lgkm));
  CHECK(!return_in_order(lds, lgkm, scalar, lgkm));
  CHECK(!return_in_order(scalar, lgkm, lds, lgkm));
  CHECK(!return_in_order(lds, lgkm, lds, vm));
  CHECK(!return_in_order(lds, {}, lds, {}));
}

TEST_CASE("pieces of an access: lanes that take part, the lowest first") {
  CHECK(pieces(load(0, 4)).empty());
  const std::vector<embed::AccessPiece> two = pieces(load(std::uint64_t{1} << 63 | 1, 8));
  REQUIRE(two.size() == 2);
  CHECK(two[0].lane == 0);
  CHECK(two[0].address == 0x1000);
  CHECK(two[0].bytes == 8);
  CHECK(two[1].lane == 63);
  CHECK(two[1].address == 0x1000 + 0x40 * 63);
  CHECK(two[1].dword == 4 * 63);
}

TEST_CASE("dwords outside a buffer's bounds are no pieces") {
  Access access = load(3, 16);
  access.parts[0].request.dropped[0] = 0b0110;
  access.parts[0].request.dropped[1] = 0xffff;
  const std::vector<embed::AccessPiece> left = pieces(access);
  REQUIRE(left.size() == 2);
  CHECK(left[0].address == 0x1000);
  CHECK(left[0].bytes == 4);
  CHECK(left[1].address == 0x100c);
  CHECK(left[1].dword == 3);
}

TEST_CASE("bytes are stored and loaded where a piece says") {
  Access access = load(2, 4);
  access.parts[0].request.data[4] = 0x04030201;
  const std::vector<embed::AccessPiece> one = pieces(access);
  REQUIRE(one.size() == 1);
  CHECK(access.stored(one[0])[2] == 3);
  CHECK(access.stored(one[0]).size() == 4);
  access.loaded(one[0])[0] = 0x55;
  CHECK(access.parts[0].reply.data[4] == 0x55);
}

TEST_CASE("cache lines that an access touches, each once, in ascending order") {
  using Lines = std::vector<std::uint64_t>;
  CHECK(load(7, 4).blocks(64) == Lines{0x1000, 0x1040, 0x1080});
  CHECK(load(7, 4).blocks(128) == Lines{0x1000, 0x1080});
  CHECK(load(1, 16, 0x103c).blocks(64) == Lines{0x1000, 0x1040});
  CHECK(load(1, 4, 0x103c).blocks(64) == Lines{0x1000});
  CHECK(load(1, 4).blocks(64, AddressSpace::lds).empty());
  CHECK(load(0, 4).blocks(64).empty());
}

TEST_CASE("what an access does") {
  Access access = load(1, 4);
  CHECK(!access.atomic());
  CHECK(!access.writes());
  access.parts[0].request.op.action = MemoryAction::atomic;
  CHECK(access.atomic());
  CHECK(access.writes());
  access.kind = embed::AccessKind::message;
  CHECK(!access.atomic());
  CHECK(!access.writes());
  CHECK(!access.reads());
}
