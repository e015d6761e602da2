// Memory plans of RDNA3, RDNA4 and CDNA5 against execute_memory, as memory_test.cpp does for CDNA4: descriptors of
// every family, signed and scaled offsets, asynchronous copies, transposing loads, waves of both sizes. Where a plan
// declines, it must have left everything as it was.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "../memory/machine.hpp"
#include "fast/memory/host_kernels.hpp"
#include "fast/memory/plan.hpp"
#include "fast/program/fast_wave.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "lockstep/launch/device_memory.hpp"

using namespace lockstep;

namespace {

constexpr std::uint32_t buffer_bytes = 4096, lds_bytes = 4096, scratch_bytes = 64;

class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_(seed) {}
  std::uint32_t operator()() { return static_cast<std::uint32_t>(engine_()); }
  std::uint32_t below(std::uint32_t n) { return (*this)() % n; }
  bool one_in(std::uint32_t n) { return below(n) == 0; }

 private:
  std::mt19937 engine_;
};

template <class Isa, std::uint16_t size>
struct World {
  DeviceMemory device;
  std::uint64_t buffer = 0;
  alignas(64) std::array<std::uint8_t, lds_bytes> lds{};
  std::vector<std::uint8_t> scratch = std::vector<std::uint8_t>(64 * scratch_bytes);
  fast::SizedWave<Isa, size> wave{};

  explicit World(std::uint32_t seed) {
    Random random(seed);
    std::vector<std::uint8_t> image(buffer_bytes);
    for (auto& byte : image) byte = static_cast<std::uint8_t>(random());
    buffer = device.allocate(buffer_bytes).value();
    REQUIRE(device.write(buffer, image).has_value());
    for (auto& byte : lds) byte = static_cast<std::uint8_t>(random());
    for (auto& byte : scratch) byte = static_cast<std::uint8_t>(random());
    wave.vgpr_limit = 64;
    wave.sgpr_limit = 100;
    for (std::uint32_t r = 0; r < 64; ++r) {
      for (std::uint32_t lane = 0; lane < 64; ++lane) wave.v[r][lane] = random();
    }
    // v0: offsets that follow each other, or not; v2, v3: addresses; v4: places in LDS; v6: offsets of which some are
    // negative or too large.
    const std::uint32_t step = random.one_in(2) ? 4u << random.below(3) : 4 * random.below(20);
    const bool follow = random.one_in(2);
    const std::uint32_t order = random.below(4);  // sixteen lanes as the sixteen before, by fours, or in a row
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      const std::uint32_t place = order == 0 ? lane % 16 : order == 1 ? lane / 4 * 6 + lane % 4 : lane;
      const std::uint32_t offset = follow ? place * step : random.below(512) * 4;
      wave.v[0][lane] = offset;
      wave.v[2][lane] = static_cast<std::uint32_t>(buffer + 64) + offset;
      wave.v[3][lane] = static_cast<std::uint32_t>((buffer + 64) >> 32);
      wave.v[4][lane] = random.one_in(500) ? random() : (follow ? place * 16 : random.below(900) * 4);
      wave.v[6][lane] = random.one_in(40) ? 0u - 4 * random.below(40) : offset / 16;
    }
    wave.set_scalar_pair(4, buffer + 512);
    wave.s[6] = random.below(64) * 4;
    constexpr bool rdna = Isa::memory.buffer == BufferFamily::gfx11 || Isa::memory.buffer == BufferFamily::gfx12;
    const std::uint32_t stride = random.one_in(3) ? random.below(600) : 0;
    const std::uint32_t records = random.one_in(4) ? random.below(3000) : 2048;
    if (rdna) {
      wave.s[8] = static_cast<std::uint32_t>(buffer);
      wave.s[9] = static_cast<std::uint32_t>(buffer >> 32 & 0xffffu) | stride << 16 | random.below(8) / 7 << 30;
      wave.s[10] = records;
      wave.s[11] = 20u << 12 | random.below(4) << 28 | 0x688u | random.below(16) / 15 << 23;
    } else {
      wave.s[8] = static_cast<std::uint32_t>(buffer);
      wave.s[9] = static_cast<std::uint32_t>(buffer >> 32 & 0x1ffffffu) | records << 25;
      wave.s[10] = records >> 7;
      wave.s[11] = stride << 12 | random.below(8) / 7 << 28 | random.below(2) << 29;
    }
    std::uint64_t exec = random.one_in(2) ? ~std::uint64_t{0} : random() | std::uint64_t{random()} << 32;
    if (random.one_in(16)) exec = 0;
    wave.set_exec(exec & wave.lanes_of_wave);
    wave.set_m0(random.below(64) * 4);
  }
  ScratchMemory private_memory() { return {scratch, scratch_bytes}; }
  std::vector<std::uint8_t> bytes() const {
    std::vector<std::uint8_t> all(buffer_bytes);
    REQUIRE(device.read(buffer, all).has_value());
    return all;
  }
  bool same(const World& other) const {
    for (std::uint32_t r = 0; r < 64; ++r) {
      for (std::uint32_t lane = 0; lane < size; ++lane)
        if (wave.v[r][lane] != other.wave.v[r][lane]) return false;
    }
    return wave.s == other.wave.s && lds == other.lds && scratch == other.scratch && bytes() == other.bytes();
  }
};

