// compare DIFFERENCES REPORT: this project's operations of one ISA beside the vendor's text. Each difference is listed
// with a reason, each listed one is still there.
#include <algorithm>
#include <cstdio>
#include <string>

#include "inputs.hpp"
#include "list.hpp"

namespace vendor_test {
namespace {

unsigned failures = 0;

void fail(const std::string& text) {
  std::printf("FAILED %s\n", text.c_str());
  ++failures;
}

/// What the text names otherwise, or leaves to the operand stage or to write-back: words of a setting in the
/// list.
struct Setting {
  bool valid = true;
  bool placed = false;                        ///< own 16-bit result: placed by OP_SEL[3] as write-back does
  std::uint64_t d0_mask = ~std::uint64_t{0};  ///< bits of D0 that the text defines
  std::uint64_t own_s0 = 0;                   ///< own S0, where SDWA picks a byte or word first

  Setting(const std::string& text, Input& input) {
    lockstep::LaneInput& in = input.lane;
    std::size_t from = 0;
    unsigned own_shift = 0;
    while (from < text.size()) {
      const std::size_t end = std::min(text.find(' ', from), text.size());
      const std::string word = text.substr(from, end - from);
      from = end + 1;
      if (word == "s0=imm") {
        in.s0 = in.imm;
      } else if (word == "s1=imm") {
        in.s1 = in.imm;
      } else if (word == "imm=literal") {
        in.imm = in.literal & 0xffff;
      } else if (word == "op_sel=0") {
        in.op_sel = 0;
      } else if (word == "op_sel[3]=0") {
        in.op_sel &= 7;
      } else if (word == "modifiers=0") {
        in.neg = in.neg_hi = in.abs = in.omod = 0;
      } else if (word == "d0=s0") {
        in.d0 = in.s0;
      } else if (word == "exec=all") {
        in.exec = ~std::uint64_t{0};
      } else if (word == "m0=small") {
        in.m0 &= 15;
      } else if (word == "m0=two_small") {
        in.m0 &= 15 | 15 << 16;
      } else if (word == "wave64") {
        in.status |= 1u << 29;
      } else if (word == "sdwa=byte") {
        in.sdwa_sel0 %= 4;
        own_shift = 8 * in.sdwa_sel0;
      } else if (word == "sdwa=word") {
        in.sdwa_sel0 = 4 + in.sdwa_sel0 % 2;
        own_shift = 16 * (in.sdwa_sel0 - 4);
      } else if (word == "d0=32") {
        d0_mask = 0xffffffff;
      } else if (word == "d0=16") {
        d0_mask = 0xffff;
      } else if (word == "placed") {
        placed = true;
      } else {
        valid = false;
      }
    }
    own_s0 = own_shift == 0 ? in.s0 : (in.s0 & 0xffffffff) >> own_shift;
  }
};

/// Where write-back puts a 16-bit result: OP_SEL[3], and the instruction's rule for the other half.
void place_half(const lockstep::InstructionInfo& info, const lockstep::LaneInput& in, Result& result) {
  const std::uint64_t half = result.out.d0 & 0xffff;
  const std::uint64_t old = in.d0 & 0xffffffff;
  const bool high = (in.op_sel & 8) != 0;
  const bool keep = info.high_half == lockstep::HighHalf::keep;
  result.out.d0 = high ? half << 16 | (old & 0xffff) : half | (keep ? old & 0xffff0000 : 0);
}

struct Outcome {
  bool lowered = false;
  unsigned different = 0;
  std::string first;  ///< the first difference
};

std::string describe(const Input& input, const Result& own, const Result& vendor) {
  const auto state = [](const Result& r) {
    char text[200];
    std::snprintf(text, sizeof text, "d0 %llx scc %d vcc_lane %d vcc %llx exec %llx pc %llx d1 %d lane bits %d %d",
                  static_cast<unsigned long long>(r.out.d0), r.out.scc, r.out.vcc_lane,
                  static_cast<unsigned long long>(r.out.vcc), static_cast<unsigned long long>(r.out.exec),
                  static_cast<unsigned long long>(r.out.pc), r.out.d1, r.out.d0_lane, r.out.exec_lane);
    return std::string(text);
  };
  char text[200];
  const lockstep::LaneInput& in = input.lane;
  std::snprintf(text, sizeof text, "s0 %llx s1 %llx s2 %llx d0 %llx imm %x op_sel %x",
                static_cast<unsigned long long>(in.s0), static_cast<unsigned long long>(in.s1),
                static_cast<unsigned long long>(in.s2), static_cast<unsigned long long>(in.d0), in.imm, in.op_sel);
  return std::string(text) + "\n    own    " + state(own) + "\n    vendor " + state(vendor);
}

Outcome compare(isa::Opcode opcode, const std::string& setting, const std::vector<Input>& inputs) {
  Outcome outcome;
  const lockstep::InstructionInfo& info = isa::Tables::info(opcode);
  for (Input input : inputs) {
    input.lane.wide = &input.wide;
    const Setting applied(setting, input);
    if (!applied.valid) {
      fail(std::string(info.name) + ": unknown setting in '" + setting + "'");
      return outcome;
    }
    Result own(input), vendor(input);
    if (!run_vendor(opcode, input, vendor)) return outcome;
    outcome.lowered = true;
    input.lane.s0 = applied.own_s0;
    if (!run_own(opcode, input, own)) return outcome;
    if (applied.placed) place_half(info, input.lane, own);
    own.out.d0 &= applied.d0_mask;
    vendor.out.d0 &= applied.d0_mask;
    if (own == vendor) continue;
    if (outcome.different++ == 0) outcome.first = describe(input, own, vendor);
  }
  return outcome;
}

void check_entry(const std::string& name, const Outcome& outcome, const List& list) {
  const double percent = 100.0 * outcome.different / input_count;
  const auto known = list.differences.find(name);
  char share[40];
  std::snprintf(share, sizeof share, "%u of %u (%.2f %%)", outcome.different, input_count, percent);
  if (known == list.differences.end()) {
    if (outcome.different != 0) fail(name + " differs on " + share + ", and is not listed\n    " + outcome.first);
  } else if (outcome.different == 0) {
    fail(name + " is listed in line " + std::to_string(known->second.line) + ", and does not differ any more");
  } else if (percent > allowed_percent(known->second)) {
    fail(name + " differs on " + share + ", more than line " + std::to_string(known->second.line) + " says\n    " +
         outcome.first);
  }
}

/// Has this ISA an instruction of that name?
bool known(const std::string& name) {
  for (std::size_t i = 0; i < isa::opcode_count; ++i)
    if (isa::Tables::info(static_cast<isa::Opcode>(i)).name == name) return true;
  return false;
}

void compare_all(const List& list, const Report& report) {
  unsigned compared = 0, equal = 0, listed = 0;
  std::map<std::string, bool> met;
  const std::vector<Input> inputs = make_inputs();
  for (std::size_t i = 0; i < isa::opcode_count; ++i) {
    const auto opcode = static_cast<isa::Opcode>(i);
    const std::string name{isa::Tables::info(opcode).name};
    const auto setting = list.settings.find(name);
    const bool set = setting != list.settings.end();
    const Outcome outcome = compare(opcode, set ? setting->second.detail : "", inputs);
    if (set && outcome.different == compare(opcode, "", inputs).different)
      fail("line " + std::to_string(setting->second.line) + ": the setting changes nothing for " + name);
    if (!outcome.lowered) continue;
    if (const auto equal_with = list.equal_with.find(name); equal_with != list.equal_with.end()) {
      const Outcome then = compare(opcode, equal_with->second.detail, inputs);
      if (then.different != 0)
        fail(name + " differs with the setting of line " + std::to_string(equal_with->second.line) + "\n    " +
             then.first);
      if (outcome.different == 0)
        fail("line " + std::to_string(equal_with->second.line) + " is not needed for " + name);
    }
    met[name] = true;
    ++compared;
    ++(outcome.different == 0 ? equal : listed);
    check_entry(name, outcome, list);
  }
  for (const auto* entries : {&list.differences, &list.settings, &list.equal_with}) {
    for (const auto& [name, entry] : *entries) {
      // A line for all ISAs may name instructions that this one lacks.
      if (met.count(name) == 0 && (entry.for_this_isa || known(name)))
        fail("line " + std::to_string(entry.line) + ": nothing compares " + name);
    }
  }
  for (const auto& [name, why] : report.not_lowered) {
    if (list.unlowered.count(name) == 0) fail(name + " is not lowered, and not listed: " + why);
  }
  for (const auto& [name, entry] : list.unlowered) {
    if (report.not_lowered.count(name) == 0 && (entry.for_this_isa || known(name)))
      fail(name + " is listed as not lowered in line " + std::to_string(entry.line) + ", and is lowered");
  }
  if (compared != report.lowered) fail("not everything that is lowered was compared");
  const auto least = list.at_least.find(isa_name);
  if (least == list.at_least.end())
    fail("no line says how many instructions are compared");
  else if (compared < std::stoul(least->second.detail))
    fail("fewer instructions are compared than line " + std::to_string(least->second.line) + " says");
  std::printf(
      "%s: entries %u, instructions %u, formal %u, with pseudocode here too %u, lowered %u, compared %u, "
      "equal %u, differing as listed %u; %u inputs each\n",
      isa_name, report.entries, report.instructions, report.formal, report.comparable, report.lowered, compared, equal,
      listed, input_count);
}

}  // namespace
}  // namespace vendor_test

int main(int argc, char** argv) {
  using namespace vendor_test;
  if (argc != 3) {
    std::fprintf(stderr, "compare DIFFERENCES REPORT\n");
    return 2;
  }
  const List list = read_list(argv[1], isa_name);
  for (const std::string& error : list.errors) fail(error);
  compare_all(list, read_report(argv[2]));
  if (failures != 0) std::printf("%u failures\n", failures);
  return failures == 0 ? 0 : 1;
}
