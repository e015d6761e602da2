// Scratch with a device address: by a private segment buffer and by FLAT_SCRATCH, each lane its own bytes.
#include "lockstep/abi/private_segment.hpp"

#include <doctest/doctest.h>

#include "machine.hpp"

using namespace memory_test;
using lockstep::AddressSpace;
using lockstep::HardwareRegister;
using lockstep::LaunchAbi;
using lockstep::ScratchBase;

namespace {

/// CDNA4's instructions, with scratch as `abi` has it.
template <LaunchAbi abi>
struct OlderIsa : Isa {
  static constexpr lockstep::MemoryTraits memory{
      .buffer = abi == LaunchAbi::gfx10 ? lockstep::BufferFamily::gfx10 : lockstep::BufferFamily::gfx9, .abi = abi};
  static constexpr HardwareRegister hardware_register(std::uint32_t number) {
    return number == 20   ? HardwareRegister::scratch_base_lo
           : number == 21 ? HardwareRegister::scratch_base_hi
                          : HardwareRegister::reserved;
  }
};

template <LaunchAbi abi, std::uint16_t size>
struct Older {
  using IsaType = OlderIsa<abi>;
  static constexpr std::uint32_t lane_bytes = 48, wave_number = 3, resource = 24;
  static constexpr std::uint64_t scratch_address =
      lockstep::first_scratch_address + std::uint64_t{wave_number} * lane_bytes * size;

  std::array<std::uint8_t, lane_bytes * size> scratch{};
  lockstep::Wave<IsaType, lockstep::WaveShape{size, 64, 0, size}> wave;

  constexpr Older() {
    wave.set_exec(size == 64 ? ~std::uint64_t{0} : 0xffffffffu);
    wave.apertures = {Machine::shared_base, 0, Machine::private_base, 0};
    wave.scratch_address = scratch_address;
    const auto words = lockstep::abi::private_segment_buffer(abi, size);
    for (std::uint32_t i = 0; i < 4; ++i) wave.s[resource + i] = words[i];
    wave.s[resource] += wave_number * lane_bytes * size;  // as a kernel's first instructions do
    set_flat_scratch(scratch_address);
  }
  constexpr void set_flat_scratch(std::uint64_t value) {
    if (IsaType::memory.scratch_base() == ScratchBase::scalar_registers) {
      wave.set_scalar_pair(IsaType::flat_scratch_lo, value);
    } else {
      lockstep::write_hwreg(wave, 20, static_cast<std::uint32_t>(value));
      lockstep::write_hwreg(wave, 21, static_cast<std::uint32_t>(value >> 32));
    }
  }
  constexpr Fault run(const Instruction& made) {
    lockstep::Instruction<IsaType> instruction;
    instruction.opcode = made.opcode;
    instruction.form = made.form;
    instruction.dwords = made.dwords;
    instruction.words = made.words;
    std::array<std::uint8_t, 4> nothing{};
    lockstep::SpanMemory memory(16, nothing);
    return lockstep::execute_memory(wave, instruction, memory, {}, lockstep::ScratchMemory{scratch, lane_bytes});
  }
  Fault run(std::string_view name, std::initializer_list<FieldValue> fields) { return run(assemble(name, fields)); }
  constexpr std::uint32_t dword(std::uint32_t lane, std::uint32_t offset) const {
    return lockstep::load_little_endian<std::uint32_t>(&scratch[lane * lane_bytes + offset]);
  }
};

using Gfx90a = Older<LaunchAbi::gfx90a, 64>;
using Gfx10 = Older<LaunchAbi::gfx10, 32>;

constexpr std::uint32_t srsrc = Gfx90a::resource / 4;

}  // namespace

// s_offset 256 is one dword of each of 64 lanes: the frame of a function is so many bytes a lane times the wave's size.
constexpr std::uint32_t stored_by_lane_5() {
  Gfx90a m;
  m.wave.s[32] = 256;
  for (std::uint32_t lane = 0; lane < 64; ++lane) m.wave.set_vgpr(lane, 1, 100 + lane);
  const Fault fault =
      m.run(assemble(Opcode::buffer_store_dword,
                     {{Field::srsrc, srsrc}, {Field::vdata, 1}, {Field::soffset, 32}, {Field::offset, 8}}));
  return fault ? 0 : m.dword(5, 12);
}
static_assert(stored_by_lane_5() == 105);

