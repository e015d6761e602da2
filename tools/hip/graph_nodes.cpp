// Nodes of graphs, kind by kind: adding one, and asking or setting its parameters, in graphs and in what was
// instantiated.
#include "allocation.hpp"
#include "array.hpp"
#include "copy.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "graph.hpp"
#include "launch.hpp"
#include "launch_config.hpp"
#include "records.hpp"
#include "set.hpp"
#include "symbol.hpp"

namespace hip {

namespace {

/// What `make` gives, as a new node behind others.
template <class Make>
hipError_t add(hipGraphNode_t* result, hipGraph_t graph, const hipGraphNode_t* after, std::size_t count,
               hipGraphNodeType type, Make&& make) {
  if (!result || !known(graph) || (!after && count != 0)) return hipErrorInvalidValue;
  for (std::size_t i = 0; i < count; ++i)
    if (!known(after[i]) || after[i]->graph != graph) return hipErrorInvalidValue;
  Operation operation;
  if (const hipError_t error = make(operation); error != hipSuccess) return error;
  *result = add_node(*graph, type, std::move(operation), {after, after + count});
  return hipSuccess;
}

/// Sets the operation of a node of that type.
template <class Make>
hipError_t set(hipGraphNode_t node, hipGraphNodeType type, Make&& make) {
  if (!node || node->type != type) return hipErrorInvalidValue;
  Operation operation = node->operation;
  if (const hipError_t error = make(operation); error != hipSuccess) return error;
  node->operation = std::move(operation);
  return hipSuccess;
}

hipGraphNode_t instance(hipGraphExec_t executable, hipGraphNode_t node) {
  if (!known(executable)) return nullptr;
  const auto found = executable->instances.find(node);
  return found != executable->instances.end() ? found->second : nullptr;
}

auto from(const hipKernelNodeParams* given) {
  return [given](Operation& operation) {
    if (!given || !given->func || !current()) return hipErrorInvalidValue;
    std::shared_ptr<const Function> function = function_of(static_cast<hipFunction_t>(given->func));
    if (!function)
      if (const hipError_t error = function_of(given->func, *current(), function); error != hipSuccess) return error;
    KernelOperation kernel;
    kernel.handle = given->func;
    hipError_t error = prepare_kernel(*function->module->gpu, function, given->gridDim, given->blockDim,
                                      given->sharedMemBytes, given->kernelParams, given->extra, kernel);
    // What was captured from a launch with a cluster, or a cooperative one, stays one.
    if (const auto* before = std::get_if<KernelOperation>(&operation); before && error == hipSuccess) {
      kernel.cluster = before->cluster;
      if (before->cooperative) error = set_cooperative(kernel);
    }
    operation = std::move(kernel);
    return error;
  };
}

auto from(const hipMemcpy3DParms* given) {
  return [given](Operation& operation) {
    CopyOperation copy;
    if (!given) return hipErrorInvalidValue;
    hipError_t error = copy_of(*given, copy);
    if (error == hipSuccess) error = check_copy(copy);
    operation = copy;
    return error;
  };
}

auto from(const HIP_MEMCPY3D* given) {
  return [given](Operation& operation) {
    CopyOperation copy;
    if (!given) return hipErrorInvalidValue;
    hipError_t error = copy_of(*given, copy);
    if (copy.width == 0 || copy.height == 0 || copy.depth == 0) return hipErrorInvalidValue;
    if (error == hipSuccess) error = check_copy(copy);
    operation = copy;
    return error;
  };
}

auto from(void* to, const void* source, std::size_t bytes, hipMemcpyKind kind) {
  return [=](Operation& operation) {
    const CopyOperation copy = plain_copy(to, source, bytes, kind);
    operation = copy;
    return bytes == 0 ? hipErrorInvalidValue : check_copy(copy);
  };
}

/// `to_symbol`: the symbol is where to, else where from.
auto from_symbol(const void* symbol, void* other, std::size_t bytes, std::size_t offset, hipMemcpyKind kind,
                 bool to_symbol) {
  return [=](Operation& operation) {
    std::uint8_t* place = nullptr;
    if (const hipError_t error = symbol_place(symbol, bytes, offset, &place); error != hipSuccess) return error;
    const CopyOperation copy =
        to_symbol ? plain_copy(place, other, bytes, kind) : plain_copy(other, place, bytes, kind);
    operation = copy;
    return check_copy(copy);
  };
}

auto from(const hipMemsetParams* given) {
  return [given](Operation& operation) {
    if (!given || given->width == 0 || given->height == 0) return hipErrorInvalidValue;
    SetOperation set;
    set.to = static_cast<std::uint8_t*>(given->dst);
    set.pitch = given->pitch;
    set.value = given->value;
    set.element_bytes = given->elementSize;
    set.width = given->width;
    set.height = given->height;
    operation = set;
    return check_set(set);
  };
}

auto from(const hipHostNodeParams* given) {
  return [given](Operation& operation) {
    if (!given || !given->fn) return hipErrorInvalidValue;
    operation = HostOperation{given->fn, given->userData};
    return hipSuccess;
  };
}

template <class EventOperation>
auto from_event(hipEvent_t event) {
  return [event](Operation& operation) {
    operation = EventOperation{event};
    return event ? hipSuccess : hipErrorInvalidValue;
  };
}

/// Names the arrays that sides of a copy are in. Then the extent counts elements.
void tell_arrays(hipMemcpy3DParms& copy) {
  copy.srcArray = array_at(copy.srcPtr.ptr, copy.srcPos);
  copy.dstArray = array_at(copy.dstPtr.ptr, copy.dstPos);
  if (copy.srcArray) copy.srcPtr = {};
  if (copy.dstArray) copy.dstPtr = {};
  const hipArray_t one = copy.srcArray ? copy.srcArray : copy.dstArray;
  if (const auto array = array_of(one)) copy.extent.width /= array->texel.bytes();
}

// A copy's type is what the program added it as; all of them are copies.
bool is_copy(hipGraphNode_t node) { return node && std::holds_alternative<CopyOperation>(node->operation); }

template <class Make>
hipError_t set_copy(hipGraphNode_t node, Make&& make) {
  return is_copy(node) ? set(node, node->type, make) : hipErrorInvalidValue;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipGraphAddEmptyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count) {
  return call(
      [&] { return add(node, graph, after, count, hipGraphNodeTypeEmpty, [](Operation&) { return hipSuccess; }); });
}

// Kernels.
hipError_t hipGraphAddKernelNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                 const hipKernelNodeParams* parameters) {
  return call([&] { return add(node, graph, after, count, hipGraphNodeTypeKernel, from(parameters)); });
}
hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t node, const hipKernelNodeParams* parameters) {
  return call([&] { return known(node) ? set(node, hipGraphNodeTypeKernel, from(parameters)) : hipErrorInvalidValue; });
}
hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                           const hipKernelNodeParams* parameters) {
  return call([&] { return set(instance(executable, node), hipGraphNodeTypeKernel, from(parameters)); });
}
hipError_t hipGraphKernelNodeGetParams(hipGraphNode_t node, hipKernelNodeParams* parameters) {
  return call([&] {
    auto* const kernel = known(node) ? std::get_if<KernelOperation>(&node->operation) : nullptr;
    if (!kernel || !parameters) return hipErrorInvalidValue;
    node->argument_pointers.clear();
    for (const auto& argument : kernel->function->arguments)
      node->argument_pointers.push_back(kernel->kernarg.data() + argument.offset);
    *parameters = {};
    parameters->func = kernel->handle;
    parameters->gridDim = kernel->grid;
    parameters->blockDim = kernel->block;
    parameters->sharedMemBytes = kernel->shared_bytes;
    parameters->kernelParams = node->argument_pointers.data();
    return hipSuccess;
  });
}

