// What a launch executes, as a stream: through a bounded buffer, up to a fault, and the words it is made of.
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <thread>
#include <vector>

#include "cdna4/engine.hpp"
#include "lockstep/device/instruction_stream.hpp"
#include "lockstep/device/observer.hpp"
#include "observe/stream_encoder.hpp"

using namespace lockstep;

namespace {

/// An instruction as it was read, to keep.
struct Told {
  StreamedInstruction instruction;
  std::vector<std::uint64_t> addresses, second;

  explicit Told(const StreamedInstruction& i)
      : instruction(i), addresses(i.addresses.begin(), i.addresses.end()), second(i.second.begin(), i.second.end()) {}
};

/// The instructions that `write` encodes, of wave 3 of workgroup 7.
template <class Write>
std::vector<Told> written(std::uint64_t exec, Write&& write) {
  std::vector<Told> told;
  InstructionPieces pieces([&](InstructionReader& reader) {
    for (StreamedInstruction i; reader.next(i);) told.emplace_back(i);
  });
  StreamEncoder encoder(pieces);
  encoder.turn(7, 3, exec);
  write(encoder);
  pieces.flush();
  return told;
}

/// `ids` of launch.cl, 24 workgroups of 30 items.
struct Ids {
  cdna4::Device device;
  Code code = device.load_file(LAUNCH_KERNELS "/launch_v5.hsaco");
  std::vector<std::uint32_t> out = std::vector<std::uint32_t>(3 * 5 * 2 * 2 * 4 * 3);

  LaunchResult run(Engine engine, InstructionWriter* stream, Observer* observer = nullptr, std::uint64_t most = 0) {
    REQUIRE_MESSAGE(code, code.message());
    LaunchOptions options{.grid = {3, 2, 4}, .block = {5, 2, 3}};
    options.engine = engine;
    options.observer = observer;
    options.stream = stream;
    options.max_instructions = most;
    return device.launch(code.kernel("ids"), options, device.map(out));
  }
};

}  // namespace

TEST_CASE("stream: a buffer of one piece holds the launch back until another thread has read") {
  for (const Engine engine : all_engines) {
    Ids ids;
    InstructionStream stream(1);
    LaunchResult result;
    std::thread launch([&] {
      result = ids.run(engine, &stream);
      stream.close();
    });
    std::uint64_t count = 0, workgroups = 0, stores = 0;
    for (StreamedInstruction i; stream.next(i); ++count) {
      CHECK(i.workgroup + 1 >= workgroups);
      workgroups = i.workgroup + std::uint64_t{1};
      if (i.bytes == 4 && i.addresses.size() == 30) stores += i.lanes == 0x3fffffff && i.exec == i.lanes;
    }
    launch.join();
    REQUIRE_MESSAGE(result, result.message());
    CHECK(count == result.statistics.instructions);
    CHECK(workgroups == 24);
    CHECK(stores == 24);
  }
}

TEST_CASE("stream: parts of a grid, each by a launch on a thread of its own, tell together what one launch tells") {
  Ids ids;
  const auto mapped = ids.device.map(ids.out);
  /// Of workgroups `first` to `first + count`; 0: all.
  const auto told_of = [&](Engine engine, std::uint64_t first, std::uint64_t count) {
    std::vector<std::vector<std::uint64_t>> told;
    InstructionPieces pieces([&](InstructionReader& reader) {
      for (StreamedInstruction i; reader.next(i);) {
        told.push_back({i.pc, i.exec, i.workgroup, i.wave, i.lanes, i.bytes});
        told.back().insert(told.back().end(), i.addresses.begin(), i.addresses.end());
      }
    });
    LaunchOptions options{.grid = {3, 2, 4}, .block = {5, 2, 3}};
    options.engine = engine;
    options.stream = &pieces;
    options.range = {first, count};
    const LaunchResult result = ids.device.launch(ids.code.kernel("ids"), options, mapped);
    pieces.flush();
    return result ? told : decltype(told){};
  };
  for (const Engine engine : all_engines) {
    const auto whole = told_of(engine, 0, 0);
    REQUIRE(whole.size() > 24);
    std::array<decltype(told_of(engine, 0, 0)), 3> parts;
    std::vector<std::thread> threads;
    for (std::uint64_t part = 0; part < parts.size(); ++part)
      threads.emplace_back([&, part] { parts[part] = told_of(engine, 8 * part, 8); });
    for (std::thread& thread : threads) thread.join();
    auto all = parts[0];
    for (std::size_t part = 1; part < parts.size(); ++part)
      all.insert(all.end(), parts[part].begin(), parts[part].end());
    CHECK(all == whole);
  }
}

