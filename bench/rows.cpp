// Every row handler of the fast engine alone: nanoseconds for 64 lanes, slowest first. Shows which operations a
// compiler did not vectorise. usage: lockstep_bench_rows [PART OF A NAME [LANES [run]]]
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "cdna4/engine.hpp"
#include "fast/program/control.hpp"

namespace {

using Isa = lockstep::cdna4::Isa;
using Op = lockstep::fast::MicroOp;

struct Timed {
  std::string name;
  double nanoseconds;
};

/// A handler `count` times, one after the other, with the way to and from them; the best of `runs` runs of a thousand.
double time_of(const Op& op, std::size_t count, int runs, lockstep::fast::Context& context,
               lockstep::fast::FastWave& wave) {
  constexpr int times = 1000;
  std::array<Op, 41> ops;
  for (std::size_t i = 0; i < count; ++i) ops[i] = op;
  ops[count].handler = lockstep::fast::stay;
  double best = 1e9;
  for (int run = 0; run < runs; ++run) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < times; ++i) op.handler(ops.data(), context, wave, {});
    const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - start;
    best = std::min(best, spent.count() / times);
  }
  return best;
}

}  // namespace

/// lockstep_bench_rows [PART OF A NAME [LANES [run]]]: in waves of 64 lanes, or of 32. run: one of 32 that follow each
/// other, without the way to and from them, as scripts/mca.sh looks at handlers.
int main(int argc, char** argv) {
  using namespace lockstep::fast;
  auto wave = std::make_unique<SizedWave<Isa>>();
  wave->set_exec(~std::uint64_t{0});
  // Rows 0 to 7: positive numbers of about one in f32, f64 and both halves of f16.
  for (std::uint32_t row = 0; row < 8; ++row)
    for (std::uint32_t lane = 0; lane < 64; ++lane)
      wave->v[row][lane] = 0x3c003c00u + row * 0x01000100u + lane * 0x00010011u;
  const bool in_a_run = argc > 3 && std::string(argv[3]) == "run";
  const std::uint32_t wave_size = argc > 2 && std::string(argv[2]) == "32" ? 32 : 64;
  Context context;
  context.wave = wave.get();

  std::vector<Timed> rows;
  const KernelSet& kernels = kernel_set(lockstep::tables_of<Isa>());
  for (std::size_t i = 0; i < Isa::opcode_count; ++i) {
    const HandlerEntry entry = with_handlers(kernels.operation(i));
    const std::string name(Isa::info(static_cast<Isa::Opcode>(i)).name);
    if (entry.native != Native::row || entry.handler == nullptr ||
        (argc > 1 && name.find(argv[1]) == std::string::npos))
      continue;
    Op op;
    op.handler = entry.on_this_host(wave_size);
    op.extra = row_extra(Isa::vcc_lo, Isa::vcc_lo, 0, 0, 0, 0, wave_size == 32).bits;
    for (std::uint32_t slot = 0; slot < 4; ++slot)
      op.offset[slot] = vgpr_place(slot == slot_d ? 8 : 2 * (slot - slot_s0)).offset;
    const auto measure = [&](const std::string& what) {
      const double time = in_a_run ? (time_of(op, 40, 60, context, *wave) - time_of(op, 8, 60, context, *wave)) / 32
                                   : time_of(op, 1, 30, context, *wave);
      rows.push_back({what, time});
    };
    measure(name);
    op.handler = kernels.silicon(entry.shape.numeric, host_isa(), wave_size);
    if (op.handler != nullptr) measure(name + ", as RDNA3 and RDNA4 compute it");
  }
  std::sort(rows.begin(), rows.end(), [](const Timed& a, const Timed& b) { return a.nanoseconds > b.nanoseconds; });
  for (const Timed& row : rows) std::printf("%8.2f ns  %s\n", row.nanoseconds, row.name.c_str());
}
