"""HIP's own headers and the device libraries, where they are installed: what clang has to be told to use them."""
from __future__ import annotations

import os
import re
from pathlib import Path
from typing import List, Optional, Tuple

_INCLUDED = re.compile(r'^\s*#\s*include\s*[<"]hip/', re.MULTILINE)


def wanted_by(source: str) -> bool:
    """Does it include one of HIP's headers?"""
    return _INCLUDED.search(source) is not None


def _first(paths: List[Optional[str]], file: str) -> Optional[Path]:
    return next((Path(path) for path in paths if path and (Path(path) / file).exists()), None)


def installed() -> Optional[Tuple[Path, Path]]:
    """The folder that has include/hip, and that of the device libraries; None where one of them is missing."""
    rocm = os.environ.get("ROCM_PATH")
    headers = _first([rocm, "/opt/rocm", "/usr"], "include/hip/hip_runtime.h")
    libraries = _first([os.environ.get("HIP_DEVICE_LIB_PATH"), rocm and f"{rocm}/amdgcn/bitcode", "/opt/rocm/amdgcn/bitcode",
                        "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode", "/usr/amdgcn/bitcode"], "ocml.bc")
    return (headers, libraries) if headers and libraries else None


def _nearest(libraries: Path, number: str) -> str:
    """The target among theirs that has the longest beginning in common, the last of them."""
    others = [path.stem[len("oclc_isa_version_"):] for path in libraries.glob("oclc_isa_version_*.bc")]
    alike = sorted((len(os.path.commonprefix([number, other])), other) for other in others if len(other) == len(number))
    return alike[-1][1] if alike else number


def arguments(target: str, folder: str) -> List[str]:
    """What clang is told; `folder` gets links to the device libraries, with one for this target."""
    places = installed()
    assert places is not None
    headers, libraries = places
    links = Path(folder) / "libraries"
    links.mkdir()
    for path in libraries.glob("*.bc"):
        (links / path.name).symlink_to(path)
    number = target[len("gfx"):]
    for wanted, like in [(f"oclc_isa_version_{number}.bc", f"oclc_isa_version_{_nearest(libraries, number)}.bc"),
                         ("oclc_abi_version_600.bc", "oclc_abi_version_500.bc")]:
        if not (links / wanted).exists() and (libraries / like).exists():
            (links / wanted).symlink_to(libraries / like)
    here = Path(__file__).resolve()
    ours = next(path for path in (here.parent, here.parents[3] / "scripts") if (path / "hip_older_headers.h").exists())
    words = ["-std=c++17", f"--hip-path={headers}", f"--rocm-device-lib-path={links}", "-mcode-object-version=5",
             f"-D__AMDGCN_WAVEFRONT_SIZE={32 if len(number) >= 4 else 64}", "-Wno-unused-value", "-include", str(ours / "hip_older_headers.h"),
             "-idirafter", str(ours / "newer_headers")]
    # What clang does not link any more, and the headers' __syncthreads wants, and logf, powf and others of ocml.bc.
    for name in ("hip.bc", "oclc_daz_opt_off.bc"):
        if (libraries / name).exists():
            words += ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(links / name)]
    return words
