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
#include "lockstep/memory/image/description.hpp"
#include "lockstep/memory/image/sampler.hpp"
#include "measures.hpp"

namespace bench {
namespace {

void require_good(bool good, const std::string& what) {
  if (good) return;
  std::fprintf(stderr, "bench: %s\n", what.c_str());
  std::exit(1);
}

/// A device of a target, one in all.
lockstep::Device& device_of(const std::string& target) {
  static std::map<std::string, std::unique_ptr<lockstep::Device>> devices;
  auto& device = devices[target];
  if (device == nullptr) {
    auto made = lockstep::Device::create(target);
    require_good(static_cast<bool>(made), made.message());
    device = std::move(*made);
  }
  return *device;
}

lockstep::Kernel kernel_of(const std::string& target, const std::string& file, const std::string& name) {
  const lockstep::Code code =
      device_of(target).load_file(std::string(LOCKSTEP_KERNEL_DIR).append("/").append(file).append(".hsaco"));
  require_good(static_cast<bool>(code), code.message());
  return code.kernel(name);
}

template <class... Arguments>
lockstep::LaunchResult launch_on(const std::string& target, const lockstep::Kernel& kernel, lockstep::Dim3 grid,
                                 lockstep::Dim3 block, const Arguments&... arguments) {
  lockstep::LaunchOptions options;
  options.grid = grid;
  options.block = block;
  options.engine = lockstep::Engine::fast;
  options.threads = 1;
  options.max_instructions = 0;
  lockstep::LaunchResult result = device_of(target).launch(kernel, options, arguments...);
  require_good(static_cast<bool>(result), target + ": " + result.message());
  return result;
}

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

/// At byte 15360 of the data of instructions_rdna.s: an image of it, a sampler, a buffer of it.
void put_descriptors(std::uint64_t data, bool linear) {
  using namespace lockstep::image;
  ImageDescription image;
  image.base = data;
  image.format = {DataFormat::d32, Number::floating};
  image.width = 64;
  image.height = 32;
  SamplerDescription sampler;
  sampler.magnify = sampler.minify = linear ? XyFilter::linear : XyFilter::point;
  std::array<std::uint32_t, 16> words{};
  const auto image_words = encode(lockstep::ImageFamily::gfx11, image);
  const auto sampler_words = encode(lockstep::ImageFamily::gfx11, sampler);
  std::copy(image_words.begin(), image_words.end(), words.begin());
  std::copy(sampler_words.begin(), sampler_words.end(), words.begin() + 8);
  // A raw buffer of 16 KiB, as OpenCL's are.
  const std::array<std::uint32_t, 4> buffer{static_cast<std::uint32_t>(data), static_cast<std::uint32_t>(data >> 32),
                                            16384, 0x31016fac};
  std::copy(buffer.begin(), buffer.end(), words.begin() + 12);
  const auto* const bytes = reinterpret_cast<const std::uint8_t*>(words.data());
  require_good(static_cast<bool>(device_of("gfx1100").memory().write(data + 15360, {bytes, sizeof words})), "no data");
}

/// Time of one instruction in kernels/instructions_rdna.s, or of one pair.
std::string add_instruction(const std::string& what, int body, std::uint32_t lanes, double unit,
                            std::uint32_t loops = 2000) {
  const std::string name = "gfx1100 " + what + ", wave" + std::to_string(lanes);
  const lockstep::Kernel code =
      kernel_of("gfx1100", "instructions_rdna_" + std::to_string(body) + "_" + std::to_string(lanes), "instructions");
  auto data = std::make_shared<lockstep::Buffer<std::uint32_t>>(device_of("gfx1100").allocate<std::uint32_t>(4096));
  if (body >= 10) put_descriptors(data->address, body == 13);
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
  const std::string buffer = add_instruction("buffer_load_b32", 10, 64, 1);
  const std::string load = add_instruction("image_load, one channel", 11, 64, 1, 20);
  add_measure({load, load, buffer, Goal::none});
  const std::string nearest = add_instruction("image_sample_lz, nearest texel", 12, 64, 1, 20);
  add_measure({nearest, nearest, buffer, Goal::none});
  const std::string four = add_instruction("image_sample_lz, four texels", 13, 64, 1, 20);
  add_measure({four, four, buffer, Goal::none});
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
