// What a simulator's author compiles (docs/embedding.md): decode, the registers an instruction uses, a wave stepped on
// the reference engine, a memory of one's own.
#include <cstdint>
#include <cstring>
#include <span>

#include "lockstep/cdna4_embed.hpp"

struct Memory {
  std::span<std::uint8_t> bytes;
  bool read(std::uint64_t address, std::uint8_t* to, std::uint32_t count) const {
    if (address > bytes.size() || count > bytes.size() - address) return false;
    std::memcpy(to, bytes.data() + address, count);
    return true;
  }
  bool write(std::uint64_t address, const std::uint8_t* from, std::uint32_t count) {
    if (address > bytes.size() || count > bytes.size() - address) return false;
    std::memcpy(bytes.data() + address, from, count);
    return true;
  }
  template <class T, class Update>
  bool atomic(std::uint64_t address, T& old, Update&& update) {
    if (!read(address, reinterpret_cast<std::uint8_t*>(&old), sizeof(T))) return false;
    const T now = update(old);
    return write(address, reinterpret_cast<const std::uint8_t*>(&now), sizeof(T));
  }
};

using namespace lockstep;

/// One step of `wave`, its memory access answered at once; how many registers the instruction names.
std::uint32_t step_one(cdna4::EmbeddedWave<>& wave, embed::DecodedCode<cdna4::Isa>& code, Memory memory) {
  const auto next = wave.fetch(code, memory);
  if (!next) return 0;
  const embed::Issued issued = wave.issue(*next);
  if (issued.event == embed::Event::fault) return 0;
  if (issued.access != 0) {
    auto& access = *wave.find(issued.access);
    if (wave.perform(access, memory)) return 0;
    wave.complete(access.id);
  }
  return next->uses.count;
}
