// LLVM's operand tables as an oracle: which registers an instruction reads and writes, by its MC library.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace lockstep::conformance {

/// Registers by file and number, dword by dword: "v5", "a5" (AccVGPR), "s5" (by scalar operand number: s106 is VCC_LO),
/// "scc", "mode", "flat_scratch".
using RegisterNames = std::set<std::string>;

struct LlvmRegisters {
  unsigned opcode = 0;  ///< LLVM's number of the instruction in this form
  RegisterNames reads, writes;
};

class LlvmRegisterOracle {
 public:
  /// Throws std::runtime_error if LLVM does not know `target`.
  LlvmRegisterOracle(const std::string& target, std::uint32_t wave_size);
  ~LlvmRegisterOracle();

  /// LLVM's words for the instruction in `words` (one to four dwords): its encoder clears bits that the instruction
  /// does not have. Nothing if LLVM does not decode them.
  std::optional<std::vector<std::uint32_t>> encoded(std::span<const std::uint32_t> words) const;

  /// What the instruction in `words` reads and writes. Nothing if LLVM does not decode them.
  std::optional<LlvmRegisters> registers(std::span<const std::uint32_t> words) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace lockstep::conformance
