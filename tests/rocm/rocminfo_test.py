"""Debian's rocminfo and rocm_agent_enumerator list the emulated GPUs, and the kernel's driver has them. usage: rocminfo_test.py LOCKSTEP BOARDS"""
import os
import re
import subprocess
import sys
import tempfile

lockstep, boards = sys.argv[1:]
scratch = tempfile.mkdtemp()


def run(targets, *words, **variables):
    result = subprocess.run([lockstep, "rocm", *words], capture_output=True, text=True, env=dict(os.environ, LOCKSTEP_DEVICES=targets, TMPDIR=scratch, **variables))
    assert result.returncode == 0 and result.stderr == "", (words, result.returncode, result.stderr)
    assert not os.listdir(scratch), f"{words} left {os.listdir(scratch)}"
    return result.stdout


def agents(text):
    """One dictionary an agent: its lines that are indented by two blanks, its caches, its pools as (flags, KiB), and its ISAs."""
    found = []
    for block in re.split(r"\*+ *\nAgent \d+ *\n\*+ *\n", text)[1:]:
        agent = dict(re.findall(r"^  (\S[^:\n]*): *(.*?) *$", block, re.M))
        agent["caches"] = {name: int(size) for name, size in re.findall(r"^    (L\d): +(\d+)\(", block, re.M)}
        agent["pools"] = [(flags.strip(), int(size)) for flags, size in re.findall(r"Segment: +(.*?)\n +Size: +(\d+)\(", block)]
        agent["isas"] = re.findall(r"^    ISA \d+ *\n +Name: +(\S+)", block, re.M)
        found.append(agent)
    return found


lines = {line.split("|")[0]: line.rstrip("\n").split("|") for line in open(boards) if not line.startswith("#")}
for xnack in "01":
    for targets in ("gfx90a,gfx1100", "gfx900,gfx906,gfx908", "gfx942,gfx950", "gfx1010,gfx1030,gfx1151", "gfx1201,gfx1250"):
        text = run(targets, "rocminfo", HSA_XNACK=xnack)
        assert "ROCk module is loaded" in text and text.rstrip().endswith("*** Done ***"), text
        host, *gpus = agents(text)
        assert host["Device Type"] == "CPU" and int(host["Compute Unit"]) == os.cpu_count() and host["Profile"] == "FULL_PROFILE", host
        assert [flags for flags, _ in host["pools"]] == ["GLOBAL; FLAGS: FINE GRAINED", "GLOBAL; FLAGS: KERNARG, FINE GRAINED", "GLOBAL; FLAGS: COARSE GRAINED"], host
        assert [gpu["Name"] for gpu in gpus] == targets.split(","), text
        for number, gpu in enumerate(gpus, 1):
            (target, name, units, mhz, _, _, l2, gib, items, _, _, _, _, features, device, pairs, simds, engines, arrays, l1, l3) = lines[gpu["Name"]]
            features = "" if features == "-" else features.replace("xnack-", "xnack+") if xnack == "1" else features
            waves = int(items) // int(pairs) // (64 if target.startswith("gfx9") else 32)
            lds = {"gfx950": 160, "gfx1250": 320}.get(target, 64)
            wanted = {
                "Uuid": f"GPU-{number:016x}", "Marketing Name": name, "Vendor Name": "AMD", "Feature": "KERNEL_DISPATCH", "Profile": "BASE_PROFILE",
                "Float Round Mode": "NEAR", "Max Queue Number": "128(0x80)", "Queue Min Size": "64(0x40)", "Queue Max Size": "131072(0x20000)", "Queue Type": "MULTI",
                "Node": str(number), "Device Type": "GPU", "Chip ID": f"{int(device, 0)}({int(device, 0):#x})",
                "Cacheline Size": "64(0x40)", "Max Clock Freq. (MHz)": mhz, "BDFID": str(number * 256), "Internal Node ID": str(number),
                "Compute Unit": str(int(units) * int(pairs)), "SIMDs per CU": simds, "Shader Engines": engines, "Shader Arrs. per Eng.": arrays,
                "WatchPts on Addr. Ranges": "4", "Fast F16 Operation": "TRUE", "Wavefront Size": "64(0x40)" if target.startswith("gfx9") else "32(0x20)",
                "Workgroup Max Size": "1024(0x400)", "Max Waves Per CU": f"{waves}({waves:#x})", "Max fbarriers/Workgrp": "32",
                "caches": {"L1": int(l1), "L2": int(l2) // 1024, **({"L3": int(l3)} if l3 != "0" else {})},
                "pools": [("GLOBAL; FLAGS: COARSE GRAINED", int(gib) << 20), ("GLOBAL; FLAGS: FINE GRAINED", int(gib) << 20), ("GROUP", lds)],
                "isas": [f"amdgcn-amd-amdhsa--{target}{features}"],
            }
            for what, value in wanted.items():
                assert gpu.get(what) == value, f"{target}: {what}: {gpu.get(what)!r}, not {value!r}"

# One script has the targets by the driver's files, and their names by rocminfo.
assert run("gfx90a,gfx1100,gfx1030", "rocm_agent_enumerator") == "gfx000\ngfx90a\ngfx1100\ngfx1030\n"
assert run("gfx90a,gfx906", "rocm_agent_enumerator", "-name") == "gfx90a:sramecc+:xnack-\ngfx906:sramecc-:xnack-\n"
assert run("gfx90a,gfx1100", "rocm_agent_enumerator", ROCR_VISIBLE_DEVICES="1") == "gfx000\ngfx1100\n"
# Programs of a shell find the driver's files, and what is beside them is the machine's.
listing = run("gfx1201", "sh", "-c", "ls /sys/class/kfd/kfd/topology/nodes; cat /sys/module/amdgpu/initstate /sys/class/kfd/kfd/topology/nodes/1/properties; test -r /dev/kfd")
assert listing.startswith("0\n1\nlive\n") and "\ngfx_target_version 120001\n" in listing and "\nsimd_count 128\n" in listing, listing
assert run("gfx1201", "sh", "-c", "ls /sys/module; cat /proc/version") == subprocess.run("ls /sys/module; cat /proc/version", shell=True, capture_output=True, text=True).stdout
os.rmdir(scratch)
