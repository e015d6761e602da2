#!/usr/bin/env bash
# The page that shows a kernel run (web/).
# usage: scripts/web.sh [serve [ISA...]|build [ISA...]|test]
#   serve  builds, then serves the page at http://localhost:8800 (LOCKSTEP_WEB_PORT)
#   build  builds web/dist: static files for any server
#   test   the page's tests, with the modules that stand in build/web; a sentence and status 77 where something is missing
# ISAs are folders of vendor-xml/isas; none: those of the examples; all: each of them. Modules are compiled anew when
# their sources are newer. LOCKSTEP_WEB_MODULES: a folder of modules that somebody has built, used as it is.
set -euo pipefail
cd "$(dirname "$0")/.."

word=${1:-serve}
[ $# -eq 0 ] || shift
modules=${LOCKSTEP_WEB_MODULES:-build/web}

packages() {
  [ -d web/node_modules/esbuild ] && [ web/node_modules/.package-lock.json -nt web/package-lock.json ] && return
  command -v npm >/dev/null || scripts/install_packages.sh web
  (cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --loglevel=error)
  touch web/node_modules/.package-lock.json
}

build() { # ISA...
  local isas=("$@") isa missing=()
  [ ${#isas[@]} -gt 0 ] || isas=(rdna3_5 cdna3 cdna4)
  [ "${isas[0]}" != all ] || mapfile -t isas < <(cd vendor-xml/isas && ls -d */ | tr -d /)
  packages
  if [ -z "${LOCKSTEP_WEB_MODULES:-}" ]; then
    for isa in "${isas[@]}"; do
      [ -f "$modules/$isa.wasm" ] && [ -z "$(find include generated src web/module -newer "$modules/$isa.wasm" -name '*.?pp' -print -quit)" ] || missing+=("$isa")
    done
    if [ ${#missing[@]} -gt 0 ] || [ ! -f "$modules/modules.json" ] || [ -n "$(find web/module -newer "$modules/modules.json" -name '*js' -print -quit)" ]; then
      scripts/install_packages.sh web
      [ ${#missing[@]} -eq 0 ] || echo "compiling WebAssembly modules: ${missing[*]} (a minute each)"
      scripts/web_module.sh "$modules" "${missing[@]:-${isas[0]}}"
    fi
  fi
  (cd web && npx tsc --noEmit)
  node web/build.mjs "$modules"
}

case "$word" in
  build)
    build "$@"
    echo "web/dist: $(du -sh web/dist | cut -f1)"
    ;;
  serve)
    build "$@"
    exec node web/serve.mjs "${LOCKSTEP_WEB_PORT:-8800}"
    ;;
  test)
    skip() { echo "skipped: $1"; exit 77; }
    command -v node >/dev/null || skip "node is not installed (scripts/install_packages.sh web)"
    [ -d web/node_modules/esbuild ] || skip "no web/node_modules: scripts/web.sh build installs them"
    [ -f "$modules/modules.json" ] || skip "no WebAssembly modules in $modules: scripts/web.sh build compiles them"
    node web/build.mjs "$modules"
    # Where there is no Chromium, the tests of the page itself skip with a sentence; the others run.
    exec node --test web/tests
    ;;
  *)
    sed -n '3,8s/^# //p' "$0" >&2
    exit 2
    ;;
esac
