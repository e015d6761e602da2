// Values of C expressions as text, and names that an expression may go on with.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/debugger.hpp"

namespace command {

/// "19.5", "{number = 5, large = true}", "0x1000000000".
std::string typed_text(const lockstep::debug::TypedValue& value, lockstep::SteppedLaunch& launch);
/// The bits of a value. Error: it is a struct or an array, or nowhere.
lockstep::Result<std::uint64_t> typed_bits(const lockstep::debug::TypedValue& value, lockstep::SteppedLaunch& launch);
/// An object of a value that is nowhere: its bits are constant.
lockstep::debug::Object object_of(const lockstep::debug::TypedValue& value);
/// The bytes that a pointer points to; nothing if the expression is no pointer.
std::optional<lockstep::debug::StatePlace> pointed_bytes(const lockstep::Debugger& debugger, std::string_view text);

/// Names that begin so: variables that the selected frame sees, registers, names of the code object; of "p." and "q->"
/// the members.
std::vector<std::string> names_beginning_with(const lockstep::Debugger& debugger, const std::string& word);

}  // namespace command