TEST_CASE("GFX10: what is out of the descriptor's range reads as zero and does not fault, wherever it would lie") {
  Gfx10 m;
  m.wave.s[Gfx10::resource + 2] = 0;  // NUM_RECORDS
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    m.wave.set_vgpr(lane, 1, 77);
    m.wave.set_vgpr(lane, 2, lane == 3 ? 2 : 4 * lane);  // lane 3: across two dwords of scratch
  }
  m.scratch.fill(5);
  const std::initializer_list<FieldValue> fields = {
      {Field::srsrc, srsrc}, {Field::vdata, 1}, {Field::vaddr, 2}, {Field::offen, 1}, {Field::soffset, 128}};
  CHECK(!m.run("BUFFER_STORE_DWORD", fields));
  CHECK(m.dword(0, 0) == 0x05050505);
  CHECK(!m.run("BUFFER_LOAD_DWORD", fields));
  for (std::uint32_t lane = 0; lane < 32; ++lane) CHECK(m.wave.vgpr(lane, 1) == 0);
}

TEST_CASE_TEMPLATE("a private segment buffer leads each lane to its own scratch", M, Gfx90a, Gfx10) {
  M m;
  constexpr std::uint32_t size = M::IsaType::memory.abi == LaunchAbi::gfx10 ? 32 : 64;
  m.wave.s[32] = 4 * size;
  for (std::uint32_t lane = 0; lane < size; ++lane) {
    m.wave.set_vgpr(lane, 1, 0x11223300u + lane);
    m.wave.set_vgpr(lane, 2, 4 * (lane % 4));
  }
  CHECK(!m.run("BUFFER_STORE_DWORD", {{Field::srsrc, srsrc},
                                      {Field::vdata, 1},
                                      {Field::vaddr, 2},
                                      {Field::offen, 1},
                                      {Field::soffset, 32},
                                      {Field::offset, 16}}));
  for (std::uint32_t lane = 0; lane < size; ++lane)
    for (std::uint32_t at = 0; at < M::lane_bytes; at += 4)
      CHECK(m.dword(lane, at) == (at == 20 + 4 * (lane % 4) ? 0x11223300u + lane : 0));
  CHECK(!m.run("BUFFER_LOAD_UBYTE", {{Field::srsrc, srsrc},
                                     {Field::vdata, 3},
                                     {Field::vaddr, 2},
                                     {Field::offen, 1},
                                     {Field::soffset, 128},
                                     {Field::offset, 23}}));
  for (std::uint32_t lane = 0; lane < size; ++lane) CHECK(m.wave.vgpr(lane, 3) == 0x11);
  CHECK(!m.run("BUFFER_STORE_SHORT",
               {{Field::srsrc, srsrc}, {Field::vdata, 1}, {Field::soffset, 128}, {Field::offset, 46}}));
  CHECK(m.dword(7, 44) == 0x33070000u);
  // By FLAT, through the aperture, and by SCRATCH the same bytes.
  for (std::uint32_t lane = 0; lane < size; ++lane) {
    m.wave.set_vgpr(lane, 4, 20 + 4 * (lane % 4));
    m.wave.set_vgpr(lane, 5, static_cast<std::uint32_t>(Machine::private_base >> 32));
  }
  CHECK(!m.run("FLAT_LOAD_DWORD", {{Field::addr, 4}, {Field::vdst, 6}, {Field::saddr, off}}));
  CHECK(!m.run("SCRATCH_LOAD_DWORD", {{Field::addr, 4}, {Field::sve, 1}, {Field::vdst, 7}, {Field::saddr, off}}));
  for (std::uint32_t lane = 0; lane < size; ++lane) {
    CHECK(m.wave.vgpr(lane, 6) == 0x11223300u + lane);
    CHECK(m.wave.vgpr(lane, 7) == 0x11223300u + lane);
  }
}

