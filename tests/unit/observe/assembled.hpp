// Kernels of a few instructions, assembled by llvm-mc and launched with a check.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "lockstep/device.hpp"

namespace lockstep::assembled {

/// `text` n times.
std::string times(int n, const std::string& text);

/// Two instructions, or groups of them, that need `between` between them. Targets are "gfx1100", or "gfx1100 64" for
/// waves of 64 lanes where 32 are usual.
struct BrokenCase {
  std::vector<std::string> targets;
  std::string first, second, between;
  std::string words;  ///< of the finding that first and second have
};
/// A kernel that has no finding.
struct RightCase {
  std::vector<std::string> targets;
  std::string body;
};
/// An instruction whose sources hardware swaps, with DPP, and one whose sources it does not swap.
struct ReversedCase {
  std::vector<std::string> targets;
  std::string swapped, kept;
};

extern const std::vector<BrokenCase> hazards, missing_waits;
extern const std::vector<RightCase> no_hazards, no_missing_waits;
extern const std::vector<ReversedCase> reversed_by_hardware;

/// One code object with a kernel for each body. Before a body s[2:3] and s[8:9] are the address of 4 KiB, M0 and v2 to
/// v4 are 0, and v0 is the work-item. Nothing has written the other registers.
class Kernels {
 public:
  /// `descriptor`: more .amdhsa_ lines. Throws std::runtime_error if a body is not assembled.
  Kernels(const std::string& target, const std::vector<std::string>& bodies, const std::string& descriptor = "");

  /// The findings of a launch of one workgroup. Throws std::runtime_error if it does not end well.
  std::vector<Finding> check(std::size_t body, CheckKind kind, Engine engine, std::uint32_t waves = 1);

 private:
  std::uint32_t lanes_;
  std::unique_ptr<Device> device_;
  Code code_;
  Buffer<std::uint32_t> buffer_;
};

}  // namespace lockstep::assembled
