// Which k each stored element of SWMMAC's sparse A stands for: two bits an element, in the order of the elements in the
// lane, from the set of the index registers that OPSEL names.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/matrix/elements.hpp"
#include "lockstep/matrix/layout_digits.hpp"
#include "lockstep/matrix/matrix_op.hpp"

namespace lockstep::matrix::swmmac {

/// The set of indices an instruction uses, of as many as its index registers hold: RDNA4 manual 7.12.3. CDNA5's
/// registers hold one.
constexpr std::uint32_t index_set(std::uint32_t op_sel, std::uint32_t wave_size) {
  return op_sel & (wave_size == 64 ? 3u : 1u);
}
constexpr std::uint32_t index_sets(const MatrixLayout& a) { return a.items >= 16 ? 1 : 16u / a.items; }

/// `index` is the first index register, `layout` that of A. The two indices of a group of four should ascend; each
/// stored element here goes with the B element that its own index names, whatever the other says.
template <class Wave>
constexpr Fault positions(const Wave& wave, const MatrixOp& op, std::uint32_t index, std::uint32_t op_sel,
                          const MatrixLayout& layout, StoredK& to) {
  const std::uint32_t set = index_set(op_sel, Wave::wave_size);
  if (set >= index_sets(layout))
    return make_fault(FaultKind::illegal_operand, "OPSEL names a sparse index set that the register does not hold");
  for (std::uint16_t lane = 0; lane < layout.lanes; ++lane) {
    for (std::uint16_t item = 0; item < layout.items; ++item) {
      const Coordinate at = layout.coordinate({lane, item});
      const std::uint32_t bits = read_item(wave, index, lane, set * layout.items + item, 2);
      to.k[at.row * (op.k / 2u) + at.k] = static_cast<std::uint8_t>(sparse_k(at.k, bits, 0));
    }
  }
  return no_fault;
}

}  // namespace lockstep::matrix::swmmac
