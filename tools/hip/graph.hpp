// Graphs: nodes with what they do and what they come after.
#pragma once

#include <hip/hip_runtime_api.h>

#include <map>
#include <memory>
#include <vector>

#include "launch_config.hpp"
#include "operation.hpp"
#include "user_object.hpp"

struct hipGraphNode {
  hipGraphNodeType type = hipGraphNodeTypeEmpty;
  hip::Operation operation{};
  ihipGraph* graph = nullptr;
  std::vector<hipGraphNode_t> after;       ///< its dependencies
  std::vector<void*> argument_pointers{};  ///< what hipGraphKernelNodeGetParams gave out
  std::unique_ptr<ihipGraph> child{};      ///< of a node that is a graph
  bool enabled = true;
  hip::Attributes attributes{};  ///< of a kernel, as the program set them
};

struct ihipGraph {
  std::vector<std::unique_ptr<hipGraphNode>> nodes;
  std::map<hipGraphNode_t, hipGraphNode_t> clone_of{};  ///< from the node cloned to the one here
  hip::UserReferences objects{};
};

struct hipGraphExec {
  std::unique_ptr<ihipGraph> graph;                    ///< a copy
  std::map<hipGraphNode_t, hipGraphNode_t> instances;  ///< from the node instantiated to the copy's
  unsigned long long flags = 0;
  const ihipGraph* allocating{};  ///< the graph it was made from, if that allocates memory; with the graphs' lock
};

namespace hip {

// Nodes are numbered as in Debian's headers (5.2), those of later versions as they would be there.
constexpr auto node_type_alloc = static_cast<hipGraphNodeType>(11), node_type_free = static_cast<hipGraphNodeType>(12);
/// A type by the number that the program knows it by: from version 6 of the interface on it is one less.
int type_number(hipGraphNodeType type);

hipGraphNode_t add_node(ihipGraph& graph, hipGraphNodeType type, Operation operation,
                        std::vector<hipGraphNode_t> after);
std::unique_ptr<ihipGraph> clone(const ihipGraph& graph);
/// Its operations in an order that suits the dependencies; null if they go in a circle.
std::shared_ptr<const GraphOperation> flatten(const ihipGraph& graph);
/// Is it one that exists?
bool known(hipGraph_t graph);
bool known(hipGraphNode_t node);
bool known(hipGraphExec_t executable);
void own_graph(std::unique_ptr<ihipGraph> graph, hipGraph_t* result);

}  // namespace hip
