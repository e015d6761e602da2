// The library's devices and waves of an ISA that a program names as the core's type: for tests and benchmarks, which
// link the ISA's part of the library.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "fast/program/fast_wave.hpp"
#include "launch/isa_device.hpp"
#include "tables/isa_tables.hpp"

namespace lockstep {

/// The tables of an ISA of the core. Each ISA's generated device.hpp has its own.
template <class Isa>
const IsaTables& tables_of();

template <class Isa>
class TypedDevice : public IsaDevice {
 public:
  /// `target` is one of the ISA's.
  explicit TypedDevice(std::string_view target = Isa::target) : IsaDevice(tables_of<Isa>(), target) {}
};

/// A wave of the ISA with all registers that it has.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
std::unique_ptr<fast::AnyWave<size>> make_wave() {
  auto wave = std::make_unique<fast::AnyWave<size>>();
  wave->begin(tables_of<Isa>(), Isa::arch_vgprs, Isa::max_vgprs - Isa::arch_vgprs);
  return wave;
}

}  // namespace lockstep
