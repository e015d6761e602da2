"""calls.txt against the dynamic symbols of the library, name and version of each, and against the programs here: each call that
is there is named by one of them. And against the headers that programs are compiled with: each call that they declare is in
the table. usage: calls_test.py CALLS LIBRARY FOLDER COMPILER"""
import glob
import os
import re
import subprocess
import sys

# What clang calls by itself, or what a header gives another name: the programs use them without naming them.
UNNAMED = {"__hipRegisterFatBinary", "__hipRegisterFunction", "__hipRegisterManagedVar", "__hipRegisterVar", "__hipUnregisterFatBinary",
           "__hipRegisterSurface", "__hipRegisterTexture"}
table, here = {}, set()
for line in open(sys.argv[1]):
    if not line.startswith("#"):
        version, name, state = line.split()
        assert state in ("here", "none"), line
        assert name not in table, f"{name} stands twice in the table"
        table[name] = version
        if state == "here":
            here.add(name)
listed = subprocess.run(["nm", "-D", "--defined-only", "--with-symbol-versions", sys.argv[2]], check=True,
                        capture_output=True, text=True).stdout
exported = {}
for line in listed.splitlines():
    kind, symbol = line.split()[-2:]
    if kind != "A":
        name, version = symbol.split("@@")
        exported[name] = version
missing, unlisted = sorted(set(table) - set(exported)), sorted(set(exported) - set(table))
assert not missing, f"in the table, not in the library: {missing}"
assert not unlisted, f"in the library, not in the table: {unlisted}"
wrong = [name for name in table if table[name] != exported[name]]
assert not wrong, f"of another version: {wrong}"
assert len(table) > 450
# The names by which programs of any version link with the library, and load it.
for name in ("amdhip64", "hiprtc"):
    for end in ("", ".5", ".6", ".7"):
        link = os.path.join(os.path.dirname(sys.argv[2]), f"lib{name}.so{end}")
        assert os.path.samefile(link, sys.argv[2]), link
words = set()
for path in glob.glob(os.path.join(sys.argv[3], "*.hip")):
    with open(path) as program:
        words |= set(re.findall(r"\w+", re.sub(r"SPT\((\w+)\)", r"\1_spt", program.read())))
# A mangled name has the plain one after its length.
unused = sorted(name for name in here - UNNAMED if re.sub(r"^_Z(\d+)(\w+)$", lambda m: m[2][:int(m[1])], name) not in words)
assert not unused, f"here, and no program calls them: {unused}"
# Inlined by the headers, of a template's body, mangled in the table, or of the vendor's own parts: the names of calls
# for its profiler, and its compiler's precompiled header. hip_init nobody exports.
ELSEWHERE = {"hipCreateChannelDescHalf", "hipCreateChannelDescHalf1", "hipCreateChannelDescHalf2", "hipExtLaunchKernelGGL",
             "hipCreateSurfaceObject", "hipDestroySurfaceObject", "hipHccModuleLaunchKernel", "hipApiName", "__hipGetPCH", "hip_init"}
headers = "".join(f"#include <hip/{name}.h>\n" for name in ("hip_runtime_api", "hip_ext", "hiprtc"))
declared = subprocess.run([sys.argv[4], "-x", "c++", "-E", "-P", "-D__HIP_PLATFORM_AMD__", "-"], input=headers, check=True,
                          capture_output=True, text=True).stdout
declared = set(re.findall(r"\b(?:__)?hip\w*(?=\s*\()", declared))
assert len(declared) > 350, f"only {len(declared)} calls declared"
undeclared = sorted(declared - ELSEWHERE - set(table))
assert not undeclared, f"declared, and not in the table: {undeclared}"
print(f"{len(table)} calls, all as the table says; the {len(declared)} that the headers declare among them; programs call the {len(here)} that are here")
