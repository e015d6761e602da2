// What the tables say of an instruction, and of the ISA.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "common/fields.hpp"
#include "json.hpp"
#include "lockstep/assemble/kernel_fields.hpp"
#include "lockstep/disasm/syntax.hpp"
#include "lockstep/isa/tables.hpp"
#include "lockstep/isa/wait_counter.hpp"
#include "names.hpp"

namespace lockstep::web {

/// Facts of the ISA: register files, names.
template <class Isa>
std::string about() {
  constexpr Isa isa{};
  Json json;
  json.object([&] {
    json.text("title", Isa::name);
    json.key("targets").array([&] {
      for (const std::string_view target : Isa::targets) json.text(target);
    });
    json.key("waveSizes").array([&] {
      for (const std::uint16_t size : Isa::wave_sizes) json.number(size);
    });
    json.number("vgprs", isa.arch_vgprs).number("accvgprs", isa.max_vgprs - isa.arch_vgprs);
    json.number("sgprs", isa.sgpr_count);
    json.key("scalarNames").array([&] {
      for (std::uint32_t n = 0; n < 256; ++n) json.text(scalar_text(isa, n));
    });
    json.number("vccLo", std::uint32_t{isa.vcc_lo}).number("execLo", std::uint32_t{isa.exec_lo});
    json.number("m0", std::uint32_t{isa.m0});
    json.key("waitCounters");
    WaitCounterSet counters;
    for (const WaitField& field : Isa::wait_fields())
      counters.bits = static_cast<std::uint16_t>(counters.bits | wait_counter_set(field.counter).bits);
    write_counters(json, counters);
  });
  return json.take();
}

template <class Isa>
std::string mnemonics() {
  std::set<std::string_view> names;
  for (std::size_t form = 0; form < Isa::forms().size(); ++form) names.insert(Assembly<Isa>::form(form).mnemonic);
  Json json;
  json.array([&] {
    for (const std::string_view name : names)
      if (!name.empty()) json.text(name);
  });
  return json.take();
}

/// The directives of the text assembler that say something; those of a kernel as far as the ISA has them.
template <class Isa>
std::string directives() {
  constexpr std::string_view plain[] = {".amdgcn_target",
                                        ".text",
                                        ".data",
                                        ".rodata",
                                        ".bss",
                                        ".section",
                                        ".globl",
                                        ".weak",
                                        ".hidden",
                                        ".local",
                                        ".type",
                                        ".size",
                                        ".set",
                                        ".p2align",
                                        ".byte",
                                        ".short",
                                        ".long",
                                        ".quad",
                                        ".ascii",
                                        ".asciz",
                                        ".zero",
                                        ".fill",
                                        ".amdhsa_kernel",
                                        ".end_amdhsa_kernel",
                                        ".amdgpu_metadata",
                                        ".end_amdgpu_metadata",
                                        ".amdhsa_code_object_version"};
  Json json;
  json.array([&] {
    for (const std::string_view name : plain) json.text(name);
    std::string_view last;
    for (const assembler::KernelField& field : assembler::detail::kernel_fields) {
      if ((field.families & assembler::family_bit(Isa::memory.abi)) == 0 || field.name == last) continue;
      json.text(".amdhsa_" + std::string(field.name));
      last = field.name;
    }
  });
  return json.take();
}

inline std::string_view asm_kind_text(const AsmOperand& operand) {
  switch (operand.kind) {
    case AsmKind::vgpr:
      return operand.file == AsmRegisterFile::accvgpr      ? "AccVGPR"
             : operand.file == AsmRegisterFile::by_acc_bit ? "VGPR or AccVGPR"
             : operand.file == AsmRegisterFile::sgpr       ? "SGPR"
                                                           : "VGPR";
    case AsmKind::source: return "VGPR, SGPR or constant";
    case AsmKind::scalar: return "SGPR or constant";
    case AsmKind::scalar_group: return "SGPRs";
    case AsmKind::sdwa_source: return "VGPR or SGPR";
    case AsmKind::sdwa_destination: return "SGPR or VCC";
    case AsmKind::vcc: return "VCC";
    case AsmKind::literal:
    case AsmKind::literal_constant: return "literal";
    case AsmKind::label: return "label";
    case AsmKind::hwreg: return "hardware register";
    case AsmKind::message:
    case AsmKind::message_return: return "message";
    case AsmKind::waitcnt: return "counters";
    case AsmKind::global_address: return "VGPR address";
    case AsmKind::scratch_address: return "VGPR address or off";
    case AsmKind::scalar_address:
    case AsmKind::flat_scalar_address: return "SGPR address or off";
    case AsmKind::buffer_address: return "VGPR address or off";
    case AsmKind::image_registers: return "VGPRs";
    case AsmKind::export_source: return "VGPR or off";
    default: return "number";
  }
}

/// Lower-case words of modifiers as the assembler takes them, in the order of AsmModifier.
inline constexpr std::array<std::string_view, asm_modifier_count> modifier_words = {"op_sel",
                                                                                    "op_sel_hi",
                                                                                    "op_sel_hi",
                                                                                    "neg_lo",
                                                                                    "neg_hi",
                                                                                    "neg",
                                                                                    "clamp",
                                                                                    "mul/div",
                                                                                    "bitop3",
                                                                                    "bound_ctrl",
                                                                                    "fi",
                                                                                    "cbsz",
                                                                                    "abid",
                                                                                    "blgp",
                                                                                    "dpp",
                                                                                    "dpp8",
                                                                                    "dst_sel",
                                                                                    "dst_unused",
                                                                                    "src0_sel",
                                                                                    "src1_sel",
                                                                                    "offset",
                                                                                    "offset0",
                                                                                    "offset1",
                                                                                    "offset:swizzle",
                                                                                    "gds",
                                                                                    "sc0",
                                                                                    "sc1",
                                                                                    "nt",
                                                                                    "glc",
                                                                                    "slc",
                                                                                    "dlc",
                                                                                    "scc",
                                                                                    "tfe",
                                                                                    "th",
                                                                                    "scope",
                                                                                    "nv",
                                                                                    "scale_offset",
                                                                                    "lds",
                                                                                    "idxen",
                                                                                    "offen",
                                                                                    "format",
                                                                                    "done",
                                                                                    "row_en",
                                                                                    "dmask",
                                                                                    "dim",
                                                                                    "unorm",
                                                                                    "r128",
                                                                                    "a16",
                                                                                    "lwe",
                                                                                    "da",
                                                                                    "d16",
                                                                                    "index_key",
                                                                                    "matrix_a_fmt",
                                                                                    "matrix_b_fmt",
                                                                                    "matrix_a_scale",
                                                                                    "matrix_b_scale",
                                                                                    "matrix_a_scale_fmt",
                                                                                    "matrix_b_scale_fmt",
                                                                                    "matrix_a_reuse",
                                                                                    "matrix_b_reuse",
                                                                                    "byte_sel",
                                                                                    "byte_sel",
                                                                                    "scale_sel",
                                                                                    "bitop3",
                                                                                    "wait_exp",
                                                                                    "wait_vdst",
                                                                                    "wait_va_vdst",
                                                                                    "wait_vm_vsrc",
                                                                                    "high",
                                                                                    "compr",
                                                                                    "vm"};

/// Is the operand written? The tables of forms say so of the field that it stands in.
template <class Isa>
bool is_written(const FormInfo& form, std::uint8_t field) {
  const auto operands = Isa{}.operands(form);
  return std::any_of(operands.begin(), operands.end(), [&](const OperandInfo& operand) {
    return !operand.implicit && operand.field == field && operand.output;
  });
}

template <class Isa>
void write_fields(Json& json, const FormInfo& form) {
  struct Part {
    std::string_view name;
    BitRange bits;
    std::int64_t value;
  };
  const auto encoding = static_cast<typename Isa::Encoding>(form.encoding);
  EncodingMatch match;
  for (const EncodingMatch& each : Isa::encoding_matches())
    if (each.encoding == form.encoding) match = each;
  // The value of bits that the encoding fixes all of; -1: it leaves some open.
  const auto fixed = [&](BitRange bits) -> std::int64_t {
    const std::uint32_t mask = bits.width >= 32 ? ~0u : (1u << bits.width) - 1;
    if ((match.mask[bits.offset / 32] >> bits.offset % 32 & mask) != mask) return -1;
    return match.value[bits.offset / 32] >> bits.offset % 32 & mask;
  };
  std::vector<Part> parts;
  for (std::size_t i = 0; i < field_count; ++i) {
    const FieldLayout& layout = Isa::layout(encoding, static_cast<Field>(i));
    std::uint32_t position = 0;
    for (const BitRange& range : layout.ranges) {
      if (range.width == 0) break;
      const bool op = static_cast<Field>(i) == Field::op;
      const std::uint32_t mask = range.width >= 32 ? ~0u : (1u << range.width) - 1;
      parts.push_back({field_names[i], range, op ? std::int64_t{form.number >> position & mask} : fixed(range)});
      position += range.width;
    }
  }
  std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.bits.offset < b.bits.offset; });
  json.array([&] {
    for (const Part& part : parts) {
      json.object([&] {
        json.text("name", part.name).number("offset", part.bits.offset).number("width", part.bits.width);
        json.key("value");
        if (part.value < 0)
          json.null();
        else
          json.number(part.value);
      });
    }
  });
}

