// Whole launches of compiled kernels: what a kernel is handed, and what a caller gets back.
#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <thread>

#include "cdna4/engine.hpp"
#include "launch/fixed_code.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/loaded_code.hpp"

using namespace lockstep;

namespace {

struct Gpu {
  cdna4::Device device;
  Code code;
  explicit Gpu(const std::string& file = "launch_v5.hsaco") : code(device.load_file(LAUNCH_KERNELS "/" + file)) {
    REQUIRE_MESSAGE(code, code.message());
  }
  template <class... A>
  LaunchResult run(const char* kernel, const LaunchOptions& options, const A&... arguments) {
    return device.launch(code.kernel(kernel), options, arguments...);
  }
};

void good(const LaunchResult& result) { REQUIRE_MESSAGE(result, result.message()); }

}  // namespace

TEST_CASE("3-D ids, for code objects v4, v5 and v6, with and without preloaded arguments") {
  for (const char* file : {"launch_v4.hsaco", "launch_v5.hsaco", "launch_v6.hsaco", "launch_preload.hsaco"}) {
    CAPTURE(file);
    Gpu gpu(file);
    std::vector<std::uint32_t> out(3 * 5 * 2 * 2 * 4 * 3);
    good(gpu.run("ids", {.grid = {3, 2, 4}, .block = {5, 2, 3}}, gpu.device.map(out)));
    std::size_t i = 0;
    for (std::uint32_t z = 0; z < 12; ++z)
      for (std::uint32_t y = 0; y < 4; ++y)
        for (std::uint32_t x = 0; x < 15; ++x) CHECK(out[i++] == (x | y << 10 | z << 20));
    CHECK(i == out.size());
  }
}

TEST_CASE("implicit arguments of code object v5") {
  Gpu gpu;
  std::vector<std::uint32_t> out(64);
  good(gpu.run("implicit", {.grid = {7, 2, 1}, .block = {64, 3, 1}, .dynamic_lds = 512}, gpu.device.map(out), 64u));
  const auto half = [&](std::size_t byte) { return out[byte / 4] >> (byte % 4 * 8) & 0xffff; };
  CHECK(out[0] == 7);
  CHECK(out[1] == 2);
  CHECK(out[2] == 1);
  CHECK(half(12) == 64);
  CHECK(half(14) == 3);
  CHECK(half(16) == 1);
  CHECK(half(18) == 0);  // remainders
  CHECK(half(20) == 0);
  for (std::size_t byte = 40; byte < 64; byte += 4) CHECK(out[byte / 4] == 0);   // global offsets
  CHECK(half(64) == 2);                                                          // dimensions
  for (std::size_t byte = 72; byte < 120; byte += 4) CHECK(out[byte / 4] == 0);  // services that are not there
  CHECK((out[50] | std::uint64_t{out[51]} << 32) != 0);                          // queue
}

TEST_CASE("implicit arguments of a grid in work-items") {
  Gpu gpu;
  std::vector<std::uint32_t> out(64);
  good(gpu.run("implicit", {.block = {64, 2, 2}, .work_items = {200, 5, 1}}, gpu.device.map(out), 64u));
  CHECK(out[0] == 3);  // whole workgroups
  CHECK(out[1] == 2);
  CHECK(out[2] == 0);
  CHECK(out[3] == (64u | 2u << 16));
  CHECK(out[4] == (2u | 8u << 16));  // size z, remainder x
  CHECK(out[5] == (1u | 1u << 16));  // remainders y, z
  CHECK((out[16] & 0xffff) == 3);
}

TEST_CASE("dispatch packet") {
  Gpu gpu("launch_v4.hsaco");
  std::vector<std::uint32_t> out(16);
  good(gpu.run("packet", {.grid = {3, 2, 1}, .block = {64, 2, 1}}, gpu.device.map(out)));
  CHECK(out[0] == (2u | 2u << 16));
  CHECK(out[1] == (64u | 2u << 16));
  CHECK(out[3] == 192);
  CHECK(out[4] == 4);
  CHECK(out[5] == 1);
  CHECK(out[8] != 0);   // kernel object
  CHECK(out[10] != 0);  // kernarg segment
}

