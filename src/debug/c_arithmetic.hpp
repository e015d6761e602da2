// C's arithmetic on typed values.
#pragma once

#include <string_view>

#include "debug/expression_tree.hpp"

namespace lockstep::debug {

/// "unsigned int", "uchar", "float", "uint32_t"; null: C has no basic type of that name.
SourceTypePointer basic_type(std::string_view name);
/// The number that a typed value is; an untyped one, of registers, counts as unsigned int or unsigned long. `type` is
/// set to its type after C's integer promotion.
Result<Value> promoted(const TypedValue& of, SteppedLaunch& launch, ValueType& type);
/// A number converted to `type`, as C's assignment does it.
Value converted(const Value& value, ValueType type);
/// `op` is a binary operator but && and ||. Error: what is wrong with the operands.
Result<TypedValue> c_binary(ExpressionTree::Op op, const Value& left, ValueType left_type, const Value& right,
                            ValueType right_type);

}  // namespace lockstep::debug
