#!/usr/bin/env python3
"""Checks that files which the pages of this tree name are there. Of links every target counts; of words in backticks those that are a path with a
file's ending (`operand/plan.hpp`). A path begins at the page's folder, at one above it, or where headers of a room begin.

usage: paths.py SOURCE_DIR
"""
import pathlib
import re
import subprocess
import sys

top = pathlib.Path(sys.argv[1]).resolve()
roots = [top, top / "include", top / "include/lockstep", top / "src", top / "generated", top / "codegen", top / "tests", top / "vendor-xml", top / "tools"]
endings = "hpp|cpp|h|c|py|sh|xml|txt|md|in|cmake|mustache|cl|hip|s|js|g4"
word = re.compile(rf"`([\w./-]+/[\w.-]+\.(?:{endings}))`")
link = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")
outside = ("http:", "https:", "mailto:")
# Of other projects and of ROCm, and what programs and builds write.
elsewhere = re.compile(r"^(/|~|build/|\.\./shared|shared/|bin/|lib/|share/|hip/|CL/|hsa/|rocm|ocml|generated/single|include/hip|test/testextra)|\bCMakeFiles/")
placeholder = re.compile(r"(?<![A-Za-z])(ISA|NAME|MACHINE|COMPILER|TARGET)(?![A-Za-z])")
# Examples of a user's file, and one that is there only while an ISA is new.
examples = {"kernels/saxpy.cl", "semantics/pending.xml"}


def pages():
    listed = subprocess.run(["git", "-C", str(top), "ls-files", "*.md"], capture_output=True, text=True)
    names = listed.stdout.split() if listed.returncode == 0 else [str(p.relative_to(top)) for p in top.rglob("*.md") if "build" not in p.parts]
    return [top / name for name in names if not name.startswith("generated/") and name != "CHANGELOG.md" and "/history-" not in name and (top / name).is_file()]


def there(page, path):
    above = [page.parent, *page.parent.parents]
    above = above[:above.index(top) + 1]
    return any((root / path).exists() for root in above + roots)


problems, seen = [], 0
for page in pages():
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.S)
    named = [(path, (page.parent / path).exists()) for path in link.findall(text) if not path.startswith(outside)]
    named += [(path, there(page, path)) for path in word.findall(text) if not elsewhere.search(path) and not placeholder.search(path) and path not in examples]
    seen += len(named)
    problems += [f"{page.relative_to(top)}: {path}" for path, found in named if not found]
print("\n".join(sorted(set(problems))) or f"{seen} paths, all there")
sys.exit(1 if problems or seen < 500 else 0)