// Copies.
hipError_t hipGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                 const hipMemcpy3DParms* parameters) {
  return call([&] { return add(node, graph, after, count, hipGraphNodeTypeMemcpy, from(parameters)); });
}
hipError_t hipGraphMemcpyNodeSetParams(hipGraphNode_t node, const hipMemcpy3DParms* parameters) {
  return call([&] { return known(node) ? set_copy(node, from(parameters)) : hipErrorInvalidValue; });
}
hipError_t hipGraphExecMemcpyNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                           hipMemcpy3DParms* parameters) {
  return call([&] { return set_copy(instance(executable, node), from(parameters)); });
}
hipError_t hipGraphMemcpyNodeGetParams(hipGraphNode_t node, hipMemcpy3DParms* parameters) {
  return call([&] {
    if (!known(node) || !is_copy(node) || !parameters) return hipErrorInvalidValue;
    const auto& copy = std::get<CopyOperation>(node->operation);
    const auto rows = [&](size_t slice, size_t pitch) { return pitch == 0 ? 0 : slice / pitch; };
    *parameters = {};
    parameters->srcPtr = {const_cast<uint8_t*>(copy.from), copy.from_pitch, copy.width,
                          rows(copy.from_slice, copy.from_pitch)};
    parameters->dstPtr = {copy.to, copy.to_pitch, copy.width, rows(copy.to_slice, copy.to_pitch)};
    parameters->extent = {copy.width, copy.height, copy.depth};
    parameters->kind = copy.kind;
    tell_arrays(*parameters);
    return hipSuccess;
  });
}
hipError_t hipDrvGraphAddMemcpyNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                    const HIP_MEMCPY3D* parameters, hipCtx_t) {
  return call([&] { return add(node, graph, after, count, hipGraphNodeTypeMemcpy, from(parameters)); });
}
hipError_t hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t node, const HIP_MEMCPY3D* parameters) {
  return call([&] { return known(node) ? set_copy(node, from(parameters)) : hipErrorInvalidValue; });
}
hipError_t hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                              const HIP_MEMCPY3D* parameters, hipCtx_t) {
  return call([&] { return set_copy(instance(executable, node), from(parameters)); });
}
hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                   void* to, const void* source, size_t bytes, hipMemcpyKind kind) {
  return call([&] { return add(node, graph, after, count, hipGraphNodeTypeMemcpy, from(to, source, bytes, kind)); });
}
hipError_t hipGraphMemcpyNodeSetParams1D(hipGraphNode_t node, void* to, const void* source, size_t bytes,
                                         hipMemcpyKind kind) {
  return call([&] { return known(node) ? set_copy(node, from(to, source, bytes, kind)) : hipErrorInvalidValue; });
}
hipError_t hipGraphExecMemcpyNodeSetParams1D(hipGraphExec_t executable, hipGraphNode_t node, void* to,
                                             const void* source, size_t bytes, hipMemcpyKind kind) {
  return call([&] { return set_copy(instance(executable, node), from(to, source, bytes, kind)); });
}
hipError_t hipGraphAddMemcpyNodeFromSymbol(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after,
                                           size_t count, void* to, const void* symbol, size_t bytes, size_t offset,
                                           hipMemcpyKind kind) {
  return call([&] {
    return add(node, graph, after, count, hipGraphNodeTypeMemcpy, from_symbol(symbol, to, bytes, offset, kind, false));
  });
}
hipError_t hipGraphMemcpyNodeSetParamsFromSymbol(hipGraphNode_t node, void* to, const void* symbol, size_t bytes,
                                                 size_t offset, hipMemcpyKind kind) {
  return call([&] {
    return known(node) ? set_copy(node, from_symbol(symbol, to, bytes, offset, kind, false)) : hipErrorInvalidValue;
  });
}
hipError_t hipGraphExecMemcpyNodeSetParamsFromSymbol(hipGraphExec_t executable, hipGraphNode_t node, void* to,
                                                     const void* symbol, size_t bytes, size_t offset,
                                                     hipMemcpyKind kind) {
  return call(
      [&] { return set_copy(instance(executable, node), from_symbol(symbol, to, bytes, offset, kind, false)); });
}
hipError_t hipGraphAddMemcpyNodeToSymbol(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after,
                                         size_t count, const void* symbol, const void* source, size_t bytes,
                                         size_t offset, hipMemcpyKind kind) {
  return call([&] {
    return add(node, graph, after, count, hipGraphNodeTypeMemcpy,
               from_symbol(symbol, const_cast<void*>(source), bytes, offset, kind, true));
  });
}
hipError_t hipGraphMemcpyNodeSetParamsToSymbol(hipGraphNode_t node, const void* symbol, const void* source,
                                               size_t bytes, size_t offset, hipMemcpyKind kind) {
  return call([&] {
    return known(node) ? set_copy(node, from_symbol(symbol, const_cast<void*>(source), bytes, offset, kind, true))
                       : hipErrorInvalidValue;
  });
}
hipError_t hipGraphExecMemcpyNodeSetParamsToSymbol(hipGraphExec_t executable, hipGraphNode_t node, const void* symbol,
                                                   const void* source, size_t bytes, size_t offset,
                                                   hipMemcpyKind kind) {
  return call([&] {
    return set_copy(instance(executable, node),
                    from_symbol(symbol, const_cast<void*>(source), bytes, offset, kind, true));
  });
}

