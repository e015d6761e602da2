// Whole files: labels, sections, kernel descriptors and metadata as the reader of code objects finds them; errors;
// garbage.
#include <doctest/doctest.h>

#include <algorithm>
#include <cdna3/assembly_binding.hpp>
#include <random>
#include <rdna3/assembly_binding.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "lockstep/assemble/program_assembler.hpp"
#include "lockstep/object/code_object.hpp"

namespace {

using namespace lockstep::assembler;
using lockstep::CodeObject;

constexpr lockstep::rdna3::Isa rdna3{};
constexpr lockstep::cdna3::Isa cdna3{};
const IsaSource<lockstep::rdna3::Isa> gfx11(rdna3);
const IsaSource<lockstep::cdna3::Isa> gfx942(cdna3);

AssembledObject assemble(std::string_view text) { return ProgramAssembler(gfx11, "gfx1100").assemble(text); }

/// "line:column: sentence" of the first problem.
std::string problem(std::string_view text) {
  const AssembledObject made = assemble(text);
  REQUIRE(!made.problems.empty());
  CHECK(made.bytes.empty());
  const TextProblem& first = made.problems[0];
  return std::to_string(first.line) + ":" + std::to_string(first.column) + ": " + first.message;
}

constexpr std::string_view whole = R"(
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"  // the processor
.set twice, 2 * 4
.text
.globl work
.p2align 8
.type work,@function
work:
  s_load_b64 s[2:3], s[0:1], 0x0
  s_mov_b32 s4, .Lend - work            ; a literal
  s_getpc_b64 s[6:7]
  s_add_u32 s6, s6, table@rel32@lo + 4
  s_addc_u32 s7, s7, table@rel32@hi + 12
  v_mov_b32 v0, twice
again:
  s_cbranch_scc0 again
  s_branch done
  s_nop 0 /* one
  s_nop 1
  */ s_nop 2
done:
  s_endpgm
.Lend:
  .size work, .Lend - work

.section .rodata,"a",@progbits
.p2align 2
table:
  .long 1, 2, -3
  .short 0x1234
  .byte 'A', 7
  .asciz "text\n\""
.p2align 6
.amdhsa_kernel work
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size twice
  .amdhsa_group_segment_fixed_size 256
  .amdhsa_next_free_vgpr 9
  .amdhsa_next_free_sgpr max(8, 1)
.end_amdhsa_kernel
.data
address:
  .quad table + 4

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: work
    .symbol: work.kd
    .kernarg_segment_size: 8
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 32
    .sgpr_count: 8
    .vgpr_count: 9
    .max_flat_workgroup_size: 64
    .args:
      - { .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
...
.end_amdgpu_metadata
)";

/// A kernel's block around its lines.
std::string kernel(std::string_view lines) {
  return ".text\nk:\n s_endpgm\n.rodata\n.amdhsa_kernel k\n" + std::string(lines) + ".end_amdhsa_kernel\n";
}

}  // namespace

TEST_CASE("the reader of code objects finds what the text says") {
  CHECK(named_target(whole) == "gfx1100");
  const AssembledObject made = assemble(whole);
  for (const TextProblem& each : made.problems) MESSAGE(each.line << ": " << each.message);
  REQUIRE(made.problems.empty());
  const auto code = CodeObject::read(made.bytes);
  REQUIRE_MESSAGE(code.has_value(), code.message());
  CHECK(code->problems().empty());
  CHECK(code->version() == 6);
  CHECK(code->target().text() == "gfx1100");
  REQUIRE(code->kernels().size() == 1);
  const lockstep::KernelInfo& info = code->kernels()[0];
  CHECK(info.name == "work");
  CHECK(info.descriptor.kernarg_size == 8);
  CHECK(info.descriptor.group_segment_fixed_size == 256);
  CHECK(info.descriptor.kernarg_segment_ptr());
  CHECK(info.descriptor.rsrc2.user_sgprs() == 2);
  CHECK(info.descriptor.wave_size() == 32);
  CHECK(info.metadata.arguments.size() == 1);

  std::uint64_t table = 0, work = 0, address = 0;
  for (const lockstep::CodeSymbol& symbol : code->symbols()) {
    if (symbol.name == "table") table = symbol.address;
    if (symbol.name == "address") address = symbol.address;
    if (symbol.name == "work") {
      work = symbol.address;
      CHECK(symbol.size == code->text().size());
      CHECK(symbol.kind == lockstep::CodeSymbol::Kind::function);
    }
  }
  CHECK(work % 256 == 0);
  CHECK(work == code->text_address());
  REQUIRE(code->relocations().size() == 1);
  CHECK(code->relocations()[0].address == address);
  CHECK(code->relocations()[0].target == table + 4);
  CHECK(code->relocations()[0].kind == lockstep::CodeRelocation::Kind::absolute_64);

  std::vector<std::uint32_t> words(code->text().size() / 4);
  for (std::size_t i = 0; i < code->text().size(); ++i) words[i / 4] |= std::uint32_t{code->text()[i]} << 8 * (i % 4);
  const std::uint32_t size = static_cast<std::uint32_t>(code->text().size());
  // From the end of the two literals' instructions: the address of the one after S_GETPC_B64 and 4, and 12.
  const auto low = static_cast<std::uint32_t>(table - work - 0x14);
  CHECK(words == std::vector<std::uint32_t>{0xf4040080, 0xf8000000, 0xbe8400ff, size, 0xbe864700, 0x8006ff06, low,
                                            0x8207ff07, 0xffffffff, 0x7e000288, 0xbfa1ffff, 0xbfa00002, 0xbf800000,
                                            0xbf800002, 0xbfb00000});
}

