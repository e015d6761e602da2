#include "lockstep/device/register_name.hpp"

#include "lockstep/base/text.hpp"

namespace lockstep {

std::string scalar_name(std::uint32_t number, const SelectorTable& selectors) {
  const Selector what = selectors[number];
  const auto pair = [&](const char* name) { return name + std::string(what.index == 0 ? "_lo" : "_hi"); };
  switch (what.kind) {
    case SelectorKind::vcc: return pair("vcc");
    case SelectorKind::exec: return pair("exec");
    case SelectorKind::flat_scratch: return pair("flat_scratch");
    case SelectorKind::xnack_mask: return pair("xnack_mask");
    case SelectorKind::ttmp: return std::string("ttmp").append(decimal(int{what.index}));
    case SelectorKind::m0: return "m0";
    case SelectorKind::null: return "null";
    default: return std::string("s").append(decimal(number));
  }
}

std::string register_name(UsedFile file, std::uint32_t number, const WaveView& wave) {
  if (file == UsedFile::scalar) return scalar_name(number, *wave.selectors);
  const bool accumulator = number >= first_accvgpr && wave.accvgprs != 0;
  return std::string(accumulator ? "a" : "v").append(decimal(accumulator ? number - first_accvgpr : number));
}

}  // namespace lockstep
