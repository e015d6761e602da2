// Scratch with a device address: plans of CDNA2's and RDNA2's loads and stores through a private segment buffer, and of
// SCRATCH and FLAT with FLAT_SCRATCH, against execute_memory. Where a plan declines, it must have left everything as it
// was.
#include "lockstep/abi/private_segment.hpp"

#include <doctest/doctest.h>

#include <algorithm>
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
#include "lockstep/isa/traits/cdna2.hpp"
#include "lockstep/isa/traits/rdna2.hpp"
#include "lockstep/launch/device_memory.hpp"

using namespace lockstep;

namespace {

constexpr std::uint32_t lane_bytes = 72, descriptor = 8, wave_number = 5, vgprs = 32;

class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_(seed) {}
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(engine_()) % n; }
  bool one_in(std::uint32_t n) { return below(n) == 0; }
  std::uint32_t operator()() { return static_cast<std::uint32_t>(engine_()); }

 private:
  std::mt19937 engine_;
};

template <class Isa, std::uint16_t size>
struct World {
  std::vector<std::uint8_t> scratch = std::vector<std::uint8_t>(size * lane_bytes);
  fast::SizedWave<Isa, size> wave{};

  explicit World(std::uint32_t seed) {
    Random random(seed);
    for (auto& byte : scratch) byte = static_cast<std::uint8_t>(random());
    wave.vgpr_limit = vgprs;
    wave.sgpr_limit = 100;
    wave.scratch_address = first_scratch_address + wave_number * size * lane_bytes;
    for (std::uint32_t r = 0; r < vgprs; ++r)
      for (std::uint32_t lane = 0; lane < 64; ++lane) wave.v[r][lane] = random();
    const bool uniform = random.one_in(2);
    const std::uint32_t same = random.below(12) * 4, fine = random.one_in(2) ? 4 : 1;
    for (std::uint32_t lane = 0; lane < 64; ++lane) wave.v[0][lane] = uniform ? same : random.below(60 / fine) * fine;
    if (random.one_in(8)) wave.v[0][random.below(64)] = random.one_in(2) ? lane_bytes : 0u - 4 * random.below(30);
    const auto words = abi::private_segment_buffer(Isa::memory.abi, size);
    for (std::uint32_t i = 0; i < 4; ++i) wave.s[descriptor + i] = words[i];
    wave.s[descriptor] += (random.one_in(8) ? 0 : wave_number) * size * lane_bytes;
    if (random.one_in(12)) wave.s[descriptor + 3] ^= 1u << 21;  // another INDEX_STRIDE
    wave.s[6] = random.one_in(8) ? 4 * random.below(200) : 4 * size * random.below(4);
    wave.flat_scratch = wave.scratch_address + (random.one_in(8) ? 256 : 0);
    if constexpr (Isa::memory.scratch_base() == ScratchBase::scalar_registers)
      wave.set_scalar_pair(Isa::flat_scratch_lo, wave.flat_scratch);
    wave.s[7] = random.below(12) * 4;
    // v[2:3]: flat addresses, of scratch alone or of something else, too.
    wave.apertures = {std::uint64_t{1} << 48, 0, std::uint64_t{2} << 48, 0};
    for (std::uint32_t lane = 0; lane < 64; ++lane) {
      wave.v[2][lane] = wave.v[0][lane];
      wave.v[3][lane] = 2u << 16;
    }
    if (random.one_in(4)) wave.v[3][random.below(64)] = 0;
    const std::uint64_t some = random() | std::uint64_t{random()} << 32;
    const std::uint64_t exec = random.one_in(2) ? ~std::uint64_t{0} : random.one_in(8) ? 0 : some;
    wave.set_exec(exec & wave.lanes_of_wave);
  }
  bool same(const World& other) const {
    for (std::uint32_t r = 0; r < vgprs; ++r)
      if (!std::equal(wave.v[r].begin(), wave.v[r].begin() + size, other.wave.v[r].begin())) return false;
    return wave.s == other.wave.s && scratch == other.scratch;
  }
};

