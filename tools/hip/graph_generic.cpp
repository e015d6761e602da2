// Nodes of any kind by one call, nodes of memory, and the attributes of kernels' nodes. Debian's headers do not have
// these types: they are here, laid out as in HIP 6 and later.
#include <algorithm>

#include "allocation.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "graph.hpp"
#include "graph_memory.hpp"
#include "module.hpp"

namespace hip {

namespace {

struct AllocParameters {
  hipMemPoolProps pool;
  const hipMemAccessDesc* access;
  std::size_t access_count, bytes;
  void* result;
};

/// hipGraphNodeParams.
struct NodeParameters {
  enum Type : int { kernel, memcpy, memset, host, graph, empty, wait_event, record_event, alloc = 10, free = 11 };
  Type type;
  int reserved0[3];
  union {
    long long reserved1[29];
    hipKernelNodeParams kernel_;
    struct {
      int flags, reserved[3];
      hipMemcpy3DParms copy;
    } memcpy_;
    hipMemsetParams memset_;
    hipHostNodeParams host_;
    hipGraph_t graph_;
    hipEvent_t event_;
    AllocParameters alloc_;
    void* free_;
  };
  long long reserved2;
};
static_assert(sizeof(NodeParameters) == 256 && sizeof(AllocParameters) == 120);

hipError_t check_after(hipGraph_t graph, const hipGraphNode_t* after, std::size_t count) {
  if (!known(graph) || (!after && count != 0)) return hipErrorInvalidValue;
  return std::all_of(after, after + count, [&](hipGraphNode_t each) { return known(each) && each->graph == graph; })
             ? hipSuccess
             : hipErrorInvalidValue;
}

hipError_t add_alloc(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, std::size_t count,
                     AllocParameters* wanted) {
  if (!node || !wanted || wanted->bytes == 0 || (wanted->access_count != 0 && !wanted->access))
    return hipErrorInvalidValue;
  if (wanted->pool.allocType != hipMemAllocationTypePinned || wanted->pool.location.type != hipMemLocationTypeDevice ||
      !gpu(wanted->pool.location.id))
    return hipErrorInvalidValue;
  if (const hipError_t error = check_after(graph, after, count); error != hipSuccess) return error;
  int before = 0;
  if (const hipError_t error = hipGetDevice(&before); error != hipSuccess) return error;
  (void)hipSetDevice(wanted->pool.location.id);
  std::shared_ptr<GraphMemory> memory;
  const hipError_t error = make_graph_memory(wanted->bytes, memory);
  (void)hipSetDevice(before);
  if (error != hipSuccess) return error;
  wanted->result = memory->start();
  for (std::size_t i = 0; i < wanted->access_count; ++i) {
    Gpu* const who = gpu(wanted->access[i].location.id);
    if (!who) return hipErrorInvalidDevice;
    if (who->ordinal != memory->device()) share_memory(*who, *gpu(memory->device()));
  }
  *node = add_node(*graph, node_type_alloc, GraphAllocOperation{std::move(memory)}, {after, after + count});
  return hipSuccess;
}

hipError_t add_free(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, std::size_t count,
                    void* start) {
  auto memory = graph_memory_at(start);
  if (!node || !memory) return hipErrorInvalidValue;
  if (const hipError_t error = check_after(graph, after, count); error != hipSuccess) return error;
  *node = add_node(*graph, node_type_free, GraphFreeOperation{std::move(memory)}, {after, after + count});
  return hipSuccess;
}

hipError_t add(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, std::size_t count,
               NodeParameters* p) {
  if (!p) return hipErrorInvalidValue;
  switch (p->type) {
    case NodeParameters::kernel: return hipGraphAddKernelNode(node, graph, after, count, &p->kernel_);
    case NodeParameters::memcpy: return hipGraphAddMemcpyNode(node, graph, after, count, &p->memcpy_.copy);
    case NodeParameters::memset: return hipGraphAddMemsetNode(node, graph, after, count, &p->memset_);
    case NodeParameters::host: return hipGraphAddHostNode(node, graph, after, count, &p->host_);
    case NodeParameters::graph: return hipGraphAddChildGraphNode(node, graph, after, count, p->graph_);
    case NodeParameters::empty: return hipGraphAddEmptyNode(node, graph, after, count);
    case NodeParameters::wait_event: return hipGraphAddEventWaitNode(node, graph, after, count, p->event_);
    case NodeParameters::record_event: return hipGraphAddEventRecordNode(node, graph, after, count, p->event_);
    case NodeParameters::alloc: return add_alloc(node, graph, after, count, &p->alloc_);
    case NodeParameters::free: return add_free(node, graph, after, count, p->free_);
    default: return not_supported("hipGraphAddNode of external semaphores or batches");
  }
}

hipError_t set(hipGraphNode_t node, const NodeParameters* p) {
  if (!p) return hipErrorInvalidValue;
  switch (p->type) {
    case NodeParameters::kernel: return hipGraphKernelNodeSetParams(node, &p->kernel_);
    case NodeParameters::memcpy: return hipGraphMemcpyNodeSetParams(node, &p->memcpy_.copy);
    case NodeParameters::memset: return hipGraphMemsetNodeSetParams(node, &p->memset_);
    case NodeParameters::host: return hipGraphHostNodeSetParams(node, &p->host_);
    case NodeParameters::wait_event: return hipGraphEventWaitNodeSetEvent(node, p->event_);
    case NodeParameters::record_event: return hipGraphEventRecordNodeSetEvent(node, p->event_);
    default: return hipErrorInvalidValue;
  }
}

hipError_t set(hipGraphExec_t executable, hipGraphNode_t node, NodeParameters* p) {
  if (!p) return hipErrorInvalidValue;
  switch (p->type) {
    case NodeParameters::kernel: return hipGraphExecKernelNodeSetParams(executable, node, &p->kernel_);
    case NodeParameters::memcpy: return hipGraphExecMemcpyNodeSetParams(executable, node, &p->memcpy_.copy);
    case NodeParameters::memset: return hipGraphExecMemsetNodeSetParams(executable, node, &p->memset_);
    case NodeParameters::host: return hipGraphExecHostNodeSetParams(executable, node, &p->host_);
    case NodeParameters::graph: return hipGraphExecChildGraphNodeSetParams(executable, node, p->graph_);
    case NodeParameters::wait_event: return hipGraphExecEventWaitNodeSetEvent(executable, node, p->event_);
    case NodeParameters::record_event: return hipGraphExecEventRecordNodeSetEvent(executable, node, p->event_);
    default: return hipErrorInvalidValue;
  }
}

KernelOperation* kernel_of(hipGraphNode_t node) {
  return known(node) ? std::get_if<KernelOperation>(&node->operation) : nullptr;
}

/// What was set, as the launch takes it.
hipError_t apply_attributes(hipGraphNode& node, const Attributes& attributes) {
  KernelOperation kernel = std::get<KernelOperation>(node.operation);
  LaunchExtras extras;
  for (const auto& [id, attribute] : attributes)
    if (const hipError_t error = take_attributes(&attribute, 1, extras); error != hipSuccess) return error;
  hipError_t error = hipSuccess;
  kernel.cooperative = false;
  if (extras.cooperative) error = set_cooperative(kernel);
  if (extras.cluster && error == hipSuccess)
    error = set_cluster(*extras.cluster, *kernel.function->module->gpu, kernel);
  if (error != hipSuccess) return error;
  node.operation = std::move(kernel);
  node.attributes = attributes;
  return hipSuccess;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipGraphAddNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                           NodeParameters* parameters) {
  return call([&] { return add(node, graph, after, count, parameters); });
}
hipError_t hipGraphNodeSetParams(hipGraphNode_t node, NodeParameters* parameters) {
  return call([&] { return set(node, parameters); });
}
hipError_t hipGraphExecNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node, NodeParameters* parameters) {
  return call([&] { return set(executable, node, parameters); });
}

hipError_t hipGraphAddMemAllocNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                   AllocParameters* parameters) {
  return call([&] { return add_alloc(node, graph, after, count, parameters); });
}
hipError_t hipGraphMemAllocNodeGetParams(hipGraphNode_t node, AllocParameters* parameters) {
  return call([&] {
    const auto* const alloc = known(node) ? std::get_if<GraphAllocOperation>(&node->operation) : nullptr;
    if (!alloc || !parameters) return hipErrorInvalidValue;
    *parameters = {};
    parameters->pool.allocType = hipMemAllocationTypePinned;
    parameters->pool.location = {hipMemLocationTypeDevice, alloc->memory->device()};
    parameters->bytes = alloc->memory->bytes();
    parameters->result = alloc->memory->start();
    return hipSuccess;
  });
}
hipError_t hipGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                  void* memory) {
  return call([&] { return add_free(node, graph, after, count, memory); });
}
hipError_t hipDrvGraphAddMemFreeNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                     void* memory) {
  return hipGraphAddMemFreeNode(node, graph, after, count, memory);
}
hipError_t hipGraphMemFreeNodeGetParams(hipGraphNode_t node, void* memory) {
  return call([&] {
    const auto* const free = known(node) ? std::get_if<GraphFreeOperation>(&node->operation) : nullptr;
    if (!free || !memory) return hipErrorInvalidValue;
    *static_cast<void**>(memory) = free->memory->start();
    return hipSuccess;
  });
}

hipError_t hipGraphKernelNodeSetAttribute(hipGraphNode_t node, hipKernelNodeAttrID id,
                                          const hipKernelNodeAttrValue* value) {
  return call([&] {
    if (!kernel_of(node)) return hipErrorInvalidValue;
    Attributes attributes = node->attributes;
    const hipError_t error = set_attribute(attributes, static_cast<LaunchAttribute::Id>(id), value);
    return error == hipSuccess ? apply_attributes(*node, attributes) : error;
  });
}
hipError_t hipGraphKernelNodeGetAttribute(hipGraphNode_t node, hipKernelNodeAttrID id, hipKernelNodeAttrValue* value) {
  return call([&] {
    return kernel_of(node) ? get_attribute(node->attributes, static_cast<LaunchAttribute::Id>(id), value)
                           : hipErrorInvalidValue;
  });
}
hipError_t hipGraphKernelNodeCopyAttributes(hipGraphNode_t from, hipGraphNode_t to) {
  return call([&] {
    return kernel_of(from) && kernel_of(to) ? apply_attributes(*to, from->attributes) : hipErrorInvalidValue;
  });
}

}  // extern "C"
