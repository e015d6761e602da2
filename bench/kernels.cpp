// Whole kernels: GEMM and flash attention with matrix instructions, checked against the host; launches; threads.
#include <cblas.h>

#include <cmath>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "device.hpp"
#include "fast/host/host_isa.hpp"
#include "host_math.hpp"
#include "measures.hpp"
#include "peaks.hpp"

namespace bench {
namespace {

struct Gemm {
  std::uint32_t m, n, k;
  lockstep::Kernel code = kernel("gemm_bf16", "gemm_bf16");
  std::vector<std::uint16_t> a = random_bf16(std::size_t{m} * k, 1), b = random_bf16(std::size_t{n} * k, 2);
  lockstep::Buffer<std::uint16_t> a_there = device().upload(a), b_there = device().upload(b);
  lockstep::Buffer<float> c = device().allocate<float>(std::size_t{m} * n);

  double run(std::uint32_t threads, std::uint32_t interleave = lockstep::default_interleave) {
    return launch_in_turns(interleave, code, {n / 128, m / 128}, {256}, threads, m, n, k, a_there, b_there, c)
        .statistics.seconds;
  }

  double run_by(lockstep::MatrixModel model) {
    lockstep::LaunchOptions options;
    options.matrix_model = model;
    return launch_with(options, code, {n / 128, m / 128}, {256}, 1, m, n, k, a_there, b_there, c).statistics.seconds;
  }

  void check() {
    run(0);
    const std::vector<float> result = contents(c);
    for (std::size_t i = 0; i < 200; ++i) {
      const std::size_t row = i * 7919 % m, column = i * 104729 % n;
      const Reference expected = gemm_element(a, b, k, row, column);
      const double error = std::fabs(double{result[row * n + column]} - expected.value);
      require(error <= expected.magnitude * k * 6e-8, wrong_at("GEMM", row, column));
    }
  }
};

struct Attention {
  static constexpr std::uint32_t head = 128;
  std::uint32_t queries, keys;
  bool causal;
  float scale = 0.08838835f;
  lockstep::Kernel code = kernel("flash_attention", "flash_attention");
  std::vector<std::uint16_t> q = random_bf16(std::size_t{queries} * head, 3),
                             k = random_bf16(std::size_t{keys} * head, 4);
  std::vector<std::uint16_t> v = random_bf16(std::size_t{keys} * head, 5);  // [head][key]
  lockstep::Buffer<std::uint16_t> q_there = device().upload(q), k_there = device().upload(k),
                                  v_there = device().upload(v);
  lockstep::Buffer<float> out = device().allocate<float>(std::size_t{queries} * head);

  double run(std::uint32_t threads) {
    return launch(code, {queries / 64, 1}, {64}, threads, queries, keys, std::uint32_t{causal}, scale, q_there, k_there,
                  v_there, out)
        .statistics.seconds;
  }
  /// Multiply-adds of the matrix instructions executed, two operations each.
  double operations() const {
    double tiles = 0;
    for (std::uint32_t first = 0; first < queries; first += 64) tiles += (causal ? first + 64 : keys) / 32.0;
    return tiles * 64 * 32 * head * 4.0;
  }
  void check() {
    run(0);
    const std::vector<float> result = contents(out);
    for (std::size_t i = 0; i < 16; ++i) {
      const std::size_t row = i * 7919 % queries, end = causal ? row + 1 : keys;
      std::vector<double> weight(end);
      double largest = -1e300, total = 0;
      for (std::size_t key = 0; key < end; ++key) {
        for (std::size_t d = 0; d < head; ++d)
          weight[key] += double{widen(q[row * head + d])} * widen(k[key * head + d]);
        weight[key] *= scale;
        largest = std::max(largest, weight[key]);
      }
      for (double& w : weight) total += w = std::exp(w - largest);
      for (std::size_t d = 0; d < head; ++d) {
        double expected = 0;
        for (std::size_t key = 0; key < end; ++key) expected += weight[key] / total * widen(v[d * keys + key]);
        const double error = std::fabs(double{result[row * head + d]} - expected);
        require(error <= 0.01, wrong_at("attention", row, d));
      }
    }
  }
};

/// Processor time of `work`.
template <class Work>
double processor_time(Work&& work) {
  const double before = processor_seconds();
  work();
  return processor_seconds() - before;
}

constexpr std::uint32_t matrix_size = 1024;

/// Some rows of a product of two such matrices.
void sgemm(std::uint32_t first_row, std::uint32_t rows) {
  constexpr std::size_t size = matrix_size;
  static const std::vector<float> a(size * size, 0.5f), b(size * size, 0.25f);
  static std::vector<float> c(size * size);
  cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, rows, size, size, 1, a.data() + first_row * size, size, b.data(),
              size, 0, c.data() + first_row * size, size);
}

/// Processor time of `half(0)` and `half(1)`, one after the other or at once.
template <class Half>
double processor_time_of_halves(bool at_once, const Half& half) {
  return processor_time([&] {
    std::thread beside([&] { half(1); });
    if (!at_once) beside.join();
    half(0);
    if (at_once) beside.join();
  });
}

/// What two threads make of work that shares nothing but the machine.
template <class Half>
void add_machine_measure(const std::string& name, const Half& half) {
  add_timer(name + ", one thread", [=] { return processor_time_of_halves(false, half); });
  add_timer(name + ", two threads", [=] { return processor_time_of_halves(true, half) / 2; });
  add_measure({"two threads, " + name, name + ", two threads", name + ", one thread", Goal::none});
}

}  // namespace

