// Parts of HTML that the pages of profiles are made of.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep::html_parts {

std::string escaped(std::string_view text);
/// The beginning of a page, up to its heading. It needs no other file, and is light or dark as the reader's system is.
std::string page_head(std::string_view title);

/// part / whole, from 0 to 1, with three digits after the point.
std::string fraction(std::uint64_t part, std::uint64_t whole);
/// A colour that shows on white and on black. It is the stronger, the more `part` is of `whole`.
std::string heat(std::uint64_t part, std::uint64_t whole);
/// A bar of which `part` / `whole` is filled.
std::string bar(std::uint64_t part, std::uint64_t whole);
/// A number with its name below it.
std::string tile(const std::string& value, std::string_view name);

/// Cells of a table: text, and numbers, which stand to the right.
std::string cell(std::string_view text, std::string_view css = "");
std::string number_cell(std::string_view text);

}  // namespace lockstep::html_parts