TEST_CASE("arguments of every size") {
  struct Three {
    int a, b, c;
  };
  for (const char* file : {"launch_v5.hsaco", "launch_preload.hsaco"}) {
    Gpu gpu(file);
    std::vector<std::uint64_t> out(8);
    const std::array<int, 4> vector = {5, 6, 7, 8};
    good(gpu.run("sizes", {.grid = {1}, .block = {64}}, gpu.device.map(out), std::int8_t{-1}, std::int16_t{-2}, -3,
                 std::int64_t{-4}, 1.5f, -2.5, Three{1, 2, 3}, vector));
    CHECK(out[0] == ~0ull);
    CHECK(out[1] == static_cast<std::uint64_t>(-2));
    CHECK(out[2] == static_cast<std::uint64_t>(-3));
    CHECK(out[3] == static_cast<std::uint64_t>(-4));
    CHECK(out[4] == std::bit_cast<std::uint32_t>(1.5f));
    CHECK(out[5] == std::bit_cast<std::uint64_t>(-2.5));
    CHECK(out[6] == 321);
    CHECK(out[7] == 8765);
  }
}

TEST_CASE("local pointers do not overlap each other or the kernel's own LDS") {
  Gpu gpu;
  std::vector<std::uint32_t> out(64);
  good(gpu.run("locals", {.grid = {1}, .block = {64}}, gpu.device.map(out), LocalMemory{256}, LocalMemory{256}));
  for (std::uint32_t i = 0; i < 64; ++i) CHECK(out[i] == (63 - i) + (163 - i) * 1000 + (263 - i) * 1000000);
  auto result =
      gpu.run("locals", {.grid = {1}, .block = {64}}, gpu.device.map(out), LocalMemory{256}, LocalMemory{163840});
  CHECK(result.status == LaunchResult::Status::refused);
  CHECK(result.message() == "LDS over the limit: 164352 bytes for a workgroup, there are 163840");
}

TEST_CASE("scratch belongs to one work-item") {
  Gpu gpu;
  for (std::uint32_t n : {0u, 3u}) {
    std::vector<std::uint32_t> out(512);
    good(gpu.run("scratch", {.grid = {2}, .block = {256}}, gpu.device.map(out), n));
    for (std::uint32_t item = 0; item < 512; ++item) {
      std::uint32_t mine[16], sum = 0;
      for (std::uint32_t i = 0; i < 16; ++i) mine[(i + n) & 15] = item * 16 + i;
      for (std::uint32_t i = 0; i < 16; ++i) sum += mine[i] * (i + 1);
      CHECK(out[item] == sum + (n == 0 ? mine[3] : 0));
    }
  }
}

TEST_CASE("global variables live as long as the code object is loaded") {
  Gpu gpu;
  std::vector<std::uint32_t> out(1);
  for (std::uint32_t round = 0; round < 3; ++round) {
    good(gpu.run("globals", {.grid = {1}, .block = {64}}, gpu.device.map(out), 0u));
    CHECK(out[0] == 5 + round);
  }
  good(gpu.run("globals", {.grid = {1}, .block = {64}}, gpu.device.map(out), 1u));
  CHECK(out[0] == 7);  // stored by the runs before
  Code again = gpu.device.load_file(LAUNCH_KERNELS "/launch_v5.hsaco");
  good(gpu.device.launch(again.kernel("globals"), {.grid = {1}, .block = {64}}, gpu.device.map(out), 0u));
  CHECK(out[0] == 5);
}

TEST_CASE("results do not depend on the number of threads, launches run side by side") {
  Gpu gpu;
  for (std::uint32_t threads : {1u, 2u, 5u}) {
    std::vector<std::uint32_t> out(1);
    auto result = gpu.run("count", {.grid = {9, 5}, .block = {100}, .threads = threads}, gpu.device.map(out));
    good(result);
    CHECK(out[0] == 4500);
    CHECK(result.statistics.workgroups == 45);
    CHECK(result.statistics.waves == 90);
  }
  std::array<std::uint32_t, 2> counts{};
  const auto work = [&](std::uint32_t& count) {
    for (int i = 0; i < 5; ++i) {
      std::span<std::uint32_t> out(&count, 1);
      (void)gpu.run("count", {.grid = {10}, .block = {64}, .threads = 2}, gpu.device.map(out));
    }
  };
  std::thread other(work, std::ref(counts[1]));
  work(counts[0]);
  other.join();
  CHECK(counts[0] == 3200);
  CHECK(counts[1] == 3200);
}

