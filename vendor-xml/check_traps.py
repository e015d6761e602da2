#!/usr/bin/env python3
"""check_traps.py [ROOT]: holds XML_TRAPS.md to the sources. Every ID 001..094 has one row and a decision; every test case and
text that a row quotes exists; every row of section A, and every other that is not "none", quotes something."""
import pathlib
import re
import sys

LAST = 94


def test_cases(root):
    names = set()
    for path in (root / "tests").rglob("*.cpp"):
        names.update(re.findall(r'TEST_CASE\("((?:[^"\\]|\\.)*)"', path.read_text()))
    return names


def folded(text):
    """With one space for all white space: a formatter may break lines anywhere."""
    return " ".join(text.split())


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent)
    cases = test_cases(root)
    errors, seen, tests = [], set(), 0
    table = root / "vendor-xml" / "XML_TRAPS.md"
    for number, line in enumerate(table.read_text().splitlines(), 1):
        row = re.match(r"\| (\d{3}) \| (.*?) \| (.*?) \|(.*)\|$", line)
        if row is None:
            if re.match(r"\|\s*\d", line):
                errors.append(f"{number}: a row with four columns, the first one an ID of three digits")
            continue
        identifier, finding, decision, shown = row.groups()
        fail = lambda text: errors.append(f"{number}: {identifier}: {text}")
        if identifier in seen:
            fail("a second row")
        seen.add(identifier)
        if not finding.strip() or not decision.strip():
            fail("no finding, or no decision")
        quotes = re.findall(r'(?:(\S+\.(?:cpp|xml|txt)): )?"([^"]*)"', shown)
        none = decision.startswith("none: ")
        if not quotes and (not none or finding.startswith("A: ")):
            fail("nothing shows it")
        for file, text in quotes:
            if file == "":
                tests += 1
                if text not in cases:
                    fail(f'there is no test case "{text}"')
            elif not (root / file).is_file() or folded(text) not in folded((root / file).read_text()):
                fail(f'"{text}" does not stand in {file}')
    for identifier in (f"{i:03}" for i in range(1, LAST + 1)):
        if identifier not in seen:
            errors.append(f"{identifier} has no row")
    errors += [f"{identifier} is no finding" for identifier in seen if not 1 <= int(identifier) <= LAST]
    for error in errors:
        print(f"{table}:{error}")
    print(f"{len(seen)} findings, {tests} test cases named, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
