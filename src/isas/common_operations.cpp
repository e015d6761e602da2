// Handlers of the operations that several ISAs have: what common_declared.hpp declares of them.
#include <array>

#include "common/handlers.hpp"
#include "fast/isa_kernels.hpp"

namespace lockstep {

#define LOCKSTEP_LANE_FUNCTION(space, name) \
  template void space::on_lane::name<LaneOutput>(const LaneInput&, LaneOutput&);
LOCKSTEP_COMMON_ROWS(LOCKSTEP_LANE_FUNCTION)

namespace fast {

// What a table names is instantiated, whether or not anything reads it.
using Handlers = std::array<MicroOp::Handler, 6>;
constexpr Handlers handlers_of(const HandlerEntry& entry) {
  return {entry.handler, entry.half, entry.avx512, entry.avx512_half, entry.plain, entry.exec_full};
}
template <class Operation>
inline constexpr Handlers row = handlers_of(MakeHandlers<HostRows>().row<Operation>());
template <class Operation>
inline constexpr Handlers scalar = handlers_of(MakeHandlers<HostRows>().scalar<Operation>());
template <class Operation>
inline constexpr Handlers lanes = handlers_of(MakeHandlers<HostRows>().lanes<Operation>());

#define LOCKSTEP_ROW(space, name) row<space::fast_operations::name>,
#define LOCKSTEP_SCALAR(space, name) scalar<space::fast_operations::name>,
#define LOCKSTEP_LANES(space, name) lanes<space::fast_operations::name>,
extern constexpr Handlers common_handlers[] = {
    LOCKSTEP_COMMON_ROWS(LOCKSTEP_ROW) LOCKSTEP_COMMON_SCALARS(LOCKSTEP_SCALAR) LOCKSTEP_COMMON_LANES(LOCKSTEP_LANES)};

}  // namespace fast
}  // namespace lockstep
