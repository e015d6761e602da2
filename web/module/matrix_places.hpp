// Where the elements of a matrix instruction stand, for arrows from lanes to lanes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "json.hpp"
#include "lockstep/matrix/layout.hpp"
#include "names.hpp"

namespace lockstep::web {

/// The registers of an operand of the matrix instruction; "" where it is a constant. C that is D is one use with it.
template <class Isa>
std::string first_registers(const Instruction<Isa>& instruction, const Uses& uses, Role role) {
  for (const Role of : {role, Role::d0})
    for (const RegisterUse& each : uses.all())
      if (each.role == of && each.file == UsedFile::vgpr && (of == role || (role == Role::s2 && each.read)))
        return register_text(instruction.isa(), each);
  return {};
}

/// The layouts as JSON, and of each element register, lane and bit in `places`, which it points into; "" where the
/// instruction has none.
template <class Isa>
std::string matrix_places(const Instruction<Isa>& instruction, std::uint32_t wave_size,
                          std::vector<std::uint16_t>& places) {
  const MatrixOp* const op = instruction.info().matrix;
  if (op == nullptr) return {};
  const Uses use = uses(instruction, wave_size);
  struct Operand {
    std::string_view name;
    std::uint32_t rows, columns, bits;
    MatrixLayout layout;
    bool row_is_column;  ///< B: coordinate `row` is its column, k its row
    Role role;
  };
  const auto chosen = [&](Element element, Field source) {
    return element == Element::selected ? selected_element(instruction.matrix_format(source)) : element;
  };
  const Element a = chosen(op->a, Field::src0), b = chosen(op->b, Field::src1);
  const std::uint32_t stored = op->sparse ? op->k / 2u : op->k;
  const MatrixLayout output = output_layout(*op, wave_size);
  const std::uint32_t c_bits = element_bits(op->c), d_bits = element_bits(op->result());
  const Operand operands[] = {{"A", op->m, stored, element_bits(a), a_layout(*op, a, wave_size), false, Role::s0},
                              {"B", op->k, op->n, element_bits(b), b_layout(*op, b, wave_size), true, Role::s1},
                              {"C", op->m, op->n, c_bits, output, false, Role::s2},
                              {"D", op->m, op->n, d_bits, output, false, Role::d0}};
  places.clear();
  std::vector<std::size_t> begins;
  for (const Operand& operand : operands) {
    begins.push_back(places.size());
    if (operand.layout.lanes == 0 || operand.bits == 0) return {};
    // A 16-bit result of RDNA3 has a register of its own.
    const bool output_of_gfx11 =
        op->family == MatrixFamily::gfx11 && operand.role != Role::s0 && operand.role != Role::s1;
    const std::uint32_t slot = output_of_gfx11 ? 32 : operand.bits;
    for (std::uint32_t block = 0; block < op->blocks; ++block)
      for (std::uint32_t row = 0; row < operand.rows; ++row)
        for (std::uint32_t column = 0; column < operand.columns; ++column) {
          const auto along = static_cast<std::uint16_t>(operand.row_is_column ? column : row);
          const auto across = static_cast<std::uint16_t>(operand.row_is_column ? row : column);
          const Place place = operand.layout.place({along, across, static_cast<std::uint16_t>(block)});
          const std::uint32_t bit = place.item * slot;
          places.push_back(static_cast<std::uint16_t>(bit / 32));
          places.push_back(place.lane);
          places.push_back(static_cast<std::uint16_t>(bit % 32));
        }
  }
  begins.push_back(places.size());
  Json json;
  json.object([&] {
    json.text("name", instruction.info().mnemonic).number("m", op->m).number("n", op->n).number("k", op->k);
    json.number("blocks", op->blocks);
    json.key("operands").array([&] {
      for (std::size_t i = 0; i < std::size(operands); ++i) {
        const Operand& operand = operands[i];
        json.object([&] {
          json.text("name", operand.name).number("rows", operand.rows).number("columns", operand.columns);
          json.number("elementBits", operand.bits);
          json.text("first", first_registers(instruction, use, operand.role));
          json.key("places").array([&] {
            json.number(reinterpret_cast<std::uintptr_t>(places.data() + begins[i])).number(begins[i + 1] - begins[i]);
          });
        });
      }
    });
  });
  return json.take();
}

}  // namespace lockstep::web
