// lockstep isa: every instruction in every encoding, or those that a pattern names.
#include <fnmatch.h>

#include <cstdio>
#include <string_view>

#include "command.hpp"
#include "fast/program/native_forms.hpp"
#include "isas/isas.hpp"
#include "lockstep/isa/fidelity.hpp"

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
bool fits(const lockstep::IsaTables& isa, const std::string& pattern, std::size_t form,
          const lockstep::InstructionInfo& info) {
  if (pattern.empty()) return true;
  for (const std::string_view name : {info.name, info.mnemonic, isa.assembly.form(form).mnemonic})
    if (fnmatch(pattern.c_str(), std::string(name).c_str(), FNM_CASEFOLD) == 0) return true;
  return false;
}

/// What is to be said of it; of one that follows --numerics, also how exact it is when it rounds.
std::string note_of(const lockstep::InstructionInfo& info) {
  std::string note(info.reason);
  if (info.rounded != lockstep::Fidelity::unsupported)
    note += "; --numerics rounded: " + std::string(lockstep::fidelity_name(info.rounded)) + ", " +
            std::string(info.rounded_reason);
  return note;
}

void print_header() {
  std::printf("%-40s %-18s %6s  %-12s %-12s %-10s %s\n", "# name", "encoding", "opcode", "status", "fidelity", "engine",
              "note");
}

int list(const lockstep::IsaTables& isa, const std::string& target, const std::string& pattern) {
  bool found = false;
  for (const lockstep::FormInfo& form : isa.forms()) {
    const lockstep::InstructionInfo& info = isa.info(form.opcode);
    if (!fits(isa, pattern, static_cast<std::size_t>(&form - isa.forms().data()), info)) continue;
    if (!found) print_header();
    found = true;
    const auto& encoding = isa.encoding_info(form.encoding);
    const std::string_view fidelity = lockstep::fidelity_name(lockstep::fidelity_on(target, info));
    std::printf("%-40.*s %-18.*s %6u  %-12s %-12.*s", static_cast<int>(info.name.size()), info.name.data(),
                static_cast<int>(encoding.name.size()), encoding.name.data(), form.number, name_of(info.status),
                static_cast<int>(fidelity.size()), fidelity.data());
    // Who executes it in a launch with the fast engine.
    const char* engine = info.status == lockstep::Status::unsupported ? "none"
                         : lockstep::fast::has_native_form(isa, form) ? "fast"
                                                                      : "reference";
    std::printf(" %-10s", engine);
    if (const std::string note = note_of(info); !note.empty()) std::printf(" %s", note.c_str());
    std::printf("\n");
  }
  if (!found)
    return fail("no instruction of " + std::string(isa.target) + " fits '" + pattern + "'; try '*" + pattern + "*'");
  return done;
}

}  // namespace

int list_isa(const std::string& target, const std::string& pattern) {
  return list(*lockstep::isa_of(target), target, pattern);
}

}  // namespace command
