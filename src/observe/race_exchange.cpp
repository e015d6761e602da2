#include "observe/race_exchange.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace lockstep {

bool RaceExchange::is_one(const AccessView& access) {
  return access.atomic() && access.op->atomic == AtomicOperation::compare_swap && access.bytes == 4;
}

void RaceExchange::before(const Step& step) {
  std::array<std::uint32_t, 2> registers{};
  std::size_t count = 0;
  bool has_address = false;
  const RegisterUse *second = nullptr, *result = nullptr;
  for (const RegisterUse& use : step.uses->all()) {
    if (!use.read || use.file != UsedFile::vgpr) continue;
    if (use.written) result = &use;
    has_address |= !use.written && use.role != Role::data && use.role != Role::data1;
    if (use.role != Role::data && use.role != Role::data1) continue;
    if (use.role == Role::data1) second = &use;
    for (std::uint32_t i = 0; i < use.count && count < registers.size(); ++i) registers[count++] = use.first + i;
  }
  // `uses` names a register that is both read and written once, as the result: the address, or an operand.
  if (count < registers.size() && result != nullptr && has_address) {
    if (second != nullptr) registers[1] = registers[0];
    registers[second != nullptr ? 0 : count] = result->first;
    ++count;
  }
  known_ = count != 0;
  if (!known_) return;
  if (count == 1) registers[1] = registers[0];  // one register is both
  if (step.access->op->comparand_first) std::swap(registers[0], registers[1]);
  for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
    value_[lane] = step.wave.vector(lane, registers[0]);
    comparand_[lane] = step.wave.vector(lane, registers[1]);
  }
}

bool RaceExchange::succeeded(const Step& step, std::uint32_t lane) const {
  const RegisterUse* const result = first_vgprs_written(step);
  return result != nullptr && step.wave.vector(lane, result->first) == comparand_[lane];
}

std::uint32_t RaceExchange::kept(std::uint32_t lane) const {
  std::uint32_t bytes = 0;
  for (std::uint32_t i = 0; i < 4; ++i)
    if (((value_[lane] ^ comparand_[lane]) >> 8 * i & 0xff) == 0) bytes |= 1u << i;
  return bytes;
}

void RaceLoads::begin(std::size_t waves) {
  conflicts_.clear();
  recent_.resize(waves);
  for (Recent& recent : recent_) recent.count = 0;
}

bool RaceLoads::is_one(const AccessView& access) {
  return access.op->action == MemoryAction::load && access.bytes == 4 && !access.both && !access.op->scalar() &&
         access.op->address != AddressForm::image;
}

void RaceLoads::remember(const Step& step, std::uint32_t place) {
  const RegisterUse* const result = first_vgprs_written(step);
  if (result == nullptr) return;
  Recent& recent = recent_[step.wave.wave];
  Loaded& to = recent.loads[recent.count++ % recent.loads.size()];
  to.place = place;
  to.lanes = 0;
  for (std::uint64_t rest = step.access->lanes; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
    if (is_scratch(step.access->space[lane], step.access->address[lane]) || step.access->dropped[lane] != 0) continue;
    to.lanes |= std::uint64_t{1} << lane;
    to.at[lane] = dword_at(step.access->space[lane], step.access->address[lane]);
    to.value[lane] = step.wave.vector(lane, result->first);
  }
}

const std::uint32_t* RaceLoads::loaded(std::uint32_t wave, std::uint32_t lane, std::uint32_t place, AddressSpace space,
                                       std::uint64_t address) const {
  return find(wave, lane, space, address, [&](const Loaded& load) { return load.place == place; });
}

bool RaceLoads::has_loaded(std::uint32_t wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                           std::uint32_t value) const {
  return find(wave, lane, space, address, [&](const Loaded& load) { return load.value[lane] == value; }) != nullptr;
}

void RaceLoads::add(std::uint32_t wave, std::uint32_t lane, std::uint32_t value, const RaceConflict& conflict) {
  conflicts_.push_back({wave, lane, value, conflict});
}

void RaceLoads::exchange(const WaveView& wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                         const RaceExchange& exchange) {
  std::erase_if(conflicts_, [&](const Conflict& load) {
    const RaceConflict& c = load.conflict;
    return load.wave == wave.wave && load.lane == lane && c.space == space && c.address / 4 == address / 4 &&
           load.value == exchange.comparand(lane) && (exchange.kept(lane) >> c.address % 4 & 1) != 0;
  });
}

std::uint64_t RaceLoads::dword_at(AddressSpace space, std::uint64_t address) {
  return address / 4 | (space == AddressSpace::lds ? std::uint64_t{1} << 63 : 0);
}

/// The value of the lane's last load of that dword for which `is_it` holds; null: none.
template <class IsIt>
const std::uint32_t* RaceLoads::find(std::uint32_t wave, std::uint32_t lane, AddressSpace space, std::uint64_t address,
                                     IsIt&& is_it) const {
  const Recent& recent = recent_[wave];
  const std::uint64_t at = dword_at(space, address);
  for (std::size_t back = 1; back <= std::min(recent.count, recent.loads.size()); ++back) {
    const Loaded& load = recent.loads[(recent.count - back) % recent.loads.size()];
    if ((load.lanes >> lane & 1) != 0 && load.at[lane] == at && is_it(load)) return &load.value[lane];
  }
  return nullptr;
}

}  // namespace lockstep
