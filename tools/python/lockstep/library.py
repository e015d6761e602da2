"""lockstep.h by ctypes: structures, and functions with their types."""
from __future__ import annotations

import ctypes as c
import os
from pathlib import Path

from .errors import Error

OK, FAULT, ERROR = 0, 1, 2
RANGE_READ_ONLY = 1
Three = c.c_uint32 * 3
SPACES = ("global", "lds", "scratch")  # by lockstep_address_space
SourceLine = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_uint64, c.c_void_p, c.c_uint32)
NO_INTERLEAVE = 0xFFFFFFFF
ARGUMENT_VALUE, ARGUMENT_POINTER, ARGUMENT_LOCAL, ARGUMENT_HIDDEN, ARGUMENT_OTHER = range(5)


class Structure(c.Structure):
    """One that begins with `struct_size`, and comes with it set."""

    def __init__(self, **members: object) -> None:
        super().__init__(struct_size=c.sizeof(type(self)), **members)


class Place(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("wave", c.c_uint32), ("file_pc", c.c_uint64), ("instruction", c.c_char_p),
                ("source", c.c_char_p), ("workgroup", Three), ("lane", c.c_int32)]


class Finding(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("kind", c.c_uint32), ("file_pc", c.c_uint64), ("instruction", c.c_char_p),
                ("source", c.c_char_p), ("workgroup", Three), ("wave", c.c_uint32), ("lane", c.c_int32), ("space", c.c_uint32),
                ("address", c.c_uint64), ("bytes", c.c_uint64), ("count", c.c_uint64), ("register_name", c.c_char_p),
                ("what", c.c_char_p), ("advice", c.c_char_p), ("other", c.POINTER(Place)), ("text", c.c_char_p), ("info", c.c_uint32)]


class TraceWrite(c.Structure):
    _fields_ = [("name", c.c_char_p), ("before", c.c_uint32), ("after", c.c_uint32), ("lanes_before", c.POINTER(c.c_uint32)),
                ("lanes_after", c.POINTER(c.c_uint32)), ("lanes", c.c_uint32), ("vector", c.c_uint32)]


class TraceStep(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("wave", c.c_uint32), ("workgroup", Three), ("write_count", c.c_uint32),
                ("index", c.c_uint64), ("file_pc", c.c_uint64), ("from_entry", c.c_uint64), ("instruction", c.c_char_p),
                ("effect", c.c_char_p), ("writes", c.POINTER(TraceWrite)), ("access", c.c_char_p),
                ("access_lanes", c.c_uint32), ("access_bytes", c.c_uint32), ("lowest", c.c_uint64), ("highest", c.c_uint64),
                ("access_digest", c.c_uint32), ("write_size", c.c_uint32)]


TakeFinding = c.CFUNCTYPE(None, c.c_void_p, c.POINTER(Finding))
TakeStep = c.CFUNCTYPE(c.c_int, c.c_void_p, c.POINTER(TraceStep))  # not 0: the launch ends


class Options(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("engine", c.c_uint32), ("threads", c.c_uint32), ("dynamic_lds", c.c_uint32),
                ("max_instructions", c.c_uint64), ("accept_rdna_smem", c.c_uint32), ("reserved", c.c_uint32),
                ("stop", c.c_void_p), ("report", c.c_void_p), ("report_capacity", c.c_uint64), ("work_items", Three),
                ("stack_bytes", c.c_uint32), ("printf_buffer", c.c_uint64), ("hostcall_buffer", c.c_uint64),
                ("heap", c.c_uint64), ("multigrid_sync", c.c_uint64), ("check", c.c_char_p), ("finding", c.c_void_p),
                ("finding_data", c.c_void_p), ("trace", c.c_void_p), ("trace_data", c.c_void_p),
                ("trace_only", c.c_char_p), ("trace_lanes", c.c_uint32), ("finding_json", c.c_uint32),
                ("timeline", c.c_char_p), ("profile", c.c_char_p), ("cluster", Three), ("cooperative", c.c_uint32),
                ("matrix_model", c.c_uint32), ("interleave", c.c_uint32), ("source_line", SourceLine),
                ("source_line_data", c.c_void_p), ("unordered_updates", c.c_uint32), ("numerics", c.c_uint32),
                ("host_ranges", c.c_void_p), ("host_range_count", c.c_uint64), ("take_finding", TakeFinding),
                ("take_finding_data", c.c_void_p), ("take_step", TakeStep), ("take_step_data", c.c_void_p),
                ("dispatch_packet", c.c_uint64), ("queue", c.c_uint64), ("meeting_waves", c.c_uint32),
                ("reserved_end", c.c_uint32)]


class Result(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("fault", c.c_uint32), ("pc", c.c_uint64), ("file_pc", c.c_uint64),
                ("words", c.c_uint32 * 4), ("dwords", c.c_uint32), ("workgroup", Three), ("wave", c.c_uint32),
                ("lane", c.c_int32), ("address", c.c_uint64), ("size", c.c_uint32), ("reserved", c.c_uint32),
                ("text", c.c_char * 1024), ("workgroups", c.c_uint64), ("waves", c.c_uint64),
                ("instructions", c.c_uint64), ("seconds", c.c_double), ("report_entries", c.c_uint64),
                ("matrix_model", c.c_uint32), ("numerics", c.c_uint32)]


class InstructionCount(c.Structure):
    _fields_ = [("name", c.c_char_p), ("note", c.c_char_p), ("count", c.c_uint64), ("fidelity", c.c_uint32),
                ("reserved", c.c_uint32)]


