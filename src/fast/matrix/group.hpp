// MFMAs that follow each other, as in the inner loop of a GEMM, taken together: each A and each B is prepared once, and
// instructions that add to the same registers one after the other load and store them once.
#pragma once

#include <array>
#include <cstdint>

#include "fast/matrix/group_inputs.hpp"
#include "fast/matrix/job.hpp"

namespace lockstep::fast {

/// Made while instructions are translated, from the first one on. No result is an A, a B or a scale of any of them, so
/// these may be read before any is executed.
class MatrixGroup {
 public:
  static constexpr std::uint32_t most = 16;             ///< instructions
  static constexpr std::uint32_t number_bytes = 65536;  ///< of A's and B's as f32

  /// Which A and which B, counted in the order of their first use, and which instruction.
  struct Product {
    std::uint8_t a = 0, b = 0, instruction = 0;
  };
  /// Registers that one instruction or several, in this order, add products to.
  struct Result {
    std::uint16_t c = 0, d = 0;  ///< first registers: of what is added to, and of the sum
    std::uint8_t count = 0;
    std::array<Product, 8> products{};
  };
  using Inputs = GroupInputs<most>;

  std::uint32_t count() const { return count_; }
  std::uint32_t results() const { return result_count_; }
  const Result& result(std::uint32_t i) const { return results_[i]; }
  const Inputs& a() const { return a_; }
  const Inputs& b() const { return b_; }
  /// The first register of a product's input.
  std::uint32_t a(Product of) const { return a_.first[of.a]; }
  std::uint32_t b(Product of) const { return b_.first[of.b]; }

  /// Adds the plan that follows those in the group, which begins with `first`. False: it is not for this group.
  bool add(const MatrixPlan& plan, const MatrixPlan* first) {
    const bool has_kernel = plan.run_group != nullptr || plan.run_group_cdna3 != nullptr;
    if (count_ == most || !has_kernel || plan.copy_inputs || plan.c_is_constant) return false;
    if (count_ != 0 && !like(plan, *first)) return false;
    for (std::uint32_t i = 0; i < count_; ++i)
      if (!leaves_inputs(first[i], plan) || !leaves_inputs(plan, first[i])) return false;
    Result* const result = result_of(plan);
    if (result == nullptr || result->count == result->products.size()) return false;
    Inputs a = a_, b = b_;
    const Product product{a.add(plan.a), b.add(plan.b), count_};
    const std::uint32_t bytes = std::uint32_t{plan.op.m} * plan.op.k * 4;
    if ((std::uint32_t{a.count} + b.count) * bytes > number_bytes) return false;
    result->products[result->count] = product;
    if (result->count++ == 0) {
      result->c = plan.c;
      result->d = plan.d;
      ++result_count_;
    }
    a_ = a;
    b_ = b;
    ++count_;
    return true;
  }

 private:
  static bool apart(std::uint32_t one, std::uint32_t one_rows, std::uint32_t other, std::uint32_t other_rows) {
    return one + one_rows <= other || other + other_rows <= one;
  }
  static bool like(const MatrixPlan& one, const MatrixPlan& other) {
    return one.op == other.op && one.run_group == other.run_group && one.run_group_cdna3 == other.run_group_cdna3 &&
           one.a_format == other.a_format && one.b_format == other.b_format && one.scale == other.scale;
  }
  static bool leaves_inputs(const MatrixPlan& writer, const MatrixPlan& reader) {
    bool all = apart(writer.d, writer.d_rows, reader.a, reader.a_rows) &&
               apart(writer.d, writer.d_rows, reader.b, reader.b_rows);
    for (const std::uint32_t selector : reader.scale_selector)
      if (reader.scale && selector >= 256) all = all && apart(writer.d, writer.d_rows, selector - 256, 1);
    return all;
  }
  /// The result that the plan adds to, or a new one; none where it needs what another's registers hold in between.
  Result* result_of(const MatrixPlan& plan) {
    Result* found = nullptr;
    for (std::uint32_t i = 0; i < result_count_; ++i) {
      Result& result = results_[i];
      if (plan.c == result.d && plan.d == result.d)
        found = &result;
      else if (!apart(plan.d, plan.d_rows, result.d, plan.d_rows) ||
               !apart(plan.d, plan.d_rows, result.c, plan.d_rows) || !apart(plan.c, plan.d_rows, result.d, plan.d_rows))
        return nullptr;
    }
    return found != nullptr ? found : &results_[result_count_];
  }

  std::uint8_t count_ = 0, result_count_ = 0;
  Inputs a_, b_;
  std::array<Result, most> results_{};
};

}  // namespace lockstep::fast
