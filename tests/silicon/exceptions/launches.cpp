// From source to flags: a kernel that reads the register after single instructions, on both engines.
#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "cdna3/device.hpp"
#include "cdna4/device.hpp"
#include "cdna5/device.hpp"
#include "lockstep/cdna3_asm.hpp"
#include "lockstep/core/exceptions.hpp"
#include "lockstep/debugger.hpp"
#include "lockstep/device.hpp"
#include "lockstep/device/stepped_launch.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/object/read_file.hpp"
#include "rdna3/device.hpp"
#include "rdna3_5/device.hpp"
#include "rdna4/device.hpp"

namespace {

using namespace lockstep;
namespace ex = fp::exception;
constexpr std::size_t readings = 10;

/// Three f32 that every lane gets.
using Sources = std::array<std::uint32_t, 3>;

template <class Device>
std::array<std::uint32_t, readings> flags_of(Device& device, const Code& code, std::uint32_t lanes, Engine engine,
                                             const Sources& sources) {
  std::vector<std::uint32_t> in, out(readings * lanes);
  for (const std::uint32_t source : sources) in.insert(in.end(), lanes, source);
  const auto result = device.launch(code.kernel("flags"), {.grid = {1}, .block = {lanes}, .engine = engine},
                                    device.map(in), device.map(out));
  REQUIRE_MESSAGE(result, result.message());
  std::array<std::uint32_t, readings> flags{};
  for (std::size_t i = 0; i < readings; ++i) flags[i] = out[i * lanes];
  return flags;
}

template <class Device>
void check_flags(const char* target, std::uint32_t lanes) {
  CAPTURE(target);
  Device device;
  const Code code = device.load_file(std::string(LOCKSTEP_KERNEL_DIR "/flags_") + target + ".hsaco");
  REQUIRE_MESSAGE(code, code.message());
  constexpr std::uint32_t one = 0x3f800000, inf = 0x7f800000, most = 0x7f7fffff, tiny = 1, third = 0x3eaaaaab;
  const Sources all[] = {{one, one, one},
                         {third, third, one},
                         {0x7f800001, one, one},
                         {tiny, third, 0},
                         {most, most, one},
                         {one, 0, one},
                         {0, 0, 0},
                         {inf, 0, 0x7fc00000},
                         {0x00800000, 0x3effffff, 0},
                         {one, 0x40400000, one}};
  constexpr Mode mode(0xf0);
  for (const Sources& sources : all) {
    CAPTURE(sources[0]);
    CAPTURE(sources[1]);
    CAPTURE(sources[2]);
    const F32 a{sources[0]}, b{sources[1]}, c{sources[2]}, unit = fp::one<F32>(), zero{};
    const auto half = [&](std::uint32_t shift) {
      const auto part = [&](F32 x) { return fp::from_bits<F16>(x.bits >> shift); };
      return fp::flags_of_multiply_add<F16>(part(a), part(b), part(c), mode, {});
    };
    const auto fast = flags_of(device, code, lanes, Engine::fast, sources);
    const auto reference = flags_of(device, code, lanes, Engine::reference, sources);
    CHECK(fast[0] == fp::flags_of_multiply_add<F32>(a, b, c, mode, {}));
    CHECK(fast[1] == fp::flags_of_multiply_add<F32>(a, unit, b, mode, {}));
    CHECK(fast[2] == fp::flags_of_multiply_add<F32>(a, b, zero, mode, {}));
    CHECK(fast[3] == (half(0) | half(16)));
    CHECK(fast[4] == fp::flags_of_division_fixup(a, b, c, mode, {}));
    CHECK(fast[5] == fp::flags_of_integer_reciprocal(a, {}));
    CHECK(fast[6] == fp::flags_of_comparison(a, b, mode, false));
    CHECK(fast[7] == 0);
    CHECK(fast[9] == fast[1]);
    CHECK(fast == reference);
  }
  // A division by zero, and a third, as a compiler divides.
  CHECK((flags_of(device, code, lanes, Engine::fast, {one, 0, 0})[8] & ex::division_by_zero) != 0);
  CHECK((flags_of(device, code, lanes, Engine::fast, {one, 0x40400000, 0})[8] & (ex::inexact | ex::invalid)) ==
        ex::inexact);
}

/// The message of the launch; empty where it went well.
template <class Device>
std::string enable_traps(const char* target, Engine engine) {
  Device device;
  const Code code = device.load_file(std::string(LOCKSTEP_KERNEL_DIR "/flags_") + target + ".hsaco");
  REQUIRE_MESSAGE(code, code.message());
  std::vector<std::uint32_t> out(64);
  const auto result =
      device.launch(code.kernel("enable_traps"), {.grid = {1}, .block = {32}, .engine = engine}, device.map(out));
  CHECK(out[0] == (result ? 1 : 0));
  return result.message();
}

}  // namespace

