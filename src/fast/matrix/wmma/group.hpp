// WMMAs that follow each other and touch none of each other's results, as in the inner loop of a GEMM, taken together:
// each A and each B is unpacked once, and instructions with the same A run in pairs.
#pragma once

#include <array>
#include <cstdint>

#include "fast/matrix/group_inputs.hpp"
#include "fast/matrix/wmma/plan.hpp"
#include "fast/matrix/wmma/run.hpp"

namespace lockstep::fast {

/// Made while instructions are translated, from the first one on.
class WmmaGroup {
 public:
  static constexpr std::uint32_t most = 16;             ///< instructions
  static constexpr std::uint32_t number_bytes = 32768;  ///< of unpacked A's and B's
  static constexpr std::uint32_t most_scaled = 4;

  struct Product {
    std::uint8_t a = 0, b = 0;  ///< indices of `a_registers`, `b_registers`
    std::uint16_t plan = 0;     ///< counted from the group's first
  };
  using Inputs = GroupInputs<most>;

  std::uint32_t count() const { return count_; }
  const Inputs& a() const { return a_; }
  const Inputs& b() const { return b_; }
  const Product& product(std::uint32_t i) const { return products_[i]; }

  /// Adds the plan that follows those in the group, which begins with `first`. False: it is not for this group.
  bool add(const WmmaPlan& plan, const WmmaPlan* first) {
    if (count_ == most || !fits(plan)) return false;
    if (count_ != 0 && !like(plan, *first)) return false;
    for (std::uint32_t i = 0; i < count_; ++i)
      if (!apart(plan, first[i]) || !apart(first[i], plan)) return false;
    Inputs a = a_, b = b_;
    const Product product{a.add(plan.operands.a), b.add(plan.operands.b), static_cast<std::uint16_t>(count_)};
    const std::uint32_t each = plan.op.k * 64u;
    if ((std::uint32_t{a.count} + b.count) * each > number_bytes) return false;
    a_ = a;
    b_ = b;
    // In the order of A's, so that pairs stand side by side.
    std::uint32_t at = count_++;
    for (; at != 0 && products_[at - 1].a > product.a; --at) products_[at] = products_[at - 1];
    products_[at] = product;
    return true;
  }

 private:
  bool fits(const WmmaPlan& plan) const {
    if (!plan.direct || plan.a.sets != 1) return false;
    // Half of D is stored before the rest of C is loaded.
    const std::uint32_t results = wmma::result_registers(plan.op, plan.op.c, plan.wave_size);
    const std::uint32_t c = plan.operands.c, d = plan.operands.d;
    if (c != d && c < d + results && d < c + results) return false;
    if (plan.op.block_summed() && count_ >= most_scaled) return false;
    return plan.run_products != nullptr ||
           plan.kernels->multiply_pair[static_cast<std::size_t>(plan.places)] != nullptr;
  }
  static bool like(const WmmaPlan& one, const WmmaPlan& other) {
    return one.op == other.op && one.wave_size == other.wave_size && one.operands.a_format == other.operands.a_format &&
           one.operands.b_format == other.operands.b_format && one.operands.neg == other.operands.neg &&
           one.run_products == other.run_products;
  }
  /// Is D of one plan no operand of the other?
  static bool apart(const WmmaPlan& writer, const WmmaPlan& other) {
    const std::uint32_t results = wmma::result_registers(writer.op, writer.op.c, writer.wave_size);
    const auto is_apart = [&](std::uint32_t first, std::uint32_t registers) {
      return first + registers <= writer.operands.d || writer.operands.d + results <= first;
    };
    bool all = is_apart(other.operands.a, other.a.registers) && is_apart(other.operands.b, other.b.registers) &&
               is_apart(other.operands.c, results) && is_apart(other.operands.d, results);
    for (const auto& scale : other.operands.scale) {
      if (other.op.scale_block != 0 && scale.selector >= 256) all = all && is_apart(scale.selector - 256, 2);
    }
    return all;
  }

  std::uint32_t count_ = 0;
  Inputs a_, b_;
  std::array<Product, most> products_{};
};

namespace wmma {

struct GroupResults {
  const WmmaPlan* plans;
  Rows v;