TEST_CASE("each instruction has its address and its line") {
  const AssembledObject made = assemble(whole);
  const auto object = CodeObject::read(made.bytes);
  REQUIRE(object);
  std::vector<std::uint64_t> offsets;
  std::vector<std::size_t> lines;
  for (const InstructionLine& each : made.lines) {
    offsets.push_back(each.address - object->text_address());
    lines.push_back(each.line);
  }
  CHECK(offsets == std::vector<std::uint64_t>{0, 8, 16, 20, 28, 36, 40, 44, 48, 52, 56});
  CHECK(lines == std::vector<std::size_t>{9, 10, 11, 12, 13, 14, 16, 17, 18, 20, 22});
  CHECK(assemble(".text\ns_nop").lines.empty());  // an error
}

TEST_CASE("numbers of descriptors as clang 22 makes them") {
  const std::string text =
      ".text\nk:\n s_endpgm\n.rodata\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 9\n"
      ".amdhsa_next_free_sgpr 33\n.amdhsa_accum_offset 12\n.end_amdhsa_kernel\n";
  const AssembledObject made = ProgramAssembler(gfx942, "gfx942").assemble(text);
  REQUIRE(made.problems.empty());
  const auto code = CodeObject::read(made.bytes);
  REQUIRE_MESSAGE(code.has_value(), code.message());
  REQUIRE(code->kernels().size() == 1);
  CHECK(code->kernels()[0].descriptor.rsrc1.word == 0x00ac0101);
  CHECK(code->kernels()[0].descriptor.rsrc2.word == 0x80);
  CHECK(code->kernels()[0].descriptor.rsrc3.word == 2);
  CHECK(code->kernels()[0].descriptor.properties == 0);
}