// Fills.
hipError_t hipGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                 const hipMemsetParams* parameters) {
  return call([&] { return add(node, graph, after, count, hipGraphNodeTypeMemset, from(parameters)); });
}
hipError_t hipGraphMemsetNodeSetParams(hipGraphNode_t node, const hipMemsetParams* parameters) {
  return call([&] { return known(node) ? set(node, hipGraphNodeTypeMemset, from(parameters)) : hipErrorInvalidValue; });
}
hipError_t hipGraphExecMemsetNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                           const hipMemsetParams* parameters) {
  return call([&] { return set(instance(executable, node), hipGraphNodeTypeMemset, from(parameters)); });
}
hipError_t hipDrvGraphAddMemsetNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                    const hipMemsetParams* parameters, hipCtx_t) {
  if (!parameters) return remember(hipErrorInvalidValue);
  const hipMemsetParams plain = read_memset(parameters);
  return hipGraphAddMemsetNode(node, graph, after, count, &plain);
}
hipError_t hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                              const hipMemsetParams* parameters, hipCtx_t) {
  if (!parameters) return remember(hipErrorInvalidValue);
  const hipMemsetParams plain = read_memset(parameters);
  return hipGraphExecMemsetNodeSetParams(executable, node, &plain);
}
hipError_t hipGraphMemsetNodeGetParams(hipGraphNode_t node, hipMemsetParams* parameters) {
  return call([&] {
    const auto* const fill = known(node) ? std::get_if<SetOperation>(&node->operation) : nullptr;
    if (!fill || !parameters) return hipErrorInvalidValue;
    *parameters = {fill->to, fill->element_bytes, fill->height, fill->pitch, fill->value, fill->width};
    return hipSuccess;
  });
}