  const std::uint32_t* c(const WmmaGroup::Product& of) const { return v[plans[of.plan].operands.c]; }
  std::uint32_t* d(const WmmaGroup::Product& of) const { return v[plans[of.plan].operands.d]; }
  PairResults pair(const WmmaGroup::Product& one, const WmmaGroup::Product& other) const {
    return {{c(one), c(other)}, {d(one), d(other)}};
  }
};

/// Calls `pair(i)` for products i and i + 1, which have the same A, and `one(i)` for those left over.
template <class Pair, class One>
void for_pairs(const WmmaGroup& group, Pair&& pair, One&& one) {
  for (std::uint32_t i = 0; i < group.count();) {
    if (i + 1 < group.count() && group.product(i).a == group.product(i + 1).a) {
      pair(i);
      i += 2;
    } else {
      one(i++);
    }
  }
}

inline bool copies_agree(const WmmaPlan& plan, ConstRows v, const WmmaGroup& group) {
  const std::uint32_t groups = plan.wave_size / 16u;
  bool agree = true;
  for (std::uint32_t i = 0; i < group.a().count; ++i)
    agree = agree && plan.kernels->copies_agree(v + group.a().first[i], plan.a.registers, groups);
  for (std::uint32_t i = 0; i < group.b().count; ++i)
    agree = agree && plan.kernels->copies_agree(v + group.b().first[i], plan.b.registers, groups);
  return agree;
}

/// bf16 by products of two numbers. False: nothing has been done.
[[gnu::noinline]] inline bool run_bf16_group(const WmmaGroup& group, const WmmaPlan* plans, Rows v) {
  const WmmaPlan& plan = *plans;
  const auto multiply_pair = plan.kernels->multiply_bf16_pair[static_cast<std::size_t>(plan.places)];
  if (multiply_pair == nullptr) return false;
  alignas(64) std::uint32_t dwords[WmmaGroup::number_bytes / 2 / sizeof(std::uint32_t)];
  const std::uint32_t each = plan.op.k / 2u * 16;
  std::uint32_t* const b_dwords = dwords + each * group.a().count;
  for (std::uint32_t i = 0; i < group.a().count; ++i)
    if (!plan.kernels->stage_bf16(plan.a, v[group.a().first[i]], dwords + i * each)) return false;
  for (std::uint32_t i = 0; i < group.b().count; ++i)
    if (!plan.kernels->stage_bf16(plan.b, v[group.b().first[i]], b_dwords + i * each)) return false;
  const GroupResults results{plans, v};
  for_pairs(
      group,
      [&](std::uint32_t i) {
        const WmmaGroup::Product &one = group.product(i), &other = group.product(i + 1);
        multiply_pair({dwords + one.a * each, {b_dwords + one.b * each, b_dwords + other.b * each}, plan.op.k / 2u},
                      results.pair(one, other));
      },
      [&](std::uint32_t i) {
        const WmmaGroup::Product& one = group.product(i);
        multiply(plans[one.plan], v, nullptr, 0, plan.places, results.c(one), results.d(one));
      });
  return true;
}

/// All in one function of the host's level.
[[gnu::noinline]] inline Outcome run_products_of(const WmmaGroup& group, const WmmaPlan* plans, Rows v) {
  const WmmaPlan& plan = *plans;
  ProductsJob job = products_job(plan);
  job.a_count = group.a().count;
  job.b_count = group.b().count;
  job.count = static_cast<std::uint8_t>(group.count());
  for (std::uint32_t i = 0; i < job.a_count; ++i) job.a[i] = v[group.a().first[i]];
  for (std::uint32_t i = 0; i < job.b_count; ++i) job.b[i] = v[group.b().first[i]];
  const GroupResults results{plans, v};
  for (std::uint32_t i = 0; i < job.count; ++i) {
    const WmmaGroup::Product& one = group.product(i);
    job.product[i] = {one.a, one.b, results.c(one), results.d(one)};
  }
  return plan.run_products(job);
}

/// `scales`: by product, none for instructions without blocks.
inline void run_float_group(const WmmaGroup& group, const WmmaPlan* plans, Rows v, const BlockScales* scales) {
  const WmmaPlan& plan = *plans;
  alignas(64) float numbers[WmmaGroup::number_bytes / sizeof(float)];
  const std::uint32_t each = plan.op.k * 16u;
  float* const b_numbers = numbers + each * group.a().count;
  for (std::uint32_t i = 0; i < group.a().count; ++i) unpack(plan, plan.a, v + group.a().first[i], numbers + i * each);
  for (std::uint32_t i = 0; i < group.b().count; ++i)
    unpack(plan, plan.b, v + group.b().first[i], b_numbers + i * each);
  const GroupResults results{plans, v};
  const auto places = static_cast<std::size_t>(plan.places);
  for_pairs(
      group,
      [&](std::uint32_t i) {
        const WmmaGroup::Product &one = group.product(i), &other = group.product(i + 1);
        NumbersPair pair{numbers + one.a * each, {b_numbers + one.b * each, b_numbers + other.b * each}, plan.op.k, {}};
        if (scales != nullptr) pair.scales = {scales + one.plan, scales + other.plan};
        plan.kernels->multiply_pair[places](pair, results.pair(one, other));
      },
      [&](std::uint32_t i) {
        const WmmaGroup::Product& one = group.product(i);
        const Numbers in{numbers + one.a * each, b_numbers + one.b * each, plan.op.k};
        plan.kernels->multiply[places](in, scales != nullptr ? scales + one.plan : nullptr, results.c(one),
                                       results.d(one));
      });
}

[[gnu::noinline]] inline bool run_scaled_group(const WmmaGroup& group, const WmmaPlan* plans, Rows v,
                                               const std::uint32_t* s) {
  UnpackedScales unpacked[WmmaGroup::most_scaled];
  BlockScales scales[WmmaGroup::most_scaled];
  for (std::uint32_t i = 0; i < group.count(); ++i) {
    if (!read_scales(plans[i], v, s, unpacked[i])) return false;
    scales[i] = scales_of_set(plans[i], unpacked[i], 0);
  }
  run_float_group(group, plans, v, scales);
  return true;
}

}  // namespace wmma

/// As run_wmma, for all instructions of a group, whose plans begin at `plans`.
inline bool run_wmma_group(const WmmaGroup& group, const WmmaPlan* plans, Rows v, const std::uint32_t* s,
                           bool fp16_ovfl) {
  const WmmaPlan& plan = *plans;
  if (fp16_ovfl && matrix::wmma::obeys_fp16_ovfl(plan.op)) [[unlikely]]
    return false;
  if (plan.run_products != nullptr) {
    const Outcome outcome = wmma::run_products_of(group, plans, v);
    if (outcome != Outcome::not_covered) return outcome == Outcome::done;
  }
  if (plan.op.family == MatrixFamily::gfx11 && !wmma::copies_agree(plan, v, group)) return false;
  const bool is_bf16 = plan.operands.a_format == Element::bf16 && plan.operands.b_format == Element::bf16;
  if (plan.op.block_summed())
    return wmma::run_scaled_group(group, plans, v, s);
  else if (!is_bf16 || !wmma::run_bf16_group(group, plans, v))
    wmma::run_float_group(group, plans, v, nullptr);
  return true;
}

}  // namespace lockstep::fast
