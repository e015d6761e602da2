// A traced instruction as a line of text.
#include "lockstep/base/text.hpp"
#include "lockstep/device/trace.hpp"

namespace lockstep {

std::string TracedWrite::text() const {
  if (!vector) return name + " " + hex(before) + " -> " + hex(after);
  if (lanes.empty()) return name + " #" + hex_word(after).substr(2);
  std::string list = name + " [";
  for (const std::uint32_t lane : lanes) (list += list.back() == '[' ? "" : " ") += hex(lane);
  return list + "]";
}

std::string TracedAccess::text() const {
  if (lanes == 0) return kind + " by no lane";
  return kind + " " + decimal(lanes) + " x " + decimal(bytes) + " B in " + hex(lowest) + ".." + hex(highest) + " #" +
         hex_word(digest).substr(2);
}

std::string TracedStep::effect() const {
  std::string all;
  for (const TracedWrite& write : writes) all.append(all.empty() ? "" : ", ").append(write.text());
  if (!access.kind.empty()) all.append(all.empty() ? "" : ", ").append(access.text());
  return all;
}

std::string TracedStep::line() const {
  const std::string wrote = effect();
  return "(" + decimal(workgroup[0]) + "," + decimal(workgroup[1]) + "," + decimal(workgroup[2]) + ") " +
         decimal(wave) + " " + decimal(index) + " " + hex(pc) + " " + text + (wrote.empty() ? "" : " ; ") + wrote;
}

}  // namespace lockstep
