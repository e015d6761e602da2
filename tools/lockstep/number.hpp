// Whole numbers and sizes as they are written on the command line. Nothing is cut off or wraps around.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "lockstep/base/result.hpp"

namespace command {

/// Sign and magnitude of a whole number, decimal or 0x...; false if `text` is none or exceeds 64 bits.
bool parse_integer(std::string_view text, bool& negative, std::uint64_t& magnitude);

/// The value of the option `name`: a whole number from 0 to `most`.
lockstep::Result<std::uint64_t> parse_count(const std::string& name, const std::string& text, std::uint64_t most);

/// A number of bytes, at most `most`: "4096", "0x1000", "4K", "1M", "2G" (multiples of 1024).
lockstep::Result<std::uint64_t> parse_size(const std::string& text, std::uint64_t most = ~std::uint64_t{0});

}  // namespace command