TEST_CASE("errors say line and column") {
  CHECK(problem("s_nop 0\n  s_branch nowhere\n") == "2:12: 'nowhere' is not known here");
  CHECK(problem("x:\nx:\n") == "2:1: 'x' is defined already, in line 1");
  CHECK(problem(".set x, 1\nx:\n") == "2:1: 'x' is defined already, in line 1");
  CHECK(problem("s_nop 0\n/* one\ntwo") == "3:4: the comment does not end: */ is missing");
  CHECK(problem("/* one */ /*") == "1:13: the comment does not end: */ is missing");
  CHECK(problem("\n .macro m\n").find("2:2: .macro is not supported: write the lines out") == 0);
  CHECK(problem(".if 1\n").find("1:1: .if is not supported") == 0);
  CHECK(problem(".frobnicate\n") == "1:1: the directive .frobnicate is not supported");
  CHECK(problem(".data\ns_nop 0\n") == "2:1: instructions stand in sections of code (.text), and this is .data");
  CHECK(problem(".amdgcn_target \"amdgcn-amd-amdhsa--gfx942\"\n") ==
        "1:16: the file is for gfx942, and is assembled for gfx1100");
  CHECK(
      problem("l: s_nop 0\n s_mov_b32 s0, l\n").find("2:16: the address of a label is known when the code is loaded") ==
      0);
  CHECK(problem("l:\n.zero 131072\n s_branch l\n") == "3:11: the label is more than 32767 dwords away");
  CHECK(problem(".byte 256\n") == "1:7: the number does not fit 1 byte");
  CHECK(problem(".long l\nl:\n").find("1:7: an address has 64 bits") == 0);
  CHECK(problem(".zero -1\n").find("1:7: the number of bytes is 0 to") == 0);
  CHECK(problem(".fill 300000000, 8, 0\n").find("1:7: the number of repetitions is 0 to") == 0);
  CHECK(problem(".ascii \"abc\n") == "1:8: the string does not end on its line");
  CHECK(problem(".p2align 40\n") == "1:10: the alignment is a power of two, of 65536 at most");
  CHECK(problem(".amdhsa_kernel k\n") == "1:16: kernel descriptors stand in a section of data: .rodata");
  CHECK(problem(".rodata\n.amdhsa_kernel k\n") ==
        "2:16: the kernel's block does not end: .end_amdhsa_kernel is missing");
  CHECK(problem(kernel("")) == "5:16: the kernel lacks .amdhsa_next_free_sgpr");
  CHECK(problem(kernel(".amdhsa_accum_offset 4\n")) == "6:1: the target has no .amdhsa_accum_offset");
  CHECK(problem(kernel(".amdhsa_nothing 4\n")) == "6:1: there is no directive .amdhsa_nothing");
  CHECK(problem(kernel(".amdhsa_ieee_mode 2\n")) == "6:1: .amdhsa_ieee_mode takes 0 to 1, not 2");
  CHECK(problem(kernel(".amdhsa_ieee_mode 1\n.amdhsa_ieee_mode 1\n")) == "7:1: .amdhsa_ieee_mode stands twice");
  CHECK(problem(".amdgpu_metadata\na: [1\n.end_amdgpu_metadata\n") == "2:4: expected ',' or ']'");
  CHECK(problem("s_nop 0\n .amdgpu_metadata\n\n---\n.end_amdgpu_metadata\n") == "5:1: the metadata are empty");
  CHECK(problem(".amdgpu_metadata\na: 1\n") == "1:1: the metadata do not end: .end_amdgpu_metadata is missing");
}

TEST_CASE("addresses in sections that are not loaded are not written") {
  const std::string nothing = "1:1: no section is loaded: a section that the program uses has the flag a, as .text has";
  CHECK(problem(".section .text,\"\"\n.section .x,\"\"\na:\n.quad a\n") == nothing);
  CHECK(problem(".section .text,\"\"\n") == nothing);
  const std::string code = ".text\nk:\n s_nop 1\n s_endpgm\n";
  for (const std::string section :
       {".section .debug_x,\"\",@progbits\n.quad k\n", ".section .x,\"a\"\n.quad k\n.section .x,\"\"\n"}) {
    const AssembledObject made = assemble(code + section + ".data\nd:\n.quad k + 4\n");
    REQUIRE(made.problems.empty());
    const auto read = CodeObject::read(made.bytes);
    REQUIRE_MESSAGE(read.has_value(), read.message());
    REQUIRE(read->relocations().size() == 1);
    CHECK(read->relocations()[0].target == read->text_address() + 4);
    CHECK(made.bytes == assemble(code + ".data\nd:\n.quad k + 4\n").bytes);
  }
}

