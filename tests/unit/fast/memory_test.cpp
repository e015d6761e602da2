// The fast memory path against execute_memory: every memory instruction with many kinds of addresses, offsets and EXEC,
// at every host level. Registers, LDS, scratch and global memory are compared; where the fast path declines, it must
// have left everything as it was.
#include <doctest/doctest.h>

#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "../memory/machine.hpp"
#include "fast/memory/host_kernels.hpp"
#include "fast/memory/plan.hpp"
#include "lockstep/launch/device_memory.hpp"

using namespace lockstep;
using memory_test::assemble;
using memory_test::Field;
using memory_test::Isa;
using TestWave = lockstep::fast::SizedWave<memory_test::Isa>;
using TestInstruction = memory_test::Instruction;

namespace {

struct Random {
  std::uint64_t state = 0x853c49e6748fea9bu;
  std::uint32_t operator()() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return static_cast<std::uint32_t>(state >> 16);
  }
  std::uint32_t below(std::uint32_t n) { return (*this)() % n; }
};

constexpr std::uint32_t buffer_bytes = 8192, lds_bytes = 6144, scratch_bytes = 200;

/// What worlds hold at first, made from a seed: once for all worlds of that seed, which takes longer than a test in
/// one.
struct Contents {
  std::vector<std::uint8_t> image = std::vector<std::uint8_t>(buffer_bytes);
  alignas(64) std::array<std::uint8_t, lds_bytes> lds{};
  std::vector<std::uint8_t> scratch = std::vector<std::uint8_t>(64 * scratch_bytes);
  TestWave wave{};

  explicit Contents(std::uint32_t seed) {
    Random random;
    random.state += seed;
    for (auto& byte : image) byte = static_cast<std::uint8_t>(random());
    for (auto& byte : lds) byte = static_cast<std::uint8_t>(random());
    for (auto& byte : scratch) byte = static_cast<std::uint8_t>(random());
    for (std::uint32_t r = 0; r < 64; ++r) {
      for (std::uint32_t lane = 0; lane < 64; ++lane) wave.v[r][lane] = random();
    }
    wave.sgpr_limit = 104;
    wave.apertures = {0x1000000000000, 0x10000ffffffff, 0x2000000000000, 0x20000ffffffff};
  }
};

/// Two writable buffers and a read-only one, LDS and scratch.
struct World : Contents {
  DeviceMemory device;
  std::uint64_t first = 0, second = 0, constant = 0;

  explicit World(const Contents& contents) : Contents(contents) {
    first = device.allocate(buffer_bytes).value();
    second = device.allocate(buffer_bytes).value();
    constant = device.reserve_image(buffer_bytes);
    REQUIRE(device.add_image(constant, image, {{0, buffer_bytes, false, "constant"}}).has_value());
    REQUIRE(device.write(first, image).has_value());
    REQUIRE(device.write(second, image).has_value());
  }
  ScratchMemory private_memory() { return {scratch, scratch_bytes}; }
  std::vector<std::uint8_t> bytes() const {
    std::vector<std::uint8_t> all(2 * buffer_bytes);
    REQUIRE(device.read(first, {all.data(), buffer_bytes}).has_value());
    REQUIRE(device.read(second, {all.data() + buffer_bytes, buffer_bytes}).has_value());
    return all;
  }
  bool same(const World& other) const {
    return wave == other.wave && lds == other.lds && scratch == other.scratch && bytes() == other.bytes();
  }
};

enum class Pattern {
  block,
  unaligned_block,
  reversed,
  uniform,
  gather,
  strided,
  pairs,
  halves,
  quads,
  twice,
  out_of_bounds,
  end,
  count
};

/// Byte offset of one lane's datum in something of `size` bytes.
std::uint32_t lane_offset(Random& random, Pattern pattern, std::uint32_t lane, std::uint32_t bytes,
                          std::uint32_t size) {
  const std::uint32_t slots = size / bytes;
  switch (pattern) {
    case Pattern::block: return 64 + lane * bytes;
    case Pattern::unaligned_block: return 67 + lane * bytes;
    case Pattern::reversed: return 64 + (63 - lane) * bytes;
    case Pattern::uniform: return 128;
    case Pattern::gather: return random.below(slots - 1) * bytes;
    case Pattern::strided: return lane * bytes * 2 % (size - 2 * bytes);
    case Pattern::pairs: return 64 + lane / 2 * bytes;
    case Pattern::halves: return 64 + lane / 32 * 2048 + lane % 32 * bytes;
    case Pattern::quads: return 64 + lane / 4 * 128 + lane % 4 * bytes;
    case Pattern::twice: return 64 + (lane / 32 * 16 + lane % 16) * bytes * 4 % (size - 64 - bytes);
    case Pattern::out_of_bounds: return lane == 37 ? size + 5000 : lane * bytes;
    case Pattern::end: return size - 64 * bytes + lane * bytes + (random.below(2) == 0 ? 0 : bytes);
    case Pattern::count: break;
  }
  return 0;
}

