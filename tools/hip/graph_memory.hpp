// Memory that graphs allocate when they run: its address is known when the node is added, and the same at every launch.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <memory>

namespace hip {

/// One allocation. It is there as long as some graph has a node of it, and while it is in use.
class GraphMemory {
 public:
  GraphMemory(void* start, std::size_t bytes, int device);
  GraphMemory(const GraphMemory&) = delete;
  GraphMemory& operator=(const GraphMemory&) = delete;
  ~GraphMemory();

  void* start() const { return start_; }
  std::size_t bytes() const { return bytes_; }
  int device() const { return device_; }

 private:
  void* start_;
  std::size_t bytes_;
  int device_;
};

/// Memory of the current device, not yet in use.
hipError_t make_graph_memory(std::size_t bytes, std::shared_ptr<GraphMemory>& result);
/// The graphs' memory that begins there; null if none does.
std::shared_ptr<GraphMemory> graph_memory_at(const void* start);
/// A graph's allocation ran: the memory is in use until it is freed, by a graph or by the program.
hipError_t use_graph_memory(const std::shared_ptr<GraphMemory>& memory);
/// Freed: it is the graph's again, for its next launch. An error if it is not in use.
hipError_t free_graph_memory(const std::shared_ptr<GraphMemory>& memory);

}  // namespace hip
