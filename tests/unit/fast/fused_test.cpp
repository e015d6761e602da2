// Engine against engine on operations that have one handler together (vendor-xml/fused_operations.xml): every form,
// next to each other and with others between, whole and stopped in the middle.
#include <doctest/doctest.h>

#include "fast/program/fused_form.hpp"
#include "fast/program/handler_table.hpp"
#include "random_code.hpp"

namespace {

using namespace fast_test;
using lockstep::Field;
using lockstep::StopReason;
using lockstep::fast::FusedForm;
using lockstep::fast::Link;

constexpr std::uint32_t endpgm = 0xbf810000;

const lockstep::FieldLayout& layout_of(std::uint32_t form, Field field) {
  return Isa::layout(static_cast<Isa::Encoding>(Isa::form(form).encoding), field);
}
bool has(std::uint32_t form, Field field) { return layout_of(form, field).present(); }

/// Forms of instructions, without modifiers, that this handler runs.
std::vector<std::uint32_t> forms_of(lockstep::fast::MicroOp::Handler handler, bool mask_is_vcc) {
  std::vector<std::uint32_t> found;
  for (std::uint32_t form = 0; form < Isa::forms().size(); ++form) {
    const lockstep::fast::HandlerEntry& entry = kernels().operation(Isa::form(form).opcode);
    if (with_handlers(entry).on_this_host(State::wave_size) != handler) continue;
    if (has(form, Field::dpp_ctrl) || has(form, Field::src0_sel) || has(form, Field::literal)) continue;
    if (mask_is_vcc && has(form, Field::src2)) continue;
    if (!has(form, Field::src0) || entry.shape.writes_exec_lane) continue;
    found.push_back(form);
  }
  return found;
}

struct Choice {
  std::uint32_t destination = 0;
  std::uint8_t scalars = 0;  ///< sources that are SGPRs
  int taken = -1;            ///< the source that is v10
};

/// An instruction of this form with even registers from v12 up, none of which is above v30.
std::vector<std::uint32_t> instruction(Random& random, std::uint32_t form, const Choice& choice) {
  std::array<std::uint32_t, 4> words{};
  const std::vector<std::uint32_t> any = random_instruction(random, form);
  std::copy(any.begin(), any.end(), words.begin());
  const auto put = [&](Field field, std::uint32_t value) { set_field(words, layout_of(form, field), value); };
  const Field second = has(form, Field::vsrc1) ? Field::vsrc1 : Field::src1;
  const Field fields[] = {Field::src0, second, Field::src2};
  for (int source = 0; source < 3; ++source) {
    const bool scalar = (choice.scalars >> source & 1) != 0;
    const std::uint32_t number = scalar ? 2 * random.below(8) : source == choice.taken ? 10 : 12 + 2 * random.below(10);
    put(fields[source], fields[source] == Field::vsrc1 || scalar ? number : 256 + number);
  }
  put(Field::vdst, choice.destination);
  for (const Field field : {Field::clamp, Field::omod, Field::neg, Field::abs, Field::op_sel}) put(field, 0);
  return {words.begin(), words.begin() + static_cast<std::ptrdiff_t>(any.size())};
}

void append(std::vector<std::uint32_t>& code, const std::vector<std::uint32_t>& words) {
  code.insert(code.end(), words.begin(), words.end());
}
std::vector<std::uint32_t> move(std::uint32_t to, std::uint32_t from) {
  return {0x7e000200u | to << 17 | (256 + from)};  // v_mov_b32
}

/// Both engines in turns of any length. `whole`: in one turn.
std::string compare_in_turns(Random& random, Machine& reference, const std::vector<std::uint32_t>& code, bool whole) {
  reference.set_code(code);
  Machine fast = reference.copy();
  Turns turns_of_fast(fast);
  for (int turn = 0; turn < 100; ++turn) {
    const std::uint64_t share = whole ? 100 : 1 + random.below(4);
    const auto expected = reference.run(false, share);
    const auto actual = turns_of_fast.run(share);
    if (std::string wrong = difference(reference, expected, fast, actual); !wrong.empty()) return wrong;
    if (expected.reason == StopReason::ended || expected.reason == StopReason::fault) return "";
  }
  return "never ends";
}

/// Code with the two operations of a form, where the second takes what it takes; empty where no instructions are such.
std::vector<std::uint32_t> code_of(Random& random, const FusedForm& form, int variant) {
  const std::vector<std::uint32_t> firsts = forms_of(form.first, form.link == Link::mask);
  if (firsts.empty()) return {};
  const std::uint32_t first = firsts[random.below(static_cast<std::uint32_t>(firsts.size()))];
  std::vector<std::uint32_t> code = move(32, 33);
  append(code, instruction(random, first, {10, form.first_scalars, -1}));
  if (form.second == nullptr) {
    code.push_back(endpgm);
    return code;
  }
  const std::vector<std::uint32_t> seconds = forms_of(form.second, form.link == Link::mask);
  if (seconds.empty()) return {};
  const std::uint32_t second = seconds[random.below(static_cast<std::uint32_t>(seconds.size()))];
  if (variant % 3 == 1) append(code, move(34, 35));  // passes by
  if (variant % 3 == 2) append(code, move(36, 12));
  int taken = form.link == Link::s0 ? 0 : form.link == Link::s1 ? 1 : form.link == Link::s2 ? 2 : -1;
  const auto& shape = kernels().operation(Isa::form(second).opcode).shape;
  const bool adds = form.link == Link::s2 && shape.s2 == 0;  // to its destination
  if (adds) taken = -1;
  append(code, instruction(random, second, {adds || variant % 2 == 0 ? 10u : 6u, form.second_scalars, taken}));
  if (variant % 5 == 0) append(code, move(10, 14));  // what the first one wrote is not needed any more
  if (variant % 5 == 1) append(code, move(16, 10));  // it is
  code.push_back(endpgm);
  return code;
}

}  // namespace

