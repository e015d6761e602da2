// Ranges of a launch's workgroups, run on devices of their own from the same memory, and put together again.
#include <doctest/doctest.h>

#include "cdna4/engine.hpp"
#include "lockstep/device/merge.hpp"
#include "lockstep/launch/device_memory.hpp"

using namespace lockstep;

namespace {

constexpr std::uint32_t n = 5000, groups = 20;

/// A device with the kernels and two buffers, the same in every part.
struct Part {
  cdna4::Device gpu;
  Code code;
  Buffer<std::uint32_t> in, out;
  MemorySnapshot before{};

  explicit Part(std::uint32_t initial = 0x7fffffff) {
    code = gpu.load_file(std::string(LOCKSTEP_KERNEL_DIR) + "/kernels.hsaco");
    std::vector<std::uint32_t> values(n);
    for (std::uint32_t i = 0; i < n; ++i) values[i] = i * 2654435761u;
    in = gpu.upload(values);
    std::vector<std::uint32_t> old(n, initial);
    out = gpu.upload(old);
    auto snapshot = MemorySnapshot::of(gpu.memory());
    REQUIRE(snapshot);
    before = std::move(*snapshot);
  }
  LaunchResult run(const char* kernel, std::uint32_t first_argument, WorkgroupRange range, AtomicLog* log,
                   Engine engine = Engine::fast) {
    return gpu.launch(
        code.kernel(kernel),
        {.grid = {groups}, .block = {256}, .engine = engine, .threads = 2, .range = range, .atomics = log},
        first_argument, in, out);
  }
  std::vector<std::uint32_t> result() {
    std::vector<std::uint32_t> values(n);
    REQUIRE(gpu.download(out, values));
    return values;
  }
};

/// The kernel in three parts, unequal ones; the sets go through bytes. `initial`: what the output is full of before.
std::vector<WriteSet> in_parts(const char* kernel, std::uint32_t argument, Engine engine, Statistics& statistics,
                               std::uint32_t initial) {
  std::vector<WriteSet> sets;
  for (const WorkgroupRange range : {WorkgroupRange{0, 7}, WorkgroupRange{7, 1}, WorkgroupRange{8, 0}}) {
    Part part(initial);
    AtomicLog log;
    const LaunchResult result = part.run(kernel, argument, range, &log, engine);
    REQUIRE_MESSAGE(result, result.message());
    statistics.workgroups += result.statistics.workgroups;
    statistics.waves += result.statistics.waves;
    statistics.instructions += result.statistics.instructions;
    auto set = WriteSet::from_bytes(changes(part.before, log).to_bytes());
    REQUIRE(set);
    sets.push_back(std::move(*set));
  }
  return sets;
}

void check_equal_to_one(const char* kernel, std::uint32_t argument, std::uint32_t initial = 0x7fffffff) {
  for (const Engine engine : all_engines) {
    CAPTURE(engine_name(engine));
    Part whole(initial);
    const LaunchResult result = whole.run(kernel, argument, {}, nullptr, engine);
    REQUIRE_MESSAGE(result, result.message());
    Statistics statistics;
    const auto sets = in_parts(kernel, argument, engine, statistics, initial);
    Part merged(initial);
    MergeConflict conflict;
    const auto done = merge(merged.before, sets, conflict);
    REQUIRE_MESSAGE(done, (done ? "" : done.message()));
    CHECK(merged.result() == whole.result());
    CHECK(statistics.workgroups == result.statistics.workgroups);
    CHECK(statistics.waves == result.statistics.waves);
    CHECK(statistics.instructions == result.statistics.instructions);
  }
}

/// Merging is refused, and nothing is written.
MergeConflict check_refused(const char* kernel, std::uint32_t argument, std::uint64_t offset, const char* reason,
                            std::uint32_t initial = 0x7fffffff) {
  Statistics statistics;
  const auto sets = in_parts(kernel, argument, Engine::fast, statistics, initial);
  Part merged(initial);
  MergeConflict conflict;
  const auto done = merge(merged.before, sets, conflict);
  REQUIRE_FALSE(done);
  CHECK(conflict.address == merged.out.address + offset);
  CHECK_MESSAGE(done.message().find(reason) != std::string::npos, done.message());
  CHECK(merged.result() == std::vector<std::uint32_t>(n, initial));
  CHECK(conflict.first != conflict.second);
  return conflict;
}

}  // namespace

