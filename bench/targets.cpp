// What other targets than gfx950 cost: WMMA and MFMA GEMMs against OpenBLAS, waves of 32 against waves of 64, dual
// issue, the example programs, the tensor data mover.
#include <cmath>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "host_math.hpp"
#include "lockstep/device.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "measures.hpp"
#include "target_devices.hpp"

namespace bench {
namespace {

/// kernels/gemm_tiles.cl.
struct Gemm {
  std::string target;
  std::uint32_t size;
  lockstep::Device& gpu = device_of(target);
  lockstep::Kernel code = kernel_of(target, "gemm_tiles_" + target, "gemm_tiles");
  std::vector<std::uint16_t> a = random_bf16(std::size_t{size} * size, 1), b = random_bf16(std::size_t{size} * size, 2);
  lockstep::Buffer<std::uint16_t> a_there = gpu.upload(a), b_there = gpu.upload(b);
  lockstep::Buffer<float> c = gpu.allocate<float>(std::size_t{size} * size);

  double run() {
    const double before = processor_seconds();
    launch_on(target, code, {size / 128, size / 128}, {target.starts_with("gfx9") ? 256u : 128u}, size, size, size,
              a_there, b_there, c);
    return processor_seconds() - before;
  }
  void check() {
    run();
    std::vector<float> result(c.count);
    require_good(static_cast<bool>(gpu.download(c, result)), "no result");
    for (std::size_t i = 0; i < 200; ++i) {
      const std::size_t row = i * 7919 % size, column = i * 104729 % size;
      const Reference expected = gemm_element(a, b, size, row, column);
      const double error = std::fabs(double{result[row * size + column]} - expected.value);
      require_good(error <= expected.magnitude * size * 6e-8, "the GEMM of " + target + " is wrong");
    }
  }
};

/// Against sgemm of 1024^3.
void add_gemm(const std::string& target, const std::string& how, double goal, double stretch) {
  auto gemm = std::make_shared<Gemm>(Gemm{target, 1024});
  gemm->check();
  const std::string name = target + " bf16 GEMM 1024^3 by " + how;
  add_timer(name, [gemm] { return gemm->run(); });
  add_measure({name + ", one thread", name, "OpenBLAS sgemm", Goal::share, goal, stretch});
}

/// Time of one instruction in kernels/instructions_rdna.s, or of one pair.
std::string add_instruction(const std::string& what, int body, std::uint32_t lanes, double unit,
                            std::uint32_t loops = 2000) {
  const std::string name = "gfx1100 " + what + ", wave" + std::to_string(lanes);
  const lockstep::Kernel code =
      kernel_of("gfx1100", "instructions_rdna_" + std::to_string(body) + "_" + std::to_string(lanes), "instructions");
  auto data = std::make_shared<lockstep::Buffer<std::uint32_t>>(device_of("gfx1100").allocate<std::uint32_t>(4096));
  add_timer(name, [=] {
    const lockstep::LaunchResult result = launch_on("gfx1100", code, {1}, {lanes}, *data, loops);
    return result.statistics.seconds / loops / 64 * unit;
  });
  return name;
}

struct Rdna {
  const char* name;
  int body;
  double goal, stretch;  ///< of the time in waves of 64
};

void add_instructions() {
  for (const Rdna& m : {Rdna{"v_add_f32", 0, 0.75, 0.6}, Rdna{"v_fma_f32", 1, 0.75, 0.6},
                        Rdna{"v_cmp_f32, v_cndmask", 4, 0, 0}, Rdna{"v_mul_f32 by a scalar", 5, 0, 0},
                        Rdna{"ds_load_b32 contiguous", 6, 0, 0}, Rdna{"ds_store_b32 contiguous", 7, 0, 0},
                        Rdna{"global_load_b32", 8, 0, 0}, Rdna{"global_store_b32", 9, 0, 0}}) {
    const std::string narrow = add_instruction(m.name, m.body, 32, 1), wide = add_instruction(m.name, m.body, 64, 1);
    add_measure({narrow, narrow, wide, m.goal == 0 ? Goal::none : Goal::ratio, m.goal, m.stretch});
  }
  const std::string pair = add_instruction("dual add and mul, a pair", 2, 32, 2);
  const std::string halves = add_instruction("add, mul, the two", 3, 32, 2);
  add_measure({pair, pair, halves, Goal::ratio, 0.8, 0.6});
}

/// The example programs, one after another on one thread, as in launches.cpp.
class Programs {
 public:
  explicit Programs(const std::string& target) : target_(target) {}

