"""Emulated AMD GPUs: run code objects, kernels from source, and single instructions on the CPU.

    import lockstep, numpy as np
    gpu = lockstep.Device("gfx950")
    saxpy = gpu.load("saxpy.hsaco")["saxpy"]
    y = np.ones(1000, np.float32)
    saxpy(np.uint32(1000), np.float32(2.5), np.arange(1000, dtype=np.float32), y, grid=4, block=256)
"""
from .buffer import Buffer
from .compiler import CompileError, compile
from .device import Code, Device, Dispatch, targets
from .errors import Error, Fault
from .instruction import InstructionResult, execute
from .kernel import Argument, Kernel, Local
from .launch import LaunchResult
from .library import version
from .watching import Finding, Findings, Place, Profile, ProfiledInstruction, Trace, TracedAccess, TracedStep, TracedWrite

__all__ = ["Argument", "Buffer", "Code", "CompileError", "Device", "Dispatch", "Error", "Fault", "Finding",
           "Findings", "InstructionResult", "Kernel", "LaunchResult", "Local", "Place", "Profile", "ProfiledInstruction",
           "Trace", "TracedAccess", "TracedStep", "TracedWrite", "compile", "execute", "targets", "version"]
__version__ = version()
