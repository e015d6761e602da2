#include "board.hpp"

#include <charconv>
#include <cstdlib>
#include <sstream>

#include "complain.hpp"
#include "lockstep.h"

namespace runtime {

namespace {

constexpr const char* board_lines[] = {
#include "boards.inc"
};

bool lockstep_has(std::string_view target) {
  for (std::uint32_t i = 0; const char* each = lockstep_target(i); ++i)
    if (each == target) return true;
  return false;
}

/// Only the devices that the variable names, by their numbers, in its order. As with ROCm the first word that is no
/// number of a device, or one named before, ends the list; an empty variable says nothing.
void keep_visible(std::vector<std::string>& targets, const char* variable, const char* devices) {
  const char* const list = std::getenv(variable);
  if (!list || !*list || targets.empty()) return;
  std::vector<std::string> kept;
  std::vector<bool> named(targets.size(), false);
  std::istringstream words{list};
  for (std::string word; std::getline(words, word, ',');) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number >= targets.size() || named[number]) {
      complain(
          "%s is '%s': '%s' is no device from 0 to %zu not named before, and ends the list; %s says which there are",
          variable, list, word.c_str(), targets.size() - 1, devices);
      break;
    }
    named[number] = true;
    kept.push_back(targets[number]);
  }
  targets = std::move(kept);
}

}  // namespace

Board board_of(std::string_view target) {
  for (const std::string_view line : board_lines) {
    std::istringstream words{std::string(line)};
    std::vector<std::string> fields;
    for (std::string field; std::getline(words, field, '|');) fields.push_back(field);
    if (fields.size() != 21 || fields[0] != target) continue;
    const auto number = [&](std::size_t i) { return std::stoi(fields[i], nullptr, 0); };
    Board board{fields[1], number(2), number(3), number(4), number(5), number(6), std::uint64_t(number(7)) << 30};
    board.work_items_a_cu = number(8);
    board.vgprs_a_lane = number(9);
    board.cluster_workgroups = static_cast<std::uint32_t>(number(10));
    board.xccs = number(11);
    board.vgprs_a_work_item = number(12);
    if (fields[13] != "-") board.features = fields[13];
    board.pci_device = static_cast<std::uint32_t>(number(14));
    board.units_a_multiprocessor = number(15);
    board.simds_a_unit = number(16);
    board.shader_engines = number(17);
    board.arrays_an_engine = number(18);
    board.l1_kib = number(19);
    board.l3_kib = number(20);
    constexpr std::string_view off = ":xnack-", on = ":xnack+";
    if (const auto at = board.features.find(off); xnack_wanted() && at != std::string::npos)
      board.features.replace(at, off.size(), on);
    return board;
  }
  return {};
}

std::string first_target() {
  for (const std::string_view line : board_lines)
    if (const std::string_view target = line.substr(0, line.find('|')); lockstep_has(target))
      return std::string(target);
  return {};
}

std::vector<std::string> wanted_targets(const char* variable, const std::string& otherwise,
                                        const std::vector<const char*>& visible) {
  std::vector<std::string> targets;
  if (const char* list = std::getenv(variable)) {
    std::istringstream words{list};
    for (std::string target; std::getline(words, target, ',');) targets.push_back(target);
    if (targets.empty())
      complain("%s is empty, so there is no device: say which (gfx950,gfx942), or unset it", variable);
  } else {
    targets = {otherwise};
  }
  for (const char* const each : visible) keep_visible(targets, each, variable);
  return targets;
}

std::string target_of(const char* variable, const std::string& id) {
  const std::string target = id.substr(0, id.find(':'));
  const Board board = board_of(target);
  std::istringstream features{id.substr(target.size())};
  std::string feature;
  std::getline(features, feature, ':');
  while (std::getline(features, feature, ':')) {
    if ((board.features + ':').find(':' + feature + ':') != std::string::npos || !lockstep_has(target)) continue;
    const bool xnack = feature.substr(0, 5) == "xnack" && board.features.find(":xnack") != std::string::npos;
    complain("%s: '%s': lockstep's device is %s%s%s", variable, id.c_str(), target.c_str(), board.features.c_str(),
             xnack ? "; HSA_XNACK=1 switches XNACK on, 0 off" : "");
    return {};
  }
  return target;
}

bool xnack_wanted() {
  static const bool wanted = [] {
    const char* const xnack = std::getenv("HSA_XNACK");
    return xnack && std::atoi(xnack) != 0;
  }();
  return wanted;
}

}  // namespace runtime
