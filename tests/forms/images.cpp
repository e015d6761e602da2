#include "images.hpp"

#include <algorithm>
#include <array>

#include "frame.hpp"
#include "robust/images.hpp"

namespace lockstep::forms {
namespace {

using conformance::set_field;
using conformance::Words;
using tested::Encoding;
using tested::Isa;
using tested::Opcode;

constexpr std::uint32_t s_image = s_first_result, s_sampler = s_first_result + 8;
constexpr std::uint32_t v_coordinates = v_first_data, v_texels = 32;  ///< of what is stored

const ImageOp& image_of(const FormInfo& form) { return Isa::info(static_cast<Opcode>(form.opcode)).image; }

/// Numbers of DIM that an instruction can have.
std::uint32_t dimension(const ImageOp& op, std::uint32_t dice) {
  static constexpr std::uint32_t gathers[] = {1, 5}, others[] = {0, 1, 2, 4, 5, 3};
  return op.action == ImageAction::gather ? gathers[dice % 2] : others[dice % (robust::samples_image(op) ? 5 : 6)];
}

}  // namespace

bool is_image_form(const FormInfo& form) { return image_of(form).action != ImageAction::none; }

void choose_image(const FormInfo& form, std::mt19937_64& random, Words& words, bool plain) {
  const auto encoding = static_cast<Encoding>(form.encoding);
  const ImageOp& op = image_of(form);
  const auto below = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
  const auto set = [&](Field field, std::uint32_t value) { set_field(words, encoding, field, value); };
  const auto group = [&](Field field) { return std::max(Isa::layout(encoding, field).group, std::uint8_t{1}); };
  const MemoryOp* const memory = Isa::info(static_cast<Opcode>(form.opcode)).memory;
  const bool atomic = op.action == ImageAction::atomic, gathers = op.action == ImageAction::gather;
  std::uint32_t mask = plain ? 15 : 1 + below(15);
  if (gathers) mask = 1u << below(4);
  if (atomic) mask = 1;
  if (memory != nullptr && atomic) {
    const bool wide = !plain && below(2) != 0 && !is_float(memory->type) && memory->type != AtomicType::none;
    mask = memory->atomic_operands() == 2 ? (wide ? 15 : 3) : wide ? 3 : 1;
  }
  set(Field::dmask, mask);
  set(Field::nsa, Isa::encoding_info(encoding).name.ends_with("_NSA1") ? 1 : 0);
  set(Field::dim, dimension(op, below(60)));
  set(Field::da, below(2));
  set(Field::unrm, robust::samples_image(op) ? (plain ? 0 : below(2)) : 1);
  set(Field::a16, !plain && below(3) == 0);
  set(Field::d16, !plain && !atomic && op.action != ImageAction::query && below(3) == 0);
  set(Field::tfe, !plain && below(4) == 0);
  set(Field::lwe, !plain && below(4) == 0);
  if (!plain)
    for (const Field field : {Field::glc, Field::slc, Field::dlc, Field::nv}) set(field, below(2));
  set(Field::scope, plain ? 0 : below(4));
  set(Field::th, plain ? 0 : below(atomic ? 2 : 3));
  set(Field::srsrc, s_image / group(Field::srsrc));
  set(Field::ssamp, s_sampler / group(Field::ssamp));
  set(Field::samp, s_sampler / group(Field::samp));
  const bool reads = atomic || op.action == ImageAction::store;
  set(Field::vdata, (reads ? v_texels : v_first_result) + 2 * below(4));
  for (const Field field : {Field::vaddr, Field::vaddr0, Field::vaddr1, Field::vaddr2, Field::vaddr3, Field::vaddr4})
    set(field, v_coordinates + 2 * below(5));
}

void image_inputs(const tested::Instruction& instruction, std::uint64_t data, std::vector<std::uint32_t>& in) {
  static_assert(robust::small_image_bytes + 256 <= data_bytes);
  robust::Random random(instruction.words[0] * 7919u + instruction.words[1]);
  std::uint32_t* const s = in.data() + lanes * lane_bytes / 4;
  const auto image = robust::image_for(instruction, (data + 255) / 256 * 256, random);
  const auto sampler = robust::sampler_for(instruction, random);
  std::copy(image.begin(), image.end(), s + s_image);
  std::copy(sampler.begin(), sampler.end(), s + s_sampler);
  for (std::uint32_t lane = 0; lane < lanes; ++lane)
    for (std::uint32_t i = 0; i < 16; ++i)
      in[lane * lane_bytes / 4 + v_coordinates + i] = robust::coordinates_for(instruction, random);
}

}  // namespace lockstep::forms
