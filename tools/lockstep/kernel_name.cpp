#include "kernel_name.hpp"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>
#include <vector>

namespace command {

namespace {

/// The place of the parameters' opening parenthesis, which is not one of template arguments or "(anonymous namespace)".
std::size_t parameters_at(const std::string& name) {
  std::size_t depth = 0;
  for (std::size_t i = name.size(); i-- > 0;) {
    if (name[i] == ')') ++depth;
    if (name[i] == '(' && --depth == 0) return i;
  }
  return name.size();
}

/// "void scale<float>(int)" begins with what the function template gives.
std::string without_result(const std::string& name) { return name.starts_with("void ") ? name.substr(5) : name; }

bool is_called(const std::string& name, const std::string& asked) {
  const std::string whole = without_result(source_name(name));
  if (whole.empty()) return false;
  const std::string plain = whole.substr(0, parameters_at(whole));
  return whole == asked || plain == asked || plain.substr(0, plain.find('<')) == asked;
}

/// "a, b (b(int))"
std::string list_of(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) {
    const std::string source = source_name(name);
    list += (list.empty() ? "" : ", ") + name + (source.empty() ? "" : " (" + source + ")");
  }
  return list;
}

}  // namespace

std::string source_name(const std::string& name) {
  if (!name.starts_with("_Z")) return "";
  int status = 0;
  const std::unique_ptr<char, void (*)(void*)> text(abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status),
                                                    &std::free);
  return text && status == 0 ? text.get() : "";
}

lockstep::Result<std::string> kernel_name(const lockstep::CodeObject& code, const std::string& asked) {
  std::vector<std::string> all, fitting;
  for (const lockstep::KernelInfo& kernel : code.kernels()) {
    all.push_back(kernel.name);
    if (!asked.empty() && kernel.name == asked) return asked;
    if (asked.empty() || is_called(kernel.name, asked)) fitting.push_back(kernel.name);
  }
  if (fitting.size() == 1) return fitting.front();
  if (all.empty()) return lockstep::Error{"the code object has no kernel"};
  if (asked.empty()) return lockstep::Error{"which kernel? --kernel names one; there are " + list_of(all)};
  if (fitting.empty()) return lockstep::Error{"no kernel '" + asked + "' in the code object; it has " + list_of(all)};
  return lockstep::Error{"more than one kernel is called '" + asked + "': " + list_of(fitting)};
}

}  // namespace command
