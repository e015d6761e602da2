// Results of generated operations that write more than one thing. An operation that writes one returns it
// plainly.
#pragma once

#include <cstdint>

namespace lockstep {

/// A destination and the scalar condition code.
template <class T>
struct SccResult {
  T d0{};
  bool scc = false;
  constexpr bool operator==(const SccResult&) const = default;
};
template <class T>
SccResult(T, bool) -> SccResult<T>;

/// A destination and this lane's carry or borrow, 0 or 1. (No bool: g++ would keep such a struct in memory, and a loop
/// over lanes would not become vectors.)
template <class T>
struct VccLaneResult {
  T d0{};
  std::uint32_t vcc_lane = 0;
  constexpr bool operator==(const VccLaneResult&) const = default;
};
template <class T>
VccLaneResult(T, bool) -> VccLaneResult<T>;

/// A destination and this lane's bit, 0 or 1, of the scalar destination that VOP3SD names.
template <class T>
struct D1Result {
  T d0{};
  std::uint32_t d1 = 0;
  constexpr bool operator==(const D1Result&) const = default;
};
template <class T>
D1Result(T, bool) -> D1Result<T>;

/// V_SWAP_B32: what the destination and the source hold afterwards.
template <class T>
struct SwapResult {
  T d0{};
  T s0{};
  constexpr bool operator==(const SwapResult&) const = default;
};

/// V_CMPX: this lane's bit of the mask destination and of EXEC.
struct CompareResult {
  bool d0_lane = false;
  bool exec_lane = false;
  constexpr bool operator==(const CompareResult&) const = default;
};

/// S_AND_SAVEEXEC_B64 and its kin.
template <class T>
struct SaveExecResult {
  T d0{};
  std::uint64_t exec = 0;
  bool scc = false;
  constexpr bool operator==(const SaveExecResult&) const = default;
};

/// S_SWAPPC_B64, S_CALL_B64: a destination and the address of the next instruction.
template <class T>
struct CallResult {
  T d0{};
  std::uint64_t pc = 0;
  constexpr bool operator==(const CallResult&) const = default;
};

/// S_SUBVECTOR_LOOP_BEGIN, S_SUBVECTOR_LOOP_END: the half that waits, the lanes, and the address of the next instruction.
template <class T>
struct SubvectorResult {
  T d0{};
  std::uint64_t exec = 0;
  std::uint64_t pc = 0;
  constexpr bool operator==(const SubvectorResult&) const = default;
};

/// S_CBRANCH_G_FORK, S_CBRANCH_I_FORK, S_CBRANCH_JOIN.
struct ForkResult {
  std::uint64_t exec = 0;
  std::uint64_t pc = 0;
  std::uint32_t mode = 0;
  constexpr bool operator==(const ForkResult&) const = default;
};

/// S_SET_GPR_IDX_ON.
struct GprIndexResult {
  std::uint32_t m0 = 0;
  std::uint32_t mode = 0;
  constexpr bool operator==(const GprIndexResult&) const = default;
};

}  // namespace lockstep