TEST_CASE("a place holds the address of each name with @gotpcrel32") {
  const std::string text =
      " s_getpc_b64 s[0:1]\n s_add_u32 s0, s0, b@gotpcrel32@lo+4\n s_addc_u32 s1, s1, b@gotpcrel32@hi+12\n"
      " s_add_u32 s0, s0, a@gotpcrel32@lo\n s_add_u32 s0, s0, b@gotpcrel32@lo\n s_endpgm\n.data\na: .long 1\nb: .byte "
      "2\n";
  for (const std::string begin : {"", ".section .got,\"aw\"\n.byte 1\n.text\n"}) {
    const AssembledObject made = assemble(begin + text);
    REQUIRE(made.problems.empty());
    const auto code = CodeObject::read(made.bytes);
    REQUIRE_MESSAGE(code.has_value(), code.message());
    std::uint64_t a = 0, b = 0;
    for (const lockstep::CodeSymbol& symbol : code->symbols()) (symbol.name == "a" ? a : b) = symbol.address;
    REQUIRE(code->relocations().size() == 2);  // in the order of first use
    const auto& places = code->relocations();
    CHECK(places[0].target == b);
    CHECK(places[1].target == a);
    CHECK(places[1].address == places[0].address + 8);
    CHECK(places[0].address % 8 == 0);
    const auto word = [&](std::size_t at) {
      std::uint32_t value = 0;
      for (unsigned i = 0; i < 4; ++i) value |= std::uint32_t{code->text()[at + i]} << 8 * i;
      return value;
    };
    const auto distance = [&](std::size_t place, std::size_t literal) {
      return static_cast<std::uint32_t>(places[place].address - code->text_address() - literal);
    };
    CHECK(word(8) == distance(0, 8) + 4);
    CHECK(word(16) == 0);
    CHECK(word(24) == distance(1, 24));
    CHECK(word(32) == distance(0, 32));
  }
  CHECK(problem(" s_add_u32 s0, s0, c@gotpcrel32@lo\n") == "1:20: 'c' is not known here");
  CHECK(problem(".set c, 1\n s_add_u32 s0, s0, c@gotpcrel32@lo\n") == "2:20: 'c' is not known here");
  CHECK(problem("s_nop 0\n s_add_u32 s0, s0, c@abs32@lo\n") == "2:20: 'c@abs32@lo' is not known here");
  CHECK(problem(".section .got,\"aw\",@nobits\n.text\na:\n s_add_u32 s0, s0, a@gotpcrel32@lo\n") ==
        "4:1: the section .got holds addresses (@gotpcrel), so it cannot be @nobits");
  CHECK(problem("a: .long a@gotpcrel32@lo\n") ==
        "1:10: relative addresses (@rel32, @rel64, @gotpcrel) are for literals of instructions");
}

TEST_CASE("a relative address is that of one name") {
  const std::string head = "a: s_nop 0\nb: s_nop 0\n.set n, 5\n",
                    is = ": a relative address is that of one name, to which a number may be added";
  for (const std::string text : {"-a@rel32@lo", "a@rel32@lo-b", "a@rel32@lo+b", "n@rel32@lo"}) {
    CAPTURE(text);
    CHECK(problem(head + " s_add_u32 s0, s0, " + text + "\n") == "4:20" + is);
  }
  CHECK(assemble(head + " s_add_u32 s0, s0, a@rel32@lo+(b-a)-n\n").problems.empty());
}

TEST_CASE("sections have addresses, and debug information may name what is elsewhere, and is not written") {
  const std::string code = "s_nop 0\n.rodata\n.byte 1, 2\nr:\n.data\n.quad .rodata + 2\n";
  const AssembledObject made =
      assemble(code + ".uleb128 0, 127, 0x80, 624485\n.sleb128 2, -2, 127, -128, 64, -64, 63\n");
  REQUIRE(made.problems.empty());
  const auto read = CodeObject::read(made.bytes);
  REQUIRE(read);
  REQUIRE(read->relocations().size() == 1);
  for (const lockstep::CodeSymbol& symbol : read->symbols()) CHECK(symbol.address == read->relocations()[0].target);
  const std::vector<std::uint8_t> packed = {0,    0x7f, 0x80, 1,    0xe5, 0x8e, 0x26, 2,   0x7e,
                                            0xff, 0,    0x80, 0x7f, 0xc0, 0,    0x40, 0x3f};
  CHECK(std::search(made.bytes.begin(), made.bytes.end(), packed.begin(), packed.end()) != made.bytes.end());
  const std::string debug =
      ".section .debug_info,\"\",@progbits\n.Lb: .long .debug_abbrev, elsewhere, .rodata\n.uleb128 .Le-.Lb\n.byte 300\n"
      ".long elsewhere@gotpcrel32@lo\n.Le:\n.section .debug_abbrev,\"\",@progbits\n.byte 1\n";
  const AssembledObject with_debug = assemble(code + debug);
  CHECK(with_debug.problems.empty());
  CHECK(with_debug.bytes == assemble(code).bytes);
  CHECK(problem(".long .rodata\n.rodata\n").find("1:7: an address has 64 bits") == 0);
  CHECK(problem(".quad .nowhere\n") == "1:7: '.nowhere' is not known here");
  CHECK(problem("a:\n.uleb128 b-a\nb:\n").find("2:10: the number must be known here") == 0);
  CHECK(problem(".section .debug_x,\"\"\n.set x, elsewhere\n") == "2:9: 'elsewhere' is not known here");
}