// Functions of the host.
hipError_t hipGraphAddHostNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                               const hipHostNodeParams* parameters) {
  return call([&] { return add(node, graph, after, count, hipGraphNodeTypeHost, from(parameters)); });
}
hipError_t hipGraphHostNodeSetParams(hipGraphNode_t node, const hipHostNodeParams* parameters) {
  return call([&] { return known(node) ? set(node, hipGraphNodeTypeHost, from(parameters)) : hipErrorInvalidValue; });
}
hipError_t hipGraphExecHostNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node,
                                         const hipHostNodeParams* parameters) {
  return call([&] { return set(instance(executable, node), hipGraphNodeTypeHost, from(parameters)); });
}
hipError_t hipGraphHostNodeGetParams(hipGraphNode_t node, hipHostNodeParams* parameters) {
  return call([&] {
    const auto* const host = known(node) ? std::get_if<HostOperation>(&node->operation) : nullptr;
    if (!host || !parameters) return hipErrorInvalidValue;
    *parameters = {host->function, host->data};
    return hipSuccess;
  });
}

// Graphs in graphs.
hipError_t hipGraphAddChildGraphNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                     hipGraph_t child) {
  return call([&] {
    if (!known(child) || child == graph) return hipErrorInvalidValue;
    const hipError_t error =
        add(node, graph, after, count, hipGraphNodeTypeGraph, [](Operation&) { return hipSuccess; });
    if (error == hipSuccess) (*node)->child = clone(*child);
    return error;
  });
}
hipError_t hipGraphChildGraphNodeGetGraph(hipGraphNode_t node, hipGraph_t* graph) {
  return call([&] {
    if (!known(node) || !node->child || !graph) return hipErrorInvalidValue;
    *graph = node->child.get();
    return hipSuccess;
  });
}
hipError_t hipGraphExecChildGraphNodeSetParams(hipGraphExec_t executable, hipGraphNode_t node, hipGraph_t child) {
  return call([&] {
    const hipGraphNode_t mine = instance(executable, node);
    if (!mine || !mine->child || !known(child) || mine->child->nodes.size() != child->nodes.size())
      return hipErrorInvalidValue;
    mine->child = clone(*child);
    return hipSuccess;
  });
}

// Events.
hipError_t hipGraphAddEventRecordNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                      hipEvent_t event) {
  return call([&] {
    return add(node, graph, after, count, hipGraphNodeTypeEventRecord, from_event<EventRecordOperation>(event));
  });
}
hipError_t hipGraphEventRecordNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
  return call([&] {
    const auto* const mine = known(node) ? std::get_if<EventRecordOperation>(&node->operation) : nullptr;
    if (!mine || !event) return hipErrorInvalidValue;
    *event = mine->event;
    return hipSuccess;
  });
}
hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
  return call([&] {
    return known(node) ? set(node, hipGraphNodeTypeEventRecord, from_event<EventRecordOperation>(event))
                       : hipErrorInvalidValue;
  });
}
hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t executable, hipGraphNode_t node, hipEvent_t event) {
  return call([&] {
    return set(instance(executable, node), hipGraphNodeTypeEventRecord, from_event<EventRecordOperation>(event));
  });
}
hipError_t hipGraphAddEventWaitNode(hipGraphNode_t* node, hipGraph_t graph, const hipGraphNode_t* after, size_t count,
                                    hipEvent_t event) {
  return call(
      [&] { return add(node, graph, after, count, hipGraphNodeTypeWaitEvent, from_event<EventWaitOperation>(event)); });
}
hipError_t hipGraphEventWaitNodeGetEvent(hipGraphNode_t node, hipEvent_t* event) {
  return call([&] {
    const auto* const mine = known(node) ? std::get_if<EventWaitOperation>(&node->operation) : nullptr;
    if (!mine || !event) return hipErrorInvalidValue;
    *event = mine->event;
    return hipSuccess;
  });
}
hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
  return call([&] {
    return known(node) ? set(node, hipGraphNodeTypeWaitEvent, from_event<EventWaitOperation>(event))
                       : hipErrorInvalidValue;
  });
}
hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t executable, hipGraphNode_t node, hipEvent_t event) {
  return call([&] {
    return set(instance(executable, node), hipGraphNodeTypeWaitEvent, from_event<EventWaitOperation>(event));
  });
}

}  // extern "C"
