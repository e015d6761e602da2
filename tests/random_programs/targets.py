"""The targets that C programs are compiled for, one of each ISA and wave size: clang's options, and what a kernel of one wave has."""


class Target:
    def __init__(self, name, lanes, lds_kilobytes):
        self.name, self.lanes, self.lds_bytes = name, lanes, lds_kilobytes * 1024
        processor, _, other_size = name.partition("-")
        self.options = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={processor}", "-nogpulib"] + (["-mwavefrontsize64"] if other_size else [])


TARGETS = {target.name: target for target in (
    Target("gfx950", 64, 160), Target("gfx942", 64, 64), Target("gfx1250", 32, 320), Target("gfx1201", 32, 64), Target("gfx1201-w64", 64, 64),
    Target("gfx1100", 32, 64), Target("gfx1100-w64", 64, 64), Target("gfx1151", 32, 64), Target("gfx1151-w64", 64, 64))}
