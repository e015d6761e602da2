#include "lockstep/device/fidelity_report.hpp"

#include <algorithm>

#include "lockstep/base/text.hpp"

namespace lockstep {

bool reported_before(const InstructionCount& a, const InstructionCount& b) {
  const auto rank = [](Fidelity of) {
    return std::find(reported_fidelities.begin(), reported_fidelities.end(), of) - reported_fidelities.begin();
  };
  if (a.fidelity != b.fidelity) return rank(a.fidelity) < rank(b.fidelity);
  return a.count != b.count ? a.count > b.count : a.name < b.name;
}

std::uint64_t FidelityReport::total(Fidelity fidelity) const {
  std::uint64_t sum = 0;
  for (const InstructionCount& each : instructions) sum += each.fidelity == fidelity ? each.count : 0;
  return sum;
}

std::string FidelityReport::text() const {
  std::string all = "fidelity:";
  for (const Fidelity kind : reported_fidelities)
    all += (kind == reported_fidelities.front() ? " " : ", ") + std::string(fidelity_name(kind)) + " " +
           decimal(total(kind));
  all += "\n";
  if (matrix_model) all += "  matrix model " + std::string(matrix_model_name(*matrix_model)) + "\n";
  if (numerics) all += "  numerics " + std::string(numeric_model_name(*numerics)) + "\n";
  if (reached)
    all += *reached == 0
               ? "  guesses: none of their results reached an address, a branch, EXEC or a hardware register\n"
               : "  guesses: " + count_of(*reached, "finding") +
                     " of results that reached an address, a branch, EXEC or a hardware register\n";
  for (const InstructionCount& each : instructions) {
    const std::string count = decimal(each.count);
    all += "  " + std::string(fidelity_name(each.fidelity)) +
           std::string(12 - fidelity_name(each.fidelity).size(), ' ') +
           std::string(count.size() < 12 ? 12 - count.size() : 0, ' ') + count + "  " + std::string(each.name);
    if (!each.note.empty()) all += ": " + std::string(each.note);
    all += "\n";
  }
  return all;
}

}  // namespace lockstep
