#!/usr/bin/env bash
# Makes again, in order, all that follows from vendor-xml/, and tells what changed. With NEW.xml, a release of AMD's,
# that file first takes the place of the ISA whose architecture it names.
# usage: scripts/regenerate.sh [--isagen PROGRAM] [--isa ISA] [NEW.xml]
# PROGRAM: an isagen that is built already. ISA: LLVM is asked about this one alone, which takes most of the time.
set -euo pipefail

isagen= new= only=
while [ $# -gt 0 ]; do
  case "$1" in
    --isagen) isagen=$(realpath "${2:?--isagen needs a program}"); shift 2 ;;
    --isa) only=${2:?--isa needs the name of a folder of vendor-xml/isas}; shift 2 ;;
    -*) sed -n '2,5s/^# //p' "$0" >&2; exit 2 ;;
    *) [ -z "$new" ] || { echo "one NEW.xml at a time" >&2; exit 2; }; new=$(realpath "$1"); shift ;;
  esac
done
cd "$(dirname "$0")/.."

if [ -z "$isagen" ]; then
  cmake --preset test >/dev/null
  cmake --build --preset test --target isagen
  isagen=build/test/codegen/isagen
fi
step() { echo; echo "== $*"; }
again="run this again"
trap 'echo "stopped at \"$doing\": correct what it names and $again" >&2' ERR
architecture() { sed -n 's:.*<ArchitectureName>\(.*\)</ArchitectureName>.*:\1:p;/<Encodings>/q' "$1"; }

doing="the comparison of files"
before=$(mktemp -d)
trap 'rm -rf "$before"' EXIT
cp -r vendor-xml generated "$before"
"$isagen" isas --root . > "$before/isas"
if [ -n "$only" ] && ! grep -q "^$only " "$before/isas"; then
  echo "--isa $only: not one of $(cut -d' ' -f1 "$before/isas" | xargs)" >&2; exit 2
fi

# What is new, before anything can stop.
taken=
while read -r isa xml _ _; do
  doing="the report of $xml"
  old=$before/$xml now=$xml
  if [ -n "$new" ]; then
    [ "$(architecture "$new")" = "$(architecture "$xml")" ] || continue
    now=$new taken=$xml
  elif git show "HEAD:$xml" > "$before/committed.xml" 2>/dev/null; then
    old=$before/committed.xml
  fi
  cmp -s "$old" "$now" && continue
  step "$isa: what the new file changes"
  "$isagen" report --root . --isa "$isa" "$old" "$now"
done < "$before/isas"
if [ -n "$new" ]; then
  [ -n "$taken" ] || { echo "$new describes \"$(architecture "$new")\", which is none of: $(cut -d' ' -f1 "$before/isas" | xargs)" >&2; exit 2; }
  [ "$new" -ef "$taken" ] || cp "$new" "$taken"
  only=$(awk -v xml="$taken" '$2 == xml {print $1}' "$before/isas")  # several, where one is like another
  again="run this again with --isa $(paste -sd, <<< "$only" | sed 's/,/, then --isa /g') in place of NEW.xml, which is there now"
fi

while read -r isa xml syntax processor; do
  [ -z "$only" ] || grep -qx "$isa" <<< "$only" || continue  # the others' answers are as they were
  doing="vendor-xml/llvm_syntax.py"
  step "$isa: how LLVM spells it ($syntax)"
  python3 vendor-xml/llvm_syntax.py "$xml" "$processor" "$syntax"
done < "$before/isas"

doing="isagen generate"
step "generated/"
"$isagen" generate --root .

step "what changed (lines removed, added)"
changed=0
while IFS= read -r file; do
  [ -e "$before/$file" ] && [ -e "$file" ] && cmp -s "$before/$file" "$file" && continue
  changed=$((changed + 1))
  lines=$(diff -N "$before/$file" "$file" || true)
  printf '%6d %6d  %s\n' "$(grep -c '^<' <<< "$lines" || true)" "$(grep -c '^>' <<< "$lines" || true)" "$file"
done < <({ find vendor-xml generated -type f; cd "$before"; find vendor-xml generated -type f; } | grep -v __pycache__ | sort -u)
for index in generated/*/INDEX.md; do diff -N "$before/$index" "$index" | grep '^[<>] |' || true; done
[ "$changed" -gt 0 ] || echo "nothing: all is as it was"
echo "Now review that, build, and run ./scripts/test.sh."
