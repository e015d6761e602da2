"""Programs built as their authors build them, by Makefiles and CMake with scripts/hipcc and scripts/rocm_folder.sh, and run by `lockstep hip`.
Arguments: the command, scripts, tests/hip/projects, a folder to work in, the clang to use; "generic" for the Makefile's programs for generic targets
alone."""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

lockstep, scripts, projects, work = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4])
environment = dict(os.environ, LOCKSTEP_CLANG=sys.argv[5], LOCKSTEP_CACHE=str(work / "cache"))
for name in ("HIP_PATH", "ROCM_PATH", "HCC_AMDGPU_TARGET", "LOCKSTEP_HIP_TARGETS", "LOCKSTEP_HIP_INCLUDE", "MAKEFLAGS", "MAKELEVEL"):
    environment.pop(name, None)
INSTALLED = Path("/usr/include/hip")
missing = [name for name in ("make", "cmake", "ninja") if not shutil.which(name)] + ([] if INSTALLED.is_dir() else [str(INSTALLED)])
if missing:
    print("skipped: not installed:", ", ".join(missing))
    sys.exit(77)
shutil.rmtree(work, ignore_errors=True)
work.mkdir(parents=True)


def run(*words, folder=work, status=0, **more):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=900, cwd=folder, env=dict(environment, **more))
    assert done.returncode == status, (words, done.returncode, done.stdout[-2000:], done.stderr[-4000:])
    return done.stdout + done.stderr


def good(program, devices, *words, folder=work):
    said = run(lockstep, "hip", program, *words, folder=folder, LOCKSTEP_HIP_DEVICES=devices)
    assert said == "all good\n", (program, devices, said)


def needed(program):
    return re.findall(r"\(NEEDED\).*\[(lib(?:amdhip64|hiprtc)[^]]*)\]", run("readelf", "-d", program))


hipcc = scripts / "hipcc"

# Objects, libraries, a code object, a file of C, dependencies, device code in several files; for two targets, and for a family's generic target.
generic = sys.argv[6:] == ["generic"]
for targets, device in [("gfx9-4-generic,gfx11-generic,gfx12-generic", "gfx1100")] if generic else [("gfx950,gfx1201", "gfx950,gfx1201")]:
    folder = work / targets.replace(",", "_")
    shutil.copytree(projects / "make", folder)
    # (A Makefile's CC=hipcc is in hipcc's environment, too.)
    said = run("make", "-s", f"HIPCC={hipcc}", "all", *(["linked", "together"] if "950" in targets else []), folder=folder,
               LOCKSTEP_HIP_TARGETS=targets, CC=str(hipcc))
    assert said == "", said
    for each in device.split(","):
        good("./program", each, folder=folder)
        if "950" in targets:
            good("./linked", each, folder=folder)
            good("./together", each, folder=folder)
    rule = (folder / "main.d").read_text()
    assert rule.startswith("main.o: main.cpp ") and " include/parts.h" in rule, rule
    assert needed(folder / "program") == ["libamdhip64.so.5"]
if generic:
    sys.exit(0)

# The other options that Makefiles pass.
source = projects / "cmake" / "alone.hip"
version = run(hipcc, "--version")
assert re.match(r"HIP version: 5\.\d+\.\d+", version) and "clang version 22" in version, version
run(hipcc, "--offload-arch=gfx942", "--offload-arch=gfx1100", "-O2", source, "-o", "two")
good("./two", "gfx942")
good("./two", "gfx1100")
run(hipcc, source, "-o", "chosen", HCC_AMDGPU_TARGET="gfx1201")
good("./chosen", "gfx1201")
(work / "options").write_text(f"--offload-arch=gfx950 -o 'from a file' {source}\n")
run(hipcc, "@options")
good("./from a file", "gfx950")
rule = run(hipcc, "-MM", source)
assert rule.count("alone.o:") == 1, rule
run(hipcc, "-c", source, "-o", "alone.o")
run("ar", "rcs", "libalone.a", "alone.o")
run(hipcc, "alone.o", "-o", "of_object")
run(hipcc, "-Wl,--whole-archive", "libalone.a", "-Wl,--no-whole-archive", "-o", "of_archive")
good("./of_object", "gfx950")
good("./of_archive", "gfx950")
assert "error: no such file or directory" in run(hipcc, "missing.hip", "-o", "missing", status=1)
assert "frobnicate" in run(hipcc, "--frobnicate", source, status=1)
assert "does not say" not in run(scripts / "hipconfig")
assert re.match(r"5\.\d", run(scripts / "hipconfig", "--version"))
assert "no missing-clang: LOCKSTEP_CLANG names the compiler" in run(scripts / "hipconfig", status=1, LOCKSTEP_CLANG="missing-clang")

