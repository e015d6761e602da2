// Where undefined values come from, by number: a taint is four times the number of an origin, plus what is known of the
// byte that has it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/memory/range_table.hpp"
#include "observe/check.hpp"
#include "observe/taint.hpp"

namespace lockstep {

class TaintOrigins {
 public:
  static constexpr Taint computed = 1;  ///< it has been computed with
  static constexpr Taint constant = 2;  ///< it is defined, beside undefined ones, and holds nothing that was
  /// absent: a VGPR that work-items are handed, of a lane that has none.
  enum class Kind : std::uint8_t { vgpr, absent, sgpr, scc, lds, scratch, memory };

  void begin() {
    all_.assign(1, {});
    numbers_.clear();
    memory_.clear();
    own_.clear();
  }
  /// `name`: of a register that goes by one.
  Taint of(Kind kind, std::uint32_t number, std::string_view name = {}) {
    const std::size_t at = static_cast<std::size_t>(kind) * most_numbers + number;
    if (at >= numbers_.size()) numbers_.resize(at + 1);
    Taint& known = numbers_[at];
    if (known != 0) return known;
    all_.push_back({kind, number, {}, name.empty() ? std::string() : std::string(name) + ", which nothing wrote"});
    return known = static_cast<Taint>(4 * (all_.size() - 1));
  }
  /// Of a byte of memory that nobody wrote: one for each range and instruction that reads of it.
  Taint of_memory(const MemoryRange& range, std::uint64_t address, const FindingPlace& read) {
    Taint& known = memory_[{range.address, read.pc}];
    if (known != 0) return known;
    known = static_cast<Taint>(4 * all_.size());
    all_.push_back({Kind::memory, 0, read,
                    "byte " + decimal(address - range.address) + " of the " + count_of(range.size, "byte") +
                        " of the " + range.label + " at " + hex(range.address) + ", which nothing wrote"});
    return known;
  }

  /// The taint of bytes of LDS or scratch that nobody wrote: one for each instruction that reads them. `unwritten` is
  /// the taint that they have before a read.
  Taint of_own(Taint unwritten, std::uint64_t address, const FindingPlace& read) {
    Taint& known = own_[{unwritten, read.pc}];
    if (known != 0) return known;
    const Kind kind = all_[unwritten / 4].kind;
    known = static_cast<Taint>(4 * all_.size());
    all_.push_back(
        {kind, 0, read, (kind == Kind::lds ? "LDS byte " : "scratch byte ") + hex(address) + ", which nothing wrote"});
    return known;
  }

  bool is_memory(Taint taint) const { return all_[taint / 4].kind == Kind::memory; }
  /// The instruction that read it first; not known of registers.
  const FindingPlace& read(Taint taint) const { return all_[taint / 4].read; }
  /// The register of a wave like `wave`, as the assembler calls it; empty where it is none.
  std::string register_of(Taint taint, const WaveView& wave) const {
    const Origin& o = all_[taint / 4];
    if (o.kind == Kind::vgpr || o.kind == Kind::absent) return register_name(UsedFile::vgpr, o.number, wave);
    if (o.kind == Kind::scc) return "scc";
    return o.kind == Kind::sgpr ? register_name(UsedFile::scalar, o.number, wave) : "";
  }
  std::string text(Taint taint, const WaveView& wave) const {
    const Origin& o = all_[taint / 4];
    switch (o.kind) {
      case Kind::absent: return register_of(taint, wave) + " of a lane for which the launch has no work-item";
      case Kind::vgpr:
      case Kind::scc:
      case Kind::sgpr: return o.text.empty() ? register_of(taint, wave) + ", which nothing wrote" : o.text;
      case Kind::lds:
        if (o.text.empty()) return "LDS that nothing wrote";
        return o.text;
      case Kind::scratch:
        if (o.text.empty()) return "scratch that nothing wrote";
        return o.text;
      case Kind::memory: return o.text;
    }
    return "";
  }

 private:
  struct Origin {
    Kind kind{};
    std::uint32_t number = 0;
    FindingPlace read{};
    std::string text{};  ///< the first byte that was read, or a register by name
  };
  static constexpr std::size_t most_numbers = 2048;  ///< of registers of one kind
  std::vector<Origin> all_{1};
  std::vector<Taint> numbers_;                                       ///< by kind and number; 0: none yet
  std::map<std::pair<std::uint64_t, std::uint64_t>, Taint> memory_;  ///< by range and pc
  std::map<std::pair<Taint, std::uint64_t>, Taint> own_;             ///< by taint of all of it and pc
};

}  // namespace lockstep
