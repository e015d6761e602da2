// hipGraphDebugDotPrint: a graph as Graphviz draws it.
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string>

#include "error.hpp"
#include "graph.hpp"
#include "graph_memory.hpp"
#include "module.hpp"

namespace hip {

namespace {

std::string triple(dim3 sizes) {
  return std::to_string(sizes.x) + "," + std::to_string(sizes.y) + "," + std::to_string(sizes.z);
}

/// What a node does.
struct Label {
  std::string operator()(const KernelOperation& kernel) const {
    return "kernel " + kernel.function->name + "\\ngrid " + triple(kernel.grid) + " block " + triple(kernel.block);
  }
  std::string operator()(const CopyOperation& copy) const {
    return "copy " + std::to_string(copy.width) + " x " + std::to_string(copy.height) + " x " +
           std::to_string(copy.depth) + " bytes";
  }
  std::string operator()(const SetOperation& set) const {
    return "set " + std::to_string(set.width) + " x " + std::to_string(set.height) + " x " + std::to_string(set.depth) +
           " elements of " + std::to_string(set.element_bytes) + " bytes";
  }
  std::string operator()(const HostOperation&) const { return "host function"; }
  std::string operator()(const CallbackOperation&) const { return "host function"; }
  std::string operator()(const EventRecordOperation&) const { return "record an event"; }
  std::string operator()(const EventWaitOperation&) const { return "wait for an event"; }
  std::string operator()(const ValueOperation& value) const {
    return value.wait ? "wait for a value" : "write a value";
  }
  std::string operator()(const FreeOperation&) const { return "free memory"; }
  std::string operator()(const GraphAllocOperation& graph) const {
    return "allocate " + std::to_string(graph.memory->bytes()) + " bytes";
  }
  std::string operator()(const GraphFreeOperation&) const { return "free memory"; }
  template <class Other>
  std::string operator()(const Other&) const {
    return "empty";
  }
};

/// `prefix` keeps the names of a node's own graph apart from the others.
void print(std::ostream& to, const ihipGraph& graph, const std::string& prefix, const std::string& indent) {
  std::map<const hipGraphNode*, std::string> names;
  for (const auto& node : graph.nodes) names[node.get()] = prefix + std::to_string(names.size());
  for (const auto& node : graph.nodes) {
    const std::string& name = names[node.get()];
    to << indent << name << " [label=\"" << (node->child ? "graph" : std::visit(Label{}, node->operation)) << "\"];\n";
    if (!node->child) continue;
    to << indent << "subgraph cluster_" << name << " {\n";
    print(to, *node->child, name + "_", indent + "  ");
    to << indent << "}\n";
  }
  for (const auto& node : graph.nodes)
    for (const hipGraphNode* before : node->after)
      to << indent << names[before] << " -> " << names[node.get()] << ";\n";
}

}  // namespace

}  // namespace hip

using namespace hip;

// The flags say how much is told: it is always the same here.
extern "C" hipError_t hipGraphDebugDotPrint(hipGraph_t graph, const char* path, unsigned) {
  return call([&] {
    if (!known(graph) || !path) return hipErrorInvalidValue;
    std::ofstream to(path);
    to << "digraph hipGraph {\n  node [shape=box];\n";
    print(to, *graph, "node", "  ");
    to << "}\n" << std::flush;
    if (to) return hipSuccess;
    complain("hipGraphDebugDotPrint: cannot write '%s': %s", path, std::strerror(errno));
    return hipErrorOperatingSystem;
  });
}
