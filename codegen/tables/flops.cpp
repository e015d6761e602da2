#include "tables/flops.hpp"

#include <algorithm>
#include <functional>

#include "error.hpp"

namespace isagen {
namespace {

/// The name in lockstep::ArithmeticFormat.
std::string number_format(pcode::Type::Kind kind) {
  using Kind = pcode::Type::Kind;
  switch (kind) {
    case Kind::f64: return "f64";
    case Kind::f32: return "f32";
    case Kind::f16: return "f16";
    case Kind::bf16: return "bf16";
    case Kind::fp6:
    case Kind::bf6: return "f6";
    case Kind::fp4: return "f4";
    default: return "f8";
  }
}

std::uint32_t total(const pcode::FlopCounts& counts) {
  std::uint32_t sum = 0;
  for (const auto& [format, count] : counts) sum += count;
  return sum;
}

/// Bits of the narrowest format; 64 if there is none.
std::uint32_t narrowest(const pcode::FlopCounts& counts) {
  std::uint32_t bits = 64;
  for (const auto& [format, count] : counts) bits = std::min(bits, pcode::float_type(format).width);
  return bits;
}

}  // namespace

void FlopTable::add(const pcode::OperationSet& operations, const std::string& folder) {
  const auto& all = operations.operations();
  const std::function<pcode::FlopCounts(const std::string&)> counts_of = [&](const std::string& name) {
    const auto found = all.find(name);
    return found == all.end() ? pcode::FlopCounts{} : pcode::count_flops(found->second.operation, counts_of);
  };
  Errors errors;
  for (const auto& [name, compiled] : all) {
    pcode::FlopCounts counts;
    if (!errors.attempt([&] { counts = counts_of(name); })) continue;
    const auto [row, is_new] = rows_.try_emplace(name, Row{counts, folder});
    if (is_new) continue;
    if (total(row->second.counts) != total(counts))
      throw Error(name + " does another number of floating-point operations on " + folder + " than on " +
                  row->second.folder + ", and the table generated/common/flops.hpp has one for all ISAs");
    // One model widens its sources before it multiplies them, another does not: the narrower format is the sources'.
    if (narrowest(counts) < narrowest(row->second.counts)) row->second.counts = counts;
  }
  errors.require_none();
}

OutputFile FlopTable::render(const Renderer& renderer, const std::string& source) const {
  Value::List rows;
  for (const auto& [name, row] : rows_) {
    std::map<std::string, std::uint32_t> sums;
    for (const auto& [format, count] : row.counts) sums[number_format(format)] += count;
    for (const auto& [format, count] : sums)
      rows.push_back(Value::Record{{"name", name}, {"format", format}, {"count", count}});
  }
  const std::size_t count = rows.size();
  return renderer.render("generated/common/flops.hpp", "flops.hpp.mustache", {{"rows", rows}, {"count", count}},
                         {source});
}

}  // namespace isagen