TEST_CASE("stream: who stops reading does not stop the launch") {
  Ids ids;
  InstructionStream stream(1);
  stream.abandon();
  const LaunchResult result = ids.run(Engine::fast, &stream);
  REQUIRE_MESSAGE(result, result.message());
  stream.close();
  StreamedInstruction i;
  CHECK(!stream.next(i));
}

TEST_CASE("stream: a launch that faults has told the instruction at fault, and none after it") {
  for (const Engine engine : all_engines) {
    Ids ids;
    std::uint64_t count = 0, last = 0;
    InstructionPieces pieces([&](InstructionReader& reader) {
      for (StreamedInstruction i; reader.next(i); last = i.pc) ++count;
    });
    ids.out.resize(8);
    const LaunchResult result = ids.run(engine, &pieces);
    pieces.flush();
    CHECK(result.fault.kind == FaultKind::out_of_bounds);
    CHECK(last == result.fault.pc);
    CHECK(count > 1);
    count = 0;
    CHECK(ids.run(engine, &pieces, nullptr, 3).fault.kind == FaultKind::instruction_budget);
    pieces.flush();
    CHECK(count == 3);
  }
}

TEST_CASE("stream: not beside an observer") {
  Ids ids;
  Observer observer;
  InstructionStream stream;
  CHECK(ids.run(Engine::fast, &stream, &observer).message() ==
        "a launch whose instructions are streamed takes neither checks nor an observer");
}

TEST_CASE("stream: every kind of record is read as it was written") {
  const RowAccess lds{.space = AddressSpace::lds, .bytes = 8, .base = 16, .second = 0xfffffffc, .has_second = true};
  std::array<std::uint32_t, 64> row{};
  for (std::uint32_t lane = 0; lane < 64; ++lane) row[lane] = lane * lane;
  MemoryRequest<64> flat;
  flat.op.action = MemoryAction::load;
  flat.bytes = 4;
  flat.lanes = 0x15;
  flat.space[2] = AddressSpace::lds;
  flat.address[0] = 0x1000, flat.address[2] = 0x20, flat.address[4] = 0x3000;
  const std::vector<Told> told = written(0x8000000000000005, [&](StreamEncoder& to) {
    to.instruction(0x100, 0x8000000000000005);
    to.single(0x104, 0x8000000000000005, 64, 0x123456789abc);
    to.stepped(0x108, 0x8000000000000005, lds, 8);
    to.row(0x10c, 0xf, {.bytes = 4, .wave_size = 32, .base = 0xffffffff0}, row.data());
    to.row(0x110, 0xf, {.bytes = 16, .base = 0x1000, .second = 64, .has_second = true, .second_step = 16}, row.data());
    to.request(0x114, 0x15, flat);
    to.instruction(0x118, 0x15);
  });
  REQUIRE(told.size() == 8);
  for (const Told& each : told) {
    CHECK(each.instruction.workgroup == 7);
    CHECK(each.instruction.wave == 3);
  }
  using Addresses = std::vector<std::uint64_t>;
  CHECK((told[0].instruction.pc == 0x100 && told[0].instruction.bytes == 0 && told[0].addresses.empty()));
  CHECK((told[1].instruction.lanes == 1 && told[1].instruction.bytes == 64));
  CHECK(told[1].addresses == Addresses{0x123456789abc});
  CHECK(told[2].instruction.exec == 0x8000000000000005);
  CHECK(told[2].instruction.space == AddressSpace::lds);
  CHECK(told[2].addresses == Addresses{16, 32, 520});
  CHECK(told[2].second == Addresses{0xfffffffc, 12, 500});
  CHECK(told[3].instruction.exec == 0xf);
  CHECK(told[3].addresses == Addresses{0xffffffff0, 0xffffffff1, 0xffffffff4, 0xffffffff9});
  CHECK(told[4].addresses == Addresses{0x1000, 0x1001, 0x1004, 0x1009});
  CHECK(told[4].second == Addresses{64, 80, 96, 112});
  CHECK((told[5].instruction.lanes == 0x11 && !told[5].instruction.continued));
  CHECK(told[5].addresses == Addresses{0x1000, 0x3000});
  CHECK((told[6].instruction.lanes == 4 && told[6].instruction.continued));
  CHECK(told[6].instruction.space == AddressSpace::lds);
  CHECK(told[6].addresses == Addresses{0x20});
  CHECK((told[7].instruction.pc == 0x118 && !told[7].instruction.continued && told[7].second.empty()));
}

