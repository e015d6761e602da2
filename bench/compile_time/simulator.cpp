// What a simulator's author compiles: decode, the registers an instruction uses, steps on the reference engine, a
// memory of one's own.
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

/// One step of `wave`; how many registers the instruction names.
std::uint32_t step_one(lockstep::Wave<lockstep::cdna4::Isa>& wave, Memory memory,
                       std::span<const std::uint32_t> words) {
  const auto decoded = lockstep::cdna4::decode(words);
  if (decoded.error != lockstep::DecodeError::none) return 0;
  lockstep::Machine<Memory> machine{memory};
  const lockstep::ExecuteResult result = lockstep::step(wave, machine);
  return result.fault ? 0 : lockstep::uses(decoded.instruction, 64).count;
}
