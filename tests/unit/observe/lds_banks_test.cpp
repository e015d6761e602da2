// TurnsAndLeast of LDS, and text in JSON: parts of profiles.
#include "observe/lds_banks.hpp"

#include <doctest/doctest.h>

#include <array>

#include "lockstep/isa/memory_geometry.hpp"
#include "observe/json_text.hpp"

using namespace lockstep;

namespace {

/// All 64 lanes access so many bytes, `stride` bytes apart.
struct LdsAccess {
  MemoryOp op{};
  std::array<AddressSpace, 64> space{};
  std::array<std::uint64_t, 64> address{}, second{};
  AccessView view{};

  LdsAccess(std::uint32_t bytes, std::uint64_t stride, MemoryAction action = MemoryAction::load) {
    op.action = action;
    space.fill(AddressSpace::lds);
    for (std::size_t lane = 0; lane < 64; ++lane) address[lane] = lane * stride;
    view.op = &op;
    view.lanes = ~std::uint64_t{0};
    view.bytes = bytes;
    view.space = space.data();
    view.address = address.data();
    view.address1 = second.data();
  }
  std::array<std::uint64_t, 2> turns(const MemoryGeometry& geometry) const {
    const LdsTurns result = lds_turns(view, 64, geometry);
    return {result.turns, result.least};
  }
};
using TurnsAndLeast = std::array<std::uint64_t, 2>;

}  // namespace

TEST_CASE("turns of LDS: neighbours need none beyond the least, strides of all banks serve lane by lane") {
  using namespace memory_geometries;
  CHECK(LdsAccess(4, 4).turns(banks32) == TurnsAndLeast{2, 2});  // two groups of 32 lanes
  CHECK(LdsAccess(4, 8).turns(banks32) == TurnsAndLeast{4, 2});
  CHECK(LdsAccess(4, 128).turns(banks32) == TurnsAndLeast{64, 2});
  CHECK(LdsAccess(4, 132).turns(banks32) == TurnsAndLeast{2, 2});  // padded by one bank
  CHECK(LdsAccess(4, 0).turns(banks32) == TurnsAndLeast{2, 2});    // one dword for all lanes
  CHECK(LdsAccess(16, 16).turns(banks32) == TurnsAndLeast{8, 8});  // eight lanes at once
  CHECK(LdsAccess(1, 1).turns(banks32) == TurnsAndLeast{2, 2});    // four lanes share a dword
}

TEST_CASE("turns of LDS: banks by geometry and by kind of access") {
  using namespace memory_geometries;
  CHECK(LdsAccess(4, 4).turns(banks64) == TurnsAndLeast{1, 1});
  CHECK(LdsAccess(4, 4).turns(wide_loads64) == TurnsAndLeast{2, 2});
  CHECK(LdsAccess(8, 8).turns(wide_loads64) == TurnsAndLeast{2, 2});
  CHECK(LdsAccess(8, 8, MemoryAction::store).turns(wide_loads64) == TurnsAndLeast{4, 4});
}

TEST_CASE("turns of LDS: lanes that take no part, other address spaces, second addresses") {
  using namespace memory_geometries;
  LdsAccess few(4, 128);
  few.view.lanes = 0b101;
  CHECK(few.turns(banks32) == TurnsAndLeast{2, 1});
  few.space[2] = AddressSpace::global;
  CHECK(few.turns(banks32) == TurnsAndLeast{1, 1});
  few.view.lanes = 0;
  CHECK(few.turns(banks32) == TurnsAndLeast{0, 0});
  LdsAccess two(4, 4);
  two.view.both = true;  // the second address is 0 for all lanes
  CHECK(two.turns(banks32) == TurnsAndLeast{4, 4});
}

TEST_CASE("JSON: quotes, backslashes and control characters are escaped, everything else stays") {
  CHECK(json_quoted("") == "\"\"");
  CHECK(json_quoted("a \"b\" \\c") == "\"a \\\"b\\\" \\\\c\"");
  CHECK(json_quoted("\n\t\x1f") == "\"\\u000a\\u0009\\u001f\"");
  CHECK(json_quoted(std::string_view("\0x", 2)) == "\"\\u0000x\"");
  CHECK(json_quoted("\xc3\xa9/\x7f") == "\"\xc3\xa9/\x7f\"");  // UTF-8
}