std::uint64_t exec_mask(Random& random, std::uint32_t kind) {
  const std::uint64_t any = random() | static_cast<std::uint64_t>(random()) << 32;
  const std::uint64_t masks[] = {~std::uint64_t{0}, any, 0xffffffffu, std::uint64_t{1} << 37, 0, ~std::uint64_t{0}};
  return masks[kind % 6];
}

std::vector<fast::HostIsa> levels() {
  std::vector<fast::HostIsa> result = {fast::HostIsa::plain};
  for (auto isa : {fast::HostIsa::avx2, fast::HostIsa::avx512}) {
    if (fast::best_host_isa() >= isa) result.push_back(isa);
  }
  return result;
}

/// Sets addresses (v4, v5; s[8:9]; s[12:15]; m0) and gives the instruction.
TestInstruction prepare(World& world, Random& random, Isa::Opcode opcode, const MemoryOp& op, Pattern pattern) {
  const bool saddr = random.below(2) == 0, plain_offset = random.below(2) == 0;
  const std::uint32_t bytes = op.bytes() != 0 ? op.bytes() : 4;
  const std::uint32_t small =
      op.action == MemoryAction::atomic || op.transpose != 0 ? random.below(4) * 8 : random.below(32);
  const std::uint32_t offset = plain_offset ? 0 : small, acc = random.below(4) == 0 ? 1 : 0;
  const bool readable = op.action == MemoryAction::load || op.action == MemoryAction::load_to_lds;
  const std::uint64_t buffers[] = {world.first, world.second,
                                   readable || random.below(8) == 0 ? world.constant : world.first};
  const std::uint64_t base = buffers[random.below(3)];
  TestWave& wave = world.wave;
  wave.set_scalar_pair(8, base - offset);
  wave.s[16] = random.below(16) * 4;
  wave.set_m0(random.below(8) * 64);
  wave.set_scalar_pair(12, base);
  wave.s[14] = buffer_bytes;
  wave.s[15] = 4u << 15;
  if (random.below(4) == 0) wave.s[13] |= 0xc0000000u | random.below(0x4000) << 16;  // swizzle bits and a stride
  const std::uint32_t size = op.address == AddressForm::lds       ? lds_bytes
                             : op.address == AddressForm::scratch ? scratch_bytes
                                                                  : buffer_bytes;
  for (std::uint32_t lane = 0; lane < 64; ++lane) {
    std::uint32_t at = lane_offset(random, pattern, lane, bytes, size - 64);
    if (op.address == AddressForm::scratch) at %= pattern == Pattern::out_of_bounds ? 1000 : scratch_bytes - 64;
    if (op.address == AddressForm::global && !saddr) {
      const std::uint64_t address =
          (random.below(64) == 0 && pattern == Pattern::gather ? world.first : base) - offset + at;
      wave.v[4][lane] = static_cast<std::uint32_t>(address);
      wave.v[5][lane] = static_cast<std::uint32_t>(address >> 32);
    } else if (op.address == AddressForm::flat) {
      const std::uint64_t aperture = random.below(4) == 0 && lane % 32 == 5 ? wave.apertures[2] : wave.apertures[0];
      const std::uint64_t address = (world.image[0] % 2 == 0 ? base : aperture) + at;
      wave.v[4][lane] = static_cast<std::uint32_t>(address);
      wave.v[5][lane] = static_cast<std::uint32_t>(address >> 32);
    } else {
      wave.v[4][lane] = at;
    }
  }
  switch (op.address) {
    case AddressForm::lds: {
      // Overlapping result and address rows now and then.
      const std::uint32_t vdst = random.below(4) == 0 ? 4 : 20;
      return assemble(opcode, {{Field::addr, 4},
                               {Field::data0, 12},
                               {Field::data1, 16},
                               {Field::vdst, vdst},
                               {Field::acc, vdst == 4 ? 0 : acc},
                               {Field::offset0, op.two_addresses() ? random.below(5) : offset & 255},
                               {Field::offset1, op.two_addresses() ? random.below(5) : 0}});
    }
    case AddressForm::global:
      return assemble(opcode, {{Field::addr, 4},
                               {Field::saddr, saddr ? 8u : memory_test::off},
                               {Field::data, 12},
                               {Field::vdst, random.below(4) == 0 && acc == 0 ? 4u : 20u},
                               {Field::acc, acc},
                               {Field::offset, offset},
                               {Field::sc0, random.below(2)}});
    case AddressForm::flat:
      return assemble(opcode, {{Field::addr, 4},
                               {Field::data, 12},
                               {Field::vdst, 20},
                               {Field::offset, offset},
                               {Field::sc0, random.below(2)}});
    case AddressForm::scratch:
      return assemble(opcode, {{Field::addr, 4},
                               {Field::saddr, saddr ? 16u : memory_test::off},
                               {Field::sve, random.below(4) != 0},
                               {Field::data, 12},
                               {Field::vdst, 20},
                               {Field::acc, acc},
                               {Field::offset, offset}});
    case AddressForm::buffer:
      return assemble(opcode, {{Field::vaddr, 4},
                               {Field::srsrc, 3},
                               {Field::soffset, saddr ? 16u : 128u},
                               {Field::vdata, 20},
                               {Field::offset, offset},
                               {Field::offen, random.below(8) != 0},
                               {Field::acc, acc},
                               {Field::lds, op.action == MemoryAction::load && random.below(4) == 0}});
    case AddressForm::scalar:
      return assemble(opcode, {{Field::sbase, 4},
                               {Field::sdata, 32},
                               {Field::imm, plain_offset ? 1u : 0u},
                               {Field::offset, plain_offset ? 64 + offset : 16},
                               {Field::soffset_en, saddr && plain_offset ? 1u : 0u},
                               {Field::soffset, 16}});
    default:
      return assemble(opcode, {{Field::addr, 4},
                               {Field::data0, 12},
                               {Field::vdst, 20},
                               {Field::offset0, offset},
                               {Field::offset1, random.below(256)}});
  }
}

