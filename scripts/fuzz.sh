#!/usr/bin/env bash
# Fuzzes for longer than the tests do. New inputs stay in build/test/tests/fuzz/found; a crash leaves its input beside them.
# usage: scripts/fuzz.sh [SECONDS [TARGET...]]   (default: 300 seconds each of assemble decode execute loader metadata xml pcode)
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-300}
shift $(($# < 1 ? $# : 1))
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(assemble decode execute loader metadata xml pcode)

scripts/install_packages.sh test
cmake --preset test >/dev/null
cmake --build --preset test --target fuzz_targets
folder=build/test/tests/fuzz
failed=0
for target in "${targets[@]}"; do
  case $target in
    loader) corpus=examples/code_objects ;;
    pcode) corpus=tests/codegen/pcode/ok ;;
    *) corpus=tests/fuzz/corpus/$target ;;
  esac
  echo "== $target, $seconds s"
  "$folder/fuzz_$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -verbosity=0 -artifact_prefix="$folder/" \
    "$folder/found/$target" "$corpus" || failed=1
done
exit $failed
