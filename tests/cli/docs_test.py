"""The pages of docs/: every command gives the output that stands under it. "..." is any number of lines.
usage: docs_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS [--write]"""
import glob
import os
import re
import shlex
import subprocess
import sys

lockstep, objects, kernels = sys.argv[1:4]
pages = sorted(glob.glob(os.path.join(objects, "..", "..", "docs", "*.md")))
wrong = os.path.realpath(os.path.join(objects, "..", "wrong"))  # whose source lines are told with their folder
pair = re.compile(r"```sh\n(lockstep [^\n]*)\n```\n\n```\n(.*?)```\n", re.S)


def elsewhere(word):
    """A kernel that the tests compile: no code object of the examples."""
    return word.endswith(".hsaco") and "=" not in word and not os.path.exists(os.path.join(objects, word))


def output_of(command):
    words = [os.path.join(kernels, word) if elsewhere(word) else word for word in shlex.split(command)]
    done = subprocess.run([lockstep, *words[1:]], cwd=objects, capture_output=True, text=True, timeout=200)
    return (done.stdout + done.stderr).replace(kernels + os.sep, "").replace(wrong + os.sep, "")


def fits(expected, text):
    form = "".join("(?:.*\n)*?" if line == "...\n" else re.escape(line) for line in expected.splitlines(keepends=True))
    return re.fullmatch(form, text) is not None


checked = 0
for page in pages:
    with open(page) as f:
        text = f.read()
    assert len(pair.findall(text)) == text.count("```sh\nlockstep "), f"{page}: a command without output"
    for command, expected in pair.findall(text):
        got = output_of(command)
        if "--write" in sys.argv:
            text = text.replace(f"{command}\n```\n\n```\n{expected}```", f"{command}\n```\n\n```\n{got}```")
        else:
            assert fits(expected, got), f"{page}: {command}\nexpected:\n{expected}\ngot:\n{got}"
        checked += 1
    if "--write" in sys.argv:
        with open(page, "w") as f:
            f.write(text)
assert checked >= 5, checked
print(checked, "commands say what the pages say")
