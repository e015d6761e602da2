#!/usr/bin/env bash
# AMD's published assembly kernels (public repository ROCm/aiter, folder hsa/) through the lockstep command: what it says of each code
# object, its text beside llvm-objdump-22's, and, where the arguments are known, the kernels' results beside numpy's.
# usage: published_kernels.sh [OPTION]... FOLDER [WORD]...
#   FOLDER: a folder with a folder for each target (gfx942, ...), with code objects (.co) and tables (.csv) below it
#   WORD:   only code objects whose path below FOLDER has one of these words
#   --command FILE     lockstep (default: build/release's, or what LOCKSTEP names)
#   --only PARTS       of info,disasm,run (default: all)
#   --sample N         N code objects of each folder at most (default: all)
#   --seconds N        of one launch at most (default: 120)
#   --jobs N           code objects at a time (default: one a processor)
#   --details FILE     what is not all right, one line each (default: standard error)
#   --engine ENGINE    fast (default) or reference
#   --interleave N     as `lockstep run` takes it (default: its own)
# Prints a table. Exit status: 0; 1 where info or disasm fails, or a result is wrong; 2 for bad usage.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# Debian's Python where the first one on PATH has no numpy; PYTHON names another.
python=${PYTHON:-python3}
if [ -z "${PYTHON:-}" ] && ! python3 -c 'import numpy' 2>/dev/null && /usr/bin/python3 -c 'import numpy' 2>/dev/null; then
  python=/usr/bin/python3
fi
exec "$python" "$here/published/main.py" "$@"
