"""Compiling kernels by an installed clang."""
from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path
from typing import Callable, List, Sequence, Tuple

from . import hip_headers
from .errors import Error
from .values import text

_OPENCL_LIBRARY = Path("/usr/lib/clc/amdgcn-amd-amdhsa.bc")
# What OpenCL C asks the hardware for, where the library of the compiler does not answer it.
_OPENCL_IDS = """
#define get_local_id(d) ((size_t)((d) == 0 ? __builtin_amdgcn_workitem_id_x() : (d) == 1 ? __builtin_amdgcn_workitem_id_y() : __builtin_amdgcn_workitem_id_z()))
#define get_group_id(d) ((size_t)((d) == 0 ? __builtin_amdgcn_workgroup_id_x() : (d) == 1 ? __builtin_amdgcn_workgroup_id_y() : __builtin_amdgcn_workgroup_id_z()))
#define get_local_size(d) ((size_t)((const __constant ushort*)__builtin_amdgcn_implicitarg_ptr())[6 + (d)])
#define get_num_groups(d) ((size_t)((const __constant uint*)__builtin_amdgcn_implicitarg_ptr())[d])
#define get_global_size(d) (get_num_groups(d) * get_local_size(d))
#define get_global_id(d) (get_group_id(d) * get_local_size(d) + get_local_id(d))
"""
_HIP_NAMES = """
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(n, ...) __attribute__((amdgpu_flat_work_group_size(1, n)))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
struct __lockstep_ids { unsigned x, y, z; };
static __device__ inline unsigned __lockstep_size(int d) { return ((const unsigned short*)__builtin_amdgcn_implicitarg_ptr())[6 + d]; }
#define threadIdx (__lockstep_ids{__builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(), __builtin_amdgcn_workitem_id_z()})
#define blockIdx (__lockstep_ids{__builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(), __builtin_amdgcn_workgroup_id_z()})
#define blockDim (__lockstep_ids{__lockstep_size(0), __lockstep_size(1), __lockstep_size(2)})
static __device__ inline unsigned __lockstep_blocks(int d) { return ((const unsigned*)__builtin_amdgcn_implicitarg_ptr())[d]; }
#define gridDim (__lockstep_ids{__lockstep_blocks(0), __lockstep_blocks(1), __lockstep_blocks(2)})
#define warpSize ((int)__builtin_amdgcn_wavefrontsize())
template <class T> static __device__ inline T atomicAdd(T* p, T v) { return __hip_atomic_fetch_add(p, v, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); }
template <class T> static __device__ inline T atomicMax(T* p, T v) { return __hip_atomic_fetch_max(p, v, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); }
template <class T> static __device__ inline T atomicMin(T* p, T v) { return __hip_atomic_fetch_min(p, v, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT); }
static __device__ inline void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
static __device__ inline void __syncthreads() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); __builtin_amdgcn_s_barrier(); }
"""


class CompileError(Error):
    """The compiler refused the source; the text is what it says."""


def clang() -> str:
    """LOCKSTEP_CLANG, or clang-22."""
    return os.environ.get("LOCKSTEP_CLANG", "clang-22")


def run_clang(arguments: Sequence[str], source: str, suffix: str, files: Sequence[Tuple[str, str]] = (),
              more: Callable[[str], List[str]] = lambda folder: []) -> bytes:
    """What clang makes of the source. `files`: further ones, (name, text), that stand beside it. `more` makes arguments of
    the folder they stand in."""
    with tempfile.TemporaryDirectory(prefix="lockstep-") as folder:
        path, output = Path(folder) / ("source" + suffix), Path(folder) / "output"
        path.write_text(source)
        for name, text in files:
            file = Path(folder) / name
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
        # The folder is gone when a message names a line of the file.
        command = [clang(), f"-fdebug-prefix-map={folder}/=", *(a.replace("{folder}", folder) for a in arguments), *more(folder), str(path), "-o", str(output)]
        try:
            done = subprocess.run(command, capture_output=True, text=True)
        except OSError as error:
            raise CompileError(f"cannot run {clang()}: {error.strerror}; LOCKSTEP_CLANG names the compiler") from None
        if done.returncode != 0:
            raise CompileError(done.stderr.replace(str(path), "source" + suffix) or f"{clang()} failed")
        return output.read_bytes()


def compile(source: str, target: str = "gfx950", language: str = "opencl", options: Sequence[str] = ()) -> bytes:
    """A code object, for `Device.load`, from source: "opencl" (C, with libclc where it is installed), "hip" or "asm".

    HIP that includes a header as <hip/hip_runtime.h> is compiled with HIP's headers and device libraries, so that all that
    kernels may use is there: sinf, halves, __shfl. Without an include, or where they are not installed (ROCM_PATH,
    HIP_DEVICE_LIB_PATH, else /opt/rocm or /usr), it has the names __global__, threadIdx, __shared__, atomicAdd and their like,
    and is compiled ten times as fast."""
    for what, value in (("source", source), ("target", target), ("language", language)):
        text(value, what)
    if isinstance(options, str):
        raise Error(f"options are a list of str; {options!r} is one str")
    options = [text(each, "an option").decode() for each in options]
    common: List[str] = ["-O2", "-nogpulib"]
    if language == "opencl":
        arguments = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={target}", "-x", "cl", "-cl-std=CL2.0", "-w", "-cl-kernel-arg-info",
                     "-cl-fp32-correctly-rounded-divide-sqrt", *common, "-Xclang", "-finclude-default-header", "-include",
                     "{folder}/ids.h"]
        if _OPENCL_LIBRARY.exists():
            arguments += ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(_OPENCL_LIBRARY)]
        return run_clang([*arguments, *options], source, ".cl", [("ids.h", _OPENCL_IDS)])
    if language == "hip" and hip_headers.wanted_by(source) and hip_headers.installed():
        return run_clang(["-x", "hip", "--offload-device-only", "--no-gpu-bundle-output", f"--offload-arch={target}", "-O2"],
                         source, ".hip", more=lambda folder: [*hip_headers.arguments(target, folder), *options])
    if language == "hip":
        arguments = ["-x", "hip", "--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", f"--offload-arch={target}",
                     *common, "-I{folder}", "-include", "{folder}/names.h"]
        return run_clang([*arguments, *options], source, ".hip",
                         [("names.h", _HIP_NAMES), ("hip/hip_runtime.h", ""), ("hip/hip_runtime_api.h", "")])
    if language == "asm":
        return run_clang(["-target", "amdgcn-amd-amdhsa", f"-mcpu={target}", *options], source, ".s")
    raise Error(f"no language {language!r}: use 'opencl', 'hip' or 'asm'")
