#!/usr/bin/env bash
# Builds the wheel, installs it in a fresh virtual environment, and runs the package's test there, far from the sources.
# usage: wheel_test.sh SOURCES LIBRARY SAXPY.hsaco
set -euo pipefail
sources=$(realpath "$1") library=$(realpath "$2") saxpy=$(realpath "$3")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$sources/scripts/build_wheel.sh" "$library" "$work/wheel"
/usr/bin/python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --no-index --disable-pip-version-check "$work"/wheel/*.whl
cd "$work"
W="$work" "$work/venv/bin/python" -c 'import lockstep, os; assert lockstep.__file__.startswith(os.environ["W"]), lockstep.__file__; assert lockstep.library._find().parent.name == "lockstep"; assert all(os.path.exists(os.path.join(os.path.dirname(lockstep.__file__), *name)) for name in [("follow", "sitecustomize.py"), ("hip_older_headers.h",), ("newer_headers", "hip", "hip_bf16.h")])' 
"$work/venv/bin/python" "$sources/tests/python/python_test.py" "$saxpy" Launches
