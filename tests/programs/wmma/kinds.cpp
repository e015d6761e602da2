// Every matrix instruction of RDNA3, RDNA4 and CDNA5 as a kernel of its own, text to launch, on both engines and in
// both wave sizes, against products computed here. On RDNA3 and RDNA4 numerics are rounded: RDNA3's silicon gives other
// sums of integers, too. On CDNA5 they are as a launch has them by default.
#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "../../unit/matrix/wmma_check.hpp"
#include "lockstep/device.hpp"
#include "lockstep/launch/device_memory.hpp"

using namespace wmma_test;

namespace {

std::string name_of(Element element) {
  switch (element) {
    case Element::f32: return "f32";
    case Element::f16: return "f16";
    case Element::bf16: return "bf16";
    case Element::fp8: return "fp8";
    case Element::bf8: return "bf8";
    case Element::fp6: return "fp6";
    case Element::bf6: return "bf6";
    case Element::fp4: return "fp4";
    case Element::iu8: return "iu8";
    case Element::iu4: return "iu4";
    default: return "i32";
  }
}
/// As the kernels' files name them.
std::string kernel_name(const Case& test) {
  const MatrixOp& op = test.op;
  const std::string result = op.result() != op.c ? "bf16f32" : name_of(op.c);
  const std::string kind = op.sparse ? "swmmac_" : op.a == Element::selected ? "f8f6f4_" : "wmma_";
  return kind + result + "_" + std::to_string(op.m) + "_" + std::to_string(op.k) + "_" + name_of(test.a) + "_" +
         name_of(test.b) + "_" + std::to_string(op.scale_block);
}

constexpr std::size_t operand_registers = 16;
constexpr std::array<std::uint32_t, 5> operands_at = {a_at, b_at, c_at, d_at, scales_at};

/// What a wave's registers are loaded from and D is stored to, mapped once.
template <std::uint16_t size>
struct Buffers {
  std::vector<std::uint32_t> data = std::vector<std::uint32_t>(operands_at.size() * size * operand_registers);

  std::uint32_t* of(std::size_t operand) { return data.data() + operand * size * operand_registers; }
};

/// Launches `kernel` on the registers of a wave.
template <std::uint16_t size>
void launch(lockstep::Device& gpu, const lockstep::Kernel& kernel, lockstep::Engine engine,
            lockstep::NumericModel numerics, Buffers<size>& buffers, WaveOf<size>& wave) {
  std::vector<lockstep::Argument> arguments;
  for (std::size_t i = 0; i < operands_at.size(); ++i) {
    for (std::uint32_t lane = 0; lane < size; ++lane) {
      for (std::uint32_t r = 0; r < operand_registers; ++r)
        buffers.of(i)[lane * operand_registers + r] = wave.v[operands_at[i] + r][lane];
    }
    arguments.push_back(lockstep::make_argument(buffers.of(i)));
  }
  const auto done =
      gpu.launch_arguments(kernel, {.grid = {1}, .block = {size}, .engine = engine, .numerics = numerics}, arguments);
  REQUIRE_MESSAGE(done, done.message());
  for (std::uint32_t lane = 0; lane < size; ++lane) {
    for (std::uint32_t r = 0; r < operand_registers; ++r)
      wave.v[d_at + r][lane] = buffers.of(3)[lane * operand_registers + r];
  }
}

template <std::uint16_t size>
void check_kernels(const std::string& target, const std::string& file, MatrixFamily family) {
  const auto numerics =
      family == MatrixFamily::gfx1250 ? lockstep::LaunchOptions{}.numerics : lockstep::NumericModel::rounded;
  for (const lockstep::Engine engine : lockstep::all_engines) {
    CAPTURE(target);
    CAPTURE(file);
    CAPTURE(lockstep::engine_name(engine));
    auto device = lockstep::Device::create(target);
    REQUIRE_MESSAGE(device, device.message());
    const lockstep::Code code = (*device)->load_file(LOCKSTEP_WMMA_KERNELS "/" + file + ".hsaco");
    REQUIRE_MESSAGE(code, code.message());
    Buffers<size> buffers;
    REQUIRE((*device)->memory().map_host(reinterpret_cast<std::uint8_t*>(buffers.data.data()), buffers.data.size() * 4,
                                         true));
    Random random;
    std::size_t kernels = 0;
    for (const Case& test : cases(family)) {
      const bool pairs_apart = test.op.a == Element::selected && test.a != test.b && test.op.scale_block != 32;
      if (pairs_apart) continue;  // with scales of 32 elements every pair of formats has a kernel
      const std::string name = kernel_name(test);
      CAPTURE(name);
      const auto kernel = code.kernel(name);
      REQUIRE_MESSAGE(kernel, kernel.message());
      ++kernels;
      for (int turn = 0; turn < 2; ++turn) {
        check<size>(test, random, true, [&](WaveOf<size>& wave, const MatrixOp&, const Operands&) {
          launch<size>(**device, kernel, engine, numerics, buffers, wave);
        });
      }
    }
    CHECK(kernels >= 6);
  }
}

}  // namespace

TEST_CASE("RDNA3 and RDNA3.5: every WMMA as a kernel") {
  for (const std::string target : {"gfx1100", "gfx1151"}) {
    check_kernels<32>(target, "kinds_" + target + "_w32", MatrixFamily::gfx11);
    check_kernels<64>(target, "kinds_" + target + "_w64", MatrixFamily::gfx11);
  }
}
TEST_CASE("RDNA4: every WMMA and SWMMAC as a kernel") {
  check_kernels<32>("gfx1201", "kinds_gfx1201_w32", MatrixFamily::gfx12);
  check_kernels<64>("gfx1201", "kinds_gfx1201_w64", MatrixFamily::gfx12);
}
TEST_CASE("CDNA5: every WMMA and SWMMAC as a kernel") {
  check_kernels<32>("gfx1250", "kinds_gfx1250_w32", MatrixFamily::gfx1250);
}
