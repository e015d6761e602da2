// How many vector registers an image instruction names: data by DMASK, D16 and TFE, addresses by the dimensions of the
// image and by what ImageOp says (RDNA3 and RDNA4 ISA manuals, "Image address components"). Disassembly, the judge of
// operands, uses() and execution go by this.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "lockstep/isa/families.hpp"
#include "lockstep/isa/instruction.hpp"

namespace lockstep {

/// The registers of one image instruction.
struct ImageRegisters {
  std::uint8_t data = 0;                  ///< from VDATA on
  std::uint8_t groups = 0;                ///< of addresses: one, or one for each address field in use
  std::array<std::uint8_t, 5> address{};  ///< registers of each group
};

namespace detail {

/// Does it give one component of four texels or samples?
constexpr bool image_gathers(const ImageOp& op) { return op.action == ImageAction::gather || op.multisampled; }

/// Dwords of a ray: node, extent or flags, origin, direction, inverse direction or offset.
template <class Isa>
constexpr std::array<std::uint8_t, 5> ray_registers(const Instruction<Isa>& instruction) {
  const ImageOp& op = instruction.info().image;
  if (op.dual) return {2, 2, 3, 3, 2};
  if (op.eight_children) return {2, 2, 3, 3, 1};
  const std::uint8_t node = op.wide_node ? 2 : 1;
  if (instruction.field(Field::a16) != 0) return {node, 1, 3, 3, 0};  // both directions in halves of one group
  return {node, 1, 3, 3, 3};
}

/// Dwords of addresses of the other instructions.
template <class Isa>
constexpr std::uint32_t image_address_dwords(const Instruction<Isa>& instruction) {
  // By DIM: 1D, 2D, 3D, cube, arrays of 1D and 2D, 2D multi-sampled, arrays of these.
  constexpr std::array<std::uint8_t, 8> coordinates{1, 2, 3, 3, 2, 3, 3, 4}, gradients{2, 4, 6, 4, 2, 4, 4, 4};
  const ImageOp& op = instruction.info().image;
  const std::uint32_t dim = instruction.field(Field::dim) & 7u;
  const bool a16 = instruction.field(Field::a16) != 0;
  const std::uint32_t extra = (op.compare ? 1u : 0u) + (op.bias ? 1u : 0u) + (op.offset ? 1u : 0u);
  const std::uint32_t components = (op.no_coordinates ? 0u : coordinates[dim]) + (op.mip || op.level ? 1u : 0u);
  std::uint32_t dwords = extra + (a16 ? (components + 1) / 2 : components);
  if (op.derivatives) dwords += gradients[dim];
  if (op.half_derivatives) dwords += (gradients[dim] / 2u + 1u) / 2u * 2u;
  return dwords;
}

}  // namespace detail

/// Is `instruction` one of images? (The tensor instructions have the fields of images, too.)
template <class Isa>
constexpr bool is_image(const Instruction<Isa>& instruction) {
  return instruction.info().image.action != ImageAction::none;
}

/// Of an instruction that is_image().
template <class Isa>
constexpr ImageRegisters image_registers(const Instruction<Isa>& instruction) {
  const ImageOp& op = instruction.info().image;
  ImageRegisters registers;
  std::uint32_t fields = instruction.has(Field::vaddr4) ? 5 : instruction.has(Field::vaddr0) ? 4 : 1;
  if (op.action == ImageAction::ray) {
    const auto ray = detail::ray_registers(instruction);
    registers.data = op.dual || op.eight_children ? 10 : 4;
    registers.groups = fields == 1 ? 1 : ray[4] == 0 ? 4 : 5;
    for (std::size_t i = 0; i < ray.size(); ++i) {
      std::uint8_t& group = registers.address[fields == 1 ? 0 : i];
      group = static_cast<std::uint8_t>(group + ray[i]);
    }
    return registers;
  }
  std::uint32_t data = static_cast<std::uint32_t>(std::popcount(instruction.field(Field::dmask)));
  data = detail::image_gathers(op) ? 4 : data == 0 ? 1 : data;
  if (instruction.field(Field::d16) != 0) data = (data + 1) / 2;
  registers.data = static_cast<std::uint8_t>(data + instruction.field(Field::tfe));
  if (!instruction.has(Field::dim)) {  // GFX9: the image's descriptor tells how many; the first one is named
    registers.groups = registers.address[0] = 1;
    return registers;
  }
  const std::uint32_t dwords = detail::image_address_dwords(instruction);
  registers.groups = static_cast<std::uint8_t>(dwords < fields ? dwords : fields);
  for (std::size_t i = 0; i < registers.groups; ++i) registers.address[i] = 1;
  registers.address[registers.groups - 1u] = static_cast<std::uint8_t>(dwords - registers.groups + 1u);
  return registers;
}

/// Does DMASK fit: one component for a gather or a multi-sampled load, for an atomic as many as its data has?
template <class Isa>
constexpr bool image_mask_fits(const Instruction<Isa>& instruction) {
  const ImageOp& op = instruction.info().image;
  const std::uint32_t mask = instruction.field(Field::dmask);
  if (detail::image_gathers(op)) return std::has_single_bit(mask);
  return op.action != ImageAction::atomic || mask == 1 || mask == 3 || mask == 15;
}

/// Multi-sampled loads need multi-sampled images.
template <class Isa>
constexpr bool image_dimension_fits(const Instruction<Isa>& instruction) {
  return !instruction.info().image.multisampled || (instruction.field(Field::dim) & 7u) >= 6;
}

/// Does the temporal hint, where the ISA has one, fit the instruction and its scope? MemoryRules asks the same of other
/// memory instructions.
template <class Isa>
constexpr bool image_hint_fits(const Instruction<Isa>& instruction) {
  const ImageAction action = instruction.info().image.action;
  const std::uint32_t hint = instruction.field(Field::th);
  if (hint < 4) return true;
  if (action == ImageAction::atomic) return hint % 2 == 0 && instruction.field(Field::scope) >= 2;
  return hint != 7 || action == ImageAction::store;
}

/// The field of address group `group`.
template <class Isa>
constexpr Field image_address_field(const Instruction<Isa>& instruction, std::size_t group) {
  constexpr std::array<Field, 5> fields{Field::vaddr0, Field::vaddr1, Field::vaddr2, Field::vaddr3, Field::vaddr4};
  return group == 0 && !instruction.has(Field::vaddr0) ? Field::vaddr : fields[group];
}

namespace detail {

inline constexpr std::array<std::string_view, 32> parameter_names{
    "param0",  "param1",  "param2",  "param3",  "param4",  "param5",  "param6",  "param7",
    "param8",  "param9",  "param10", "param11", "param12", "param13", "param14", "param15",
    "param16", "param17", "param18", "param19", "param20", "param21", "param22", "param23",
    "param24", "param25", "param26", "param27", "param28", "param29", "param30", "param31"};

}  // namespace detail

/// What an export goes to, empty for a reserved number: colours, depth, positions; parameters or primitives.
constexpr std::string_view export_target_name(AssemblyFamily family, std::uint32_t target) {
  constexpr std::array<std::string_view, 9> colours{"mrt0", "mrt1", "mrt2", "mrt3", "mrt4",
                                                    "mrt5", "mrt6", "mrt7", "mrtz"};
  constexpr std::array<std::string_view, 5> positions{"pos0", "pos1", "pos2", "pos3", "pos4"};
  const bool gfx9 = family == AssemblyFamily::gfx9, parameters = gfx9 || family == AssemblyFamily::gfx10;
  if (target < colours.size()) return colours[target];
  if (target >= 12 && target < (gfx9 ? 16u : 17u)) return positions[target - 12];
  if (!gfx9 && target == 20) return "prim";
  if (parameters) {
    if (target >= 32 && target < 64) return detail::parameter_names[target - 32];
    return target == 9 ? "null" : std::string_view{};
  }
  return target == 21 ? "dual_src_blend0" : target == 22 ? "dual_src_blend1" : std::string_view{};
}

}  // namespace lockstep