// clang 22 has unaligned dwords of private memory on every target (LLVM's feature unaligned-scratch-access): a lane's
// bytes follow each other, whatever lies between its dwords in memory.
TEST_CASE_TEMPLATE("an access across two dwords of a lane's scratch", M, Gfx90a, Gfx10) {
  M m;
  constexpr std::uint32_t size = M::IsaType::memory.abi == LaunchAbi::gfx10 ? 32 : 64;
  const auto run = [&](const char* name, std::uint16_t data) {
    return m.run(
        name,
        {{Field::srsrc, srsrc}, {Field::vdata, data}, {Field::vaddr, 2}, {Field::offen, 1}, {Field::soffset, 128}});
  };
  for (std::uint32_t lane = 0; lane < size; ++lane) {
    m.wave.set_vgpr(lane, 1, 0xa1b2c300u + lane);
    m.wave.set_vgpr(lane, 2, 4 + lane % 4);
  }
  CHECK(!run("BUFFER_STORE_DWORD", 1));
  for (std::uint32_t lane = 0; lane < size; ++lane) {
    const std::uint64_t value = std::uint64_t{0xa1b2c300u + lane} << 8 * (lane % 4);
    CHECK(m.dword(lane, 4) == static_cast<std::uint32_t>(value));
    CHECK(m.dword(lane, 8) == value >> 32);
    CHECK(m.dword(lane, 0) == 0);
    CHECK(m.dword(lane, 12) == 0);
  }
  CHECK(!run("BUFFER_LOAD_DWORD", 3));
  for (std::uint32_t lane = 0; lane < size; ++lane) {
    CHECK(m.wave.vgpr(lane, 3) == 0xa1b2c300u + lane);
    m.wave.set_vgpr(lane, 2, 7);
  }
  CHECK(!run("BUFFER_STORE_SHORT", 1));
  CHECK(!run("BUFFER_LOAD_USHORT", 3));
  for (std::uint32_t lane = 0; lane < size; ++lane) CHECK(m.wave.vgpr(lane, 3) == 0xc300u + lane);
}

TEST_CASE("what is not the lane's own scratch is a fault that says which lane and where") {
  Gfx90a m;
  const auto fault_of = [&](std::uint32_t soffset, std::uint32_t voffset, const char* name = "BUFFER_LOAD_DWORD") {
    m.wave.s[33] = soffset;
    for (std::uint32_t lane = 0; lane < 64; ++lane) m.wave.set_vgpr(lane, 2, lane == 9 ? voffset : 0);
    return m.run(
        name, {{Field::srsrc, srsrc}, {Field::vdata, 3}, {Field::vaddr, 2}, {Field::offen, 1}, {Field::soffset, 33}});
  };
  CHECK(!fault_of(0, 44));
  for (const std::uint32_t beyond : {48u, 1000u, 0x7ffffffcu, 0xfffffffcu}) {
    const Fault fault = fault_of(0, beyond);
    CHECK(fault.kind == FaultKind::out_of_bounds);
    CHECK(fault.space == AddressSpace::scratch);
    CHECK(fault.lane == 9);
    CHECK(fault.address == beyond);
    CHECK(fault.size == 4);
  }
  CHECK(fault_of(48 * 64, 0).kind == FaultKind::out_of_bounds);
  CHECK(fault_of(128, 0).detail.find("scratch of another lane") != std::string_view::npos);
  CHECK(!fault_of(0, 2, "BUFFER_LOAD_USHORT"));
  for (const std::uint32_t across : {45u, 46u, 47u})  // of its 48 bytes
    CHECK(fault_of(0, across).kind == FaultKind::out_of_bounds);
  CHECK(fault_of(0, 47, "BUFFER_LOAD_USHORT").kind == FaultKind::out_of_bounds);
  CHECK(fault_of(0, 0, "BUFFER_LOAD_DWORDX2").kind == FaultKind::illegal_operand);
  m.wave.s[Gfx90a::resource] -= Gfx90a::wave_number * 48 * 64;  // without the wave's offset
  const Fault below = fault_of(0, 0);
  CHECK(below.kind == FaultKind::out_of_bounds);
  CHECK(below.detail.find("has to add the wave's scratch offset") != std::string_view::npos);
}

