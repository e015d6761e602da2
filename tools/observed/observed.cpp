#include "observed.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <set>
#include <utility>
#include <vector>

#include "lockstep/device/hot_spots.hpp"
#include "lockstep/device/roofline.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/memory/memory.hpp"

namespace lockstep {

namespace {

/// The words at a virtual address of the launched code object; none where memory ends.
std::vector<std::uint32_t> words_at(Device& device, const LaunchView& launch, std::uint64_t pc, std::size_t count) {
  std::vector<std::uint8_t> bytes(4 * count);
  while (!bytes.empty() && !device.memory().read(pc - launch.file_entry + launch.entry, bytes))
    bytes.resize(bytes.size() - 4);
  std::vector<std::uint32_t> words;
  for (std::size_t i = 0; i + 4 <= bytes.size(); i += 4)
    words.push_back(load_little_endian<std::uint32_t>(bytes.data() + i));
  return words;
}

}  // namespace

void complete_profile(ProfileResult& profile, Device& device, const SourceOf& source) {
  constexpr std::uint64_t largest_gap = 1 << 20;  // between functions of one code object there may be anything
  std::vector<ProfiledInstruction> all;
  for (ProfiledInstruction& each : profile.instructions) {
    if (!all.empty()) {
      const std::vector<std::uint32_t> last = words_at(device, profile.launch, all.back().pc, 4);
      std::uint64_t pc = all.back().pc + (last.empty() ? 4 : 4 * device.disassemble(last).words);
      for (const std::uint64_t end = each.pc; pc < end && end - pc < largest_gap;) {
        const std::vector<std::uint32_t> words =
            words_at(device, profile.launch, pc, std::min<std::size_t>((end - pc) / 4, 4));
        if (words.empty()) break;
        DisassembledInstruction text = device.disassemble(words);
        all.push_back({pc, std::move(text.text), "", InstructionClass::salu, {}});
        pc += 4 * text.words;
      }
    }
    all.push_back(std::move(each));
  }
  profile.instructions = std::move(all);
  profile.target = device.target();
  if (source)
    for (ProfiledInstruction& each : profile.instructions) each.source = source(each.pc);
}

bool is_own_source(std::string_view path) {
  for (const std::string_view root : {"/usr/", "/opt/", "<"})
    if (path.starts_with(root)) return false;
  for (const std::string_view part : {"/lib/clang/", "/include/hip/"})
    if (path.find(part) != std::string_view::npos) return false;
  return true;
}

std::vector<ProfileSource> profile_sources(const ProfileResult& profile) {
  std::set<std::string> names;
  for (const ProfiledInstruction& each : profile.instructions)
    if (const std::size_t colon = each.source.rfind(':'); colon != std::string::npos)
      names.insert(each.source.substr(0, colon));
  std::vector<ProfileSource> sources;
  for (const std::string& name : names) {
    constexpr std::size_t most_lines = 20000;
    std::ifstream file(name);
    ProfileSource source{name, {}, is_own_source(name)};
    for (std::string line; source.lines.size() < most_lines && std::getline(file, line);) source.lines.push_back(line);
    if (!source.lines.empty()) sources.push_back(std::move(source));
  }
  std::sort(sources.begin(), sources.end(),
            [](const ProfileSource& a, const ProfileSource& b) { return a.own != b.own ? a.own : a.name < b.name; });
  return sources;
}

Result<void> write_text(const std::string& path, std::string_view text) {
  std::FILE* const file = std::fopen(path.c_str(), "wb");
  const bool written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const bool closed = file != nullptr && std::fclose(file) == 0;
  if (!written || !closed) return Error{"cannot write " + path};
  return {};
}

Result<void> write_profile(const std::string& path, const ProfileResult& profile, std::string_view title) {
  if (path.ends_with(".html"))
    return write_text(path, profile_html(profile, {std::string(title), profile_sources(profile)}));
  if (path.ends_with(".json")) return write_text(path, profile_json(profile, title));
  return write_text(path, profile_table(profile) + "\n" + roofline_text(profile, nullptr) + "\n" +
                              hot_spots_text(profile, nullptr) + "\n" + profile_annotated(profile));
}

}  // namespace lockstep
