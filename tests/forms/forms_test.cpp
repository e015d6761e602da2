// Every form of every instruction, assembled by LLVM into code objects and launched on both engines: it executes and
// leaves the same registers and memory, or it faults, for the reason its status gives or one that stands here.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <set>

#include "bench.hpp"
#include "comparison.hpp"
#include "exceptions.hpp"
#include "frame.hpp"
#include "llvm_oracle.hpp"
#include "runnable.hpp"
#include "tested_isa.hpp"
#include "undefined.hpp"

using namespace lockstep;
using namespace lockstep::forms;
using conformance::Words;
using tested::Isa;

namespace {

/// Forms that the assembler cannot be asked for: their words run all the same, as .long.
std::vector<Exception>& not_in_llvm() {
  static std::vector<Exception> list{
      {cdna, "scalar", "^S_CBRANCH_G_FORK as SOP2_LIT", "the assembler takes no constant as its source"},
      {cdna, "vop2", "^V_(ADDC|SUBB|SUBBREV)_CO_U32 as VOP2_LIT",
       "VCC and a literal: the constant bus carries one of them"},
      {cdna, "vop2", "^V_CNDMASK_B32 as VOP2_LIT", "VCC and a literal: the constant bus carries one of them"},
      {cdna, "vop3", "^V_(NOP|CLREXCP) as VOP3", "its text is that of the short form, which the assembler makes of it"},
      {gfx11_on, "vop3", "^V_(NOP|PIPEFLUSH) as VOP3", "its text is that of the short form"},
      {"rdna1 rdna1_dot rdna2", "vop3", "^V_CLREXCP as VOP3", "its text is that of the short form"},
      {"cdna5", "vop3_literal", "^V_CVT_PK_F16_BF8 as VOP3_LIT", "its text is that of the short form"},
      {gfx11_on, "vop3p", "^V_FMA_MIX\\w* as VOP3P_LIT", "the assembler takes no literal there"},
      {"gcn5 gcn5_7nm cdna1", "image", "^IMAGE_(SAMPLE|GATHER4)(_LZ|_L)?_O as MIMG",
       "the text names one address register, and the assembler wants the offset's and another"},
      {"rdna1 rdna1_dot rdna2 rdna3 rdna3_5", "image", "^IMAGE_GET_RESINFO as MIMG_NSA1",
       "it has one address, and the assembler takes the short form"},
      {"rdna4", "flat", "^GLOBAL_LOAD_TR_", "its registers are spelled as those of the other wave size", false},
      {gfx11_on, "vop3p", "^V_S?WMMA.* as VOP3P:", "its registers are spelled as those of the other wave size", false},
  };
  return list;
}

/// Instructions that fault by what they are: text, then the fault's.
std::vector<Exception>& faults_by_nature() {
  static std::vector<Exception> list{
      {gfx11_on, "scalar", "^s_sendmsghalt .*fault: halt", "it halts the wave"},
      {gfx11_on, "scalar", "^s_trap .*fault: trap", "nobody handles the trap"},
      {"rdna4 cdna5 cdna5_gfx1251", "flat", "_load_tr\\d*_b.*needs every lane active",
       "it moves data between lanes; EXEC has holes", false},
      {"cdna5 cdna5_gfx1251", "scalar", "^s_add_pc_i64 .*fault: pc_out_of_range", "no code is so far away"},
      {"cdna5 cdna5_gfx1251", "flat", "^scratch_load_b128 .*scale_offset.*fault: out_of_bounds",
       "sixteen times the lane's offset is beyond its scratch"},
      {cdna, "scalar", "^s_sendmsghalt .*fault: halt", "it halts the wave"},
      {"cdna2", "vop3p", "^v_mfma_f64_.* blgp:.*BLGP has no meaning", "BLGP must be 0", false},
      {cdna, "scalar", "^s_trap .*fault: trap", "nobody handles the trap"},
      {"cdna3 cdna4 gcn5 gcn5_7nm", "scalar", "^s_swappc_b64 s.*, 0x3.*fault: pc_out_of_range",
       "a literal is no address of code"},
      {"cdna4", "ds", "_tr(16)?_b.*needs every lane active", "it moves data between lanes; EXEC has holes"},
  };
  return list;
}

std::string as_words(const Words& words) {
  std::string text = ".long ";
  for (unsigned i = 0; i < words.count; ++i)
    text += (i == 0 ? "0x" : ", 0x") + conformance::to_string({{words.dwords[i]}, 1});
  return text;
}

/// An instruction on images that is unsupported; one of the tensor data mover, whose descriptors no random registers
/// hold; global wave sync, which later launches see (tests/unit/engine, tests/hip).
bool stands_aside(const FormInfo& form) {
  const InstructionInfo& info = Isa::info(static_cast<tested::Opcode>(form.opcode));
  return (is_image_form(form) && info.status == Status::unsupported) ||
         (info.memory != nullptr && (info.memory->tensor() || info.memory->sync != WaveSync::none));
}

/// All forms whose encoding's name matches, with up to `each` instructions a form that LLVM's assembler makes.
std::vector<Test> tests_of(const std::regex& encodings, unsigned each) {
  std::vector<Test> candidates, result;
  std::vector<std::string> lines;
  std::set<std::size_t> forms;
  for (std::size_t form = 0; form < Isa::forms().size(); ++form) {
    const FormInfo& info = Isa::forms()[form];
    const std::string encoding(Isa::encoding_info(static_cast<tested::Encoding>(info.encoding)).name);
    if (!std::regex_match(encoding, encodings) || stands_aside(info)) continue;
    const std::vector<Words> words = runnable_words(info, 3 * each, form, wave_size());
    const bool possible = Isa::info(static_cast<tested::Opcode>(info.opcode)).status == Status::unsupported ||
                          conformance::can_be_legal(info);
    if (words.empty() && !possible) continue;
    CHECK_MESSAGE(!words.empty(), "no operands for " << form_name(form));
    forms.insert(form);
    for (const Words& one : words) {
      const auto decoded = tested::decode(std::span(one.dwords).first(one.count)).at_end();
      Test test{form, one, {}, disassemble(decoded.instruction, {.wave_size = wave_size(), .name_halves = true})};
      test.entry.room = room_of(info);
      lines.push_back(test.text);
      candidates.push_back(test);
    }
  }
  const auto assembled = conformance::llvm_assemble(lines, std::string(Isa::target), wave_size());
  std::vector<unsigned> taken(Isa::forms().size());
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    Test& test = candidates[i];
    if (!assembled[i] || taken[test.form] == each) continue;
    const auto decoded = tested::decode(std::span(assembled[i]->dwords).first(assembled[i]->count)).at_end();
    if (decoded.error != DecodeError::none || !is_form(decoded.instruction, Isa::forms()[test.form])) continue;
    // Names of halves of registers, and waves of another size than the usual one, are not for the assembler of every
    // driver.
    test.entry.instruction = Isa::true16 || Isa::wave_sizes.size() > 1 ? as_words(*assembled[i]) : test.text;
    if (taken[test.form]++ != 0) test.exec = 0x9234'5678'9abc'def1u * (test.form | 1);
    result.push_back(test);
  }
  for (const std::size_t form : forms) {
    if (taken[form] != 0) continue;
    const auto first =
        std::find_if(candidates.begin(), candidates.end(), [&](const Test& t) { return t.form == form; });
    if (first == candidates.end()) continue;
    const std::string name = form_name(form) + ": " + first->text;
    CHECK_MESSAGE(excepted(not_in_llvm(), name), "LLVM does not assemble " << name);
    first->entry.instruction = as_words(first->words);
    result.push_back(*first);
  }
  return result;
}

