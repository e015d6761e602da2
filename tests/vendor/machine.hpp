// One evaluation of one instruction, outside any engine: inputs, results, and registers of a computed number.
#pragma once

#include <cstdint>
#include <map>
#include <tuple>

#include "isa_under_test.hpp"
#include "lockstep/isa/lane_io.hpp"

namespace vendor_test {

/// Registers with contents that follow from their number and a seed; what is written is kept beside them.
class Registers {
 public:
  explicit Registers(std::uint32_t seed) : seed_(seed) {}
  std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const { return read({0, lane, number}); }
  void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) { written_[{0, lane, number}] = value; }
  std::uint32_t sgpr(std::uint32_t number) const { return read({1, 0, number}); }
  void set_sgpr(std::uint32_t number, std::uint32_t value) { written_[{1, 0, number}] = value; }
  std::uint32_t hwreg(std::uint32_t id) const { return read({2, 0, id}); }
  void set_hwreg(std::uint32_t id, std::uint32_t value) { written_[{2, 0, id}] = value; }
  std::uint32_t barrier(std::uint32_t number) const { return read({3, 0, number}); }
  void set_barrier(std::uint32_t number, std::uint32_t value) { written_[{3, 0, number}] = value; }
  std::uint32_t message(std::uint32_t number) const { return read({4, 0, number}); }
  bool operator==(const Registers&) const = default;

 private:
  using Place = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;  // file, lane, number

  std::uint32_t read(const Place& place) const {
    if (const auto found = written_.find(place); found != written_.end()) return found->second;
    std::uint32_t bits =
        seed_ + std::get<0>(place) * 0x9e3779b9u + std::get<1>(place) * 0x85ebca6bu + std::get<2>(place) * 0xc2b2ae35u;
    bits = (bits ^ bits >> 15) * 0x2c1b3c6du;
    return bits ^ bits >> 13;
  }

  std::uint32_t seed_;
  std::map<Place, std::uint32_t> written_;
};

struct Input {
  lockstep::LaneInput lane;
  lockstep::WideOperands wide;
  std::uint32_t register_seed = 0;
};

/// Everything an instruction may write. What it leaves alone keeps the value it has here.
struct Result {
  explicit Result(const Input& input);
  bool operator==(const Result& other) const;

  lockstep::LaneOutput out;
  lockstep::WideValue wide{};
  Registers registers;
};

/// Runs this project's operation; false when there is none.
bool run_own(isa::Opcode opcode, const Input& input, Result& result);
/// Runs the vendor's; false when its text was not lowered.
bool run_vendor(isa::Opcode opcode, const Input& input, Result& result);

}  // namespace vendor_test
