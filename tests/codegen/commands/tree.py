"""A copy of the parts of the tree that isagen and scripts/regenerate.sh read and write."""
import shutil
from pathlib import Path

PARTS = ("vendor-xml", "generated", "include", "codegen/templates", "scripts/regenerate.sh", "LICENSE")


def copy_tree(source, target):
    for part in PARTS:
        (target / part).parent.mkdir(parents=True, exist_ok=True)
        if (source / part).is_dir():
            shutil.copytree(source / part, target / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source / part, target / part)
    return target


def replaced(text, old, new):
    assert old in text, f"the tree does not hold: {old}"
    return text.replace(old, new, 1)
