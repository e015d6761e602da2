// Matrix instructions, each against the multiply-adds that the core can do at most.
#include <memory>
#include <vector>

#include "cdna1/matrix_ops.hpp"
#include "cdna2/matrix_ops.hpp"
#include "fast/matrix/group.hpp"
#include "fast/matrix/host_kernels.hpp"
#include "fast/matrix/plan.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/state/wave.hpp"
#include "measures.hpp"
#include "peaks.hpp"

namespace bench {
namespace {

using Isa = lockstep::cdna4::Isa;
using lockstep::Field;

void write_field(lockstep::Instruction<Isa>& instruction, Field field, std::uint32_t value) {
  for (const lockstep::BitRange& range : Isa::layout(instruction.encoding(), field).ranges) {
    for (unsigned i = 0; i < range.width; ++i, value >>= 1) {
      const unsigned bit = range.offset + i;
      instruction.words[bit / 32] = (instruction.words[bit / 32] & ~(1u << bit % 32)) | (value & 1u) << bit % 32;
    }
  }
}

/// First VGPRs.
struct Registers {
  std::uint32_t a = 16, b = 32, from = 64, sum = 64;
  static constexpr std::uint32_t scales = 200;
};

/// sum = a * b + from
lockstep::Instruction<Isa> instruction_of(Isa::Opcode opcode, bool scaled, const Registers& at = {}) {
  lockstep::Instruction<Isa> result;
  result.opcode = opcode;
  for (std::size_t i = 0; i < Isa::forms().size(); ++i) {
    if (Isa::form(i).opcode == static_cast<std::uint16_t>(opcode)) result.form = static_cast<std::uint16_t>(i);
  }
  write_field(result, Field::src0, 256 + at.a);
  write_field(result, Field::src1, 256 + at.b);
  write_field(result, Field::src2, 256 + at.from);
  write_field(result, Field::vdst, at.sum);
  if (scaled) {
    write_field(result, Field::abid, 1);
    write_field(result, Field::scale_src0, 256 + at.scales);
    write_field(result, Field::scale_src1, 256 + at.scales);
  }
  return result;
}

constexpr std::uint32_t small_numbers = 0x38b83838u;     ///< in every format
constexpr std::uint32_t denormal_numbers = 0x01840203u;  ///< FP8

std::shared_ptr<lockstep::fast::SizedWave<Isa>> wave_with(std::uint32_t numbers) {
  auto wave = std::make_shared<lockstep::fast::SizedWave<Isa>>();
  for (auto& row : wave->v) row.fill(numbers);
  for (std::uint32_t r = 64; r < 200; ++r) wave->v[r].fill(0x3f800000u);
  wave->v[Registers::scales].fill(127);
  return wave;
}

/// A's and B's from -1 to 1, as most programs have them.
std::shared_ptr<lockstep::fast::SizedWave<Isa>> wave_with_random_numbers(lockstep::Element format) {
  auto wave = wave_with(small_numbers);
  std::uint64_t state = 1;
  const auto number = [&] {
    state = state * 6364136223846793005u + 1442695040888963407u;
    const float x = static_cast<float>(static_cast<std::int32_t>(state >> 40) - (1 << 23)) / (1 << 23);
    const auto bits = __builtin_bit_cast(std::uint32_t, x), exponent = bits >> 23 & 255u;
    if (format != lockstep::Element::f16) return bits >> 16;
    return (bits >> 31) << 15 | (exponent <= 112 ? 0 : (exponent - 112) << 10 | (bits >> 13 & 1023u));
  };
  for (std::uint32_t r = 0; r < 64; ++r)
    for (std::uint32_t& dword : wave->v[r]) {
      const std::uint32_t first = number();
      dword = first | number() << 16;
    }
  return wave;
}

/// Those of a tile of 64 x 64, `depth` k's of an instruction deep, as a GEMM's loop has them. Their groups, as programs
/// do. The sums come `apart` registers behind what they are added to.
class TileOfMatrices {
 public:
  TileOfMatrices(Isa::Opcode opcode, std::uint32_t depth, std::uint32_t apart = 0) {
    const lockstep::MatrixOp& op = *Isa::info(opcode).matrix;
    const std::uint32_t side = 64u / op.m, results = op.m * op.n / 64u;
    const std::uint32_t numbers = op.scaled ? 8 : op.a == lockstep::Element::f32 ? 1 : 4;  // registers
    plans_.reserve(side * side * depth);
    for (std::uint32_t i = 0; i < side * side * depth; ++i) {
      const std::uint32_t k = i / (side * side), row = i / side % side, column = i % side;
      const std::uint32_t from = 64 + (row * side + column) * results;
      const Registers at{(k * side + row) * numbers, 32 + (k * side + column) * numbers, k == 0 ? from : from + apart,
                         from + apart};
      plans_.push_back(lockstep::fast::plan_matrix(Isa{}, instruction_of(opcode, op.scaled, at), op, {256, 256, 104},
                                                   lockstep::fast::choose_matrix_kernels));
      if (groups_.empty() || !groups_.back().add(plans_[i], &plans_[i] - groups_.back().count())) {
        groups_.emplace_back();
        has_groups_ = groups_.back().add(plans_[i], &plans_[i]);
      }
    }
  }
  std::size_t instructions() const { return plans_.size(); }
  void run(lockstep::fast::FastWave& wave, lockstep::MatrixModel model) const {
    const lockstep::fast::MatrixPlan* plan = plans_.data();
    if (!has_groups_)
      for (const auto& one : plans_) run_matrix(one, lockstep::fast::matrix_run(one, model), wave);
    for (const lockstep::fast::MatrixGroup& group : groups_) {
      const lockstep::fast::RunMatrixGroup run_group = lockstep::fast::matrix_group_run(*plan, model);
      const lockstep::fast::RunMatrix run_one = lockstep::fast::matrix_run(*plan, model);
      if (group.count() > 1 && run_group != nullptr && run_matrix_group(group, plan, run_group, wave)) {
        plan += group.count();
      } else {
        for (std::uint32_t i = 0; i < group.count(); ++i, ++plan) run_matrix(*plan, run_one, wave);
      }
    }
  }