template <class Isa>
Instruction<Isa> random_instruction(std::uint16_t form, Random& random) {
  Instruction<Isa> result;
  result.form = form;
  result.opcode = static_cast<typename Isa::Opcode>(Isa::form(form).opcode);
  const auto encoding = static_cast<typename Isa::Encoding>(Isa::form(form).encoding);
  result.dwords = 2;
  const auto put = [&](Field field, std::uint32_t value) {
    if (Isa::layout(encoding, field).present())
      memory_test::write_field(result.words, Isa::layout(encoding, field), value);
  };
  const bool buffer = Isa::info(result.opcode).memory->address == AddressForm::buffer;
  put(Field::op, Isa::form(form).number);
  put(Field::vdata, 16);
  if (Isa::info(result.opcode).memory->address == AddressForm::flat) put(Field::addr, 2);
  put(Field::vdst, 16);
  put(Field::data, 16);
  put(Field::srsrc, descriptor / 4);
  put(Field::offen, random.below(2));
  put(Field::soffset, random.one_in(2) ? 6 : Isa::inline_zero);
  put(Field::saddr, random.one_in(2) ? 7 : Isa::saddr_off);
  put(Field::offset, buffer ? random.below(4) * (random.one_in(4) ? 1 : 4) : random.below(5) * 4);
  return result;
}

/// How many of the attempts the plan did.
template <class Isa, std::uint16_t size>
std::uint32_t done_of(std::uint16_t form, std::uint32_t attempts) {
  std::uint32_t done = 0;
  for (std::uint32_t turn = 0; turn < attempts; ++turn) {
    const std::uint32_t seed = form * 1000u + turn;
    CAPTURE(seed);
    Random random(seed);
    const Instruction<Isa> instruction = random_instruction<Isa>(form, random);
    const MemoryOp& op = *instruction.info().memory;
    auto by_plan = std::make_unique<World<Isa, size>>(seed), expected = std::make_unique<World<Isa, size>>(seed);
    const auto kernels = fast::memory_kernels(turn % 4 == 0 ? fast::HostIsa::plain : fast::host_isa());
    const auto plan = fast::plan_memory(instruction, op, {vgprs, 0, 100}, size, kernels);
    DeviceMemory device;
    MemoryView view = device.view();
    bool ran = false;
    if (plan) {
      const fast::MemoryPorts ports{&view, {}, {by_plan->scratch, lane_bytes}, {}};
      ran = fast::run_memory(plan, by_plan->wave, ports);
    }
    if (ran) {
      CHECK(!execute_memory(expected->wave, instruction, op, view, {}, ScratchMemory{expected->scratch, lane_bytes}));
      ++done;
    }
    CHECK(by_plan->same(*expected));
  }
  return done;
}

template <class Isa, std::uint16_t size>
void compare_all() {
  std::vector<std::string> often = {
      "BUFFER_LOAD_DWORD",  "BUFFER_STORE_DWORD", "BUFFER_LOAD_UBYTE",     "BUFFER_STORE_BYTE", "BUFFER_LOAD_SSHORT",
      "BUFFER_STORE_SHORT", "SCRATCH_LOAD_DWORD", "SCRATCH_STORE_DWORDX4", "FLAT_LOAD_DWORDX2", "FLAT_STORE_BYTE"};
  for (std::uint16_t form = 0; form < Isa::forms().size(); ++form) {
    const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(Isa::form(form).opcode));
    if (info.memory == nullptr || info.status == Status::unsupported) continue;
    const MemoryOp& op = *info.memory;
    const bool moves = op.action == MemoryAction::load || op.action == MemoryAction::store;
    const bool private_too =
        op.address == AddressForm::buffer || op.address == AddressForm::scratch || op.address == AddressForm::flat;
    if (!moves || !private_too) continue;
    CAPTURE(info.name);
    constexpr std::uint32_t attempts = 60;
    const std::uint32_t done = done_of<Isa, size>(form, attempts);
    std::erase_if(often, [&](const std::string& name) { return info.name == name && 3 * done >= attempts; });
  }
  for (const std::string& name : often) FAIL_CHECK("hardly ever by a plan: ", name);
}

}  // namespace

TEST_CASE("private segments: every load and store by a plan as by the reference") {
  SUBCASE("CDNA2") { compare_all<cdna2::Isa, 64>(); }
  SUBCASE("RDNA2, waves of 32") { compare_all<rdna2::Isa, 32>(); }
  SUBCASE("RDNA2, waves of 64") { compare_all<rdna2::Isa, 64>(); }
}