class KernelInfo(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("kernarg_bytes", c.c_uint32), ("explicit_kernarg_bytes", c.c_uint32),
                ("lds_bytes", c.c_uint32), ("scratch_bytes", c.c_uint32), ("max_workgroup_size", c.c_uint32),
                ("vgprs", c.c_uint32), ("accvgprs", c.c_uint32), ("sgprs", c.c_uint32), ("descriptor", c.c_uint64),
                ("entry", c.c_uint64)]


class KernelArgument(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("kind", c.c_uint32), ("offset", c.c_uint32), ("size", c.c_uint32),
                ("pointee_align", c.c_uint32), ("reserved", c.c_uint32), ("name", c.c_char_p), ("type_name", c.c_char_p),
                ("value_kind", c.c_char_p), ("address_space", c.c_char_p)]


class DeviceInfo(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("smallest_wave", c.c_uint32), ("largest_wave", c.c_uint32),
                ("lds_bytes", c.c_uint32), ("target", c.c_char_p), ("shared_aperture", c.c_uint64),
                ("private_aperture", c.c_uint64),
                ("image_family", c.c_uint32), ("reserved", c.c_uint32)]


class Symbol(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("kind", c.c_uint32), ("address", c.c_uint64), ("size", c.c_uint64)]


class HostRange(c.Structure):
    _fields_ = [("start", c.c_void_p), ("bytes", c.c_uint64), ("flags", c.c_uint32), ("reserved", c.c_uint32)]


class DispatchInfo(Structure):
    _fields_ = [("struct_size", c.c_uint32), ("wave_size", c.c_uint32), ("entry", c.c_uint64), ("workgroups", Three),
                ("threads_per_workgroup", Three), ("compute_pgm_rsrc2", c.c_uint32), ("user_sgpr_count", c.c_uint32),
                ("user_sgprs", c.POINTER(c.c_uint32)), ("scratch_bytes", c.c_uint32), ("lds_bytes", c.c_uint32),
                ("compute_pgm_rsrc1", c.c_uint32), ("reserved", c.c_uint32), ("work_items", Three),
                ("reserved2", c.c_uint32)]


def _find() -> Path:
    """LOCKSTEP_LIBRARY, the library of the wheel, or that of a build or an installation this file stands in."""
    named = os.environ.get("LOCKSTEP_LIBRARY")
    if named:
        return Path(named)
    here = Path(__file__).resolve().parent
    builds = here.parents[2] / "build"
    places = [here, builds / "release/tools/liblockstep", *builds.glob("*/tools/liblockstep"), Path("/usr/local/lib"), Path("/usr/lib")]
    for place in places:
        for name in ("liblockstep.so", "liblockstep.so.0"):
            if (place / name).exists():
                return place / name
    raise Error("liblockstep.so is not found: scripts/setup.sh of a checkout builds it; or set LOCKSTEP_LIBRARY")


def _load() -> c.CDLL:
    library = c.CDLL(str(_find()))
    status, pointer, text, u32, u64 = c.c_int, c.c_void_p, c.c_char_p, c.c_uint32, c.c_uint64
    out = c.POINTER
    for name, result, arguments in [
            ("version", text, []), ("error", text, []), ("fault_name", text, [u32]), ("target", text, [u32]),
            ("matrix_model_name", text, [u32]), ("check_name", text, [u32]),
            ("count_findings", u64, [pointer, pointer, u64, c.c_char_p, u64]),
            ("device_create", pointer, [text]), ("device_create_with", pointer, [text, u32]),
            ("device_destroy", None, [pointer]), ("get_device_info", status, [pointer, out(DeviceInfo)]),
            ("target_for", text, [pointer, u64]),
            ("disassemble", status, [pointer, out(u32), u32, c.c_char_p, u64, out(u32)]),
            ("assemble", status, [pointer, text, u64, pointer, u64, out(u64)]),
            ("allocate", status, [pointer, u64, out(u64)]), ("free", status, [pointer, u64]),
            ("map_host_named", status, [pointer, pointer, u64, u32, text]), ("unmap_host", status, [pointer, pointer]),
            ("unmap_host_without_waiting", status, [pointer, pointer]),
            ("set_host_ranges", status, [pointer, pointer, u64]),
            ("mark_unwritten", status, [pointer, u64, u64]), ("mark_written", status, [pointer, u64, u64]),
            ("write", status, [pointer, u64, pointer, u64]), ("read", status, [pointer, u64, pointer, u64]),
            ("load", status, [pointer, pointer, u64, out(pointer)]), ("unload", status, [pointer, pointer]),
            ("kernel_count", u32, [pointer]), ("kernel_name", text, [pointer, u32]),
            ("get_kernel_info", status, [pointer, text, out(KernelInfo)]),
            ("kernel_argument_count", u32, [pointer, text]),
            ("get_kernel_argument", status, [pointer, text, u32, out(KernelArgument)]),
            ("symbol_name", text, [pointer, u32]), ("get_symbol", status, [pointer, text, out(Symbol)]),
            ("launch", status, [pointer, pointer, text, pointer, pointer, pointer, u64, out(Options), out(Result)]),
            ("dispatch", status, [pointer, out(DispatchInfo), out(Options), out(Result)])]:
        function = getattr(library, "lockstep_" + name)
        function.restype, function.argtypes = result, arguments
    return library


lib = _load()


def check(status: int) -> None:
    """Raises what the last call has to say if it failed."""
    if status != OK:
        raise Error(lib.lockstep_error().decode(errors="replace"))


def version() -> str:
    """The version of the library."""
    text: bytes = lib.lockstep_version()
    return text.decode()
