// A profile as one JSON object.
#include "lockstep/base/text.hpp"
#include "lockstep/device/profile.hpp"
#include "observe/json_text.hpp"

namespace lockstep {

namespace {

std::string json_triple(const std::array<std::uint32_t, 3>& v) {
  return "[" + decimal(v[0]) + "," + decimal(v[1]) + "," + decimal(v[2]) + "]";
}

std::string json_counts(const InstructionProfile& c) {
  std::string text;
  const auto add = [&](std::string_view name, std::uint64_t value) {
    text.append(text.empty() ? "\"" : ",\"").append(name).append("\":").append(decimal(value));
  };
  add("executions", c.executions);
  add("lanes", c.lanes);
  add("whole", c.whole);
  add("none", c.none);
  add("taken", c.taken);
  add("accesses", c.accesses);
  add("bytes", c.bytes);
  add("lines64", c.lines64);
  add("lines128", c.lines128);
  add("least128", c.least128);
  add("lds_accesses", c.lds_accesses);
  add("lds_bytes", c.lds_bytes);
  add("lds_turns", c.lds_turns);
  add("lds_least", c.lds_least);
  add("scratch_bytes", c.scratch_bytes);
  add("operations", c.operations);
  return text;
}

std::string json_formats(const std::array<std::uint64_t, arithmetic_formats>& counts) {
  std::string text;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] != 0)
      text.append(text.empty() ? "\"" : ",\"")
          .append(arithmetic_format_names[i])
          .append("\":")
          .append(decimal(counts[i]));
  return "{" + text + "}";
}

}  // namespace

std::string profile_json(const ProfileResult& profile, std::string_view kernel) {
  const LaunchView& launch = profile.launch;
  std::string text =
      "{\"kernel\":" + json_quoted(kernel) + ",\"grid\":" + json_triple(launch.grid) +
      ",\"block\":" + json_triple(launch.block) + ",\"wave_lanes\":" + decimal(launch.wave_lanes) +
      ",\"waves\":" + decimal(profile.waves) + ",\"faulted\":" + (profile.faulted ? "true" : "false") +
      ",\"registers\":{\"vgprs\":" + decimal(profile.vgprs) + ",\"accvgprs\":" + decimal(profile.accvgprs) +
      ",\"sgprs\":" + decimal(profile.sgprs) + ",\"used_vgprs\":" + decimal(profile.used_vgprs) +
      ",\"used_accvgprs\":" + decimal(profile.used_accvgprs) + ",\"used_sgprs\":" + decimal(profile.used_sgprs) +
      "},\"lds\":{\"bytes\":" + decimal(launch.lds_bytes) + ",\"used\":" + decimal(profile.used_lds) +
      ",\"banks\":" + decimal(launch.geometry.lds_banks) +
      ",\"narrow_banks\":" + decimal(launch.geometry.lds_narrow_banks) +
      ",\"bank_bytes\":" + decimal(launch.geometry.lds_bank_bytes) +
      "},\"scratch_bytes\":" + decimal(launch.scratch_bytes) +
      ",\"cache_line\":" + decimal(launch.geometry.cache_line) + ",\"target\":" + json_quoted(profile.target) +
      ",\"arithmetic\":{\"matrix\":" + json_formats(profile.arithmetic.matrix) +
      ",\"vector\":" + json_formats(profile.arithmetic.vector) + "},\"read_lines\":" + decimal(profile.read_lines) +
      ",\"written_lines\":" + decimal(profile.written_lines) + ",\n\"total\":{" + json_counts(profile.total()) +
      "},\n\"classes\":{";
  const auto classes = profile.by_class();
  const char* between = "";
  for (std::size_t i = 0; i < classes.size(); ++i) {
    if (classes[i].executions == 0) continue;
    text.append(between).append(json_quoted(class_name(static_cast<InstructionClass>(i)))).append(":{");
    text.append(json_counts(classes[i])).append("}");
    between = ",";
  }
  text += "},\n\"instructions\":[";
  between = "\n";
  for (const ProfiledInstruction& each : profile.instructions) {
    text.append(between)
        .append("{\"pc\":")
        .append(decimal(each.pc))
        .append(",\"text\":")
        .append(json_quoted(each.text));
    text.append(",\"source\":").append(json_quoted(each.source)).append(",\"class\":");
    text.append(json_quoted(class_name(each.kind))).append(",").append(json_counts(each.counts)).append("}");
    between = ",\n";
  }
  text += "],\n\"workgroups\":[";
  between = "\n";
  for (const ProfiledWorkgroup& each : profile.workgroups) {
    text.append(between)
        .append("{\"id\":")
        .append(json_triple(each.id))
        .append(",\"waves\":")
        .append(decimal(each.waves));
    text.append(",\"instructions\":").append(decimal(each.instructions)).append(",\"longest_wave\":");
    text.append(decimal(each.longest_wave))
        .append(",\"shortest_wave\":")
        .append(decimal(each.shortest_wave))
        .append("}");
    between = ",\n";
  }
  return text + "]}\n";
}

}  // namespace lockstep
