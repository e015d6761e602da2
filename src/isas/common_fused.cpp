// Handlers of several operations that several ISAs have: what common_declared.hpp declares of them.
#include <array>

#include "common/handlers.hpp"
#include "fast/isa_kernels.hpp"

#if LOCKSTEP_X86_64
namespace lockstep::fast {

#define LOCKSTEP_PAIR(...) Make::template pair<__VA_ARGS__>().handler,
#define LOCKSTEP_PART(...) Make::template part<__VA_ARGS__>().handler,
template <class Make>
constexpr std::array common_fused{LOCKSTEP_COMMON_PAIRS(LOCKSTEP_PAIR) LOCKSTEP_COMMON_PARTS(LOCKSTEP_PART)};

// A table that other files can see has every handler that it names.
extern constexpr auto common_fused_avx2_32 = common_fused<MakeFusedFormsAvx2<32>>;
extern constexpr auto common_fused_avx2_64 = common_fused<MakeFusedFormsAvx2<64>>;
extern constexpr auto common_fused_avx512_32 = common_fused<MakeFusedFormsAvx512<32>>;
extern constexpr auto common_fused_avx512_64 = common_fused<MakeFusedFormsAvx512<64>>;

}  // namespace lockstep::fast
#endif
