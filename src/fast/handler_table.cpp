// The entries of all operations, from the sources that have them.
#include "fast/program/handler_table.hpp"

#include "common/handler_groups.hpp"
#include "common/operation_numbers.hpp"

namespace lockstep::fast {

const HandlerEntry& handler_entry(std::uint16_t operation) {
  return handler_groups[operation / operations::group_size][operation % operations::group_size];
}

HandlerEntry with_handlers(const HandlerEntry& entry) {
  if (entry.handlers_of == operations::none) return entry;
  HandlerEntry result = handler_entry(entry.handlers_of);
  result.shape = entry.shape;
  result.denormals = entry.denormals;
  result.has_denormals = entry.has_denormals;
  return result;
}

}  // namespace lockstep::fast