TEST_CASE("fused forms: both engines agree, whole and stopped between the operations") {
  const lockstep::fast::FusedForms forms = kernels().fused;
  // (Hosts without AVX2 have none.)
  MESSAGE(forms.size(), " fused forms");
  std::uint32_t fused = 0, tried = 0;
  for (std::size_t i = 0; i < forms.size(); ++i) {
    std::uint32_t fused_of_this = 0;
    for (int variant = 0; variant < 60; ++variant) {
      Random random(9100 + 100 * i + static_cast<std::uint32_t>(variant));
      if (forms[i].link == Link::independent && forms[i].second != nullptr) continue;  // halves of dual issue
      const std::vector<std::uint32_t> code = code_of(random, forms[i], variant);
      if (code.empty()) continue;
      const std::uint32_t here = fused_micro_ops(code);
      fused_of_this += here;
      Machine machine;
      randomize(random, machine, false);
      if (variant % 4 != 0) normal_floats(random, machine);
      machine.wave->set_exec(variant % 7 == 6 ? random.next() & machine.wave->lanes_of_wave
                                              : machine.wave->lanes_of_wave);
      const std::string wrong = compare_in_turns(random, machine, code, variant % 2 == 0);
      CHECK_MESSAGE(wrong.empty(), "form ", i, ", variant ", variant, ": ", wrong);
      ++tried;
    }
    if (forms[i].link != Link::independent || forms[i].second == nullptr)
      CHECK_MESSAGE(fused_of_this != 0, "form ", i, " is never used");
    fused += fused_of_this;
  }
  CHECK((forms.empty() || (fused > 200 && tried > 1000)));
}

TEST_CASE("fused forms: long runs of frequent operations, in turns of any length") {
  const lockstep::fast::FusedForms forms = kernels().fused;
  std::uint32_t fused = 0;
  for (std::uint64_t round = 0; round < 200; ++round) {
    Random random(31000 + round);
    std::vector<std::uint32_t> code;
    for (int i = 0; i < 40 && !forms.empty(); ++i) {
      const FusedForm& form = forms[random.below(static_cast<std::uint32_t>(forms.size()))];
      const std::vector<std::uint32_t> those =
          forms_of(random.one_in(2) || !form.second ? form.first : form.second, false);
      if (those.empty()) continue;
      const std::uint32_t number = 2 * random.below(5);
      Choice choice{number, static_cast<std::uint8_t>(random.one_in(4) ? 1 : 0), static_cast<int>(random.below(3))};
      if (random.one_in(2)) choice.destination = 10;
      append(code, instruction(random, those[random.below(static_cast<std::uint32_t>(those.size()))], choice));
    }
    code.push_back(endpgm);
    fused += fused_micro_ops(code);
    Machine machine;
    randomize(random, machine, round % 8 == 7);
    if (round % 4 != 0) normal_floats(random, machine);
    if (round % 3 != 0) machine.wave->set_exec(machine.wave->lanes_of_wave);
    const std::string wrong = compare_in_turns(random, machine, code, round % 2 == 0);
    CHECK_MESSAGE(wrong.empty(), "round ", round, ": ", wrong);
  }
  CHECK((forms.empty() || fused > 300));
}
