// Memory that the host says nobody wrote, on its way through kernels checked for `init`.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "cdna4/engine.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/memory/written_bytes.hpp"

using namespace lockstep;

namespace {

/// Two buffers of 64 dwords, the first written by nobody.
struct Gpu {
  cdna4::Device device;
  Code code = device.load_file(LAUNCH_KERNELS "/unwritten.hsaco");
  Buffer<std::uint32_t> fresh = device.allocate<std::uint32_t>(64), other = device.allocate<std::uint32_t>(64);

  Gpu() {
    REQUIRE_MESSAGE(code, code.message());
    REQUIRE(device.memory().mark_unwritten(fresh.address, fresh.bytes()));
  }
  template <class... Arguments>
  std::vector<Finding> run(const char* kernel, const Arguments&... arguments) {
    return run_with({.grid = {1}, .block = {64}, .check = *parse_checks("init")}, kernel, arguments...);
  }
  template <class... Arguments>
  std::vector<Finding> run_with(const LaunchOptions& options, const char* kernel, const Arguments&... arguments) {
    const LaunchResult result = device.launch(code.kernel(kernel), options, arguments...);
    REQUIRE_MESSAGE(result, result.message());
    return result.findings;
  }
};

std::string only(const std::vector<Finding>& found) {
  REQUIRE(found.size() == 1);
  CHECK(found[0].kind == CheckKind::init);
  return found[0].message();
}

bool says(const std::string& text, const std::string& words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("bytes written, over the borders of words and pages") {
  WrittenBytes bytes(100'000);
  CHECK_FALSE(bytes.all(0, 1));
  CHECK_FALSE(bytes.all(99'999, 1));
  bytes.set(32'760, 200, true);
  CHECK(bytes.all(32'760, 200));
  CHECK_FALSE(bytes.all(32'759, 2));
  CHECK_FALSE(bytes.all(32'959, 2));
  bytes.set(32'800, 1, false);
  CHECK(bytes.all(32'760, 40));
  CHECK_FALSE(bytes.all(32'760, 41));
  CHECK(bytes.all(32'801, 100));
  CHECK(bytes.any(32'700, 61));
  CHECK_FALSE(bytes.any(32'700, 60));
  CHECK_FALSE(bytes.any(32'960, 60'000));
  CHECK(bytes.bits(32'750, 20) == 0xffc00);  // over the border of a page
  CHECK(bytes.bits(32'795, 10) == 0x3df);
  CHECK(bytes.bits(32'767, 64) == (~std::uint64_t{0} ^ std::uint64_t{1} << 33));
  CHECK(bytes.bits(32'958, 3) == 3);
  CHECK(bytes.bits(90'000, 64) == 0);
}

TEST_CASE("what the host writes is written, what it marks must be there") {
  DeviceMemory memory;
  const std::uint64_t at = *memory.allocate(256);
  const auto written = [&](std::uint64_t from, std::uint64_t count) {
    const MemoryView view = memory.view();
    const MemoryRange* range = view.find(at, 1);
    return range->written == nullptr || range->written->all(from, count);
  };
  CHECK(written(0, 256));
  REQUIRE(memory.mark_unwritten(at + 16, 100));
  CHECK(written(0, 16));
  CHECK_FALSE(written(16, 1));
  CHECK(written(116, 140));
  const std::vector<std::uint8_t> data(50);
  REQUIRE(memory.write(at + 16, data));
  CHECK(written(0, 66));
  CHECK_FALSE(written(66, 1));
  REQUIRE(memory.mark_written(at + 66, 10));
  CHECK(written(0, 76));
  REQUIRE(memory.mark_unwritten(at, 256));
  CHECK_FALSE(written(200, 1));
  REQUIRE(memory.mark_written(at + 10, 90));
  REQUIRE(memory.mark_copied(at + 5, at, 120));  // over itself
  CHECK_FALSE(written(14, 1));
  CHECK(written(15, 90));
  CHECK_FALSE(written(105, 1));
  REQUIRE(memory.mark_copied(at + 200, at + 20, 40));
  CHECK(written(200, 40));
  CHECK_FALSE(written(240, 1));
  memory.mark_all_written();
  CHECK(written(0, 256));
  REQUIRE(memory.mark_copied(at, at + 100, 100));
  CHECK(written(0, 256));
  CHECK(memory.mark_copied(at, at + 200, 57).message().find("cannot mark 57 bytes") == 0);
  CHECK(memory.mark_copied(at + 200, at, 57).message().find("cannot mark 57 bytes") == 0);
  CHECK(memory.mark_unwritten(at, 257).message().find("cannot mark 257 bytes") == 0);
  CHECK(memory.mark_written(at - 1, 1).message().find("cannot mark 1 byte") == 0);
}

TEST_CASE("computed with and stored: told, with where it came from") {
  Gpu gpu;
  const std::string text = only(gpu.run("add_one", gpu.other, gpu.fresh));
  CHECK(says(text, "'global_store_dword "));
  CHECK(says(text, "what is stored to memory was computed from byte 0 of the 256 bytes of the allocation at 0x10"));
  CHECK(says(text, "which nothing wrote; the other: pc "));
  CHECK(says(text, "'global_load_dword "));
  CHECK(says(text, "(64 times)"));
}

TEST_CASE("addresses, branches and atomics: told") {
  CHECK(says(only(Gpu().run("scatter", Gpu().other, Gpu().fresh)), "an address comes from byte 0"));
  Gpu chosen;
  CHECK(says(only(chosen.run("choose", chosen.other, chosen.fresh)), "a branch is decided by byte 0"));
  Gpu counted;
  CHECK(says(only(counted.run("count", counted.fresh)), "an atomic computes with byte 0"));
  CHECK(counted.run("count", counted.fresh).empty());  // one launch has told
}

TEST_CASE("copies are not told, and what was copied is as unwritten as it was") {
  Gpu gpu;
  CHECK(gpu.run("copy", gpu.other, gpu.fresh).empty());
  CHECK(gpu.run("copy_first", gpu.other, gpu.fresh).empty());
  const Buffer<std::uint32_t> third = gpu.device.allocate<std::uint32_t>(64);
  REQUIRE(gpu.device.memory().mark_unwritten(third.address, third.bytes()));
  CHECK(gpu.run("copy", third, gpu.fresh).empty());
  CHECK(gpu.run("add_one", gpu.other, third).size() == 1);
}

TEST_CASE("through LDS") {
  Gpu gpu;
  CHECK(says(only(gpu.run("through_lds", gpu.other, gpu.fresh)), "computed from byte 0 of the 256 bytes"));
}

TEST_CASE("what the host, a kernel or a launch without the check has written is not told") {
  for (const char* kernel : {"add_one", "scatter", "through_lds"}) {
    Gpu by_host;
    const std::vector<std::uint32_t> numbers(64, 5);
    REQUIRE(by_host.device.memory().write(
        by_host.fresh.address, {reinterpret_cast<const std::uint8_t*>(numbers.data()), by_host.fresh.bytes()}));
    CHECK(by_host.run(kernel, by_host.other, by_host.fresh).empty());
    Gpu by_kernel;
    CHECK(by_kernel.run("fill", by_kernel.fresh).empty());
    CHECK(by_kernel.run(kernel, by_kernel.other, by_kernel.fresh).empty());
    Gpu unchecked;
    CHECK(unchecked.run_with({.grid = {1}, .block = {64}}, "fill", unchecked.fresh).empty());
    CHECK(unchecked.run(kernel, unchecked.other, unchecked.fresh).empty());
  }
  Gpu half;  // lanes 0 to 31 alone
  CHECK(half.run_with({.grid = {1}, .block = {32}, .check = *parse_checks("init")}, "fill", half.fresh).empty());
  CHECK(says(only(half.run("add_one", half.other, half.fresh)), "computed from byte 128 of the 256 bytes"));
}