TEST_CASE("AccVGPRs in a file of their own are no VGPRs under other names") {
  Older<LaunchAbi::gfx900, 64> apart;
  apart.wave.vgpr_limit = apart.wave.accvgpr_limit = 24;
  CHECK(apart.wave.has_vgprs(23));
  CHECK(!apart.wave.has_vgprs(24));
  CHECK(apart.wave.has_vgprs(256 + 23));
  CHECK(apart.wave.own_name(23) == 23);
  CHECK(apart.wave.row(256) == 24);
  Gfx90a divided;
  divided.wave.vgpr_limit = 24;
  divided.wave.accvgpr_limit = 8;
  CHECK(divided.wave.has_vgprs(31));
  CHECK(divided.wave.own_name(24) == 256);
}

TEST_CASE_TEMPLATE("FLAT_SCRATCH has to be the wave's own, where a lane accesses scratch", M, Gfx90a, Gfx10) {
  M m;
  m.set_flat_scratch(lockstep::first_scratch_address);
  const auto flat = [&](std::uint64_t address) {
    m.wave.set_exec(1);
    m.wave.set_vgpr(0, 4, static_cast<std::uint32_t>(address));
    m.wave.set_vgpr(0, 5, static_cast<std::uint32_t>(address >> 32));
    return m.run("FLAT_LOAD_UBYTE", {{Field::addr, 4}, {Field::vdst, 6}, {Field::saddr, off}});
  };
  CHECK(!flat(16));  // global memory
  const Fault fault = flat(Machine::private_base + 8);
  CHECK(fault.kind == FaultKind::out_of_bounds);
  CHECK(fault.detail.find("FLAT_SCRATCH") != std::string_view::npos);
  CHECK(fault.lane == 0);
  CHECK(m.run("SCRATCH_LOAD_UBYTE", {{Field::addr, 4}, {Field::sve, 1}, {Field::vdst, 7}, {Field::saddr, off}}).kind ==
        FaultKind::out_of_bounds);
  m.set_flat_scratch(M::scratch_address);
  CHECK(!flat(Machine::private_base + 8));
  CHECK(flat(Machine::private_base + 48).kind == FaultKind::out_of_bounds);
}

TEST_CASE("by its device address scratch is memory: interleaved dwords of the lanes, wave after wave") {
  constexpr std::uint32_t lane_bytes = 8, lanes = 4, waves = 3, size = lane_bytes * lanes * waves;
  std::array<std::uint8_t, size> bytes{};
  const lockstep::DeviceScratch device{0x1000, bytes, lane_bytes, lanes};
  std::array<std::uint8_t, size> image{}, back{};
  for (std::uint32_t i = 0; i < size; ++i) image[i] = static_cast<std::uint8_t>(i + 1);
  REQUIRE(device.write(0x1000, image.data(), size));
  for (std::uint32_t wave = 0; wave < waves; ++wave)
    for (std::uint32_t lane = 0; lane < lanes; ++lane)
      for (std::uint32_t at = 0; at < lane_bytes; ++at)
        CHECK(bytes[(wave * lanes + lane) * lane_bytes + at] ==
              wave * lanes * lane_bytes + at / 4 * 4 * lanes + 4 * lane + at % 4 + 1);
  REQUIRE(device.read(0x1000, back.data(), size));
  CHECK(back == image);
  std::uint64_t old = 0;
  REQUIRE(device.atomic(0x1000 + 12, old, [](std::uint64_t value) { return value + 1; }));  // two lanes' dwords
  CHECK(old == 0x14131211100f0e0du);
  CHECK(bytes[3 * lane_bytes] == 0x0e);
  CHECK(bytes[4] == 0x11);
  CHECK(!device.read(0xfff, back.data(), 4));
  CHECK(!device.read(0x1000 + size - 3, back.data(), 4));
  CHECK(!lockstep::DeviceScratch{}.read(0, back.data(), 1));
}

TEST_CASE("hardware registers: only where the kernel sets the base of its scratch it can write it") {
  Gfx10 gfx10;
  CHECK(lockstep::read_hwreg(gfx10.wave, 20) == static_cast<std::uint32_t>(Gfx10::scratch_address));
  CHECK(lockstep::read_hwreg(gfx10.wave, 21) == static_cast<std::uint32_t>(Gfx10::scratch_address >> 32));
  Older<LaunchAbi::gfx11, 32> gfx11;
  gfx11.wave.flat_scratch = 7;
  lockstep::write_hwreg(gfx11.wave, 20, 99);
  CHECK(gfx11.wave.flat_scratch == 7);
}
