"""What the tests of passports share: usage: TEST.py LOCKSTEP SOURCE_FOLDER BUILD_FOLDER [...]"""
import os
import re
import struct
import subprocess
import sys

lockstep, source, folder = sys.argv[1:4]
magic = b"LSPASS01"


def call(*words, **variables):
    """Exit code, standard output, standard error."""
    done = subprocess.run(words, capture_output=True, text=True, errors="replace", timeout=540, env={**os.environ, **variables})
    return done.returncode, done.stdout, done.stderr


def make(target, name, *options):
    """The folder of a program for the target."""
    where = os.path.join(folder, name)
    code, out, err = call(os.path.join(source, "scripts", "make_passport.sh"), target, where, *options, LOCKSTEP=lockstep,
                          LOCKSTEP_CACHE=os.path.join(folder, "cache"))
    assert code == 0 and os.path.exists(os.path.join(where, "passport")), (out, err)
    return where


def run(where, target, **variables):
    """The file that the program writes on an emulated GPU."""
    results = os.path.join(where, target + ".passport")
    if os.path.exists(results):
        os.remove(results)
    code, out, err = call(lockstep, "hip", os.path.join(where, "passport"), results, LOCKSTEP_HIP_DEVICES=target, **variables)
    assert code == 0, (out, err)
    return results


def verify(file, *options):
    """Exit code, the names of instructions that differ, all of the output."""
    code, out, err = call(lockstep, "verify", file, *options)
    names = re.findall(r"^(\S.*): \d+ of \d+ cases", out, re.M)
    return code, names, out + err


def digest(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def sections(data):
    """Places and sizes by name."""
    found, at = {}, len(magic)
    while at < len(data):
        size = struct.unpack_from("<Q", data, at + 8)[0]
        found[data[at:at + 4].decode()] = (at + 16, size)
        at += 16 + (size + 7) // 8 * 8
    return found


def sealed(data):
    """The same file with the digest of what it has."""
    end = len(data) - 24
    assert data[end:end + 4] == b"end "
    return data[:end + 16] + struct.pack("<Q", digest(data[:end]))


class Case:
    """A record of the section of cases."""

    def __init__(self, data, at):
        words = struct.unpack_from("<16I", data, at)
        self.code, self.mode = words[0], words[1]
        self.results, self.row_bytes, self.first_row, self.rows, self.kept = words[10:15]
        self.scalar = self.kept >> 9 & 1 != 0
        self.dwords = self.kept & 255


def cases(data):
    at, size = sections(data)["case"]
    return [Case(data, at + 64 * i) for i in range(size // 64)]


def read(path):
    with open(path, "rb") as file:
        return file.read()


def written(name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data)
    return path
