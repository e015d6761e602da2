// Single classes of instructions in a loop (kernels/instructions.s), through the whole engine, against native loops
// over the same rows and against memcpy of the same bytes; arithmetic mixes (kernels/mix.cl) against the same in C++.
#include <array>
#include <cstring>
#include <vector>

#include "device.hpp"
#include "fast/host/intrinsics.hpp"
#include "measures.hpp"

namespace bench {
namespace {

struct Rows {
  alignas(64) float row[8][64];
};

template <class T>
[[gnu::always_inline]] inline void keep(T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

constexpr int native_times = 20000;

[[gnu::always_inline]] inline void add(Rows& r, int times) {
  for (int t = 0; t < times; ++t) {
    for (int i = 0; i < 64; ++i) r.row[4][i] = r.row[0][i] + r.row[1][i];
    keep(r);
  }
}
[[gnu::always_inline]] inline void fma(Rows& r, int times) {
  for (int t = 0; t < times; ++t) {
    for (int i = 0; i < 64; ++i) r.row[4][i] = __builtin_fmaf(r.row[0][i], r.row[1][i], r.row[2][i]);
    keep(r);
  }
}
/// A comparison and a selection: two instructions.
[[gnu::always_inline]] inline void select(Rows& r, int times) {
  for (int t = 0; t < times; ++t) {
    for (int i = 0; i < 64; ++i) r.row[4][i] = r.row[0][i] < r.row[1][i] ? r.row[3][i] : r.row[2][i];
    keep(r);
  }
}

/// Vectors of eight and of sixteen lanes.
struct Eight {
  using Floats = float __attribute__((vector_size(32)));
  using Integers = std::int32_t __attribute__((vector_size(32)));
  using Words = std::uint32_t __attribute__((vector_size(32)));
};
struct Sixteen {
  using Floats = float __attribute__((vector_size(64)));
  using Integers = std::int32_t __attribute__((vector_size(64)));
  using Words = std::uint32_t __attribute__((vector_size(64)));
};

/// kernels/mix.cl, 64 lanes in vectors.
template <class Vectors>
[[gnu::always_inline]] inline void mix(const float* in, float* out, std::uint32_t loops, std::uint32_t steps) {
  using Floats = typename Vectors::Floats;
  using Integers = typename Vectors::Integers;
  using Words = typename Vectors::Words;
  constexpr std::uint32_t width = sizeof(Floats) / 4;
  for (std::uint32_t first = 0; first < 64; first += width) {
    Floats x, y, z = Floats{} + 1.0f;
    Words n;
    for (std::uint32_t i = 0; i < width; ++i) n[i] = first + i;
    std::memcpy(&x, in + first, sizeof x);
    y = x * 0.5f;
    for (std::uint32_t step = 0; step < loops * steps; ++step) {
      const Floats a = x * 0.75f + y, b = x * z - y * 0.25f;
      n = (n ^ n >> 7) + (n << 3);
      const Integers choose = (n & 64u) != 0;
      const Floats c = choose ? a : b;
      y = c > -8.0f ? c : Floats{} - 8.0f;
      const Floats d = b * 0.125f + z;
      x = d < 8.0f ? d : Floats{} + 8.0f;
      z = (y + x) * 0.375f;
    }
    const Floats sum = x + y + z + __builtin_convertvector(n, Floats);
    std::memcpy(out + first, &sum, sizeof sum);
  }
}

/// All that compiled for the widest vectors of a host.
struct Native {
  void (*add)(Rows&, int);
  void (*fma)(Rows&, int);
  void (*select)(Rows&, int);
  void (*mix)(const float*, float*, std::uint32_t, std::uint32_t);
};
#if LOCKSTEP_X86_64
#define BENCH_NATIVE(suffix, target, Vectors)                                                                         \
  target [[gnu::noinline]] void add_##suffix(Rows& r, int times) { add(r, times); }                                   \
  target [[gnu::noinline]] void fma_##suffix(Rows& r, int times) { fma(r, times); }                                   \
  target [[gnu::noinline]] void select_##suffix(Rows& r, int times) { select(r, times); }                             \
  target [[gnu::noinline]] void mix_##suffix(const float* in, float* out, std::uint32_t loops, std::uint32_t steps) { \
    mix<Vectors>(in, out, loops, steps);                                                                              \
  }
BENCH_NATIVE(512, LOCKSTEP_TARGET_AVX512, Sixteen)
BENCH_NATIVE(256, LOCKSTEP_TARGET_AVX2, Eight)
#undef BENCH_NATIVE
#endif
void add_plain(Rows& r, int times) { add(r, times); }
void fma_plain(Rows& r, int times) { fma(r, times); }
void select_plain(Rows& r, int times) { select(r, times); }
void mix_plain(const float* in, float* out, std::uint32_t loops, std::uint32_t steps) {
  mix<Eight>(in, out, loops, steps);
}

Native native() {
#if LOCKSTEP_X86_64
  using lockstep::fast::HostIsa;
  const HostIsa isa = lockstep::fast::best_host_isa();
  if (isa >= HostIsa::avx512) return {add_512, fma_512, select_512, mix_512};
  if (isa >= HostIsa::avx2) return {add_256, fma_256, select_256, mix_256};
#endif
  return {add_plain, fma_plain, select_plain, mix_plain};
}
void add_native(const std::string& name, void (*work)(Rows&, int)) {
  add_timer(name, [work] {
    static Rows rows{};
    return seconds_of([&] { work(rows, native_times); }) / native_times;
  });
}

/// Time of one instruction in kernels/instructions.s.
void add_instruction(const std::string& name, int body) {
  const lockstep::Kernel code = kernel(std::string("instructions_").append(std::to_string(body)), "instructions");
  auto data = std::make_shared<lockstep::Buffer<std::uint32_t>>(device().allocate<std::uint32_t>(4096));
  add_timer(name, [=] {
    const lockstep::LaunchResult result = launch(code, {1}, {64}, 1, *data, std::uint32_t{2000});
    return result.statistics.seconds / static_cast<double>(result.statistics.instructions);
  });
}

void add_mix(const std::string& name, const std::string& file) {
  const lockstep::Kernel code = kernel(file, "mix");
  auto in = std::make_shared<lockstep::Buffer<float>>(device().allocate<float>(64));
  auto out = std::make_shared<lockstep::Buffer<float>>(device().allocate<float>(64));
  add_timer(name, [=] {
    const lockstep::LaunchResult result =
        launch(code, {1}, {64}, 1, file == "mix_3" ? std::uint32_t{4000} : std::uint32_t{200}, *in, *out);
    return result.statistics.seconds / static_cast<double>(result.statistics.instructions);
  });
}

}  // namespace

void register_instruction_measures() {
  add_instruction("v_add_f32", 0);
  add_instruction("v_fma_f32", 1);
  add_instruction("v_cmp_f32, v_cndmask", 2);
  add_instruction("scalar instruction", 3);
  add_instruction("v_add_f32, partial EXEC", 4);
  add_native("native a + b", native().add);
  add_native("native fma", native().fma);
  add_native("native compare and select (two)", native().select);
  add_measure({"v_add_f32", "v_add_f32", "native a + b", Goal::ratio, 1.5, 1.2});
  add_measure({"v_fma_f32", "v_fma_f32", "native fma", Goal::ratio, 1.5, 1.2});
  add_measure(
      {"v_cmp_f32, v_cndmask", "v_cmp_f32, v_cndmask", "native compare and select (two)", Goal::ratio, 1.5, 1.2, 0.5});
  add_measure({"scalar instruction", "scalar instruction", "", Goal::time, 2.2, 1.1});
  add_measure({"v_add_f32, partial EXEC", "v_add_f32, partial EXEC", "v_add_f32", Goal::ratio, 2, 1.5});

  add_instruction("v_pk_add_f16, v_pk_mul_f16", 14);
  add_instruction("v_pk_fma_f16", 15);
  add_instruction("v_fma_mix_f32", 16);
  add_instruction("s_load", 17);
  add_measure({"v_pk_add_f16, v_pk_mul_f16", "v_pk_add_f16, v_pk_mul_f16", "", Goal::time, 20, 12});
  add_measure({"v_pk_fma_f16", "v_pk_fma_f16", "", Goal::time, 50, 30});
  add_measure({"v_fma_mix_f32", "v_fma_mix_f32", "", Goal::time, 30, 15});
  add_measure({"s_load", "s_load", "", Goal::time, 8, 5});

  add_mix("40-instruction loop", "mix_3");
  add_mix("1,000-instruction loop", "mix_70");
  add_measure({"40-instruction loop, an instruction", "40-instruction loop", "", Goal::time, 4.5, 3.3});
  add_measure({"1,000-instruction loop, an instruction", "1,000-instruction loop", "", Goal::time, 4.5, 3.3});
  add_measure({"long loop against short", "1,000-instruction loop", "40-instruction loop", Goal::ratio, 1.1, 1.05});
  add_timer("native C++", [] {
    static std::array<float, 64> in{}, out{};
    constexpr std::uint32_t loops = 4000;
    const double seconds = seconds_of([&] {
      native().mix(in.data(), out.data(), loops, 3);
      keep(out);
    });
    return seconds / (loops * 45.0);
  });
  add_measure({"40-instruction loop", "40-instruction loop", "native C++", Goal::ratio, 2, 1.5});

  struct Memory {
    const char* name;
    int body;
    double goal, stretch;
  };
  for (const Memory& m : {Memory{"ds_read_b32 contiguous", 5, 6, 5}, Memory{"ds_read_b32 gather", 6, 22, 20},
                          Memory{"ds_read_b128", 7, 28, 20}, Memory{"ds_write_b32 contiguous", 8, 6, 5},
                          Memory{"ds_write_b128", 9, 28, 20}}) {
    add_instruction(m.name, m.body);
    add_measure({m.name, m.name, "", Goal::time, m.goal, m.stretch});
  }
  add_timer("memcpy 256 bytes", [] {
    static std::array<std::uint8_t, 8192> from{}, to{};
    return seconds_of([] {
             for (int i = 0; i < 100000; ++i) {
               std::memcpy(to.data() + i % 4 * 256, from.data() + i % 4 * 256, 256);
               keep(to);
             }
           }) /
           100000;
  });
  add_timer("memcpy 1024 bytes", [] {
    static std::array<std::uint8_t, 8192> from{}, to{};
    return seconds_of([] {
             for (int i = 0; i < 100000; ++i) {
               std::memcpy(to.data() + i % 4 * 1024, from.data() + i % 4 * 1024, 1024);
               keep(to);
             }
           }) /
           100000;
  });
  for (const Memory& m : {Memory{"global_load_dword", 10, 3, 2}, Memory{"global_store_dword", 12, 3, 2}}) {
    add_instruction(m.name, m.body);
    add_measure({m.name, m.name, "memcpy 256 bytes", Goal::ratio, m.goal, m.stretch});
  }
  for (const Memory& m : {Memory{"global_load_dwordx4", 11, 3, 2}, Memory{"global_store_dwordx4", 13, 3, 2}}) {
    add_instruction(m.name, m.body);
    add_measure({m.name, m.name, "memcpy 1024 bytes", Goal::ratio, m.goal, m.stretch});
  }
}

}  // namespace bench
