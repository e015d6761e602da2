// Each opcode's number names its operation, on every ISA: the library's function on one lane is the one that the ISA's
// own headers have, and so is what reaches registers of a computed number.
#include "cdna3/operations.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "cdna3/execute.hpp"
#include "cdna4/execute.hpp"
#include "cdna4/operations.hpp"
#include "cdna5/execute.hpp"
#include "cdna5/operations.hpp"
#include "fast/program/handler_table.hpp"
#include "lockstep/engine/operation.hpp"
#include "lockstep/isa/traits/cdna3.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna3_5.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "rdna3/execute.hpp"
#include "rdna3/operations.hpp"
#include "rdna3_5/execute.hpp"
#include "rdna3_5/operations.hpp"
#include "rdna4/execute.hpp"
#include "rdna4/operations.hpp"

using namespace lockstep;

namespace {

template <class Isa>
void check_operations(std::span<const FileOperation<AnyFiles, LaneOutput>> file_operations, std::size_t least) {
  using Opcode = typename Isa::Opcode;
  CAPTURE(Isa::name);
  const IsaOperations table = isa_operations(Opcode{});
  REQUIRE(table.numbers.size() == Isa::opcode_count);
  std::size_t functions = 0, on_files = 0;
  for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
    const auto opcode = static_cast<Opcode>(i);
    const std::string_view name = Isa::info(opcode).name;
    CAPTURE(name);
    const LaneFunction function = lane_function<LaneOutput>(opcode);
    const FileFunction by_files = find_file_operation<AnyFiles, LaneOutput>(file_operations, opcode);
    CHECK((table.on_lane(static_cast<std::uint16_t>(i)) == function));
    CHECK((table.on_files(static_cast<std::uint16_t>(i)) == by_files));
    CHECK((table.numbers[i] == operations::none) == (function == nullptr && by_files == nullptr));
    functions += function != nullptr;
    on_files += by_files != nullptr;
  }
  CHECK(functions > least);
  CHECK(on_files > 10);
}

}  // namespace

TEST_CASE("the number of each opcode names its operation, on every ISA") {
  check_operations<cdna3::Isa>(cdna3::file_operations<AnyFiles, LaneOutput>, 600);
  check_operations<cdna4::Isa>(cdna4::file_operations<AnyFiles, LaneOutput>, 600);
  check_operations<cdna5::Isa>(cdna5::file_operations<AnyFiles, LaneOutput>, 600);
  check_operations<rdna3::Isa>(rdna3::file_operations<AnyFiles, LaneOutput>, 600);
  check_operations<rdna3_5::Isa>(rdna3_5::file_operations<AnyFiles, LaneOutput>, 600);
  check_operations<rdna4::Isa>(rdna4::file_operations<AnyFiles, LaneOutput>, 600);
}

TEST_CASE("an operation that has the handlers of another one has its operands, too") {
  std::size_t shared = 0;
  const auto look = [&](std::uint16_t number) {
    const fast::HandlerEntry& entry = fast::handler_entry(number);
    if (entry.handlers_of == operations::none) return;
    ++shared;
    const fast::HandlerEntry& other = fast::handler_entry(entry.handlers_of);
    const fast::HandlerEntry all = fast::with_handlers(entry);
    CAPTURE(number);
    CHECK(other.native == fast::Native::row);
    CHECK(other.handlers_of == operations::none);
    CHECK((all.handler == other.handler));
    CHECK(all.shape.writes_exec_lane == entry.shape.writes_exec_lane);
    CHECK((entry.shape.s0 == other.shape.s0 && entry.shape.s1 == other.shape.s1 && entry.shape.s2 == other.shape.s2));
    CHECK((entry.shape.d0 == other.shape.d0 && entry.shape.old_d0 == other.shape.old_d0));
    CHECK(entry.denormals.s0 == other.denormals.s0);
  };
  for (const auto& table : {isa_operations(cdna4::Opcode{}), isa_operations(rdna4::Opcode{})})
    for (const std::uint16_t number : table.numbers) look(number);
  CHECK(shared > 200);
}
