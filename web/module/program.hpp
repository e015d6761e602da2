// A code object as the page shows it: kernels, instructions with addresses and lines of the text.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "json.hpp"
#include "lockstep/assemble/program_assembler.hpp"
#include "lockstep/disasm/disassemble.hpp"
#include "lockstep/disasm/illegal_word.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/object/code_object.hpp"
#include "lockstep/uses/uses.hpp"
#include "names.hpp"

namespace lockstep::web {

/// Instructions of a listing, at most. What follows is not listed, and runs all the same.
inline constexpr std::size_t most_listed = 200'000;

template <class Isa>
struct Program {
  std::string target;               ///< "gfx1151"
  std::vector<std::uint8_t> bytes;  ///< of the file
  CodeObject object;
  std::vector<assembler::InstructionLine> lines;  ///< by rising address; empty: it was no text

  /// Lanes of a wave of the first kernel.
  std::uint32_t wave_size() const {
    return object.kernels().empty() ? Isa::wave_sizes[0] : object.kernels()[0].descriptor.wave_size();
  }
  std::optional<std::size_t> line_of(std::uint64_t address) const {
    const auto found = std::lower_bound(lines.begin(), lines.end(), address,
                                        [](const auto& line, std::uint64_t at) { return line.address < at; });
    if (found == lines.end() || found->address != address) return {};
    return found->line;
  }

  /// The instruction at a virtual address of the file; nothing outside its code, or where the words are none.
  std::optional<Instruction<Isa>> at(std::uint64_t address) const {
    for (const CodeSection& section : object.code_sections()) {
      if (address < section.address || address - section.address >= section.size || address % 4 != 0) continue;
      return decode_at(object.code(section), address - section.address);
    }
    return {};
  }
  static std::optional<Instruction<Isa>> decode_at(std::span<const std::uint8_t> code, std::uint64_t offset) {
    std::array<std::uint32_t, 4> words{};
    std::size_t count = 0;
    for (; count < words.size() && offset + 4 * count + 4 <= code.size(); ++count)
      words[count] = load_little_endian<std::uint32_t>(code.data() + offset + 4 * count);
    auto decoded = decode(Isa{}, std::span<const std::uint32_t>(words.data(), count));
    if (decoded.error == DecodeError::truncated) decoded = decoded.at_end();
    if (decoded.error != DecodeError::none) return {};
    return decoded.instruction;
  }
};

inline void write_line(Json& json, const std::optional<std::size_t>& line) {
  json.key("line");
  if (line)
    json.number(*line);
  else
    json.null();
}

template <class Isa>
std::string describe(const Program<Isa>& program) {
  Json json;
  json.object([&] {
    json.text("target", program.target);
    json.key("notes").array([&] {
      for (const std::string& problem : program.object.problems()) json.text(problem);
    });
    json.key("kernels").array([&] {
      for (const KernelInfo& kernel : program.object.kernels()) write_kernel(json, kernel, Isa{});
    });
  });
  return json.take();
}

template <class Isa>
void write_kernel(Json& json, const KernelInfo& kernel, const Isa& isa) {
  const KernelMetadata& metadata = kernel.metadata;
  const KernelDescriptor& descriptor = kernel.descriptor;
  const std::uint32_t granule = abi::vgpr_granule(isa.memory.abi, descriptor.wave_size());
  const std::uint32_t total = (descriptor.rsrc1.granulated_vgprs() + 1) * granule;
  const bool divided = has_accvgprs(isa) && divides_vgprs(isa.memory.abi);
  const std::uint32_t vgprs = divided ? std::min(total, descriptor.rsrc3.accum_offset()) : total;
  json.object([&] {
    json.text("name", kernel.name).wide("entry", kernel.entry_address);
    json.number("waveSize", descriptor.wave_size()).number("vgprs", vgprs);
    json.number("accvgprs", divided ? total - vgprs : has_accvgprs(isa) ? vgprs : 0);
    json.number("sgprs", isa.sgpr_count);
    json.number("ldsBytes", descriptor.group_segment_fixed_size);
    json.number("scratchBytes", descriptor.private_segment_fixed_size);
    json.number("kernargBytes", metadata.kernarg_segment_size);
    json.boolean("hasMetadata", kernel.has_metadata);
    json.key("arguments").array([&] {
      for (const ArgumentInfo& argument : metadata.arguments) {
        if (argument.hidden()) continue;
        const std::string_view kind = argument.kind == ArgumentKind::by_value                 ? "value"
                                      : argument.kind == ArgumentKind::global_buffer          ? "buffer"
                                      : argument.kind == ArgumentKind::dynamic_shared_pointer ? "local"
                                                                                              : "other";
        json.object([&] {
          json.text("name", argument.name).text("type", argument.type_name).text("kind", kind);
          json.number("offset", argument.offset).number("bytes", argument.size);
        });
      }
    });
  });
}

template <class Isa>
void write_instruction(Json& json, const Program<Isa>& program, std::span<const std::uint8_t> code,
                       std::uint64_t offset, std::uint64_t address, const std::string* label, std::size_t& bytes) {
  const auto instruction = Program<Isa>::decode_at(code, offset);
  const std::uint32_t word = load_little_endian<std::uint32_t>(code.data() + offset);
  bytes = instruction ? instruction->bytes() : 4;
  json.object([&] {
    json.wide("address", address);
    json.key("words").array([&] {
      for (std::size_t i = 0; i < bytes / 4; ++i)
        json.number(load_little_endian<std::uint32_t>(code.data() + offset + 4 * i));
    });
    const DisasmOptions options{.branch_addresses = true, .address = address, .wave_size = program.wave_size()};
    json.text("text", instruction ? disassemble(*instruction, options) : ".long " + hex_word(word));
    json.text("mnemonic", instruction ? assembly_of(instruction->isa()).form(instruction->form).mnemonic : "");
    json.boolean("legal", instruction && instruction->isa().legal(*instruction, program.wave_size()));
    json.key("label");
    if (label != nullptr)
      json.text(*label);
    else
      json.null();
    write_line(json, program.line_of(address));
    json.key("target");
    const Uses use = instruction ? uses(*instruction, program.wave_size()) : Uses{};
    if (use.branch == BranchKind::always || use.branch == BranchKind::conditional)
      json.wide(address + static_cast<std::uint64_t>(std::int64_t{use.branch_offset}));
    else
      json.null();
  });
}

/// All instructions, section by section.
template <class Isa>
std::string listing(const Program<Isa>& program) {
  std::unordered_map<std::uint64_t, const CodeSymbol*> labels;
  for (const CodeSymbol& symbol : program.object.symbols())
    if (const CodeSymbol*& known = labels[symbol.address];
        known == nullptr || symbol.kind == CodeSymbol::Kind::function)
      known = &symbol;
  Json json;
  std::size_t count = 0;
  json.array([&] {
    for (const CodeSection& section : program.object.code_sections()) {
      const std::span<const std::uint8_t> code = program.object.code(section);
      for (std::uint64_t offset = 0; offset + 4 <= code.size() && count < most_listed; ++count) {
        const std::uint64_t address = section.address + offset;
        const auto found = labels.find(address);
        const std::string* const label = found == labels.end() ? nullptr : &found->second->name;
        std::size_t bytes = 4;
        write_instruction(json, program, code, offset, address, label, bytes);
        offset += bytes;
      }
    }
  });
  return json.take();
}

}  // namespace lockstep::web
