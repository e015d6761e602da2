"""The directives of one file of GCC's testsuites: what to do with it, with which options, for which targets. Unknown ones are errors."""
import fnmatch
import re

# Effective targets of an amd64 host with Debian's GCC 12 and one emulated GPU of GCC's amdgcn-amdhsa.
HERE = {"lp64", "size32plus", "tls_runtime", "tls", "sync_int_long", "avx_runtime", "avx2_runtime", "sse2_runtime", "offload_device",
        "offload_device_nonshared_as", "offload_target_amdgcn", "lto", "fpic", "shared", "pthread", "alias", "weak_undefined", "large_long_double",
        "vect_simd_clones", "fortran_large_real", "fortran_large_int", "fortran_real_16", "fortran_integer_16", "fortran_real_10",
        "openacc_radeon_accel_present", "openacc_radeon_accel_selected", "__float128", "int32", "int32plus", "label_values", "alloca", "indirect_jumps",
        "c99_runtime", "stdint_types", "int128", "double64plus", "longlong64", "unwrapped"}
NOT_HERE = {"offload_device_shared_as", "offload_target_nvptx", "offload_device_nvptx", "offload_device_intel_mic", "offload_device_any_intel_mic",
            "openacc_cuda", "openacc_cublas", "openacc_cudart", "openacc_nvidia_accel_selected", "openacc_nvidia_accel_present", "openacc_host_selected",
            "ia32", "nvptx", "x32", "vxworks_kernel", "run_expensive_tests", "freestanding",
            # of the GPU: no code on the stack, no decimal numbers, no files and signals
            "trampolines", "untyped_assembly", "return_address", "fileio", "mmap", "dfp", "signal", "newlib_nano_io"}


def words(text):
    """A list of Tcl: words, "quoted" ones and {braced} ones."""
    at, found = 0, []
    while at < len(text):
        if text[at].isspace():
            at += 1
        elif text[at] == "{":
            depth, start = 1, at + 1
            while depth:
                at += 1
                depth += {"{": 1, "}": -1}.get(text[at], 0) if text[at - 1] != "\\" else 0
            found.append(text[start:at])
            at += 1
        elif text[at] == '"':
            start = at = at + 1
            while text[at] != '"':
                at += 2 if text[at] == "\\" else 1
            plain = {"n": "\n", "t": "\t", "r": "\r"}
            found.append(re.sub(r"\\(.)", lambda match: plain.get(match[1], match[1]), text[start:at], flags=re.S))
            at += 1
        else:
            start = at
            while at < len(text) and not text[at].isspace():
                at += 1
            found.append(text[start:at])
    return found


def directives(text):
    """(name, words) of each { dg-NAME ... } of the file."""
    found = []
    for match in re.finditer(r"\{\s*(dg-[a-z-]+)(?=\s|\})", text):
        line = text[match.start():text.find("\n", match.start()) if "\n" in text[match.start():] else len(text)]
        depth = end = 0
        quoted = False
        for at, letter in enumerate(line):
            if line[at - 1:at] != "\\" or at == 0:
                quoted ^= letter == '"'
                depth += 0 if quoted else {"{": 1, "}": -1}.get(letter, 0)
            if depth == 0:
                end = at
                break
        if end:
            found.append((match[1], words(line[1:end].strip())[1:]))
    return found


