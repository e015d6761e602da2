"""Python reads this when it starts, where lockstep.tinygrad has put this folder into PYTHONPATH: tinygrad's mocked AMD GPU is
lockstep in processes that the first one starts, too (the workers of pytest -n, tests that run scripts). Nothing is loaded
before a module of the mock is imported."""
import importlib.machinery
import importlib.util
import os
import sys
from typing import Any

_HERE = os.path.dirname(os.path.abspath(__file__))


class _Waiting:
    """Makes way for lockstep.tinygrad at the first module that it changes."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if not name.startswith(("test.mockgpu.", "tinygrad.runtime.ops_amd", "extra.hcq2.")) or self not in sys.meta_path:
            return None
        sys.meta_path.remove(self)
        import lockstep.tinygrad
        return lockstep.tinygrad.install().find_spec(name, path, target)


def _next_sitecustomize() -> None:
    """The one that Python would have read without this folder."""
    others = [each for each in sys.path if os.path.abspath(each or ".") != _HERE]
    spec = importlib.machinery.PathFinder.find_spec("sitecustomize", others)
    if spec is not None and spec.loader is not None:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


sys.meta_path.insert(0, _Waiting())
_next_sitecustomize()
