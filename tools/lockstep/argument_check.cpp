#include "argument_check.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "lockstep/launch/kernarg.hpp"
#include "lockstep/launch/loaded_code.hpp"

namespace command {

using lockstep::ArgumentInfo;
using lockstep::ArgumentKind;
using lockstep::Error;
using lockstep::Result;

namespace {

enum class Class : std::uint8_t { unknown, integer, floating, vector, pointer };

struct Parameter {
  Class what = Class::unknown;
  std::string_view floating;  ///< "f32", of a floating one
};

Parameter scalar(std::string_view name) {
  constexpr std::string_view integers[] = {"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong"};
  if (std::find(std::begin(integers), std::end(integers), name) != std::end(integers)) return {Class::integer, ""};
  if (name == "half") return {Class::floating, "f16"};
  if (name == "__bf16") return {Class::floating, "bf16"};
  if (name == "float") return {Class::floating, "f32"};
  if (name == "double") return {Class::floating, "f64"};
  return {};
}

Parameter parameter_of(const lockstep::KernelMetadata& kernel, const ArgumentInfo& argument) {
  if (argument.kind == ArgumentKind::global_buffer) return {Class::pointer, ""};
  if (argument.kind != ArgumentKind::by_value || kernel.language != "OpenCL C") return {};
  const std::string_view name = argument.type_name;
  const std::size_t letters = name.find_last_not_of("0123456789") + 1;
  if (letters == name.size()) return scalar(name);
  constexpr std::string_view lengths[] = {"2", "3", "4", "8", "16"};
  const bool vector = scalar(name.substr(0, letters)).what != Class::unknown &&
                      std::find(std::begin(lengths), std::end(lengths), name.substr(letters)) != std::end(lengths);
  return {vector ? Class::vector : Class::unknown, ""};
}

/// What the parameter is, if `type` must not be given for it.
std::string contradiction(const Parameter& parameter, const std::string& type) {
  if (type == "bytes" || type == "file" || type == "lds") return "";
  const bool floating = type == "f16" || type == "bf16" || type == "f32" || type == "f64";
  switch (parameter.what) {
    case Class::unknown: return "";
    case Class::pointer: return floating ? "a pointer" : "";
    case Class::integer: return floating ? "an integer" : "";
    case Class::floating: return type == parameter.floating ? "" : std::string(parameter.floating);
    case Class::vector: return "a vector";
  }
  return "";
}

}  // namespace

Result<void> check_types(const lockstep::KernelInfo& kernel, std::span<const CommandArgument> arguments) {
  std::size_t next = 0;
  for (std::size_t i = 0; i < kernel.metadata.arguments.size() && next < arguments.size(); ++i) {
    const ArgumentInfo& info = kernel.metadata.arguments[i];
    if (info.hidden()) continue;
    const CommandArgument& argument = arguments[next++];
    const std::string what = contradiction(parameter_of(kernel.metadata, info), argument.type);
    if (!what.empty())
      return Error{"--arg " + argument.text + ": " + lockstep::detail::argument_name(kernel.metadata, i) +
                   " of kernel '" + kernel.name + "' is " + what + ", not " + argument.type +
                   "; bytes:HEX gives its bits as they are"};
  }
  return {};
}

}  // namespace command