# A program of each version's name, which the linker takes from -lamdhip64, however it looks for ROCm.
run("g++", "-c", "-x", "c++", "-D__HIP_PLATFORM_AMD__", projects / "cmake" / "main.cpp", "-o", "main.o")
for part in ("kernels", "more"):
    run(hipcc, "-c", projects / "cmake" / f"{part}.hip", "-o", f"{part}.o")
rocm = work / "rocm_of_somebody"
rocm.mkdir()
for major in (5, 6, 7) if os.environ.get("LOCKSTEP_WEEKLY") else (6,):
    link = work / f"link{major}"
    run(scripts / "hip_link_libraries.sh", major, link)
    parts = ["g++", "main.o", "kernels.o", "more.o", f"-L{link}", "-lhiprtc", "-lamdhip64"]
    run(*parts, "-o", f"version{major}")
    assert set(needed(work / f"version{major}")) == {f"libamdhip64.so.{major}", f"libhiprtc.so.{major}"}, needed(work / f"version{major}")
    good(f"./version{major}", "gfx950")
    # The folder holds libraries that do nothing, as ROCm's without a GPU.
    for path in link.iterdir():
        shutil.copy(path, rocm)
    for tags in ("--disable-new-dtags", "--enable-new-dtags"):
        run(*parts, f"-Wl,{tags},-rpath,{rocm}", "-o", "elsewhere")
        assert str(rocm) in run("readelf", "-d", "elsewhere")
        good("./elsewhere", "gfx950")
# A library that is opened by its whole path is lockstep's, too.
opened = run(lockstep, "hip", sys.executable, "-c", f"import ctypes; n = ctypes.c_int(); "
             f"print(ctypes.CDLL('{rocm}/libamdhip64.so.6').hipGetDeviceCount(ctypes.byref(n)), n.value)", LOCKSTEP_HIP_DEVICES="gfx950,gfx942")
assert opened == "0 2\n", opened

# A folder that looks like ROCm: for HIP as a language of CMake, and for C++ compiled by hipcc.
rocm = work / "rocm"
run(scripts / "rocm_folder.sh", rocm)
assert run(rocm / "bin" / "hipconfig", "--rocmpath") == str(rocm)
# (By both of CMake's generators in the weekly run.)
for name, generator in (("make", "Unix Makefiles"), ("ninja", "Ninja"))[0 if os.environ.get("LOCKSTEP_WEEKLY") else 1:]:
    build = work / f"cmake_{name}"
    run("cmake", "-S", projects / "cmake", "-B", build, "-G", generator, f"-DCMAKE_PREFIX_PATH={rocm}",
        f"-DCMAKE_HIP_COMPILER={rocm}/llvm/bin/clang++", "-DCMAKE_HIP_ARCHITECTURES=gfx950;gfx1100", CC="cc", CXX="c++")
    run("cmake", "--build", build)
    for device in ("gfx950", "gfx1100"):
        good(build / "program", device)
        good(build / "alone", device)
assert "holds something else" in run(scripts / "rocm_folder.sh", projects, status=1)

# Headers that the user names: sources of them do not say their version.
headers = work / "headers" / "hip"
headers.parent.mkdir()
shutil.copytree(INSTALLED, headers)
(headers / "hip_version.h").unlink()
assert "LOCKSTEP_HIP_VERSION" in run(hipcc, f"-I{headers.parent}", source, "-o", "named", status=1)
(work / "VERSION").write_text("#MAJOR\n5\n#MINOR\n2\n#PATCH\n0\n")
run(hipcc, f"-I{headers.parent}", source, "-o", "named")
good("./named", "gfx950")
run(hipcc, source, "-o", "named", LOCKSTEP_HIP_INCLUDE=str(headers.parent), LOCKSTEP_HIP_VERSION="5.2")
good("./named", "gfx950")
assert "no folder hip" in run(hipcc, source, status=1, LOCKSTEP_HIP_INCLUDE=str(work))
