// LLVM's operand tables as an oracle: which registers an instruction reads and writes, by its MC library.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>

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

  /// What the instruction in `words` (one to four dwords) reads and writes. Nothing if LLVM does not decode them, or
  /// encodes what it has decoded as other words.
  std::optional<LlvmRegisters> registers(std::span<const std::uint32_t> words) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace lockstep::conformance
