// Names of C's basic types, as AMD GPUs have them: long is 64 bits wide.
#include <array>

#include "debug/c_arithmetic.hpp"

namespace lockstep::debug {

SourceTypePointer basic_type(std::string_view name) {
  struct Basic {
    std::string_view name;
    ValueType type;
  };
  constexpr std::array<Basic, 40> basic = {{{"char", ValueType::i8},
                                            {"signed char", ValueType::i8},
                                            {"unsigned char", ValueType::u8},
                                            {"uchar", ValueType::u8},
                                            {"short", ValueType::i16},
                                            {"unsigned short", ValueType::u16},
                                            {"ushort", ValueType::u16},
                                            {"int", ValueType::i32},
                                            {"signed", ValueType::i32},
                                            {"signed int", ValueType::i32},
                                            {"unsigned", ValueType::u32},
                                            {"unsigned int", ValueType::u32},
                                            {"uint", ValueType::u32},
                                            {"long", ValueType::i64},
                                            {"long long", ValueType::i64},
                                            {"long int", ValueType::i64},
                                            {"unsigned long", ValueType::u64},
                                            {"unsigned long long", ValueType::u64},
                                            {"ulong", ValueType::u64},
                                            {"size_t", ValueType::u64},
                                            {"int8_t", ValueType::i8},
                                            {"uint8_t", ValueType::u8},
                                            {"int16_t", ValueType::i16},
                                            {"uint16_t", ValueType::u16},
                                            {"int32_t", ValueType::i32},
                                            {"uint32_t", ValueType::u32},
                                            {"int64_t", ValueType::i64},
                                            {"uint64_t", ValueType::u64},
                                            {"half", ValueType::f16},
                                            {"Float16", ValueType::f16},
                                            {"bf16", ValueType::bf16},
                                            {"float", ValueType::f32},
                                            {"double", ValueType::f64},
                                            {"i8", ValueType::i8},
                                            {"u8", ValueType::u8},
                                            {"i32", ValueType::i32},
                                            {"u32", ValueType::u32},
                                            {"f16", ValueType::f16},
                                            {"f32", ValueType::f32},
                                            {"f64", ValueType::f64}}};
  for (const Basic& each : basic)
    if (each.name == name) return source_type(each.type);
  return nullptr;
}

}  // namespace lockstep::debug