constexpr fast::WaveAllocation everything{256, 256, 104};

struct Tally {
  int runs = 0, done = 0;
};

/// One instruction on the reference and on the fast path.
Tally compare(Isa::Opcode opcode, const MemoryOp& op, Pattern pattern, std::uint32_t exec_kind, std::uint32_t seed) {
  Tally tally;
  const auto contents = std::make_unique<Contents>(seed);
  for (const fast::HostIsa isa : levels()) {
    auto reference = std::make_unique<World>(*contents), fast_world = std::make_unique<World>(*contents),
         before = std::make_unique<World>(*contents);
    TestInstruction instruction;
    for (World* world : {reference.get(), fast_world.get(), before.get()}) {
      Random random;
      random.state ^= seed * 2654435761u;
      world->wave.set_exec(exec_mask(random, exec_kind));
      instruction = prepare(*world, random, opcode, op, pattern);
    }
    const auto plan = fast::plan_memory<Isa>(instruction, op, everything, 64, fast::memory_kernels(isa));
    ++tally.runs;
    if (!plan) continue;
    MemoryView view = reference->device.view();
    const Fault fault =
        execute_memory(reference->wave, instruction, op, view, reference->lds, reference->private_memory());
    const MemoryView fast_view = fast_world->device.view();
    const fast::MemoryPorts ports{&fast_view, fast_world->lds, fast_world->private_memory()};
    const bool done = fast::run_memory(plan, fast_world->wave, ports);
    CAPTURE(Isa::info(opcode).name);
    CAPTURE(static_cast<int>(pattern));
    CAPTURE(exec_kind);
    CAPTURE(seed);
    CAPTURE(host_isa_name(isa));
    if (done) {
      ++tally.done;
      REQUIRE_FALSE(static_cast<bool>(fault));
      REQUIRE(fast_world->same(*reference));
    } else {
      REQUIRE(fast_world->same(*before));
    }
  }
  return tally;
}

bool covered(const MemoryOp& op) {
  if (op.channels != 0 || op.add_thread_id) return false;
  if (op.transpose != 0) return op.bytes() == 8;
  switch (op.action) {
    case MemoryAction::load:
      return op.address != AddressForm::scalar_buffer && op.address != AddressForm::scalar_scratch &&
             op.address != AddressForm::none;
    case MemoryAction::store: return !op.scalar();
    case MemoryAction::atomic:
      return (op.address == AddressForm::lds || op.address == AddressForm::global) && !op.two_addresses() &&
             op.atomic != AtomicOperation::conditional_exchange;
    case MemoryAction::permute:
    case MemoryAction::bpermute:
    case MemoryAction::swizzle: return true;
    default: return false;
  }
}

}  // namespace

TEST_CASE("memory: every instruction, addresses of every kind, any EXEC") {
  int instructions = 0;
  for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
    const auto opcode = static_cast<Isa::Opcode>(i);
    const MemoryOp* op = Isa::info(opcode).memory;
    if (op == nullptr || op->action == MemoryAction::none) continue;
    Tally ordinary;
    for (std::uint32_t pattern = 0; pattern < static_cast<std::uint32_t>(Pattern::count); ++pattern) {
      for (std::uint32_t exec_kind = 0; exec_kind < 6; ++exec_kind) {
        const Tally tally = compare(opcode, *op, static_cast<Pattern>(pattern), exec_kind,
                                    static_cast<std::uint32_t>(i * 97 + pattern * 7 + exec_kind));
        if (pattern <= static_cast<std::uint32_t>(Pattern::gather)) {
          ordinary.runs += tally.runs;
          ordinary.done += tally.done;
        }
      }
    }
    CAPTURE(Isa::info(opcode).name);
    if (covered(*op))
      CHECK(ordinary.done * (op->transpose != 0 || op->address == AddressForm::flat ? 8 : 2) > ordinary.runs);
    ++instructions;
  }
  CHECK(instructions > 200);
}

