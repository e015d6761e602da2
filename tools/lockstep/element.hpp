// The elements of a buffer: their types, as --print shows them and --expect compares them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace command {

struct ElementType {
  std::string_view name;  ///< "f32"; "x32": an unsigned number shown in hexadecimal
  std::uint8_t bytes = 1;
  bool floating = false;
};

/// Null if there is no type of that name.
const ElementType* find_element_type(std::string_view name);
/// "i8 u8 ...", for messages.
std::string element_type_names();

/// The element whose little-endian bytes begin at `bytes`. Of floats the shortest text that gives the same value in
/// f32 (f16, bf16, f32) or f64.
std::string element_text(const ElementType& type, const std::uint8_t* bytes);
/// A floating element's value.
double element_value(const ElementType& type, const std::uint8_t* bytes);

}  // namespace command