TEST_CASE("addresses are added to and subtracted from alone") {
  for (const std::string_view wrong : {"l>>12", "l*2", "l&~0xfff", "~l", "!l", "max(l,0)", "2*l", "l<l", "l&&1", "l/1",
                                       "later|1", "or(0,later)", "(l+later-l)%2"}) {
    INFO(std::string(wrong));
    CHECK(problem("l:\n.quad " + std::string(wrong) + "\nlater:\n").find("an address can only be added to") !=
          std::string::npos);
  }
  for (const std::string_view right :
       {"(later-l)>>2", "~(later-l)", "max(later-l,1)", "-l+later", "l+8", "x*2", "x/4"}) {
    INFO(std::string(right));
    CHECK(assemble("l:\n.quad " + std::string(right) + "\n.set x, later - l\nlater:\n").problems.empty());
  }
  std::string doubled = "l:\n.set x, l\n";
  for (int i = 0; i < 70; ++i) doubled += ".set x, x+x\n";
  CHECK(problem(doubled + ".quad x\n").find("73:7: an address has 64 bits") == 0);
}

TEST_CASE("a branch goes to a label") {
  for (const std::string_view wrong : {"later-l", "-l", "l+l", "l@rel32@lo", "number"})
    CHECK(problem("l:\n s_branch " + std::string(wrong) + "\nlater:\n.set number, 4\n") ==
          "2:11: a branch goes to a label");
  CHECK(problem("l:\n s_branch l+0x8000000000000000\n") == "2:11: the label is more than 32767 dwords away");
  CHECK(problem("l:\n s_branch l+0x7fffffffffffffff\n") == "2:11: a branch goes to a multiple of four bytes");
  for (const std::string_view right : {"5", "l+4", "later", "same", "l+(later-l)"})
    CHECK(assemble("l:\n s_branch " + std::string(right) + "\n.set same, later\nlater:\n").problems.empty());
}

TEST_CASE("a label that is a number may stand many times: 1b is the last one above, 1f the next one") {
  const auto words = [](std::string_view text) {
    const AssembledObject made = assemble(text);
    for (const TextProblem& each : made.problems) FAIL(each.line << ": " << each.message);
    const auto code = CodeObject::read(made.bytes);
    REQUIRE_MESSAGE(code.has_value(), code.message());
    for (const lockstep::CodeSymbol& symbol : code->symbols()) CHECK(symbol.name == "named");
    return std::vector<std::uint8_t>(code->text().begin(), code->text().end());
  };
  const auto numbered = words(
      "named: 1: s_nop 0\n01: s_nop 1\n s_branch 1b\n s_branch 001f\n 1: 2: s_branch 1b\n s_mov_b32 s0, 0b1\n"
      " s_add_u32 s0, s0, 1f-1b\n s_add_u32 s0, s0, 1b+8-2b\n s_cbranch_scc0 2b+4\n"
      " s_getpc_b64 s[0:1]\n1: .set x, 1b\n s_branch x\n 0: s_cbranch_scc1 0b\n");
  CHECK(numbered ==
        words("named: .La: s_nop 0\n.Lb: s_nop 1\n s_branch .Lb\n s_branch .Lc\n .Lc: .Ld: s_branch .Lc\n"
              " s_mov_b32 s0, 0b1\n s_add_u32 s0, s0, .Le-.Lc\n s_add_u32 s0, s0, .Lc+8-.Ld\n s_cbranch_scc0 .Ld+4\n"
              " s_getpc_b64 s[0:1]\n.Le: .set x, .Le\n s_branch x\n .Lf: s_cbranch_scc1 .Lf\n"));
  CHECK(problem("1: s_nop 0\n s_branch 1f\n") == "2:11: '1f' is not known here");
  CHECK(problem(" s_branch 1b\n1: s_nop 0\n") == "1:11: '1b' is not known here");
  CHECK(problem(" s_branch 0b\n0: s_nop 0\n") == "1:11: '0b' is not known here");
  CHECK(problem("1: s_branch 1c\n") == "1:13: this is not a number: '1c'");
  CHECK(problem("1a: s_nop 0\n").find("1:1: ") == 0);
  CHECK(problem("1:: s_nop 0\n").find("1:1: ") == 0);
}