TEST_CASE("memory: adds of several threads to one place and to several lose nothing") {
  for (const bool one_place : {true, false}) {
    DeviceMemory device;
    const std::uint64_t address = device.allocate(4096).value();
    const auto instruction = assemble(
        "GLOBAL_ATOMIC_ADD",
        {{Field::addr, 4}, {Field::saddr, memory_test::off}, {Field::data, 12}, {Field::vdst, 20}, {Field::sc0, 1}});
    const auto plan = fast::plan_memory<Isa>(instruction, *instruction.info().memory, everything, 64,
                                             fast::memory_kernels(fast::host_isa()));
    if (!plan) return;  // a host whose plain accesses are not shared
    constexpr std::uint32_t threads = 4, times = 200;
    std::vector<std::thread> pool;
    for (std::uint32_t t = 0; t < threads; ++t) {
      pool.emplace_back([&] {
        auto wave = std::make_unique<TestWave>();
        wave->set_exec(~std::uint64_t{0});
        for (std::uint32_t lane = 0; lane < 64; ++lane) {
          const std::uint64_t at = address + (one_place ? 0 : lane % 8 * 4);
          wave->v[4][lane] = static_cast<std::uint32_t>(at);
          wave->v[5][lane] = static_cast<std::uint32_t>(at >> 32);
          wave->v[12][lane] = lane + 1;
        }
        const MemoryView view = device.view();
        const fast::MemoryPorts ports{&view, {}, {}};
        for (std::uint32_t i = 0; i < times; ++i) fast::run_memory(plan, *wave, ports);
      });
    }
    for (auto& thread : pool) thread.join();
    std::array<std::uint32_t, 8> values{};
    REQUIRE(device.read(address, {reinterpret_cast<std::uint8_t*>(values.data()), 32}).has_value());
    std::uint32_t total = 0;
    for (const std::uint32_t value : values) total += value;
    CHECK(total == threads * times * 64 * 65 / 2);
  }
}

TEST_CASE("memory: registers outside the allocation are not planned") {
  const auto load =
      assemble("GLOBAL_LOAD_DWORDX4", {{Field::addr, 4}, {Field::saddr, memory_test::off}, {Field::vdst, 20}});
  CHECK(fast::plan_memory<Isa>(load, *load.info().memory, {24, 0, 104}, 64));
  CHECK_FALSE(fast::plan_memory<Isa>(load, *load.info().memory, {23, 0, 104}, 64));
  const auto scalar = assemble("S_LOAD_DWORDX4", {{Field::sbase, 4}, {Field::sdata, 32}, {Field::imm, 1}});
  CHECK(fast::plan_memory<Isa>(scalar, *scalar.info().memory, {24, 0, 36}, 64));
  CHECK_FALSE(fast::plan_memory<Isa>(scalar, *scalar.info().memory, {24, 0, 35}, 64));
}

TEST_CASE("memory: swizzle bits of a buffer that is not indexed are no reason to decline") {
  for (const fast::HostIsa isa : levels()) {
    World world(Contents(5));
    const MemoryView view = world.device.view();
    const fast::MemoryPorts ports{&view, world.lds, world.private_memory()};
    world.wave.set_exec(~std::uint64_t{0});
    world.wave.set_scalar_pair(12, world.first | std::uint64_t{0xc400} << 48);  // and a stride of 1024
    world.wave.s[14] = buffer_bytes;
    world.wave.s[15] = 4u << 15;
    world.wave.set_m0(0);
    for (std::uint32_t lane = 0; lane < 64; ++lane) world.wave.v[4][lane] = 16 * lane;
    const auto instruction =
        assemble("BUFFER_LOAD_DWORDX4",
                 {{Field::vaddr, 4}, {Field::srsrc, 3}, {Field::soffset, 128}, {Field::offen, 1}, {Field::lds, 1}});
    const auto plan =
        fast::plan_memory<Isa>(instruction, *instruction.info().memory, everything, 64, fast::memory_kernels(isa));
    REQUIRE(plan);
    CHECK(fast::run_memory(plan, world.wave, ports));
    CHECK(std::memcmp(world.lds.data(), world.image.data(), 64 * 16) == 0);
  }
}
