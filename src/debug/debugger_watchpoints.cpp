// Debugger: watchpoints.
#include <algorithm>
#include <cstring>

#include "debug/place.hpp"
#include "lockstep/base/text.hpp"
#include "lockstep/device/debugger.hpp"

namespace lockstep {

namespace {

bool overlap(std::uint64_t a, std::uint64_t a_size, std::uint64_t b, std::uint64_t b_size) {
  return a < b + b_size && b < a + a_size;
}

std::string watched_text(const debug::Breakpoint& breakpoint, const SteppedLaunch& launch) {
  const std::string place = place_text(*breakpoint.watched, launch);
  return breakpoint.label.empty() ? place : breakpoint.label + ", " + place;
}

}  // namespace

Result<int> Debugger::add_watchpoint(std::string_view text, std::uint32_t bytes) {
  const auto expression = parse(text);
  if (!expression) return expression.error();
  std::optional<ValueType> type;
  auto place = expression->place(at(), type);
  if (!place) return place.error();
  if (bytes != 0 && !place->in_memory()) return Error{"a number of bytes is for memory"};
  if (bytes != 0) place->size = bytes;
  const ValueType shown = type               ? *type
                          : place->size == 8 ? ValueType::u64
                          : place->size == 2 ? ValueType::u16
                          : place->size == 1 ? ValueType::u8
                                             : ValueType::u32;
  auto id = add_watchpoint(*place, shown, expression->has_variables() ? text : "");
  if (id) breakpoints_.back().text = std::string(text);
  return id;
}

Result<int> Debugger::add_watchpoint(const StatePlace& place, ValueType type, std::string_view label) {
  if (const std::string problem = place_problem(place, *launch_); !problem.empty()) return Error{problem};
  Breakpoint breakpoint;
  breakpoint.label = std::string(label);
  breakpoint.text = label.empty() ? place_text(place, *launch_) : breakpoint.label;
  breakpoint.watched = place;
  breakpoint.type = type;
  breakpoint.last = place_bytes(place, *launch_);
  breakpoint.id = next_id_++;
  breakpoints_.push_back(std::move(breakpoint));
  return breakpoints_.back().id;
}

/// Takes the values that watched places have now as their last ones.
void Debugger::read_watched() {
  for (Breakpoint& each : breakpoints_)
    if (each.watched && place_problem(*each.watched, *launch_).empty())
      each.last = place_bytes(*each.watched, *launch_);
}

/// The watchpoints whose value is another than the last: to changed_.
void Debugger::find_changes() {
  changed_.clear();
  for (Breakpoint& each : breakpoints_) {
    if (!each.watched || !each.enabled || !place_problem(*each.watched, *launch_).empty()) continue;
    std::string now = place_bytes(*each.watched, *launch_);
    if (now == each.last) continue;
    const auto shown = [&](const std::string& bytes) {
      std::uint64_t bits = 0;
      std::memcpy(&bits, bytes.data(), std::min<std::size_t>(bytes.size(), 8));
      return bytes.size() > 8 ? std::string("...") : Value::of(each.type, bits).text(each.type);
    };
    std::string text = watched_text(each, *launch_);
    if (now.size() > 8) {
      const auto first = std::mismatch(now.begin(), now.end(), each.last.begin()).first - now.begin();
      text.append(", byte ").append(decimal(first)).append(" and maybe more of them");
    } else {
      text.append(": ").append(shown(each.last)).append(" -> ").append(shown(now));
    }
    each.last = std::move(now);
    changed_.push_back({Why::watchpoint, each.id, std::move(text)});
  }
}

/// The next instruction stores to the place in memory, maybe the value that it has.
bool Debugger::next_stores_to(const StatePlace& place) const {
  const std::uint32_t next = launch_->next_wave();
  const AddressSpace space = place.kind == StatePlace::Kind::global ? AddressSpace::global
                             : place.kind == StatePlace::Kind::lds  ? AddressSpace::lds
                                                                    : AddressSpace::scratch;
  if (space == AddressSpace::lds && launch_->workgroup_index(next) != launch_->workgroup_index(place.wave))
    return false;
  if (space == AddressSpace::scratch && next != place.wave) return false;
  for (const SteppedStore& store : launch_->next_stores()) {
    const bool here = space != AddressSpace::scratch || store.lane == place.lane;
    if (store.space == space && here && overlap(store.address, store.bytes, place.address, place.size)) return true;
  }
  return false;
}

/// The next instruction writes the place, maybe the value that it has.
bool Debugger::next_writes(const StatePlace& place) {
  if (place.in_memory()) return next_stores_to(place);
  const std::uint32_t next = launch_->next_wave();
  if (next != place.wave || place.kind == StatePlace::Kind::pc) return false;
  const Uses& uses = instruction(pc(next)).uses;
  if (place.kind == StatePlace::Kind::scc) return uses.writes.has(State::scc);
  const bool scalar = place.kind == StatePlace::Kind::scalar;
  const bool any_lane = scalar || uses.instruction_class == InstructionClass::matrix;
  if (!any_lane && (exec_of(next) >> place.lane & 1) == 0) return false;
  const SteppedWave wave = launch_->wave(next);
  // Uses counts AccVGPRs on after the VGPRs.
  constexpr std::uint32_t first_accvgpr = 256;
  const bool is_vgpr = place.kind == StatePlace::Kind::vgpr && wave.accvgprs != 0;
  const auto used_number = [&](std::uint32_t number) {
    if (is_vgpr && number >= wave.vgprs) return number - wave.vgprs + first_accvgpr;
    return number + (place.kind == StatePlace::Kind::accvgpr ? first_accvgpr : 0);
  };
  const auto touches = [&](std::uint64_t begin, std::uint64_t count) {
    for (std::uint32_t i = 0; i < place.size / 4; ++i)
      if (overlap(begin, count, used_number(place.number + i), 1)) return true;
    return false;
  };
  const UsedFile file = scalar ? UsedFile::scalar : UsedFile::vgpr;
  // A block load or store leaves out the registers whose bit in M0 is 0.
  const bool block = uses.memory != nullptr && uses.memory->block;
  const std::uint32_t m0 = block ? wave.state->s[launch_->m0_number()] : 0;
  for (const RegisterUse& use : uses.all()) {
    if (!use.written || use.file != file || !touches(use.first, use.count)) continue;
    if (!block) return true;
    for (std::uint32_t i = 0; i < use.count && i < 32; ++i)
      if ((m0 >> i & 1) != 0 && touches(use.first + i, 1)) return true;
  }
  return false;
}

/// The watchpoint whose value the next instruction writes.
std::optional<Debugger::Stop> Debugger::next_writes_watched() {
  if (over()) return std::nullopt;
  for (const Breakpoint& each : breakpoints_) {
    if (!each.watched || !each.enabled || !place_problem(*each.watched, *launch_).empty()) continue;
    if (next_writes(*each.watched))
      return Stop{Why::watchpoint, each.id, watched_text(each, *launch_) + " is written, with the value that it has"};
  }
  return std::nullopt;
}

}  // namespace lockstep
