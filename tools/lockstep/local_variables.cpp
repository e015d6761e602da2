#include "local_variables.hpp"

#include <algorithm>

#include "lockstep/base/text.hpp"
#include "lockstep/device/stepped_launch.hpp"

namespace command {

using lockstep::decimal;
using lockstep::hex;
using lockstep::SourceVariable;
using lockstep::VariableType;
using lockstep::debug::StatePlace;
using lockstep::debug::Value;
using lockstep::debug::ValueType;

namespace {

/// The selected lane of a wave.
class SelectedLane final : public lockstep::LaneView {
 public:
  SelectedLane(lockstep::SteppedLaunch& launch, std::uint32_t wave, std::uint32_t lane)
      : launch_(launch), wave_(wave), lane_(lane) {}
  std::optional<std::uint32_t> sgpr(std::uint32_t number) const override {
    return at(StatePlace::Kind::scalar, number);
  }
  std::optional<std::uint32_t> vgpr(std::uint32_t number) const override { return at(StatePlace::Kind::vgpr, number); }
  std::optional<std::uint32_t> accvgpr(std::uint32_t number) const override {
    return at(StatePlace::Kind::accvgpr, number);
  }
  bool scratch(std::uint64_t address, std::span<std::uint8_t> to) const override {
    return copy(launch_.scratch(wave_, lane_), address, to);
  }
  bool lds(std::uint64_t address, std::span<std::uint8_t> to) const override {
    return copy(launch_.lds(wave_), address, to);
  }
  std::uint32_t frame_unit() const override {
    return launch_.wave(wave_).state->scratch_address != 0 ? launch_.wave_lanes() : 1;
  }

 private:
  std::optional<std::uint32_t> at(StatePlace::Kind kind, std::uint32_t number) const {
    StatePlace place;
    place.kind = kind;
    place.cluster = launch_.cluster_index();
    place.wave = wave_;
    place.lane = lane_;
    place.number = number;
    if (!place_problem(place, launch_).empty()) return std::nullopt;
    return static_cast<std::uint32_t>(read_place(place, launch_));
  }
  static bool copy(std::span<const std::uint8_t> from, std::uint64_t address, std::span<std::uint8_t> to) {
    if (address > from.size() || to.size() > from.size() - address) return false;
    std::copy_n(from.begin() + static_cast<std::ptrdiff_t>(address), to.size(), to.begin());
    return true;
  }

  lockstep::SteppedLaunch& launch_;
  std::uint32_t wave_, lane_;
};

ValueType value_type(const VariableType& type) {
  const std::uint32_t log = type.size >= 8 ? 3 : type.size >= 4 ? 2 : type.size >= 2 ? 1 : 0;
  constexpr ValueType integers[] = {ValueType::i8, ValueType::i16, ValueType::i32, ValueType::i64};
  constexpr ValueType naturals[] = {ValueType::u8, ValueType::u16, ValueType::u32, ValueType::u64};
  constexpr ValueType reals[] = {ValueType::u8, ValueType::f16, ValueType::f32, ValueType::f64};
  if (type.kind == VariableType::Kind::bf16) return ValueType::bf16;
  if (type.kind == VariableType::Kind::real) return reals[log];
  return type.kind == VariableType::Kind::integer ? integers[log] : naturals[log];
}

std::string text_of(const VariableType& type, const SourceVariable& of, std::size_t at) {
  using Kind = VariableType::Kind;
  constexpr std::uint32_t most = 64;  // elements that are shown
  std::string text;
  if (type.kind == Kind::structure) {
    for (const VariableType::Member& member : type.members) {
      text += text.empty() ? "{" : ", ";
      if (!member.name.empty()) text += member.name + " = ";
      text += text_of(*member.type, of, at + member.offset);
    }
    return text.empty() ? "{}" : text + "}";
  }
  if (type.kind == Kind::array) {
    for (std::uint32_t i = 0; i < std::min(type.count, most); ++i)
      text += (i == 0 ? "{" : ", ") + text_of(*type.element, of, at + std::size_t{i} * type.element->size);
    return text.empty() ? "{}" : text + (type.count > most ? ", ...}" : "}");
  }
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < std::min(type.size, 8u); ++i) {
    if (at + i >= of.bytes.size() || !of.known[at + i]) return "?";
    bits |= std::uint64_t{of.bytes[at + i]} << 8 * i;
  }
  switch (type.kind) {
    case Kind::boolean: return bits == 0 ? "false" : bits == 1 ? "true" : hex(bits);
    case Kind::pointer: return hex(bits);
    case Kind::enumeration: {
      const std::uint64_t mask = type.size >= 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << 8 * type.size) - 1;
      for (const auto& [value, name] : type.values)
        if ((value & mask) == bits) return name;
      return decimal(bits);
    }
    case Kind::unknown: return "a type that is not shown";
    default: return Value::of(value_type(type), bits).text(value_type(type));
  }
}

}  // namespace

std::string variable_text(const SourceVariable& variable) {
  if (!variable.bytes.empty() && std::find(variable.known.begin(), variable.known.end(), true) == variable.known.end())
    return "nowhere at this instruction: the compiler did not keep it, or does not say where";
  return text_of(*variable.type, variable, 0);
}

lockstep::Result<std::vector<LocalVariable>> LocalVariables::of(const lockstep::Debugger& debugger,
                                                                std::uint32_t wave) {
  if (!variables_) variables_ = lockstep::SourceVariables::read(elf_);
  if (!*variables_) return variables_->error();
  std::vector<LocalVariable> found;
  for (const SourceVariable& each :
       (**variables_)->at(debugger.file_pc(wave), SelectedLane(debugger.launch(), wave, debugger.lane())))
    found.push_back({each.name, variable_text(each)});
  return found;
}

std::optional<std::string> LocalVariables::find(const lockstep::Debugger& debugger, std::string_view name) {
  const auto all = of(debugger, debugger.wave());
  if (!all) return std::nullopt;
  for (const LocalVariable& each : *all)
    if (each.name == name) return each.value;
  return std::nullopt;
}

}  // namespace command