TEST_CASE("stream: some lanes of a row, data that bounds cut, long lines") {
  std::array<std::uint32_t, 64> row{};
  for (std::uint32_t lane = 0; lane < 64; ++lane) row[lane] = lane * lane;
  MemoryRequest<64> cut;
  cut.op.action = MemoryAction::load;
  cut.op.address = AddressForm::buffer;
  cut.bytes = 8;
  cut.lanes = 0xf;
  cut.dropped = {0, 2, 3, 1};
  for (std::uint32_t lane = 0; lane < 4; ++lane) cut.address[lane] = 0x100 + 8 * lane;
  MemoryRequest<64> atomic = cut, none = cut;
  atomic.op.action = MemoryAction::atomic;
  none.lanes = 4;
  const std::vector<Told> told = written(0x15, [&](StreamEncoder& to) {
    to.row_of(5, 0x100, 0x15, {.bytes = 4, .base = 0x2000, .second = 0x40, .has_second = true, .second_step = 4},
              row.data());
    to.row_of(0, 0x104, 0x15, {.bytes = 4}, row.data());
    to.request(0x108, 0x15, cut);
    to.request(0x10c, 0x15, atomic);
    to.request(0x110, 0x15, none);
    to.request(0x110, 0x15, none, true);  // a part without an access: nothing is told of it
    to.line(0x114, 0x15, 0x5000, 0x80, 70000, false);
    to.line(0x114, 0x15, 0x6000, 0x90, 255, true);
  });
  using Addresses = std::vector<std::uint64_t>;
  struct Expected {
    std::uint64_t pc, lanes;
    std::uint32_t bytes;
    bool continued;
    Addresses addresses, second;
  };
  const std::vector<Expected> expected{{0x100, 5, 4, false, {0x2000, 0x2004}, {0x40, 0x48}},
                                       {0x104, 0, 4, false, {}, {}},
                                       {0x108, 1, 8, false, {0x100}, {}},
                                       {0x108, 2, 4, true, {0x108}, {}},
                                       {0x108, 8, 4, true, {0x11c}, {}},
                                       {0x10c, 1, 8, false, {0x100}, {}},
                                       {0x110, 0, 8, false, {}, {}},
                                       {0x114, 1, 70000, false, {0x5000}, {0x80}},
                                       {0x114, 1, 255, true, {0x6000}, {0x90}}};
  REQUIRE(told.size() == expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    CAPTURE(i);
    const StreamedInstruction& found = told[i].instruction;
    CHECK(found.pc == expected[i].pc);
    CHECK(found.lanes == expected[i].lanes);
    CHECK(found.bytes == expected[i].bytes);
    CHECK(found.continued == expected[i].continued);
    CHECK(told[i].addresses == expected[i].addresses);
    CHECK(told[i].second == expected[i].second);
  }
}