class Selector:
    """Whether a selector such as `{ target { c && { ! nvptx } } }` is true."""

    def __init__(self, facts):
        self.facts = facts

    def name(self, word):
        if word in self.facts:
            return self.facts[word]
        if word in HERE or word in NOT_HERE:
            return word in HERE
        if re.fullmatch(r"[\w*?+\[\]]+-[\w*?\[\]]+-[\w*?\[\]-]+", word):
            return fnmatch.fnmatchcase("x86_64-pc-linux-gnu", word)
        raise ValueError(f"effective target '{word}': not known here")

    def holds(self, text):
        """Names side by side mean: one of them. Braces hold an expression of !, && and ||."""
        parts = words(text)
        if len(parts) == 1:
            return self.holds(parts[0]) if re.search(r"[\s{]", parts[0]) else self.name(parts[0])
        if parts[0] == "!":
            return not self.holds("{" + " ".join("{" + part + "}" if " " in part else part for part in parts[1:]) + "}" if len(parts) > 2 else parts[1])
        for operator, join in (("||", any), ("&&", all)):
            if operator in parts:
                sides, side = [], []
                for part in [*parts, operator]:
                    if part == operator:
                        sides.append(" ".join("{" + word + "}" for word in side) if len(side) > 1 else side[0])
                        side = []
                    else:
                        side.append(part)
                return join([self.holds(each) for each in sides])
        return any(self.holds(part) for part in parts)

    def wanted(self, arguments):
        """True where there is no `target` selector, or a true one."""
        for argument in arguments:
            found = words(argument)
            if found and found[0] in ("target", "xfail"):
                rest = argument.strip()[len(found[0]):].strip()
                return self.holds(rest) if found[0] == "target" else True
        return True

    def skipped(self, arguments, flags):
        """dg-skip-if, dg-xfail-run-if: comment, targets, options that are there, options that are not there."""
        def given(patterns):
            return any(fnmatch.fnmatchcase(flag, pattern) for pattern in words(patterns) for flag in [*flags, ""])
        if not self.holds(arguments[1]):
            return False
        return (len(arguments) < 3 or given(arguments[2])) and not (len(arguments) > 3 and arguments[3].strip() not in ("", '""') and given(arguments[3]))


# Directives about messages of the compiler and its dumps: these tests are of what the program does.
IGNORED = {"dg-note", "dg-line", "dg-warning", "dg-optimized", "dg-final", "dg-prune-output", "dg-bogus", "dg-message", "dg-excess-errors", "dg-prune",
           "dg-timeout", "dg-timeout-factor", "dg-require-alias", "dg-add-options", "dg-xfail-if", "dg-missed",
           "dg-require-weak", "dg-require-stack-size"}


class Test:
    """What a file asks for. `kind`: run, compile, …, or `skip` with its reason in `why`."""

    def __init__(self, text, facts, default_options, flags):
        self.kind, self.why, self.options, self.more = "run", "", list(default_options), []
        self.sources, self.output, self.variables, self.should_fail, self.may_fail = [], "", {}, False, False
        late = []
        selector = Selector(facts)
        chosen = False
        for name, arguments in directives(text):
            if name == "dg-do" and not chosen:
                chosen = selector.wanted(arguments[1:])
                self.kind, self.why = (arguments[0], "") if chosen else ("skip", f"for {arguments[1]}")
            elif name == "dg-do":
                continue
            elif name == "dg-options":
                if selector.wanted(arguments[1:]):
                    self.options = arguments[0].split()
            elif name == "dg-additional-options":
                if selector.wanted(arguments[1:]):
                    self.more += arguments[0].split()
            elif name == "dg-require-effective-target":
                if not selector.name(arguments[0]):
                    self.kind, self.why, chosen = "skip", f"needs {arguments[0]}", True
            elif name in ("dg-skip-if", "dg-xfail-run-if"):
                late.append((name, arguments))
            elif name == "dg-additional-sources":
                self.sources += arguments[0].split()
            elif name == "dg-output":
                if selector.wanted(arguments[1:]) and not any("xfail" in argument for argument in arguments[1:]):
                    self.output += arguments[0]
            elif name == "dg-set-target-env-var":
                self.variables[arguments[0]] = arguments[1]
            elif name == "dg-shouldfail":
                self.should_fail = len(arguments) < 2 or selector.skipped(arguments, [*flags, *self.options, *self.more])
            elif name == "dg-error":
                self.kind, self.why, chosen = "skip", "does not compile", True
            elif name not in IGNORED:
                raise ValueError(f"directive '{name}': not known here")
        for name, arguments in late:
            if selector.skipped(arguments, [*flags, *self.options, *self.more]):
                if name == "dg-skip-if":
                    self.kind, self.why = "skip", arguments[0]
                else:
                    self.may_fail = True