template <class Isa>
Instruction<Isa> random_instruction(std::uint16_t form, Random& random) {
  Instruction<Isa> result;
  result.form = form;
  result.opcode = static_cast<typename Isa::Opcode>(Isa::form(form).opcode);
  const auto encoding = static_cast<typename Isa::Encoding>(Isa::form(form).encoding);
  result.dwords = static_cast<std::uint8_t>(Isa::encoding_info(encoding).dwords);
  const auto put = [&](Field field, std::uint32_t value) {
    if (Isa::layout(encoding, field).present())
      memory_test::write_field(result.words, Isa::layout(encoding, field), value);
  };
  const MemoryOp& op = *Isa::info(result.opcode).memory;
  const bool buffer = op.address == AddressForm::buffer, lds = op.address == AddressForm::lds;
  const bool scalar_base = !buffer && random.one_in(2);
  const std::uint32_t address = lds ? 4 : buffer ? 0 : scalar_base ? (random.one_in(2) ? 6 : 0) : 2;
  put(Field::op, Isa::form(form).number);
  put(Field::vaddr, address);
  put(Field::addr, address);
  put(Field::saddr, scalar_base ? 4 : Isa::saddr_off);
  put(Field::vdst, op.lds_address ? 4 : 16);
  put(Field::vdata, 16);
  put(Field::data, op.lds_address ? 4 : 24);
  put(Field::data0, 24);
  put(Field::data1, 32);
  put(Field::srsrc, Isa::layout(encoding, Field::srsrc).ranges[0].width >= 7 ? 8 : 2);
  put(Field::offen, random.below(2));
  put(Field::scale_offset, random.below(2));
  put(Field::sve, random.below(2));
  const std::uint32_t soffsets[] = {6, Isa::inline_zero, Isa::inline_zero + 4, Isa::saddr_off, Isa::m0};
  put(Field::soffset, soffsets[random.below(5)]);
  put(Field::offset, random.one_in(2) ? 0 : random.below(64) * 4);
  if (random.one_in(8)) put(Field::offset, 0u - 4 * random.below(32));
  put(Field::offset0, random.below(32));
  put(Field::offset1, lds && op.two_addresses() ? 32 + random.below(32) : 0);
  return result;
}

struct Tally {
  std::uint32_t runs = 0, done = 0;
};

template <class Isa, std::uint16_t size>
void compare(std::uint16_t form, std::uint32_t seed, const fast::MemoryKernels& kernels, Tally& tally) {
  Random random(seed);
  const Instruction<Isa> instruction = random_instruction<Isa>(form, random);
  const MemoryOp& op = *instruction.info().memory;
  auto by_plan = std::make_unique<World<Isa, size>>(seed), expected = std::make_unique<World<Isa, size>>(seed);
  REQUIRE(by_plan->buffer == expected->buffer);
  const auto plan = fast::plan_memory(instruction, op, {64, 0, 100}, size, kernels);
  ++tally.runs;
  if (!plan) return;
  const MemoryView view = by_plan->device.view();
  const fast::MemoryPorts ports{&view, by_plan->lds, by_plan->private_memory(), {}};
  const bool done = fast::run_memory(plan, by_plan->wave, ports);
  if (done) {
    MemoryView memory = expected->device.view();
    const Fault fault =
        execute_memory(expected->wave, instruction, op, memory, expected->lds, expected->private_memory());
    CHECK(!fault);
    ++tally.done;
  }
  CHECK(by_plan->same(*expected));
}

/// Every load and store of the ISA; and how many of these names' attempts the plans did.
template <class Isa, std::uint16_t size>
void compare_all(const std::vector<std::string>& often) {
  std::vector<std::string> missing = often;
  for (std::uint16_t form = 0; form < Isa::forms().size(); ++form) {
    const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(Isa::form(form).opcode));
    if (info.memory == nullptr || info.status == Status::unsupported) continue;
    const MemoryOp& op = *info.memory;
    const bool moves = op.action == MemoryAction::load || op.action == MemoryAction::store ||
                       op.action == MemoryAction::load_to_lds || op.action == MemoryAction::store_from_lds;
    if (!moves || op.scalar() || op.address == AddressForm::flat) continue;
    CAPTURE(info.name);
    Tally tally;
    for (std::uint32_t turn = 0; turn < 24; ++turn) {
      const std::uint32_t seed = form * 100u + turn;
      CAPTURE(seed);
      compare<Isa, size>(form, seed, fast::memory_kernels(turn % 4 == 0 ? fast::HostIsa::plain : fast::host_isa()),
                         tally);
    }
    std::erase_if(missing, [&](const std::string& name) { return info.name == name && tally.done * 4 >= tally.runs; });
  }
  for (const std::string& name : missing) FAIL_CHECK("hardly ever by a plan: ", name);
}

}  // namespace

TEST_CASE("memory plans of RDNA3") {
  const std::vector<std::string> often = {"BUFFER_LOAD_B32",  "BUFFER_STORE_B128", "GLOBAL_LOAD_B128",
                                          "GLOBAL_STORE_B32", "DS_LOAD_B128",      "DS_STORE_B64"};
  compare_all<rdna3::Isa, 32>(often);
  compare_all<rdna3::Isa, 64>(often);
}
TEST_CASE("memory plans of RDNA4") {
  compare_all<rdna4::Isa, 32>({"BUFFER_LOAD_B32", "BUFFER_STORE_B128", "GLOBAL_LOAD_B128", "DS_LOAD_B128"});
  compare_all<rdna4::Isa, 64>({"BUFFER_LOAD_B32", "BUFFER_STORE_B128", "GLOBAL_LOAD_B128", "DS_LOAD_B128"});
}
TEST_CASE("memory plans of CDNA5") {
  compare_all<cdna5::Isa, 32>({"BUFFER_LOAD_B32", "BUFFER_STORE_B128", "GLOBAL_LOAD_B128", "DS_LOAD_B128",
                               "GLOBAL_LOAD_ASYNC_TO_LDS_B128", "GLOBAL_STORE_ASYNC_FROM_LDS_B32"});
}
