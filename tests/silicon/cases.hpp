// The digests of results that were recorded on GPUs, and what gives them: functions, arguments, modifiers, MODE.
// A digest is FNV-1a of 64 bits; one step takes a result of 32 bits, or one of its bytes, low byte first.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace silicon {

enum class Function : std::uint8_t { exp, log, rcp, rsq, sqrt, sin, cos };

/// NEG, ABS, CLAMP and OMOD of VOP3.
struct Modifiers {
  bool neg = false, abs = false, clamp = false;
  std::uint32_t omod = 0;  ///< 1: * 2, 2: * 4, 3: / 2
};

enum class Step : std::uint8_t { word, byte };

struct Case {
  const char* name;
  bool half;                        ///< f16; the result is its 16 bits
  std::vector<Function> functions;  ///< one after the other
  std::uint64_t count;              ///< of arguments
  std::uint32_t (*argument)(std::uint32_t i);
  Modifiers modifiers;
  std::uint32_t mode;  ///< the register's bits 7:0 and 23
  Step step;
  std::uint64_t digest;
  bool gfx1100;  ///< recorded there, too; all were on gfx1201
};

/// All of them. Source: SOURCES.md.
std::span<const Case> cases();

/// Results of `arguments`, bit patterns both.
class Computer {
 public:
  virtual ~Computer() = default;
  virtual void compute(const Case& of, Function function, std::span<const std::uint32_t> arguments,
                       std::span<std::uint32_t> results) = 0;
};

std::uint64_t digest_of(const Case& of, Computer& computer);

}  // namespace silicon