/// Has clang make a code object of the tests' kernels.
std::string build(const std::vector<Test>& tests, const std::string& name) {
  const std::string stem = isa_name + "_" + std::to_string(wave_size()) + "_" + name;
  const std::string source = std::string(LOCKSTEP_FORMS_DIR) + "/" + stem + ".s",
                    object = std::string(LOCKSTEP_FORMS_DIR) + "/" + stem + ".hsaco";
  std::vector<Entry> entries;
  for (const Test& test : tests) entries.push_back(test.entry);
  std::ofstream(source) << frames(entries, wave_size());
  const std::string command = "'" LOCKSTEP_SOURCE_DIR "/scripts/compile_kernel.sh' '" + source + "' '" + object + "' " +
                              std::string(Isa::target);
  REQUIRE_MESSAGE(std::system(command.c_str()) == 0, command);
  return object;
}

void check(const Test& test, const Outcome& one, const Outcome& other) {
  INFO(form_name(test.form), ": ", test.text);
  CHECK(one.result.status == other.result.status);
  CHECK(one.result.text == other.result.text);
  CHECK(one.result.statistics.instructions == other.result.statistics.instructions);
  CHECK_MESSAGE(one.data == other.data, "memory differs");
  for (std::size_t i = 0; i < one.out.size(); ++i)
    if (one.out[i] != other.out[i]) {
      FAIL_CHECK("output differs at byte " << 4 * i % lane_bytes << " of lane " << 4 * i / lane_bytes << ": "
                                           << one.out[i] << ", " << other.out[i]);
      break;
    }
  const InstructionInfo& info =
      Isa::info(static_cast<tested::Opcode>(Isa::form(static_cast<std::uint16_t>(test.form)).opcode));
  if (info.status == Status::unsupported) {
    CHECK(one.result.fault.kind == FaultKind::unsupported_instruction);
    CHECK(one.result.text.find(info.reason) != std::string::npos);
  } else if (!one.result) {
    CHECK_MESSAGE(excepted(faults_by_nature(), test.text + " | " + one.result.text),
                  test.text << " | " << one.result.text);
  }
}

/// Whether `outcome` differs from that of an instruction that does nothing, the address of the jump's target aside.
bool leaves_trace(const Outcome& outcome, const Outcome& nothing) {
  if (outcome.data != nothing.data) return true;
  constexpr std::size_t target = (640 + 4 * s_target) / 4;
  for (std::size_t i = 0; i < outcome.out.size(); ++i)
    if (i != target && i != target + 1 && outcome.out[i] != nothing.out[i]) return true;
  return false;
}