TEST_CASE("a kernel reads exception flags: gfx1201") { check_flags<rdna4::Device>("gfx1201", 32); }
TEST_CASE("a kernel reads exception flags: gfx1100") { check_flags<rdna3::Device>("gfx1100", 32); }
TEST_CASE("a kernel reads exception flags: gfx942") { check_flags<cdna3::Device>("gfx942", 64); }
TEST_CASE("a kernel reads exception flags: gfx950") { check_flags<cdna4::Device>("gfx950", 64); }
TEST_CASE("a kernel reads exception flags: gfx1151") { check_flags<rdna3_5::Device>("gfx1151", 32); }
TEST_CASE("a kernel reads exception flags: gfx1250") { check_flags<cdna5::Device>("gfx1250", 32); }

TEST_CASE("a kernel that enables traps of arithmetic gets a fault, where MODE has such bits") {
  for (const Engine engine : all_engines) {
    for (const std::string& message :
         {enable_traps<rdna3::Device>("gfx1100", engine), enable_traps<cdna3::Device>("gfx942", engine)}) {
      CAPTURE(message);
      CHECK(message.find("enables traps of exceptions of arithmetic (MODE.EXCP_EN)") != std::string::npos);
      CHECK(message.find("s_setreg_imm32_b32") != std::string::npos);
    }
    CHECK(enable_traps<rdna4::Device>("gfx1201", engine).empty());
  }
}

TEST_CASE("code without a code object reads exception flags") {
  using namespace cdna3::assembler;
  const auto program =
      assemble(v_mov_b32(v(1), 0x7f7fffff), v_mul_f32(v(1), v(1), v(1)), s_nop(7), s_getreg_b32(s(4), 3 | 6 << 11),
               v_mov_b32(v(2), s(4)), v_mov_b32(v(3), 0), global_store_dword(v(3), v(2), s(0, 2)), s_endpgm());
  const std::vector<std::uint32_t> words(program.words().begin(), program.words().end());
  for (const Engine engine : all_engines) {
    cdna3::Device device;
    std::vector<std::uint32_t> out(1);
    const auto mapped = device.map(out);
    const auto code = device.map(words);
    const auto address = reinterpret_cast<std::uintptr_t>(out.data());
    Dispatch dispatch;
    dispatch.entry = reinterpret_cast<std::uintptr_t>(words.data());
    dispatch.grid = {1, 1, 1};
    dispatch.block = {64, 1, 1};
    dispatch.rsrc2.word = 2 << 1;  // two user SGPRs
    dispatch.user_sgprs = {static_cast<std::uint32_t>(address),
                           static_cast<std::uint32_t>(std::uint64_t{address} >> 32)};
    const LaunchResult result = device.dispatch(dispatch, {.engine = engine});
    REQUIRE_MESSAGE(result, result.message());
    CHECK(out[0] == (ex::overflow | ex::inexact));
  }
}

TEST_CASE("a debugged kernel reads the exception flags of a launch, also after steps backwards") {
  for (const char* const target : {"gfx942", "gfx1100", "gfx1201"}) {
    CAPTURE(target);
    const auto bytes = read_code_file(std::string(LOCKSTEP_KERNEL_DIR "/flags_") + target + ".hsaco");
    REQUIRE_MESSAGE(bytes, bytes.message());
    auto device = Device::create(target);
    REQUIRE_MESSAGE(device, device.message());
    const Code code = (*device)->load(*bytes);
    REQUIRE_MESSAGE(code, code.message());
    const std::uint32_t lanes = std::string(target) == "gfx942" ? 64 : 32;
    std::vector<std::uint32_t> in, launched(readings * lanes), debugged(readings * lanes);
    for (const std::uint32_t source : {0x3eaaaaabu, 0x7f7fffffu, 1u}) in.insert(in.end(), lanes, source);
    const LaunchOptions options{.grid = {1}, .block = {lanes}};
    const auto sources = (*device)->map(in), by_launch = (*device)->map(launched),
               by_debugger = (*device)->map(debugged);
    const auto result = (*device)->launch(code.kernel("flags"), options, sources, by_launch);
    REQUIRE_MESSAGE(result, result.message());
    auto launch = (*device)->begin(code.kernel("flags"), options, sources, by_debugger);
    REQUIRE_MESSAGE(launch, launch.message());
    auto debugger = Debugger::create(std::move(*launch));
    REQUIRE_MESSAGE(debugger, debugger.message());
    // Back over an instruction that has raised flags, several times on the way.
    for (int i = 0; i < 40; ++i) {
      REQUIRE((*debugger)->step_instruction(3).why == Debugger::Why::stepped);
      REQUIRE((*debugger)->reverse_step_instruction().why == Debugger::Why::stepped);
    }
    REQUIRE((*debugger)->resume().why == Debugger::Why::ended);
    CHECK((*debugger)->result());
    CHECK(debugged == launched);
    CHECK(debugged[0] != 0);
  }
}