TEST_CASE("stores of disjoint places: parts put together are the whole") { check_equal_to_one("squares", n); }
TEST_CASE("integer atomics whose order nobody sees") { check_equal_to_one("totals", n); }
TEST_CASE("minima and maxima of floats, unless there are signalling NaNs, or zeros of both signs") {
  check_equal_to_one("float_bounds", 0, 0);
  check_equal_to_one("float_bounds", 0, 0x7fffffff);  // a quiet NaN, which any number replaces
  CHECK(check_refused("float_bounds", 0, 0, "seen in the result", 0x7ff00001).atomic);  // a signalling one
  CHECK(check_refused("float_bounds", 1, 16, "whose order would be seen", 0).atomic);
  CHECK(check_refused("float_bounds", 2, 24, "whose order would be seen in the result", 0).atomic);
}
TEST_CASE("sums of floats depend on their order") {
  for (const std::uint32_t what : {0u, 1u, 2u})
    CHECK(check_refused("float_sums", what, 0, "whose order would be seen in the result", 0).atomic);
}
TEST_CASE("the same value to one place by all") { check_equal_to_one("collide", 1); }
TEST_CASE("different values to one place are a conflict, at the lowest address") {
  CHECK_FALSE(check_refused("collide", 0, 4 * 7, "different values").atomic);
}
TEST_CASE("atomics that return show their order") { CHECK(check_refused("tickets", n, 0, "the value before").atomic); }
TEST_CASE("a place that one part stores to and another reaches by atomics") {
  CHECK(check_refused("mixed", 19, 4 * 9, "one by atomics, one by a store").atomic);
}

TEST_CASE("a place that a part stores to before its atomics is only that part's") {
  check_equal_to_one("store_then_add", 0);
  CHECK(check_refused("store_then_add", 9, 4 * 5, "by a store, too").atomic);
}
TEST_CASE("compare-and-swaps of two parts show their order, though they bring back what was there") {
  CHECK(check_refused("swap_back", n, 4 * 5, "whose order would be seen").atomic);
}
TEST_CASE("a store of the value that was there is a write") {
  for (const std::uint32_t form : {0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u}) {
    CAPTURE(form);
    check_equal_to_one("old_value", form << 16);  // both by workgroup 0
    const std::uint64_t byte = form == 1 || form == 2 ? form : 0;
    CHECK_FALSE(check_refused("old_value", form << 16 | 9u, 4 * 64 + byte, "different values").atomic);
  }
  CHECK(check_refused("old_value_and_add", 9, 4 * 5, "one by atomics, one by a store").atomic);
}
TEST_CASE("atomics of different sizes that have bytes in common are their part's alone") {
  check_equal_to_one("overlap", 0);
  CHECK(check_refused("overlap", 9, 4 * 5, "by different atomics").atomic);
}
TEST_CASE("counters that go round where integers do are sums") { check_equal_to_one("counters", n); }

TEST_CASE("pieces as small as they get, into the memory that one part has left, are the whole") {
  for (const char* kernel : {"squares", "totals"}) {
    CAPTURE(kernel);
    Part whole, first, second;
    REQUIRE(whole.run(kernel, n, {}, nullptr));
    AtomicLog one, other;
    REQUIRE(first.run(kernel, n, {0, 9}, &one));
    REQUIRE(second.run(kernel, n, {9, 0}, &other));
    WriteMerger merger(first.before);
    merger.begin_with(0, one);
    each_atomics(second.before, other, 1, [&](const WriteSet& piece) {
      CHECK(piece.atomics.size() == 1);
      merger.add(1, piece);
    });
    std::size_t pieces = 0;
    each_change(second.before, other, 1, [&](const WriteSet& piece) {
      ++pieces;
      CHECK(piece.bytes.size() <= WriteSet::line_bytes);
      merger.add(1, piece);
    });
    CHECK(pieces == (std::string(kernel) == "squares" ? (n - 9 * 256) / 16 + 1 : 0));
    REQUIRE(merger.finish());
    CHECK(first.result() == whole.result());
  }
}

TEST_CASE("a snapshot puts back what was there, zeros and others, where ranges and blocks end anywhere") {
  DeviceMemory memory;
  std::vector<std::uint64_t> addresses;
  std::vector<std::vector<std::uint8_t>> contents;
  for (const std::uint64_t size : {1u, 63u, 4096u, 4097u, 20000u}) {
    addresses.push_back(*memory.allocate(size));
    contents.emplace_back(size);
    for (std::uint64_t i = 5000; i < size; ++i) contents.back()[i] = static_cast<std::uint8_t>(i * 7);
    REQUIRE(memory.write(addresses.back(), contents.back()));
  }
  const auto before = MemorySnapshot::of(memory);
  REQUIRE(before);
  CHECK(changes(*before, AtomicLog{}).runs.empty());
  for (std::size_t i = 0; i < addresses.size(); ++i) {
    const std::uint64_t last = addresses[i] + contents[i].size() - 1;
    CHECK_FALSE(before->changed(addresses[i], static_cast<std::uint32_t>(contents[i].size())));
    REQUIRE(memory.write(last, std::vector<std::uint8_t>{99}));
    CHECK(before->changed(last));
    CHECK(before->before(last, 1) == contents[i].back());
    CHECK(before->now(last, 1) == 99);
    CHECK_FALSE(before->holds(last, 2));
  }
  const WriteSet set = changes(*before, AtomicLog{});
  REQUIRE(set.runs.size() == addresses.size());
  for (std::size_t i = 0; i < addresses.size(); ++i)
    CHECK(set.runs[i].address + set.runs[i].count == addresses[i] + contents[i].size());
  before->restore();
  for (std::size_t i = 0; i < addresses.size(); ++i) {
    std::vector<std::uint8_t> now(contents[i].size());
    REQUIRE(memory.read(addresses[i], now));
    CHECK(now == contents[i]);
  }
}