bool has_output(const Test& test) {
  const FormInfo& form = Isa::form(static_cast<std::uint16_t>(test.form));
  const auto operands = Isa::operands(form);
  return std::any_of(operands.begin(), operands.end(), [](const OperandInfo& operand) { return operand.output; });
}

/// `computes`: its instructions are of one wave's registers alone.
void run_family(const std::string& name, const std::string& encodings, bool computes) {
  std::vector<Test> tests = tests_of(std::regex(encodings), LOCKSTEP_FORMS_EACH);
  const std::size_t count = tests.size();
  for (const Room room : {Room::none, Room::lds, Room::scratch}) tests.push_back({0, {}, {"s_nop 0", room}, "s_nop 0"});
  Bench bench(build(tests, name));
  std::vector<Outcome> nothing;
  for (std::size_t i = count; i < tests.size(); ++i) nothing.push_back(bench.run(i, tests[i], Engine::reference));
  UndefinedSources undefined(bench);
  std::size_t ended = 0, with_output = 0, traces = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Test& test = tests[i];
    const Outcome reference = bench.run(i, test, Engine::reference), fast = bench.run(i, test, Engine::fast);
    check(test, reference, fast);
    ended += reference.result ? 1u : 0u;
    if (computes && reference.result && test.exec == ~std::uint64_t{0}) undefined.look(i, test);
    if (!reference.result || test.exec != ~std::uint64_t{0} || !has_output(test)) continue;
    ++with_output;
    traces += leaves_trace(reference, nothing[static_cast<std::size_t>(test.entry.room)]) ? 1u : 0u;
  }
  check_used(not_in_llvm(), name);
  check_used(faults_by_nature(), name);
  if (computes) undefined.finish(name);
  CHECK(ended * 10 >= count * 9);
  CHECK(traces * 5 >= with_output * 4);  // others write what was there, or SCC as it was
  MESSAGE(name << ": " << count << " instructions, " << ended << " ended; " << traces << " of " << with_output
               << " with a result left a trace");
}

struct Family {
  const char* name;
  const char* encodings;
  bool computes = false;
};
constexpr Family families[] = {
    {"scalar", "SOP.*", true},
    {"smem", "SMEM"},
    {"vop1", "VOP1.*", true},
    {"vop2", "VOP2.*", true},
    {"vopc", "VOPC.*", true},
    {"vop3", "VOP3(SD)?", true},
    {"vop3p", "VOP3P.*", true},
    {"ds", "DS"},
    {"flat", "V?(FLAT|GLOBAL|SCRATCH)"},
    {"buffer", "MUBUF|MTBUF|VBUFFER"},
    {"vop3_literal", "VOP3(SD)?_LIT"},
    {"vop3_dpp16", "VOP3(SD)?_DPP16"},
    {"vop3_dpp8", "VOP3(SD)?_DPP8"},
    {"dual", "VOPD.*"},
    {"image", "MIMG.*|VIMAGE.*|VSAMPLE.*"},
};
/// Encodings of graphics, whose instructions are unsupported.
constexpr const char* not_run = "EXP|VEXPORT|LDSDIR|VDSDIR|VINTERP|VINTRP";

void run_family(std::size_t index) {
  const std::regex encodings(families[index].encodings);
  for (const FormInfo& form : Isa::forms())
    if (std::regex_match(std::string(Isa::encoding_info(static_cast<tested::Encoding>(form.encoding)).name), encodings))
      return run_family(families[index].name, families[index].encodings, families[index].computes);
  MESSAGE("the ISA has no such encodings");
}

}  // namespace

TEST_CASE("every form belongs to a family") {
  for (const FormInfo& form : Isa::forms()) {
    const std::string name(Isa::encoding_info(static_cast<tested::Encoding>(form.encoding)).name);
    CHECK(std::count_if(std::begin(families), std::end(families),
                        [&](const Family& family) { return std::regex_match(name, std::regex(family.encodings)); }) +
              std::regex_match(name, std::regex(not_run)) ==
          1);
  }
}

TEST_CASE("scalar instructions") { run_family(0); }
TEST_CASE("scalar memory") { run_family(1); }
TEST_CASE("VOP1") { run_family(2); }
TEST_CASE("VOP2") { run_family(3); }
TEST_CASE("VOPC") { run_family(4); }
TEST_CASE("VOP3") { run_family(5); }
TEST_CASE("packed and matrix instructions") { run_family(6); }
TEST_CASE("LDS") { run_family(7); }
TEST_CASE("FLAT, GLOBAL, SCRATCH") { run_family(8); }
TEST_CASE("buffers") { run_family(9); }
TEST_CASE("VOP3 with a literal") { run_family(10); }
TEST_CASE("VOP3 with DPP16") { run_family(11); }
TEST_CASE("VOP3 with DPP8") { run_family(12); }
TEST_CASE("dual issue") {
  if (wave_size() == 32) run_family(13);
}
TEST_CASE("images") {
  if (Isa::memory.image != ImageFamily::none) run_family(14);
}