  double run() const {
    const double before = processor_seconds();
    launch_on(target_, saxpy_, {40}, {256}, 10000u, 2.5f, x_, y_);
    launch_on(target_, reduce_, {16}, {256}, 8192u, x_, y_);
    launch_on(target_, softmax_, {16}, {64}, 500u, x_, y_);
    return processor_seconds() - before;
  }

 private:
  lockstep::Kernel example(const std::string& name) const { return kernel_of(target_, name + "_" + target_, name); }
  std::string target_;
  lockstep::Kernel saxpy_ = example("saxpy"), reduce_ = example("reduce"), softmax_ = example("softmax");
  lockstep::Buffer<float> x_ = device_of(target_).upload(std::vector<float>(10000, 0.5f)),
                          y_ = device_of(target_).upload(std::vector<float>(10000, 0.25f));
};

void add_programs() {
  for (const std::string target : {"gfx1100", "gfx950"}) {
    auto programs = std::make_shared<Programs>(target);
    add_timer("example programs on " + target, [programs] {
      programs->run();  // finds others' data in the caches
      return programs->run();
    });
  }
  add_measure({"example programs on gfx1100, a lane", "example programs on gfx1100", "example programs on gfx950",
               Goal::ratio, 1.3, 1.1});
}

/// kernels/tensor_tile.cl: seconds of one tile.
void add_tensor_tile() {
  constexpr std::uint32_t stride = 1024, loops = 200;
  constexpr std::size_t tile = 128;
  lockstep::Device& gpu = device_of("gfx1250");
  const lockstep::Kernel code = kernel_of("gfx1250", "tensor_tile", "tensor_tile");
  const std::vector<std::uint16_t> matrix = random_bf16(stride * tile, 6);
  const auto in = gpu.upload(matrix);
  const auto out = gpu.allocate<std::uint16_t>(tile * tile);
  const auto run = [=](std::uint32_t times) {
    return launch_on("gfx1250", code, {1}, {32}, out, in, stride, times).statistics.seconds;
  };
  run(1);
  std::vector<std::uint16_t> found(tile * tile);
  require_good(static_cast<bool>(gpu.download(out, found)), "no tile");
  for (std::size_t i = 0; i < found.size(); ++i)
    require_good(found[i] == matrix[i / tile * stride + i % tile], "the tensor data mover's tile is wrong");
  add_timer("tensor data mover, 128 x 128", [run] { return (run(loops + 1) - run(1)) / loops; });
  add_timer("memcpy of the tile's bytes", [] {
    static std::vector<std::uint8_t> from(tile * tile * 2), to(tile * tile * 2);
    return seconds_of([] {
             for (std::uint32_t i = 0; i < loops; ++i) {
               std::memcpy(to.data(), from.data(), to.size());
               asm volatile("" : : "r"(to.data()) : "memory");
             }
           }) /
           loops;
  });
  add_measure({"gfx1250 tensor data mover: 128 x 128 of 16 bits into padded LDS", "tensor data mover, 128 x 128",
               "memcpy of the tile's bytes", Goal::ratio, 4, 2});
}

}  // namespace

void register_target_measures() {
  add_gemm("gfx1100", "WMMA", 0.7, 0.9);
  add_gemm("gfx1201", "WMMA", 0.7, 1);
  add_gemm("gfx1250", "WMMA", 0.7, 1);
  add_gemm("gfx942", "MFMA", 0.4, 0.6);
  add_gemm("gfx950", "MFMA, as most people write it first", 0.4, 0.6);
  add_instructions();
  add_programs();
  add_tensor_tile();
}

}  // namespace bench