TEST_CASE("device memory: upload, launch, download") {
  Gpu gpu;
  const std::vector<std::uint32_t> start = {40};
  auto buffer = gpu.device.upload(start);
  REQUIRE(buffer);
  good(gpu.run("count", {.grid = {1}, .block = {2}}, buffer));
  std::vector<std::uint32_t> back(1);
  REQUIRE(gpu.device.download(buffer, back));
  CHECK(back[0] == 42);
  std::vector<std::uint32_t> small;
  CHECK(gpu.device.download(buffer, small).message() == "cannot download 1 objects into room for 0");
  CHECK(gpu.device.release(buffer));
  CHECK(!gpu.device.release(buffer));
  const auto nothing = gpu.device.allocate<std::uint32_t>(0);
  CHECK(nothing.message() == "cannot allocate 0 bytes");
  auto failed = gpu.run("count", {.grid = {1}, .block = {2}}, nothing);
  CHECK(failed.message() ==
        "kernel 'count': argument 0 (uint*) is a buffer that could not be made: cannot allocate 0 bytes");
}

TEST_CASE("a mapping ends with its object, and maps as often as it is made") {
  Gpu gpu;
  std::vector<std::uint32_t> out(1);
  {
    const auto held = gpu.device.map(out);
    good(gpu.run("count", {.grid = {1}, .block = {1}}, gpu.device.map(out)));
    good(gpu.run("count", {.grid = {1}, .block = {1}}, held));
  }
  CHECK(out[0] == 2);
  auto result = gpu.run("count", {.grid = {1}, .block = {1}}, out.data());
  CHECK(result.status == LaunchResult::Status::faulted);
  CHECK(result.fault.kind == FaultKind::out_of_bounds);
  CHECK(result.fault.address == reinterpret_cast<std::uintptr_t>(out.data()));
}

TEST_CASE("a fault is a value: the device goes on") {
  Gpu gpu;
  std::vector<std::uint32_t> out(2);
  const auto address = reinterpret_cast<std::uintptr_t>(out.data());
  auto result = gpu.run("ids", {.grid = {1}, .block = {3}}, gpu.device.map(out));
  REQUIRE(result.status == LaunchResult::Status::faulted);
  CHECK(result.fault.lane == 2);
  CHECK(result.fault.address == address + 8);
  CHECK(result.text.find("fault: out_of_bounds at pc 0x") == 0);
  CHECK(result.text.find("' workgroup (0,0,0) wave 0 lane 2 address " + hex(address + 8) + ": ") != std::string::npos);
  CHECK(result.text.find("4 bytes, 0 bytes past the end of host range") != std::string::npos);
  std::vector<std::uint32_t> enough(3);
  good(gpu.run("ids", {.grid = {1}, .block = {3}}, gpu.device.map(enough)));
}

TEST_CASE("a workgroup that waits for a later one: the fault says how many come later") {
  Gpu gpu;
  for (const Engine engine : all_engines) {
    for (const char* kernel : {"wait", "wait_at_barrier"}) {
      CAPTURE(engine_name(engine));
      CAPTURE(kernel);
      std::vector<std::uint32_t> done(8);
      LaunchOptions options{.grid = {8}, .block = {128}, .engine = engine, .threads = 1, .max_instructions = 100000};
      auto result = gpu.run(kernel, options, gpu.device.map(done));
      CHECK(result.fault.kind == (kernel[4] == 0 ? FaultKind::instruction_budget : FaultKind::barrier_deadlock));
      CHECK_MESSAGE(result.text.find("; 7 of the launch's 8 workgroups come later in the grid") != std::string::npos,
                    result.text);
      // Nobody to wait for: nothing to say.
      options.grid = {1};
      std::fill(done.begin(), done.end(), 0);
      result = gpu.run(kernel, options, done.data());
      CHECK(result.status == LaunchResult::Status::faulted);
      CHECK(result.text.find("come later") == std::string::npos);
    }
  }
}