TEST_CASE("a range whose owner knows what it was and what was written is not copied, and not looked at elsewhere") {
  constexpr std::uint64_t block = MemorySnapshot::block_bytes, size = 3 * block + 100;
  const std::shared_ptr<std::uint8_t[]> ones(new std::uint8_t[size]), zeros(new std::uint8_t[size]());
  std::fill_n(ones.get(), size, std::uint8_t{1});
  const std::vector<std::uint8_t> before(size, 1);
  DeviceMemory memory;
  const auto first = memory.adopt(ones, size), second = memory.adopt(zeros, size);
  REQUIRE(first);
  REQUIRE(second);
  CHECK_FALSE(memory.adopt(nullptr, size));
  std::vector<bool> written(4, false);
  const auto snapshot =
      MemorySnapshot::of(memory, {{*first, before.data(), [&] { return written; }}, {*second, nullptr, {}}});
  REQUIRE(snapshot);
  for (const std::uint64_t at : {std::uint64_t{0}, block, 3 * block + 99}) {
    ones[at] = 7;
    zeros[at] = 8;
  }
  const auto runs = [&] { return changes(*snapshot, AtomicLog{}).runs.size(); };
  CHECK(runs() == 3);  // of the range of which all may have been written
  written[1] = true;
  CHECK(runs() == 4);
  written[0] = written[3] = true;
  CHECK(runs() == 6);
  std::size_t wanted = 0;
  each_change(
      *snapshot, AtomicLog{}, 1, [&](const WriteSet&) { ++wanted; },
      [&](std::uint64_t address) { return address == *first + block || address == *second; });
  CHECK(wanted == 2);
  CHECK(snapshot->before(*first + block, 1) == 1);
  CHECK(snapshot->before(*second + block, 1) == 0);
  snapshot->restore();
  CHECK(std::equal(before.begin(), before.end(), ones.get()));
  CHECK(std::all_of(zeros.get(), zeros.get() + size, [](std::uint8_t byte) { return byte == 0; }));
}

TEST_CASE("ranges that the grid has not are refused") {
  Part part;
  for (const WorkgroupRange range :
       {WorkgroupRange{20, 0}, WorkgroupRange{19, 2}, WorkgroupRange{1, ~std::uint64_t{0}}}) {
    const LaunchResult result = part.run("squares", n, range, nullptr);
    CHECK(result.status == LaunchResult::Status::refused);
    CHECK(result.text.find("the grid has 20") != std::string::npos);
  }
}

TEST_CASE("a fault is that of the first workgroup of the range") {
  Part part;
  CHECK(part.run("faulty", n, {0, 5}, nullptr));
  const LaunchResult result = part.run("faulty", n, {4, 9}, nullptr);
  CHECK(result.fault.kind == FaultKind::out_of_bounds);
  CHECK(result.fault.workgroup[0] == 5);
}

TEST_CASE("bytes that are no write set, buffers of the host") {
  std::vector<std::uint8_t> bytes(100, 1);
  CHECK_FALSE(WriteSet::from_bytes(bytes));
  CHECK_FALSE(WriteSet::from_bytes(std::span(bytes).first(3)));
  WriteSet set;
  set.runs = {{0x1000, 64}};
  set.bytes.resize(64, 1);
  bytes = set.to_bytes();
  CHECK(WriteSet::from_bytes(bytes));
  CHECK_FALSE(WriteSet::from_bytes(std::span(bytes).first(bytes.size() - 1)));
  bytes.push_back(0);
  CHECK_FALSE(WriteSet::from_bytes(bytes));
  MergeConflict conflict;  // memory that is not there
  Part nowhere;
  const auto merged = merge(nowhere.before, std::span(&set, 1), conflict);
  REQUIRE_FALSE(merged);
  CHECK(merged.message().find("where nothing is here") != std::string::npos);
  Part part;
  std::vector<float> host(10);
  const auto mapping = part.gpu.map(host);
  const auto snapshot = MemorySnapshot::of(part.gpu.memory());
  REQUIRE_FALSE(snapshot);
  CHECK(snapshot.message().find("device memory") != std::string::npos);
}
