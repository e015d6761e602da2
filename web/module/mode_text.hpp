// The MODE register as fields with names.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "json.hpp"
#include "lockstep/core/mode.hpp"

namespace lockstep::web {

inline void write_mode(Json& json, const Mode& mode, const ModeLayout& layout) {
  constexpr std::array<std::string_view, 4> rounds = {"to nearest even", "to plus infinity", "to minus infinity",
                                                      "to zero"};
  constexpr std::array<std::string_view, 4> denormals = {"sources and results flushed", "results flushed",
                                                         "sources flushed", "kept"};
  constexpr std::array<std::string_view, 2> switches = {"off", "on"};
  struct Field {
    std::string_view name;
    std::uint32_t offset, width;
    const std::string_view* meanings;
  };
  const Field fields[] = {{"round f32", 0, 2, rounds.data()},        {"round f16, f64", 2, 2, rounds.data()},
                          {"denormals f32", 4, 2, denormals.data()}, {"denormals f16, f64", 6, 2, denormals.data()},
                          {"DX10_CLAMP", 8, 1, switches.data()},     {"IEEE", 9, 1, switches.data()},
                          {"FP16_OVFL", 23, 1, switches.data()}};
  const std::uint32_t bits = mode.as_register(layout);
  json.object([&] {
    json.number("bits", bits);
    json.key("fields").array([&] {
      for (const Field& field : fields) {
        const std::uint32_t mask = (1u << field.width) - 1;
        if ((layout.visible >> field.offset & mask) != mask) continue;
        const std::uint32_t value = bits >> field.offset & mask;
        json.object(
            [&] { json.text("name", field.name).number("value", value).text("meaning", field.meanings[value]); });
      }
    });
  });
}

}  // namespace lockstep::web
