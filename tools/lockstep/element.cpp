#include "element.hpp"

#include <bit>
#include <charconv>

#include "lockstep/core/fp.hpp"

namespace command {

namespace {

constexpr ElementType types[] = {
    {"i8", 1, false},  {"u8", 1, false},  {"x8", 1, false},  {"i16", 2, false}, {"u16", 2, false}, {"x16", 2, false},
    {"i32", 4, false}, {"u32", 4, false}, {"x32", 4, false}, {"i64", 8, false}, {"u64", 8, false}, {"x64", 8, false},
    {"f16", 2, true},  {"bf16", 2, true}, {"f32", 4, true},  {"f64", 8, true},
};

std::uint64_t bits_of(const ElementType& type, const std::uint8_t* bytes) {
  std::uint64_t bits = 0;
  for (unsigned i = 0; i < type.bytes; ++i) bits |= std::uint64_t{bytes[i]} << (8 * i);
  return bits;
}

float narrow_value(const ElementType& type, std::uint64_t bits) {
  if (type.name == "f32") return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
  const auto half = static_cast<std::uint16_t>(bits);
  const lockstep::F32 value = type.name == "f16"
                                  ? lockstep::fp::f16_to_f32(lockstep::F16{half}, lockstep::DefaultMode{})
                                  : lockstep::fp::bf16_to_f32(lockstep::BF16{half});
  return std::bit_cast<float>(value.bits);
}

template <class T>
std::string number_text(T value) {
  char buffer[64];
  return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr};
}

}  // namespace

const ElementType* find_element_type(std::string_view name) {
  for (const ElementType& type : types)
    if (type.name == name) return &type;
  return nullptr;
}

std::string element_type_names() {
  std::string names;
  for (const ElementType& type : types) (names += names.empty() ? "" : " ") += type.name;
  return names;
}

std::string element_text(const ElementType& type, const std::uint8_t* bytes) {
  const std::uint64_t bits = bits_of(type, bytes);
  if (type.floating)
    return type.bytes == 8 ? number_text(std::bit_cast<double>(bits)) : number_text(narrow_value(type, bits));
  if (type.name[0] == 'u') return number_text(bits);
  if (type.name[0] == 'x') {
    char buffer[24];
    const char* const end = std::to_chars(buffer, buffer + sizeof buffer, bits, 16).ptr;
    const std::string digits(static_cast<const char*>(buffer), end);
    return "0x" + std::string(2u * type.bytes - digits.size(), '0') + digits;
  }
  const unsigned unused = 64 - 8u * type.bytes;
  return number_text(static_cast<std::int64_t>(bits << unused) >> unused);
}

double element_value(const ElementType& type, const std::uint8_t* bytes) {
  const std::uint64_t bits = bits_of(type, bytes);
  return type.bytes == 8 ? std::bit_cast<double>(bits) : double{narrow_value(type, bits)};
}

}  // namespace command
