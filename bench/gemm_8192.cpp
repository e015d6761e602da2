// A large bf16 GEMM on all threads, with progress and a sampled check.  usage: lockstep_bench_gemm [SIZE [THREADS]]
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "device.hpp"
#include "host_math.hpp"

int main(int argc, char** argv) {
  using namespace bench;
  const auto size = static_cast<std::uint32_t>(argc > 1 ? std::atoi(argv[1]) : 8192);
  const auto threads = static_cast<std::uint32_t>(argc > 2 ? std::atoi(argv[2]) : 0);
  require(size >= 128 && size <= 32768 && size % 128 == 0, "the size must be a multiple of 128");
  const lockstep::Kernel code = kernel("gemm_bf16", "gemm_bf16");
  const std::vector<std::uint16_t> a = random_bf16(std::size_t{size} * size, 1),
                                   b = random_bf16(std::size_t{size} * size, 2);
  const auto a_there = device().upload(a), b_there = device().upload(b);
  const auto c = device().allocate<float>(std::size_t{size} * size);

  lockstep::LaunchOptions options;
  options.grid = {size / 128, size / 128};
  options.block = {256};
  options.engine = lockstep::Engine::fast;
  options.threads = threads;
  options.max_instructions = 0;
  options.progress = [](const lockstep::Progress& p) {
    std::fprintf(stderr, "\r%llu of %llu workgroups", static_cast<unsigned long long>(p.workgroups_done),
                 static_cast<unsigned long long>(p.workgroups));
  };
  const lockstep::LaunchResult result = device().launch(code, options, size, size, size, a_there, b_there, c);
  std::fprintf(stderr, "\n");
  require(static_cast<bool>(result), result.message());

  const std::vector<float> product = contents(c);
  constexpr std::size_t samples = 1000;
  double worst = 0;
  for (std::size_t i = 0; i < samples; ++i) {
    const std::size_t row = i * 7919 % size, column = i * 104729 % size;
    const Reference expected = gemm_element(a, b, size, row, column);
    const double error = std::fabs(double{product[row * size + column]} - expected.value) / expected.magnitude;
    worst = error > worst ? error : worst;
    require(error <= size * 6e-8, wrong_at("GEMM", row, column));
  }
  const double seconds = result.statistics.seconds;
  std::printf("%u^3 bf16 GEMM: %.2f s, %.1f GFLOP/s, %zu samples right (largest relative error %.2g)\n", size, seconds,
              2.0 * size * size * size / seconds / 1e9, samples, worst);
}
