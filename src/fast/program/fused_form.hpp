// Handlers that do what several micro-ops do, with values in registers from one to the next: which there are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "fast/program/micro_op.hpp"

namespace lockstep::fast {

/// What of an operation is the result of the one before it.
enum class Link : std::uint8_t { independent, s0, s1, s2, mask };

/// A handler for one row operation or two. The micro-ops that it stands for stay as they are, but for the first one's
/// handler: operands are read from there, and where something has to be done again, they say what.
struct FusedForm {
  using Handler = MicroOp::Handler;
  Handler first = nullptr;          ///< of the row operation by itself
  Handler second = nullptr;         ///< of the next one; absent: one operation with scalar sources
  std::uint8_t first_scalars = 0;   ///< sources that a broadcast comes before, one bit each; it is left out
  std::uint8_t second_scalars = 0;  ///< the same
  Link link = Link::independent;
  Handler handler = nullptr;
};
using FusedForms = std::span<const FusedForm>;

/// A form as all ISAs share it, for both sizes of waves and both levels of host vectors.
struct FusedFormEntry {
  using Handlers = std::array<MicroOp::Handler, 2>;  ///< in waves of 64, of 32
  std::uint16_t first = 0, second = 0;               ///< operations::Number; second: 0 for one operation
  std::uint8_t first_scalars = 0, second_scalars = 0;
  Link link = Link::independent;
  Handlers avx2{}, avx512{};
};
/// By operations::FusedForm. Hosts of other kinds than x86-64 have none.
const FusedFormEntry& fused_form_entry(std::uint16_t form);

struct Program;
struct OperationShape;

/// An instruction in a run of those that do nothing but write vector registers and lane masks, and not EXEC.
struct RunMember {
  std::uint32_t instruction = 0;
  std::uint32_t count = 0;                ///< of its micro-ops; the last one is the row operation. 0: none at all
  const OperationShape* shape = nullptr;  ///< of that
  std::uint16_t mask_in = 0, mask_out = 0;
};
/// Fuses what it can of a run in a stream, whose micro-ops begin at `op`.
using FuseRun = void (*)(Program& program, FusedForms forms, std::size_t stream, std::size_t op,
                         std::span<const RunMember> run);
/// The last `count` micro-ops are the halves of one instruction, which have nothing to do with each other; the first
/// one has `first_count` of them.
using FuseHalves = void (*)(Program& program, FusedForms forms, std::uint32_t first_count, std::uint32_t count);

}  // namespace lockstep::fast
