// Types of the source, as a debugger needs them. The headers read no DWARF: tools/source_lines fills these in by libdw.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace lockstep {

struct SourceType;
using SourceTypePointer = std::shared_ptr<const SourceType>;

/// How the bytes of a variable are to be understood. Qualifiers and typedefs are gone.
struct SourceType {
  enum class Kind : std::uint8_t {
    integer,
    natural,
    boolean,
    real,
    bf16,
    pointer,  ///< or reference
    enumeration,
    structure,  ///< class, struct or union
    array,      ///< or vector
    unknown
  };
  struct Member {
    std::string name;  ///< empty: a base class, or a member without a name; its members count as those of the outer one
    std::uint32_t offset = 0;
    std::uint32_t bit = 0, bits = 0;  ///< of a bit field: its first bit from `offset` on, and how many; 0: it is none
    SourceTypePointer type;
  };
  Kind kind = Kind::unknown;
  std::string name;        ///< "int", "Pair", "float *", "int [4]"
  std::uint32_t size = 0;  ///< bytes
  std::vector<Member> members{};
  std::vector<std::pair<std::uint64_t, std::string>> values{};  ///< of an enumeration
  SourceTypePointer element{};                                  ///< of an array
  std::uint32_t count = 0;                                      ///< of its elements
  bool is_vector = false;                                       ///< an array with members x, y, z, w, s0 to sf
  bool is_reference = false;                                    ///< a pointer that the source writes without *
  std::uint32_t address_class = 0;             ///< of a pointer, as DWARF has it: 3 LDS, 5 scratch, others by address
  std::function<SourceTypePointer()> pointee;  ///< of a pointer; null: it is not known (void)

  bool is_scalar() const { return kind != Kind::structure && kind != Kind::array && kind != Kind::unknown; }
};

}  // namespace lockstep
