// Each opcode's number names its operation, on every ISA: the library's function on one lane is the one that the ISA's
// own headers have, and so is what reaches registers of a computed number.
#include "cdna3/operations.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string_view>

#include "cdna3/execute.hpp"
#include "cdna4/execute.hpp"
#include "cdna4/operations.hpp"
#include "cdna5/execute.hpp"
#include "cdna5/operations.hpp"
#include "common/file_operations.hpp"
#include "fast/program/handler_table.hpp"
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

/// Registers of any number, and a hash of all that is done to them.
struct Files {
  std::uint64_t hash = 0;

  std::uint32_t note(std::uint64_t what, std::uint64_t a, std::uint64_t b) {
    for (const std::uint64_t value : {what, a, b}) hash = (hash ^ value) * 0x100000001b3u + (hash >> 29);
    return static_cast<std::uint32_t>(hash >> 7);
  }
  std::uint32_t vgpr(std::uint32_t lane, std::uint32_t n) { return note(1, lane, n); }
  std::uint32_t sgpr(std::uint32_t n) { return note(2, n, 0); }
  std::uint32_t hwreg(std::uint32_t id) { return note(3, id, 0); }
  void set_vgpr(std::uint32_t lane, std::uint32_t n, std::uint32_t value) {
    note(4, lane, n);
    note(5, value, 0);
  }
  void set_sgpr(std::uint32_t n, std::uint32_t value) { note(6, n, value); }
  void set_hwreg(std::uint32_t id, std::uint32_t value) { note(7, id, value); }
};

/// What is done to the files, and the scalar results. `done`: was it the operation's?
template <class Execute>
std::uint64_t effect_of(const Execute& execute, bool& done) {
  WideOperands wide;
  WideValue result{};
  LaneInput in;
  in.s0 = 0x1234567u;
  in.s1 = 3;
  in.s2 = 5;
  in.imm = 0x0842;
  in.exec = 0xf0f0;
  in.src0_number = 12;
  in.src1_number = 14;
  in.dst_number = 16;
  in.wide = &wide;
  LaneOutput out;
  out.wide = &result;
  Files files;
  done = execute(in, out, files);
  files.note(out.d0, out.pc, out.m0);
  for (const std::uint32_t dword : result) files.note(dword, 0, 0);
  return files.hash;
}

template <class Isa>
void check_operations(std::size_t least) {
  using Opcode = typename Isa::Opcode;
  CAPTURE(Isa::name);
  const fast::OperationTables tables = operation_tables(Opcode{});
  REQUIRE(tables.operations.size() == Isa::opcode_count);
  std::size_t functions = 0, on_files = 0;
  for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
    const auto opcode = static_cast<Opcode>(i);
    const std::string_view name = Isa::info(opcode).name;
    CAPTURE(name);
    const std::uint16_t number = tables.operations[i];
    const fast::HandlerEntry& entry = fast::handler_entry(number);
    const LaneFunction expected = lane_function<LaneOutput>(opcode);
    CHECK(entry.on_lane == expected);
    functions += expected != nullptr;
    if (expected != nullptr || number == operations::none) continue;
    bool done = false, expected_done = false;
    const std::uint64_t effect =
        effect_of([&](const LaneInput& in, LaneOutput& out,
                      Files& files) { return common::execute_on_files(number, in, out, files); },
                  done);
    const std::uint64_t expected_effect = effect_of(
        [&](const LaneInput& in, LaneOutput& out, Files& files) { return execute_operation(opcode, in, out, files); },
        expected_done);
    CHECK(done);
    CHECK(expected_done);
    CHECK(effect == expected_effect);
    ++on_files;
  }
  CHECK(functions > least);
  CHECK(on_files > 10);
}

}  // namespace

TEST_CASE("the number of each opcode names its operation, on every ISA") {
  check_operations<cdna3::Isa>(600);
  check_operations<cdna4::Isa>(600);
  check_operations<cdna5::Isa>(600);
  check_operations<rdna3::Isa>(600);
  check_operations<rdna3_5::Isa>(600);
  check_operations<rdna4::Isa>(600);
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
    CHECK(all.handler == other.handler);
    CHECK(all.on_lane == entry.on_lane);
    CHECK(all.shape.writes_exec_lane == entry.shape.writes_exec_lane);
    CHECK((entry.shape.s0 == other.shape.s0 && entry.shape.s1 == other.shape.s1 && entry.shape.s2 == other.shape.s2));
    CHECK((entry.shape.d0 == other.shape.d0 && entry.shape.old_d0 == other.shape.old_d0));
    CHECK(entry.denormals.s0 == other.denormals.s0);
  };
  for (const auto& table : {operation_tables(cdna4::Opcode{}), operation_tables(rdna4::Opcode{})})
    for (const std::uint16_t number : table.operations) look(number);
  CHECK(shared > 200);
}