TEST_CASE("what cannot be set, sections that change, targets in comments") {
  CHECK(problem(". = 4\n") == "1:1: '.' cannot be set: .zero and .p2align make room");
  CHECK(problem(".set ., 4\n") == "1:6: '.' cannot be set: .zero and .p2align make room");
  CHECK(problem(".set .amdgcn.next_free_vgpr, 0\n").find("1:6: names with .amdgcn. cannot be set") == 0);
  CHECK(problem(".amdgcn.next_free_sgpr = 1\n").find("1:1: names with .amdgcn. cannot be set") == 0);
  CHECK(problem(".section .x,\"aw\",@nobits\n.zero 4\n.section .x,\"aw\",@progbits\n") ==
        "3:19: the section has content already, as @nobits");
  CHECK(problem(".section .x,\"aw\"\n.zero 1\n.section .x,\"aw\",@nobits\n") ==
        "3:19: the section has content already, as @progbits");
  CHECK(assemble(".section .x,\"aw\",@progbits\n.section .x,\"aw\",@nobits\n.zero 4\n.section .x,\"aw\",@nobits\n")
            .problems.empty());
  CHECK(named_target("/*\n.amdgcn_target \"a--gfx942\"\n*/\n.amdgcn_target \"a--gfx1100\"\n") == "gfx1100");
  CHECK(named_target("/* one */ .amdgcn_target /* two */ \"a--gfx1100\"\n") == "gfx1100");
  CHECK(named_target("// .amdgcn_target \"a--gfx942\"\n").empty());
}

TEST_CASE("20 problems at most are told, and expressions are nested 64 levels deep at most") {
  std::string text;
  for (int i = 0; i < 100; ++i) text += "nothing v0\n";
  CHECK(assemble(text).problems.size() == 20);
  CHECK(problem(".long " + std::string(100000, '(')).find("nested too deeply") != std::string::npos);
  CHECK(problem("s_mov_b32 s0, " + std::string(100000, '-')).find("nested too deeply") != std::string::npos);
  CHECK(problem("v_mov_b32 v0, " + std::string(1000, '|')).find("1:") == 0);
  std::string yaml = ".amdgpu_metadata\na: ";
  CHECK(problem(yaml + std::string(100000, '[') + "\n.end_amdgpu_metadata\n").find("nested too deeply") !=
        std::string::npos);
}

TEST_CASE("garbage is refused or assembled, and what is assembled can be read") {
  const std::vector<std::string> pieces = {"v_add_f32",
                                           "s_waitcnt",
                                           "vmcnt(",
                                           "s[",
                                           "v[0:1]",
                                           ":",
                                           ",",
                                           "|",
                                           "-",
                                           "0x",
                                           "1.0e",
                                           "lit(",
                                           "hwreg(",
                                           "sendmsg(",
                                           "instid0(",
                                           "::",
                                           "v_dual_mov_b32",
                                           "image_load",
                                           "dim:",
                                           "offset:",
                                           "swizzle(",
                                           ".long",
                                           ".set",
                                           ".amdhsa_kernel",
                                           ".end_amdhsa_kernel",
                                           ".section",
                                           "\"",
                                           "'",
                                           "/*",
                                           "*/",
                                           ";",
                                           "\n",
                                           "\n",
                                           "label:",
                                           ".amdgpu_metadata",
                                           ".end_amdgpu_metadata",
                                           "- a: {",
                                           "@rel32@lo",
                                           "neg(",
                                           "(",
                                           ")",
                                           "]",
                                           "quad_perm:[",
                                           "dpp8:[",
                                           "op_sel:[",
                                           "999999999999",
                                           "\\",
                                           "\t",
                                           "s_nop 0\n",
                                           "v0",
                                           "vcc",
                                           "global_load_b32",
                                           "exp",
                                           "mrt0",
                                           "off"};
  std::mt19937 random(7);
  std::size_t assembled = 0;
  for (int round = 0; round < 4000; ++round) {
    std::string text;
    if (round % 2 == 0) {
      for (auto i = random() % 24; i > 0; --i)
        (text += pieces[random() % pieces.size()]) += random() % 2 != 0 ? " " : "";
    } else {  // the whole file with a few characters changed
      text = whole;
      for (auto i = random() % 4 + 1; i > 0; --i) text[random() % text.size()] = static_cast<char>(random() % 256);
      if (random() % 4 == 0) text.resize(random() % text.size());
    }
    const AssembledObject made = assemble(text);
    CHECK(made.bytes.empty() != made.problems.empty());
    if (!made.problems.empty()) continue;
    ++assembled;
    static_cast<void>(CodeObject::inspect(made.bytes));
  }
  CHECK(assembled > 100);
  CHECK(assembled < 4000);
}