/// Every form of a mnemonic: encoding, operands, modifiers, bits. "null": there is none.
template <class Isa>
std::string help(std::string_view mnemonic) {
  Json json;
  bool any = false;
  const auto write_form = [&](std::size_t index) {
    const AsmForm& text = Assembly<Isa>::form(index);
    const FormInfo& form = Isa::form(index);
    const EncodingInfo& encoding = Isa::encoding_info(static_cast<typename Isa::Encoding>(form.encoding));
    json.object([&] {
      json.text("encoding", encoding.name).number("bits", 32 * encoding.dwords).number("opcode", form.number);
      json.key("operands").array([&] {
        for (const AsmOperand& operand : Assembly<Isa>::operands(text)) {
          json.object([&] {
            json.text("name", field_names[operand.field]).text("kind", asm_kind_text(operand));
            json.number("dwords", operand.dwords).boolean("written", is_written<Isa>(form, operand.field));
          });
        }
      });
      json.key("modifiers").array([&] {
        for (const AsmModifierUse& use : Assembly<Isa>::modifiers(text))
          json.text(modifier_words[static_cast<std::size_t>(use.kind)]);
      });
      json.key("fields");
      write_fields<Isa>(json, form);
    });
  };
  json.object([&] {
    json.text("mnemonic", mnemonic);
    std::string_view name;
    json.key("forms").array([&] {
      for (std::size_t index = 0; index < Isa::forms().size(); ++index) {
        if (Assembly<Isa>::form(index).mnemonic != mnemonic) continue;
        any = true;
        name = Isa::info(static_cast<typename Isa::Opcode>(Isa::form(index).opcode)).name;
        write_form(index);
      }
    });
    json.text("name", name);
  });
  return any ? json.take() : "null";
}

}  // namespace lockstep::web
