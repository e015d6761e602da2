// lockstep isa: every instruction in every encoding, or those that a pattern names.
#include <fnmatch.h>

#include <cstdio>
#include <string_view>

#include "command.hpp"
#include "with_isa.hpp"
#include "lockstep/fast/program/native_forms.hpp"

namespace command {

namespace {

const char* name_of(lockstep::Status status) {
  switch (status) {
    case lockstep::Status::generated: return "generated";
    case lockstep::Status::hand_written: return "hand_written";
    case lockstep::Status::unsupported: return "unsupported";
  }
  return "";
}

/// Does the pattern fit the name in the manual, or LLVM's mnemonic with or without the suffix of its encoding?
template <class Isa>
bool fits(const std::string& pattern, std::size_t form, const lockstep::InstructionInfo& info) {
  if (pattern.empty()) return true;
  for (const std::string_view name : {info.name, info.mnemonic, lockstep::Assembly<Isa>::form(form).mnemonic})
    if (fnmatch(pattern.c_str(), std::string(name).c_str(), FNM_CASEFOLD) == 0) return true;
  return false;
}

void print_header() {
  std::printf("%-40s %-18s %6s  %-12s %-11s %-10s %s\n", "# name", "encoding", "opcode", "status", "fidelity", "engine",
              "note");
}

template <class Isa>
int list(const std::string& pattern) {
  bool found = false;
  for (const lockstep::FormInfo& form : Isa::forms()) {
    const lockstep::InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(form.opcode));
    if (!fits<Isa>(pattern, static_cast<std::size_t>(&form - Isa::forms().data()), info)) continue;
    if (!found) print_header();
    found = true;
    const auto& encoding = Isa::encoding_info(static_cast<typename Isa::Encoding>(form.encoding));
    const std::string_view fidelity = lockstep::fidelity_name(info.fidelity);
    std::printf("%-40.*s %-18.*s %6u  %-12s %-11.*s", static_cast<int>(info.name.size()), info.name.data(),
                static_cast<int>(encoding.name.size()), encoding.name.data(), form.number, name_of(info.status),
                static_cast<int>(fidelity.size()), fidelity.data());
    // Who executes it in a launch with the fast engine.
    const char* engine = info.status == lockstep::Status::unsupported ? "none"
                         : lockstep::fast::has_native_form<Isa>(form) ? "fast"
                                                                      : "reference";
    std::printf(" %-10s", engine);
    if (!info.reason.empty()) std::printf(" %.*s", static_cast<int>(info.reason.size()), info.reason.data());
    std::printf("\n");
  }
  if (!found)
    return fail("no instruction of " + std::string(Isa::target) + " fits '" + pattern + "'; try '*" + pattern + "*'");
  return done;
}

}  // namespace

int list_isa(const std::string& target, const std::string& pattern) {
  return with_isa(target, [&](auto isa) { return list<decltype(isa)>(pattern); });
}

}  // namespace command
