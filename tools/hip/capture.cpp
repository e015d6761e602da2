// Capturing streams into graphs.
#include "capture.hpp"

#include <algorithm>
#include <set>

#include "error.hpp"
#include "graph.hpp"
#include "stream.hpp"

namespace hip {

namespace {

struct TypeOf {
  hipGraphNodeType operator()(const KernelOperation&) const { return hipGraphNodeTypeKernel; }
  hipGraphNodeType operator()(const CopyOperation&) const { return hipGraphNodeTypeMemcpy; }
  hipGraphNodeType operator()(const SetOperation&) const { return hipGraphNodeTypeMemset; }
  hipGraphNodeType operator()(const HostOperation&) const { return hipGraphNodeTypeHost; }
  hipGraphNodeType operator()(const CallbackOperation&) const { return hipGraphNodeTypeHost; }
  hipGraphNodeType operator()(const EventRecordOperation&) const { return hipGraphNodeTypeEventRecord; }
  hipGraphNodeType operator()(const EventWaitOperation&) const { return hipGraphNodeTypeWaitEvent; }
  hipGraphNodeType operator()(const GraphAllocOperation&) const { return node_type_alloc; }
  hipGraphNodeType operator()(const GraphFreeOperation&) const { return node_type_free; }
  hipGraphNodeType operator()(const std::shared_ptr<const GraphOperation>&) const { return hipGraphNodeTypeGraph; }
  template <class Other>
  hipGraphNodeType operator()(const Other&) const {
    return hipGraphNodeTypeEmpty;
  }
};

unsigned long long next_id = 1;
auto& captures = *new std::vector<std::weak_ptr<Capture>>;  // those that have begun; with the scheduler's lock
thread_local hipStreamCaptureMode mode_of_thread = hipStreamCaptureModeGlobal;

/// Those of which it holds are no longer valid. Are there any?
template <class Predicate>
bool invalidate_where(const Predicate& holds) {
  bool any = false;
  for (const auto& each : captures) {
    const auto capture = each.lock();
    if (!capture || !holds(*capture)) continue;
    capture->valid = false;
    any = true;
  }
  return any;
}

void end(Capture& capture) {  // with the scheduler's lock; `capture` may go with its last stream
  std::erase_if(captures, [&](const auto& each) { return each.expired() || each.lock().get() == &capture; });
  const auto streams = capture.streams;
  for (const auto& each : streams)
    if (const auto stream = each.lock()) {
      stream->capture_after.clear();
      stream->capture.reset();
    }
}

/// Has every node but the last of the origin some node after it?
bool joined(const Capture& capture) {
  std::set<const hipGraphNode*> followed;
  for (const auto& node : capture.graph->nodes) followed.insert(node->after.begin(), node->after.end());
  const auto& last = capture.origin->capture_after;
  const auto begin = capture.graph->nodes.begin() + static_cast<std::ptrdiff_t>(capture.before);
  return std::all_of(begin, capture.graph->nodes.end(), [&](const auto& node) {
    return followed.count(node.get()) != 0 || std::find(last.begin(), last.end(), node.get()) != last.end();
  });
}

/// `graph`: where the nodes go, after these; null: into a new one.
hipError_t begin(hipStream_t handle, hipStreamCaptureMode mode, hipGraph_t graph,
                 const std::vector<hipGraphNode_t>& after) {
  if (mode < hipStreamCaptureModeGlobal || mode > hipStreamCaptureModeRelaxed) return hipErrorInvalidValue;
  const auto stream = stream_of(handle);
  if (!stream) return hipErrorContextIsDestroyed;
  if (handle == nullptr) return hipErrorStreamCaptureUnsupported;
  const std::lock_guard lock(scheduler);
  if (stream->capture) return hipErrorIllegalState;
  auto capture = std::make_shared<Capture>();
  if (!graph) capture->made = std::make_unique<ihipGraph>();
  capture->graph = graph ? graph : capture->made.get();
  capture->before = capture->graph->nodes.size();
  capture->origin = stream.get();
  capture->mode = mode;
  capture->thread = std::this_thread::get_id();
  capture->id = next_id++;
  capture->streams.push_back(stream);
  captures.push_back(capture);
  stream->capture = std::move(capture);
  stream->capture_after = after;
  return hipSuccess;
}

hipError_t finish_capture(hipStream_t handle, hipGraph_t* result) {
  const auto stream = stream_of(handle);
  if (!stream || !result) return hipErrorInvalidValue;
  *result = nullptr;
  std::shared_ptr<Capture> capture;
  {
    const std::lock_guard lock(scheduler);
    capture = stream->capture;
    if (!capture) return hipErrorIllegalState;
    if (capture->origin != stream.get()) return hipErrorStreamCaptureUnmatched;
    if (capture->mode != hipStreamCaptureModeRelaxed && capture->thread != std::this_thread::get_id())
      return hipErrorStreamCaptureWrongThread;
    const bool whole = joined(*capture), valid = capture->valid;
    end(*capture);
    if (!valid) return hipErrorStreamCaptureInvalidated;
    if (!whole) return hipErrorStreamCaptureUnjoined;
  }
  if (capture->made)
    own_graph(std::move(capture->made), result);
  else
    *result = capture->graph;
  return hipSuccess;
}

hipStreamCaptureStatus status_of(const ihipStream_t& stream) {
  return !stream.capture         ? hipStreamCaptureStatusNone
         : stream.capture->valid ? hipStreamCaptureStatusActive
                                 : hipStreamCaptureStatusInvalidated;
}

}  // namespace

hipError_t capture_operation(ihipStream_t& stream, Operation operation) {
  Capture& capture = *stream.capture;
  if (!capture.valid) return hipErrorStreamCaptureInvalidated;
  const hipGraphNodeType type = std::visit(TypeOf{}, operation);
  stream.capture_after = {add_node(*capture.graph, type, std::move(operation), stream.capture_after)};
  return hipSuccess;
}

hipError_t invalidate_capture(ihipStream_t& stream) {
  stream.capture->valid = false;
  return hipErrorStreamCaptureUnsupported;
}

hipError_t unordered_call() {
  if (mode_of_thread == hipStreamCaptureModeRelaxed) return hipSuccess;
  const std::lock_guard lock(scheduler);
  const bool here = invalidate_where([](const Capture& capture) {
    return capture.mode != hipStreamCaptureModeRelaxed && capture.thread == std::this_thread::get_id();
  });
  const bool anywhere =
      !here && mode_of_thread == hipStreamCaptureModeGlobal &&
      invalidate_where([](const Capture& capture) { return capture.mode == hipStreamCaptureModeGlobal; });
  return here || anywhere ? hipErrorStreamCaptureUnsupported : hipSuccess;
}

hipError_t invalidate_captures(hipError_t error) {
  return invalidate_where([](const Capture&) { return true; }) ? error : hipSuccess;
}

void abandon_capture(ihipStream_t& stream) {
  if (const auto capture = stream.capture; capture && capture->origin == &stream) end(*capture);
}

hipError_t join_capture(ihipStream_t& stream, const std::shared_ptr<Capture>& capture,
                        const std::vector<hipGraphNode_t>& after) {
  if (stream.capture && stream.capture != capture) return hipErrorStreamCaptureMerge;
  if (!stream.capture) {
    stream.capture = capture;
    capture->streams.push_back(stream.shared_from_this());
  }
  for (hipGraphNode_t node : after)
    if (std::find(stream.capture_after.begin(), stream.capture_after.end(), node) == stream.capture_after.end())
      stream.capture_after.push_back(node);
  return hipSuccess;
}

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipStreamBeginCapture(hipStream_t stream, hipStreamCaptureMode mode) {
  return call([&] { return begin(stream, mode, nullptr, {}); });
}
hipError_t hipStreamBeginCaptureToGraph(hipStream_t stream, hipGraph_t graph, const hipGraphNode_t* after, const void*,
                                        size_t count, hipStreamCaptureMode mode) {
  return call([&] {
    if (!known(graph) || (!after && count != 0)) return hipErrorInvalidValue;
    for (size_t i = 0; i < count; ++i)
      if (!known(after[i]) || after[i]->graph != graph) return hipErrorInvalidValue;
    return begin(stream, mode, graph, {after, after + count});
  });
}
hipError_t hipStreamEndCapture(hipStream_t stream, hipGraph_t* graph) {
  return call([&] { return finish_capture(stream, graph); });
}

hipError_t hipStreamIsCapturing(hipStream_t handle, hipStreamCaptureStatus* status) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (!stream || !status) return hipErrorInvalidValue;
    const std::lock_guard lock(scheduler);
    *status = status_of(*stream);
    return hipSuccess;
  });
}