TEST_CASE("stacks of unknown size: stack_bytes, and the fault that names it") {
  Gpu gpu;
  for (const Engine engine : all_engines) {
    CAPTURE(engine_name(engine));
    std::vector<std::uint32_t> out(64);
    auto mapped = gpu.device.map(out);
    LaunchOptions options{.grid = {1}, .block = {64}, .engine = engine};
    const auto faults = [&](const char* kernel, std::uint32_t size, const std::string& text) {
      const auto result = gpu.run(kernel, options, mapped, size);
      CAPTURE(result.text);
      return result.fault.kind == FaultKind::out_of_bounds && result.fault.space == AddressSpace::scratch &&
             result.text.find(text +
                              " for what the compiler does not know the size of, as LaunchOptions::stack_bytes "
                              "says") != std::string::npos;
    };
    good(gpu.run("grown", options, mapped, 1000u));
    CHECK(out[63] == 63 + 999);
    CHECK(faults("grown", 10000, " bytes, 16384 of them"));
    options.stack_bytes = 50000;
    good(gpu.run("grown", options, mapped, 10000u));
    CHECK(out[63] == 63 + 9999);
    options.stack_bytes = 1000;
    CHECK(faults("grown", 1000, " bytes, 1000 of them"));

    options.stack_bytes = 0;
    CHECK(faults("recursive", 1000, " bytes, 0 of them"));
    options.stack_bytes = 120000;
    good(gpu.run("recursive", options, mapped, 1000u));
    std::uint32_t expected = 7;
    for (std::uint32_t n = 1, value = 0; n <= 1000; ++n) expected = (value = value * 3 + n) + 7;
    CHECK(out[7] == expected);

    options.stack_bytes = 0xffffffff;
    CHECK(gpu.run("recursive", options, mapped, 1u).text.find("scratch over the limit: ") == 0);
  }
}

TEST_CASE("a debugtrap without a debugger goes on") {
  Gpu gpu;
  for (const Engine engine : all_engines) {
    std::vector<std::uint32_t> out(64);
    good(gpu.run("debugtrap", {.grid = {1}, .block = {64}, .engine = engine}, gpu.device.map(out)));
    CHECK(out[5] == 25);
  }
}

TEST_CASE("writing what kernels may only read") {
  Gpu gpu;
  const std::vector<std::uint32_t> constant(64);
  auto result = gpu.run("ids", {.grid = {1}, .block = {64}}, gpu.device.map(constant));
  REQUIRE(result.status == LaunchResult::Status::faulted);
  CHECK(result.text.find(": write to memory that kernels may only read; 4 bytes, inside read-only host range") !=
        std::string::npos);
}