 private:
  std::vector<lockstep::fast::MatrixPlan> plans_;
  std::vector<lockstep::fast::MatrixGroup> groups_;
  bool has_groups_ = false;  ///< this host has kernels for groups of these
};

void add_tile(Isa::Opcode opcode, std::uint32_t depth, double goal, double stretch) {
  const lockstep::MatrixOp& op = *Isa::info(opcode).matrix;
  const auto wave = wave_with(small_numbers);
  const auto tile = std::make_shared<TileOfMatrices>(opcode, depth);
  const std::string name = std::string(Isa::info(opcode).mnemonic) + ", in tiles of 64 x 64";
  const double operations = 2.0 * op.m * op.n * op.k;
  const int times = static_cast<int>(2e8 / operations / 4 / static_cast<double>(tile->instructions()));
  add_timer(name, [=] {
    return seconds_of([&] {
             for (int i = 0; i < times; ++i) tile->run(*wave, lockstep::MatrixModel::sequential_fma);
           }) /
           times / static_cast<double>(tile->instructions());
  });
  add_measure({name, name, "of f32 multiply-adds", Goal::share, goal, stretch, operations / 1000});
}

/// By CDNA3's rule, on random numbers: alone, and in tiles of 64 x 64.
void add_cdna3(Isa::Opcode opcode, std::uint32_t depth) {
  const lockstep::MatrixOp& op = *Isa::info(opcode).matrix;
  const auto wave = wave_with_random_numbers(op.a);
  const double operations = 2.0 * op.m * op.n * op.k;
  for (const bool in_tiles : {false, true}) {
    std::shared_ptr<TileOfMatrices> tile;
    if (in_tiles) tile = std::make_shared<TileOfMatrices>(opcode, depth, 64u);
    const auto plan = lockstep::fast::plan_matrix(Isa{}, instruction_of(opcode, false, {16, 32, 64, 128}), op,
                                                  {256, 256, 104}, lockstep::fast::choose_matrix_kernels);
    const double count = in_tiles ? static_cast<double>(tile->instructions()) : 1;
    const int times = static_cast<int>(2e8 / operations / 16 / count);
    const std::string name =
        std::string(Isa::info(opcode).mnemonic) + " by cdna3" + (in_tiles ? ", in tiles of 64 x 64" : "");
    add_timer(name, [=] {
      return seconds_of([&] {
               for (int i = 0; i < times; ++i) {
                 if (in_tiles)
                   tile->run(*wave, lockstep::MatrixModel::cdna3);
                 else
                   lockstep::fast::run_matrix(plan, plan.run_cdna3, *wave);
               }
             }) /
             times / count;
    });
    add_measure({name, name, "of f32 multiply-adds", Goal::share, 0.4, 0.6, operations / 1000});
  }
}

/// An MFMA of gfx908 or gfx90a in that target's own model, on random numbers.
void add_older(const char* target, const char* mnemonic, const lockstep::MatrixOp& op, lockstep::MatrixModel model) {
  const auto wave = wave_with_random_numbers(op.a);
  const auto plan = lockstep::fast::plan_matrix(
      Isa{}, instruction_of(Isa::Opcode::v_mfma_f32_16x16x32_fp8_fp8, false, {16, 32, 64, 128}), op, {256, 256, 104},
      lockstep::fast::choose_matrix_kernels);
  const lockstep::fast::RunMatrix run = lockstep::fast::matrix_run(plan, model);
  if (run == nullptr) return;
  const double operations = 2.0 * op.m * op.n * op.k * op.blocks;
  const int times = static_cast<int>(2e8 / operations / 16);
  const std::string name = std::string(target) + " " + mnemonic + " by " + std::string(matrix_model_name(model));
  add_timer(name, [=] {
    return seconds_of([&] {
             for (int i = 0; i < times; ++i) lockstep::fast::run_matrix(plan, run, *wave);
           }) /
           times;
  });
  const bool integer = op.a == lockstep::Element::i8;
  // Of f64 the processor does half as many.
  const double of_f32 = op.a == lockstep::Element::f64 ? 2 * operations : operations;
  add_measure({name, name, integer ? "of integer multiply-adds" : "of f32 multiply-adds", Goal::share, 0.3, 0.5,
               of_f32 / 1000});
}
void add_older_targets() {
  using lockstep::MatrixModel;
  namespace gfx908 = lockstep::cdna1::matrix_ops;
  namespace gfx90a = lockstep::cdna2::matrix_ops;
  add_older("gfx908", "v_mfma_f32_32x32x8f16", gfx908::v_mfma_f32_32x32x8f16, MatrixModel::cdna1);
  add_older("gfx908", "v_mfma_f32_16x16x16f16", gfx908::v_mfma_f32_16x16x16f16, MatrixModel::cdna1);
  add_older("gfx908", "v_mfma_f32_32x32x4bf16", gfx908::v_mfma_f32_32x32x4bf16, MatrixModel::cdna1);
  add_older("gfx908", "v_mfma_f32_16x16x8bf16", gfx908::v_mfma_f32_16x16x8bf16, MatrixModel::cdna1);
  add_older("gfx908", "v_mfma_f32_32x32x2f32", gfx908::v_mfma_f32_32x32x2f32, MatrixModel::cdna1);
  add_older("gfx908", "v_mfma_i32_32x32x8i8", gfx908::v_mfma_i32_32x32x8i8, MatrixModel::cdna1);
  add_older("gfx908", "v_mfma_i32_16x16x16i8", gfx908::v_mfma_i32_16x16x16i8, MatrixModel::cdna1);
  add_older("gfx90a", "v_mfma_f32_32x32x8f16", gfx90a::v_mfma_f32_32x32x8f16, MatrixModel::cdna2);
  add_older("gfx90a", "v_mfma_f32_16x16x16f16", gfx90a::v_mfma_f32_16x16x16f16, MatrixModel::cdna2);
  add_older("gfx90a", "v_mfma_f32_32x32x8bf16_1k", gfx90a::v_mfma_f32_32x32x8bf16_1k, MatrixModel::cdna2);
  add_older("gfx90a", "v_mfma_f32_16x16x16bf16_1k", gfx90a::v_mfma_f32_16x16x16bf16_1k, MatrixModel::cdna2);
  add_older("gfx90a", "v_mfma_f32_32x32x4bf16", gfx90a::v_mfma_f32_32x32x4bf16, MatrixModel::cdna2);
  add_older("gfx90a", "v_mfma_f64_16x16x4f64", gfx90a::v_mfma_f64_16x16x4f64, MatrixModel::cdna2);
}

void add(Isa::Opcode opcode, double goal, double stretch, std::uint32_t numbers = small_numbers) {
  const lockstep::MatrixOp& op = *Isa::info(opcode).matrix;
  const auto wave = wave_with(numbers);
  const auto plan = lockstep::fast::plan_matrix(Isa{}, instruction_of(opcode, op.scaled), op, {256, 256, 104},
                                                lockstep::fast::choose_matrix_kernels);
  const std::string name =
      std::string(Isa::info(opcode).mnemonic) + (numbers == denormal_numbers ? ", denormal numbers" : "");
  const double operations = 2.0 * op.m * op.n * op.k * op.blocks;
  const int times = static_cast<int>(2e8 / operations / 4);
  if (!plan) return;
  add_timer(name, [=] {
    return seconds_of([&] {
             for (int i = 0; i < times; ++i) lockstep::fast::run_matrix(plan, plan.run, *wave);
           }) /
           times;
  });
  const bool integer = op.a == lockstep::Element::i8;
  add_measure({name, name, integer ? "of integer multiply-adds" : "of f32 multiply-adds", Goal::share, goal, stretch,
               operations / 1000});
}

}  // namespace

void register_matrix_measures() {
#if LOCKSTEP_X86_64
  using lockstep::fast::HostIsa;
  const HostIsa isa = lockstep::fast::host_isa();
  if (isa >= HostIsa::avx512) {
    add_timer("of f32 multiply-adds", [] { return seconds_of(peak_fma_512) / peak_operations_512 * 1000; });
  } else if (isa >= HostIsa::avx2) {
    add_timer("of f32 multiply-adds", [] { return seconds_of(peak_fma_256) / peak_operations_256 * 1000; });
  }
  if (isa >= HostIsa::avx512vnni) {
    add_timer("of integer multiply-adds", [] { return seconds_of(peak_vnni) / peak_operations_vnni * 1000; });
  } else if (isa >= HostIsa::avx2) {
    add_timer("of integer multiply-adds", [] { return seconds_of(peak_madd_256) / peak_operations_madd * 1000; });
  }
#endif
  using O = Isa::Opcode;
  for (const O opcode : {O::v_mfma_f32_32x32x16_bf16, O::v_mfma_f32_16x16x32_bf16, O::v_mfma_f32_32x32x16_f16,
                         O::v_mfma_f32_16x16x32_f16}) {
    add(opcode, 0.8, 0.9);
    const std::uint32_t depth = opcode == O::v_mfma_f32_32x32x16_bf16 || opcode == O::v_mfma_f32_32x32x16_f16 ? 2 : 1;
    add_tile(opcode, depth, 0.8, 0.9);
    add_cdna3(opcode, depth);
  }
  add(O::v_mfma_f32_32x32x2_f32, 0.65, 0.75);
  add_tile(O::v_mfma_f32_32x32x2_f32, 4, 0.65, 0.75);
  add(O::v_mfma_f32_16x16x4_f32, 0.65, 0.75);
  add(O::v_mfma_scale_f32_32x32x64_f8f6f4, 0.6, 0.7);
  add(O::v_mfma_scale_f32_16x16x128_f8f6f4, 0.6, 0.7);
  add_tile(O::v_mfma_scale_f32_32x32x64_f8f6f4, 1, 0.6, 0.7);
  add_tile(O::v_mfma_scale_f32_16x16x128_f8f6f4, 1, 0.6, 0.7);
  add(O::v_mfma_scale_f32_32x32x64_f8f6f4, 0.45, 0.6, denormal_numbers);
  add(O::v_mfma_i32_32x32x32_i8, 0.7, 0.8);
  add(O::v_mfma_i32_16x16x64_i8, 0.7, 0.8);
  add_older_targets();
}

}  // namespace bench