hipError_t hipStreamGetCaptureInfo_v2(hipStream_t handle, hipStreamCaptureStatus* status, unsigned long long* id,
                                      hipGraph_t* graph, const hipGraphNode_t** after, size_t* count) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (!stream || !status) return hipErrorInvalidValue;
    const std::lock_guard lock(scheduler);
    *status = status_of(*stream);
    if (*status != hipStreamCaptureStatusActive) return hipSuccess;
    if (id) *id = stream->capture->id;
    if (graph) *graph = stream->capture->graph;
    if (after) *after = stream->capture_after.data();
    if (count) *count = stream->capture_after.size();
    return hipSuccess;
  });
}
hipError_t hipStreamGetCaptureInfo(hipStream_t stream, hipStreamCaptureStatus* status, unsigned long long* id) {
  return hipStreamGetCaptureInfo_v2(stream, status, id, nullptr, nullptr, nullptr);
}

hipError_t hipStreamUpdateCaptureDependencies(hipStream_t handle, hipGraphNode_t* nodes, size_t count, unsigned flags) {
  return call([&] {
    const auto stream = stream_of(handle);
    if (!stream || flags > hipStreamSetCaptureDependencies || (!nodes && count != 0)) return hipErrorInvalidValue;
    const std::lock_guard lock(scheduler);
    if (!stream->capture) return hipErrorIllegalState;
    if (flags == hipStreamSetCaptureDependencies) stream->capture_after.clear();
    return join_capture(*stream, stream->capture, {nodes, nodes + count});
  });
}

hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode* mode) {
  return call([&] {
    if (!mode || *mode < hipStreamCaptureModeGlobal || *mode > hipStreamCaptureModeRelaxed) return hipErrorInvalidValue;
    std::swap(mode_of_thread, *mode);
    return hipSuccess;
  });
}

}  // extern "C"
