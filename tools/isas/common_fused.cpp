// Handlers of several operations that several ISAs have: what common_declared.hpp declares of them.
#include "common/handlers.hpp"
#include "lockstep/fast/whole.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast {

// What a table names is instantiated, whether or not anything reads it.
template <class Make>
constexpr MicroOp::Handler common_fused[] = {
#define LOCKSTEP_PAIR(...) Make::template pair<__VA_ARGS__>().handler,
#define LOCKSTEP_PART(...) Make::template part<__VA_ARGS__>().handler,
    LOCKSTEP_COMMON_PAIRS(LOCKSTEP_PAIR) LOCKSTEP_COMMON_PARTS(LOCKSTEP_PART)};

template const MicroOp::Handler common_fused<MakeFusedFormsAvx2<32>>[];
template const MicroOp::Handler common_fused<MakeFusedFormsAvx2<64>>[];
template const MicroOp::Handler common_fused<MakeFusedFormsAvx512<32>>[];
template const MicroOp::Handler common_fused<MakeFusedFormsAvx512<64>>[];

}  // namespace lockstep::fast
#endif