void register_kernel_measures() {
  openblas_set_num_threads(1);
  // By a thousand operations, so that rates compare.
  constexpr std::uint32_t size = matrix_size;
  constexpr double gemm_operations = 2.0 * size * size * size;
  auto large = std::make_shared<Gemm>(Gemm{size, size, size});
  large->check();
  add_timer("bf16 GEMM 1024^3", [=] { return processor_time([&] { large->run(1); }); });
  add_timer("OpenBLAS sgemm", [] { return processor_time([] { sgemm(0, matrix_size); }); });
  add_measure({"bf16 GEMM 1024^3, one thread", "bf16 GEMM 1024^3", "OpenBLAS sgemm", Goal::share, 0.4, 0.6});
  add_timer("bf16 GEMM 1024^3 by sequential_fma",
            [=] { return processor_time([&] { large->run_by(lockstep::MatrixModel::sequential_fma); }); });
  add_measure({"bf16 GEMM 1024^3 by sequential_fma, one thread", "bf16 GEMM 1024^3 by sequential_fma", "OpenBLAS sgemm",
               Goal::share, 0.9, 1.1});

  add_timer("bf16 GEMM 1024^3, waves without turns", [=] { return processor_time([&] { large->run(1, 0); }); });
  add_measure({"bf16 GEMM 1024^3, waves take turns", "bf16 GEMM 1024^3", "bf16 GEMM 1024^3, waves without turns",
               Goal::ratio, 1.05, 1.01});

  auto small = std::make_shared<Gemm>(Gemm{256, 256, 64});
  small->check();
  add_timer("GEMM 256x256x64", [=] {
    small->run(0);  // warm: not the first
    return seconds_of([&] {
             for (int i = 0; i < 8; ++i) small->run(0);
           }) /
           8;
  });
  add_measure({"GEMM 256x256x64, warm launch", "GEMM 256x256x64", "", Goal::time, 0.15e6, 0.10e6});

  for (const bool causal : {false, true}) {
    auto attention = std::make_shared<Attention>(Attention{512, 512, causal});
    attention->check();
    const std::string name = causal ? "flash attention, causal" : "flash attention";
    add_timer(name, [=] {
      attention->run(1);  // not the first, which finds others' data in the caches; the GEMM is long enough not to care
      return processor_time([&] { attention->run(1); });
    });
    add_measure({name + ", rate of matrix operations", name, "bf16 GEMM 1024^3", Goal::share, 0.85, 1,
                 attention->operations() / gemm_operations});
  }

  // Speed-up of two threads by what they compute in, not by the clock of a shared machine.
  add_timer("two threads, processor time of one", [=] { return processor_time([&] { large->run(2); }) / 2; });
  add_measure({"two threads (speed-up, 100 % is one)", "two threads, processor time of one", "bf16 GEMM 1024^3",
               Goal::share, 1.9, 1.95});
  add_machine_measure("sgemm by halves", [](std::uint32_t i) { sgemm(i * matrix_size / 2, matrix_size / 2); });
#if LOCKSTEP_X86_64
  if (lockstep::fast::best_host_isa() >= lockstep::fast::HostIsa::avx512)
    add_machine_measure("FMA chains in registers", [](std::uint32_t) {
      for (int i = 0; i < 150; ++i) peak_fma_512();
    });
#endif

  const lockstep::Kernel empty = kernel("empty", "empty");
  add_timer("empty launch", [=] {
    return seconds_of([&] {
             for (int i = 0; i < 100; ++i) launch(empty, {1}, {64}, 1);
           }) /
           100;
  });
  add_measure({"empty kernel launch", "empty launch", "", Goal::time, 1e4, 5e3});
  add_timer("first launch", [] {
    const lockstep::Kernel code = kernel("mix_70", "mix");
    const auto in = device().allocate<float>(64), out = device().allocate<float>(64);
    return seconds_of([&] { launch(code, {1}, {64}, 1, std::uint32_t{1}, in, out); });
  });
  add_measure({"first launch, 1,000 instructions", "first launch", "", Goal::time, 2e6, 1e6});
}

}  // namespace bench