TEST_CASE("errors pass through the handles to the launch") {
  Gpu gpu;
  std::vector<std::uint32_t> out(64);
  const LaunchOptions options{.grid = {1}, .block = {64}};
  CHECK(gpu.run("idz", options, gpu.device.map(out)).message() == LAUNCH_KERNELS
        "/launch_v5.hsaco: no kernel 'idz' in the code object; it has ids, implicit, packet, sizes, locals, "
        "scratch, globals, count, wait, wait_at_barrier, grown, recursive, debugtrap");
  CHECK(gpu.device.launch(gpu.device.load_file("/none").kernel("k"), options).message() ==
        "cannot open '/none': No such file or directory");
  CHECK(gpu.device.load_file("/dev/zero").message() ==
        "/dev/zero: not an ELF file: it does not begin with 7f 45 4c 46");
  CHECK(gpu.device.load_file(LAUNCH_KERNELS "/launch_gfx942.hsaco").message() == LAUNCH_KERNELS
        "/launch_gfx942.hsaco: built for gfx942, this is gfx950");
  CHECK(gpu.run("ids", options).message() == "kernel 'ids' takes 1 argument, 0 given");
  CHECK(gpu.run("ids", {.grid = {1}, .block = {257}}, gpu.device.map(out)).message() ==
        "block (257,1,1) has 257 work-items; kernel 'ids' was compiled for at most 256 "
        "(.max_flat_workgroup_size)");
  CHECK(gpu.run("ids", {.grid = {1}, .block = {64}, .engine = Engine::fast}, gpu.device.map(out)).status ==
        LaunchResult::Status::ok);
  CHECK(gpu.device.launch(Kernel(), options).message() == "no kernel");
  REQUIRE(gpu.device.unload(gpu.code));
  CHECK(gpu.run("ids", options, gpu.device.map(out)).fault.kind == FaultKind::pc_out_of_range);
  CHECK(gpu.device.unload(gpu.code).message() == LAUNCH_KERNELS "/launch_v5.hsaco is not loaded in this device");
  CHECK(gpu.device.unload(Code("why")).message() == "why");
}

TEST_CASE("code of another device") {
  Gpu one, other;
  std::vector<std::uint32_t> out(1);
  const LaunchOptions options{.grid = {1}, .block = {1}};
  CHECK(one.device.launch(other.code.kernel("count"), options, one.device.map(out)).message() ==
        "kernel 'count' belongs to " LAUNCH_KERNELS
        "/launch_v5.hsaco as loaded in another device: load it in this one");
  CHECK(one.device.unload(other.code).message() == LAUNCH_KERNELS "/launch_v5.hsaco is not loaded in this device");
  CHECK(!one.device.memory().release(one.code.kernel("count").code().address));
  good(one.run("count", options, one.device.map(out)));
  good(other.run("count", options, other.device.map(out)));
  CHECK(out[0] == 2);
}

TEST_CASE("a kernarg segment given as bytes") {
  Gpu gpu;
  std::vector<std::uint32_t> out(128);
  const auto mapping = gpu.device.map(out);
  std::vector<std::uint8_t> bytes(8);
  std::memcpy(bytes.data(), &mapping.buffer().address, 8);
  good(gpu.device.launch_kernarg(gpu.code.kernel("ids"), {.grid = {2}, .block = {64}}, bytes));
  CHECK(out[127] == 127);
  bytes.resize(7);
  CHECK(gpu.device.launch_kernarg(gpu.code.kernel("ids"), {.grid = {2}, .block = {64}}, bytes).status ==
        LaunchResult::Status::refused);
}

TEST_CASE("code of a raw dispatch is read-only in every range that it lies in") {
  DeviceMemory memory;
  std::vector<std::uint64_t> addresses;
  for (int i = 0; i < 100; ++i) addresses.push_back(*memory.allocate(64));
  const std::uint64_t first = addresses[50], second = addresses[51];
  REQUIRE(second - first == 8192);
  const auto put = [&](std::uint64_t address, std::uint32_t word) {
    std::uint8_t bytes[4];
    std::memcpy(bytes, &word, 4);
    REQUIRE(memory.write(address, bytes));
  };
  put(first, 0xbf800000);       // s_nop 0
  put(first + 4, 0xbf820800);   // s_branch to second + 8
  put(second + 8, 0xbf810000);  // s_endpgm
  const MemoryView view = memory.view(), fixed = with_fixed_code(cdna4_tables, view, first);
  const auto may_write = [](const MemoryView& in, std::uint64_t address, std::uint64_t count) {
    return in.find(address, count)->may_write(address, count);
  };
  CHECK(!may_write(fixed, first, 4));
  CHECK(!may_write(fixed, first + 4, 8));
  CHECK(may_write(fixed, first + 8, 56));
  CHECK(may_write(fixed, second, 8));
  CHECK(!may_write(fixed, second + 8, 4));
  CHECK(may_write(fixed, second + 12, 52));
  for (const std::uint64_t address : addresses) {
    CHECK(may_write(view, address, 64));
    CHECK(may_write(fixed, address, 64) == (address != first && address != second));
  }
}
