// What is done with buffers after a run: --out writes one, --print shows it, --expect compares it.
#pragma once

#include <cstdint>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "argument.hpp"
#include "element.hpp"
#include "lockstep/base/result.hpp"

namespace command {

/// --out N=PATH; "-" is standard output.
struct Output {
  std::size_t argument = 0;
  std::string path;
};

/// --print N:TYPE[:COUNT]
struct Print {
  std::size_t argument = 0;
  const ElementType* type = nullptr;
  std::uint64_t count = 0;
};

/// --expect N[:TYPE[:TOLERANCE]]=PATH
struct Expectation {
  std::string text;  ///< as it was written
  std::size_t argument = 0;
  const ElementType* type = nullptr;
  std::optional<double> tolerance;  ///< none: the bits must be equal
  std::vector<std::uint8_t> bytes;  ///< of the file, as many as the buffer has
};

// Errors name the option, and what its buffer does not suit.
lockstep::Result<Output> parse_output(const std::string& text, std::span<const CommandArgument> arguments);
lockstep::Result<Print> parse_print(const std::string& text, std::span<const CommandArgument> arguments);
/// Reads the file, too.
lockstep::Result<Expectation> parse_expectation(const std::string& text, std::span<const CommandArgument> arguments);

void show(const Print& print, std::span<const std::uint8_t> buffer, std::FILE* to);
/// Empty if the buffer is as expected; else a sentence with the first difference.
std::string difference(const Expectation& expectation, std::span<const std::uint8_t> buffer);

}  // namespace command
