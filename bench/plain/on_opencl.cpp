#include "on_opencl.hpp"

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>

#include <fstream>
#include <map>
#include <sstream>

namespace plain {

struct OpenCl::State {
  cl_platform_id platform = nullptr;
  cl_device_id device = nullptr;
  cl_context context = nullptr;
  cl_command_queue queue = nullptr;
  std::map<std::string, cl_program> programs;
  std::map<std::string, cl_kernel> kernels;

  State() = default;
  State(const State&) = delete;
  State& operator=(const State&) = delete;
  ~State() {
    for (const auto& [name, kernel] : kernels) clReleaseKernel(kernel);
    for (const auto& [name, program] : programs) clReleaseProgram(program);
    if (queue != nullptr) clReleaseCommandQueue(queue);
    if (context != nullptr) clReleaseContext(context);
  }

  /// Null where the source does not compile; `error` says why.
  cl_program program(const std::string& source, std::string& error) {
    if (const auto found = programs.find(source); found != programs.end()) return found->second;
    std::ifstream file(source);
    std::ostringstream text;
    text << file.rdbuf();
    const std::string code = text.str();
    const char* start = code.c_str();
    cl_int status = CL_SUCCESS;
    cl_program made = clCreateProgramWithSource(context, 1, &start, nullptr, &status);
    if (status == CL_SUCCESS) status = clBuildProgram(made, 1, &device, "", nullptr, nullptr);
    if (status != CL_SUCCESS) {
      char log[2000] = "";
      clGetProgramBuildInfo(made, device, CL_PROGRAM_BUILD_LOG, sizeof log - 1, log, nullptr);
      error = source + " does not compile: " + log;
      return nullptr;
    }
    return programs[source] = made;
  }
  cl_kernel kernel(cl_program from, const std::string& name) {
    if (const auto found = kernels.find(name); found != kernels.end()) return found->second;
    cl_int status = CL_SUCCESS;
    cl_kernel made = clCreateKernel(from, name.c_str(), &status);
    return status == CL_SUCCESS ? kernels[name] = made : nullptr;
  }
};

namespace {

/// Buffers that go with the run.
struct Buffers {
  std::vector<cl_mem> all;
  Buffers() = default;
  Buffers(const Buffers&) = delete;
  Buffers& operator=(const Buffers&) = delete;
  ~Buffers() {
    for (cl_mem buffer : all) clReleaseMemObject(buffer);
  }
};

cl_int enqueue(cl_command_queue queue, cl_kernel kernel, const Step& step, const Buffers& buffers) {
  for (std::size_t i = 0; i < step.arguments.size(); ++i) {
    const Value& value = step.arguments[i];
    const bool pointer = value.buffer != Value::none;
    const cl_int status = clSetKernelArg(
        kernel, static_cast<cl_uint>(i), pointer ? sizeof(cl_mem) : value.bytes.size(),
        pointer ? static_cast<const void*>(&buffers.all[value.buffer]) : static_cast<const void*>(value.bytes.data()));
    if (status != CL_SUCCESS) return status;
  }
  std::size_t all[3], group[3];
  for (std::size_t d = 0; d < 3; ++d) {
    group[d] = step.items[d];
    all[d] = std::size_t{step.items[d]} * step.groups[d];
  }
  return clEnqueueNDRangeKernel(queue, kernel, 3, nullptr, all, group, 0, nullptr, nullptr);
}

}  // namespace

OpenCl::OpenCl(std::unique_ptr<State> state) : state_(std::move(state)) {}
OpenCl::~OpenCl() = default;

std::unique_ptr<OpenCl> OpenCl::create(std::string& error) {
  cl_platform_id platforms[8];
  cl_uint count = 0;
  if (clGetPlatformIDs(8, platforms, &count) != CL_SUCCESS) count = 0;
  auto state = std::make_unique<State>();
  for (cl_uint i = 0; i < count && i < 8 && state->device == nullptr; ++i) {
    state->platform = platforms[i];
    if (clGetDeviceIDs(platforms[i], CL_DEVICE_TYPE_CPU, 1, &state->device, nullptr) != CL_SUCCESS)
      state->device = nullptr;
  }
  if (state->device == nullptr) {
    error = "no OpenCL device that is a CPU (Debian: pocl-opencl-icd)";
    return nullptr;
  }
  cl_int status = CL_SUCCESS;
  state->context = clCreateContext(nullptr, 1, &state->device, nullptr, nullptr, &status);
  if (status == CL_SUCCESS) state->queue = clCreateCommandQueue(state->context, state->device, 0, &status);
  if (status == CL_SUCCESS) return std::unique_ptr<OpenCl>(new OpenCl(std::move(state)));
  error = "OpenCL gives no queue: error " + std::to_string(status);
  return nullptr;
}

std::string OpenCl::name() const {
  char platform[200] = "", version[200] = "", device[200] = "";
  clGetPlatformInfo(state_->platform, CL_PLATFORM_NAME, sizeof platform - 1, platform, nullptr);
  clGetPlatformInfo(state_->platform, CL_PLATFORM_VERSION, sizeof version - 1, version, nullptr);
  clGetDeviceInfo(state_->device, CL_DEVICE_NAME, sizeof device - 1, device, nullptr);
  return std::string(platform) + ", " + version + ", " + device;
}

Outcome OpenCl::run(const Work& work, const std::string& source) {
  Outcome outcome;
  cl_program program = state_->program(source, outcome.error);
  if (program == nullptr) return outcome;
  const auto failed = [&](cl_int status) {
    return Outcome{work.name + ": OpenCL error " + std::to_string(status), {}, 0};
  };
  Buffers buffers;
  cl_int status = CL_SUCCESS;
  for (Bytes bytes : work.buffers) {
    buffers.all.push_back(
        clCreateBuffer(state_->context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, bytes.size(), bytes.data(), &status));
    if (status != CL_SUCCESS) return failed(status);
  }
  const double before = processor_seconds();
  for (const Step& step : work.steps) {
    cl_kernel kernel = state_->kernel(program, step.kernel);
    status = kernel == nullptr ? CL_INVALID_KERNEL_NAME : enqueue(state_->queue, kernel, step, buffers);
    if (status != CL_SUCCESS) return failed(status);
  }
  status = clFinish(state_->queue);
  outcome.seconds = processor_seconds() - before;
  if (status != CL_SUCCESS) return failed(status);
  for (std::size_t i = 0; i < work.buffers.size(); ++i) {
    Bytes bytes(work.buffers[i].size());
    status =
        clEnqueueReadBuffer(state_->queue, buffers.all[i], CL_TRUE, 0, bytes.size(), bytes.data(), 0, nullptr, nullptr);
    if (status != CL_SUCCESS) return failed(status);
    outcome.buffers.push_back(std::move(bytes));
  }
  return outcome;
}

}  // namespace plain
