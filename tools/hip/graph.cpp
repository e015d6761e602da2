// Graphs: building, asking, instantiating and launching them.
#include "graph.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "error.hpp"
#include "gpu.hpp"
#include "stream.hpp"

namespace hip {

namespace {

std::mutex& mutex = *new std::mutex;
auto& graphs = *new std::map<const ihipGraph*, std::unique_ptr<ihipGraph>>;
auto& executables = *new std::set<hipGraphExec*>;

template <class T>
hipError_t give_list(const std::vector<T>& all, T* to, std::size_t* count) {
  if (!count) return hipErrorInvalidValue;
  if (to) {
    // Room beyond what there is gets null.
    for (std::size_t i = 0; i < *count; ++i) to[i] = i < all.size() ? all[i] : T{};
    *count = std::min(*count, all.size());
  } else {
    *count = all.size();
  }
  return hipSuccess;
}

std::vector<hipGraphNode_t> nodes_after(const hipGraphNode& node) {
  std::vector<hipGraphNode_t> result;
  for (const auto& each : node.graph->nodes)
    if (std::find(each->after.begin(), each->after.end(), &node) != each->after.end()) result.push_back(each.get());
  return result;
}

void remove(hipGraphNode_t node) {
  ihipGraph& graph = *node->graph;
  for (const auto& each : graph.nodes) std::erase(each->after, node);
  std::erase_if(graph.nodes, [&](const auto& each) { return each.get() == node; });
}

hipError_t instantiate(hipGraphExec_t* result, hipGraph_t graph, unsigned long long flags) {
  if (!result || !known(graph)) return hipErrorInvalidValue;
  if (!flatten(*graph)) return hipErrorInvalidValue;
  auto executable = std::make_unique<hipGraphExec>();
  executable->graph = clone(*graph);
  executable->instances = executable->graph->clone_of;
  executable->flags = flags;
  const bool allocates = std::any_of(graph->nodes.begin(), graph->nodes.end(), [](const auto& node) {
    return std::holds_alternative<GraphAllocOperation>(node->operation);
  });
  const std::lock_guard lock(mutex);
  // Its memory is that of one executable graph at a time.
  if (allocates && std::any_of(executables.begin(), executables.end(),
                               [&](const hipGraphExec* each) { return each->allocating == graph; }))
    return hipErrorNotSupported;
  if (allocates) executable->allocating = graph;
  executables.insert(executable.get());
  *result = executable.release();
  return hipSuccess;
}

hipError_t launch(hipGraphExec_t executable, hipStream_t stream) {
  if (!known(executable)) return hipErrorInvalidValue;
  auto operation = flatten(*executable->graph);
  return operation ? submit(stream, std::move(operation)) : hipErrorInvalidValue;
}

/// Takes the parameters of a graph of the same shape.
hipError_t update(hipGraphExec_t executable, hipGraph_t graph, hipGraphNode_t* culprit,
                  hipGraphExecUpdateResult* result) {
  if (!known(executable) || !known(graph) || !result) return hipErrorInvalidValue;
  const auto& mine = executable->graph->nodes;
  const auto& theirs = graph->nodes;
  const auto refuse = [&](hipGraphExecUpdateResult why, hipGraphNode_t node) {
    *result = why;
    if (culprit) *culprit = node;
    return hipErrorGraphExecUpdateFailure;
  };
  if (mine.size() != theirs.size()) return refuse(hipGraphExecUpdateErrorTopologyChanged, nullptr);
  for (std::size_t i = 0; i < mine.size(); ++i) {
    if (mine[i]->type != theirs[i]->type) return refuse(hipGraphExecUpdateErrorNodeTypeChanged, theirs[i].get());
    if (mine[i]->after.size() != theirs[i]->after.size())
      return refuse(hipGraphExecUpdateErrorTopologyChanged, theirs[i].get());
    const auto *old_copy = std::get_if<CopyOperation>(&mine[i]->operation),
               *new_copy = std::get_if<CopyOperation>(&theirs[i]->operation);
    if (old_copy && new_copy && old_copy->kind != new_copy->kind)
      return refuse(hipGraphExecUpdateErrorParametersChanged, theirs[i].get());
  }
  for (std::size_t i = 0; i < mine.size(); ++i) {
    mine[i]->operation = theirs[i]->operation;
    if (theirs[i]->child) mine[i]->child = clone(*theirs[i]->child);
  }
  *result = hipGraphExecUpdateSuccess;
  if (culprit) *culprit = nullptr;
  return hipSuccess;
}

/// Adds or takes away dependencies between pairs of nodes.
hipError_t connect(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to, std::size_t count,
                   bool add) {
  if (!known(graph) || (count != 0 && (!from || !to))) return hipErrorInvalidValue;
  for (std::size_t i = 0; i < count; ++i) {
    if (!known(from[i]) || !known(to[i]) || from[i]->graph != graph || to[i]->graph != graph || from[i] == to[i])
      return hipErrorInvalidValue;
    const bool there = std::find(to[i]->after.begin(), to[i]->after.end(), from[i]) != to[i]->after.end();
    if (there == add) return hipErrorInvalidValue;
    if (!add) {
      std::erase(to[i]->after, from[i]);
      continue;
    }
    to[i]->after.push_back(from[i]);
    if (!flatten(*graph)) {
      to[i]->after.pop_back();
      return hipErrorInvalidValue;
    }
  }
  return hipSuccess;
}

}  // namespace

bool known(hipGraph_t graph) {
  if (!graph) return false;
  const std::lock_guard lock(mutex);
  if (graphs.count(graph) != 0) return true;
  return std::any_of(graphs.begin(), graphs.end(), [&](const auto& each) {
    return std::any_of(each.second->nodes.begin(), each.second->nodes.end(),
                       [&](const auto& node) { return node->child.get() == graph; });
  });
}

bool known(hipGraphNode_t node) {
  if (!node) return false;
  const std::lock_guard lock(mutex);
  return std::any_of(graphs.begin(), graphs.end(), [&](const auto& graph) {
    return std::any_of(graph.second->nodes.begin(), graph.second->nodes.end(), [&](const auto& each) {
      return each.get() == node || (each->child && std::any_of(each->child->nodes.begin(), each->child->nodes.end(),
                                                               [&](const auto& inner) { return inner.get() == node; }));
    });
  });
}

bool known(hipGraphExec_t executable) {
  const std::lock_guard lock(mutex);
  return executables.count(executable) != 0;
}

void own_graph(std::unique_ptr<ihipGraph> graph, hipGraph_t* result) {
  const std::lock_guard lock(mutex);
  *result = graph.get();
  graphs.emplace(graph.get(), std::move(graph));
}

hipGraphNode_t add_node(ihipGraph& graph, hipGraphNodeType type, Operation operation,
                        std::vector<hipGraphNode_t> after) {
  auto node = std::make_unique<hipGraphNode>();
  node->type = type;
  node->operation = std::move(operation);
  node->graph = &graph;
  node->after = std::move(after);
  graph.nodes.push_back(std::move(node));
  return graph.nodes.back().get();
}

int type_number(hipGraphNodeType type) { return interface_version() == 5 ? type : type - 1; }

std::unique_ptr<ihipGraph> clone(const ihipGraph& graph) {
  auto copy = std::make_unique<ihipGraph>();
  for (const auto& node : graph.nodes) {
    hipGraphNode_t made = add_node(*copy, node->type, node->operation, {});
    made->enabled = node->enabled;
    made->attributes = node->attributes;
    if (node->child) made->child = clone(*node->child);
    copy->clone_of[node.get()] = made;
  }
  copy->objects.add(graph.objects);
  for (const auto& node : graph.nodes)
    for (hipGraphNode_t before : node->after) copy->clone_of[node.get()]->after.push_back(copy->clone_of[before]);
  return copy;
}

std::shared_ptr<const GraphOperation> flatten(const ihipGraph& graph) {
  auto result = std::make_shared<GraphOperation>();
  if (!graph.objects.empty()) result->keeps = std::make_shared<const UserReferences>(graph.objects);
  std::map<const hipGraphNode*, std::size_t> waits;
  std::map<const hipGraphNode*, std::vector<const hipGraphNode*>> followers;
  std::vector<const hipGraphNode*> ready;
  for (const auto& node : graph.nodes) {
    waits[node.get()] = node->after.size();
    for (const hipGraphNode* before : node->after) followers[before].push_back(node.get());
    if (node->after.empty()) ready.push_back(node.get());
  }
  std::size_t done = 0;
  for (; done < ready.size(); ++done) {
    const hipGraphNode& node = *ready[done];
    if (node.enabled) {
      if (!node.child) {
        result->operations.push_back(node.operation);
      } else if (auto inner = flatten(*node.child)) {
        result->operations.push_back(std::move(inner));
      } else {
        return nullptr;
      }
    }
    for (const hipGraphNode* next : followers[&node])
      if (--waits[next] == 0) ready.push_back(next);
  }
  return done == graph.nodes.size() ? result : nullptr;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipGraphCreate(hipGraph_t* graph, unsigned flags) {
  return call([&] {
    if (!graph || flags != 0) return hipErrorInvalidValue;
    own_graph(std::make_unique<ihipGraph>(), graph);
    return hipSuccess;
  });
}
hipError_t hipGraphDestroy(hipGraph_t graph) {
  return call([&] {
    std::unique_lock lock(mutex);
    const auto removed = graphs.extract(graph);
    for (hipGraphExec* each : executables)
      if (each->allocating == graph) each->allocating = nullptr;
    lock.unlock();  // what goes with it may call functions of the program
    return removed ? hipSuccess : hipErrorInvalidValue;
  });
}
hipError_t hipGraphAddDependencies(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to,
                                   size_t count) {
  return call([&] { return connect(graph, from, to, count, true); });
}
hipError_t hipGraphRemoveDependencies(hipGraph_t graph, const hipGraphNode_t* from, const hipGraphNode_t* to,
                                      size_t count) {
  return call([&] { return connect(graph, from, to, count, false); });
}
hipError_t hipGraphGetEdges(hipGraph_t graph, hipGraphNode_t* from, hipGraphNode_t* to, size_t* count) {
  return call([&] {
    if (!known(graph) || !count || (!from != !to)) return hipErrorInvalidValue;
    std::vector<hipGraphNode_t> froms, tos;
    for (const auto& node : graph->nodes)
      for (hipGraphNode_t before : node->after) {
        froms.push_back(before);
        tos.push_back(node.get());
      }
    size_t room = *count;
    if (const hipError_t error = give_list(tos, to, &room); error != hipSuccess) return error;
    return give_list(froms, from, count);
  });
}
hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t* nodes, size_t* count) {
  return call([&] {
    if (!known(graph)) return hipErrorInvalidValue;
    std::vector<hipGraphNode_t> all;
    for (const auto& node : graph->nodes) all.push_back(node.get());
    return give_list(all, nodes, count);
  });
}
hipError_t hipGraphGetRootNodes(hipGraph_t graph, hipGraphNode_t* nodes, size_t* count) {
  return call([&] {
    if (!known(graph)) return hipErrorInvalidValue;
    std::vector<hipGraphNode_t> roots;
    for (const auto& node : graph->nodes)
      if (node->after.empty()) roots.push_back(node.get());
    return give_list(roots, nodes, count);
  });
}
hipError_t hipGraphNodeGetDependencies(hipGraphNode_t node, hipGraphNode_t* nodes, size_t* count) {
  return call([&] { return known(node) ? give_list(node->after, nodes, count) : hipErrorInvalidValue; });
}
hipError_t hipGraphNodeGetDependentNodes(hipGraphNode_t node, hipGraphNode_t* nodes, size_t* count) {
  return call([&] { return known(node) ? give_list(nodes_after(*node), nodes, count) : hipErrorInvalidValue; });
}
hipError_t hipGraphNodeGetType(hipGraphNode_t node, hipGraphNodeType* type) {
  return call([&] {
    if (!known(node) || !type) return hipErrorInvalidValue;
    *type = static_cast<hipGraphNodeType>(type_number(node->type));
    return hipSuccess;
  });
}
hipError_t hipGraphDestroyNode(hipGraphNode_t node) {
  return call([&] {
    if (!known(node)) return hipErrorInvalidValue;
    remove(node);
    return hipSuccess;
  });
}
hipError_t hipGraphClone(hipGraph_t* result, hipGraph_t graph) {
  return call([&] {
    if (!result || !known(graph)) return hipErrorInvalidValue;
    own_graph(clone(*graph), result);
    return hipSuccess;
  });
}
hipError_t hipGraphNodeFindInClone(hipGraphNode_t* result, hipGraphNode_t original, hipGraph_t graph) {
  return call([&] {
    if (!result || !known(graph) || graph->clone_of.count(original) == 0) return hipErrorInvalidValue;
    *result = graph->clone_of[original];
    return hipSuccess;
  });
}
hipError_t hipGraphInstantiate(hipGraphExec_t* result, hipGraph_t graph, hipGraphNode_t* culprit, char* log,
                               size_t bytes) {
  return call([&] {
    if (culprit) *culprit = nullptr;
    if (log && bytes != 0) *log = 0;
    return instantiate(result, graph, 0);
  });
}
hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t* result, hipGraph_t graph, unsigned long long flags) {
  return call([&] { return instantiate(result, graph, flags); });
}
/// hipGraphInstantiateParams, since 6.1.
struct InstantiateParameters {
  hipGraphNode_t culprit;
  unsigned long long flags;
  enum Result : int { success = 0, invalid_structure = 2 } result;
  hipStream_t upload;
};
hipError_t hipGraphInstantiateWithParams(hipGraphExec_t* result, hipGraph_t graph, InstantiateParameters* parameters) {
  return call([&] {
    if (!parameters) return hipErrorInvalidValue;
    parameters->culprit = nullptr;
    const hipError_t error = instantiate(result, graph, parameters->flags);
    parameters->result =
        error == hipSuccess ? InstantiateParameters::success : InstantiateParameters::invalid_structure;
    return error;
  });
}
hipError_t hipGraphExecGetFlags(hipGraphExec_t executable, unsigned long long* flags) {
  return call([&] {
    if (!known(executable) || !flags) return hipErrorInvalidValue;
    *flags = executable->flags;
    return hipSuccess;
  });
}
hipError_t hipGraphLaunch(hipGraphExec_t executable, hipStream_t stream) {
  return call([&] { return launch(executable, stream); });
}
hipError_t hipGraphUpload(hipGraphExec_t executable, hipStream_t) {
  return call([&] { return known(executable) ? hipSuccess : hipErrorInvalidValue; });
}
hipError_t hipGraphExecDestroy(hipGraphExec_t executable) {
  return call([&] {
    std::unique_lock lock(mutex);
    if (executables.erase(executable) == 0) return hipErrorInvalidValue;
    lock.unlock();  // as above
    delete executable;
    return hipSuccess;
  });
}
hipError_t hipGraphExecUpdate(hipGraphExec_t executable, hipGraph_t graph, hipGraphNode_t* culprit,
                              hipGraphExecUpdateResult* result) {
  return call([&] { return update(executable, graph, culprit, result); });
}
hipError_t hipGraphNodeSetEnabled(hipGraphExec_t executable, hipGraphNode_t node, unsigned enabled) {
  return call([&] {
    if (!known(executable) || executable->instances.count(node) == 0) return hipErrorInvalidValue;
    executable->instances[node]->enabled = enabled != 0;
    return hipSuccess;
  });
}
hipError_t hipGraphNodeGetEnabled(hipGraphExec_t executable, hipGraphNode_t node, unsigned* enabled) {
  return call([&] {
    if (!known(executable) || executable->instances.count(node) == 0 || !enabled) return hipErrorInvalidValue;
    *enabled = executable->instances[node]->enabled;
    return hipSuccess;
  });
}

}  // extern "C"
