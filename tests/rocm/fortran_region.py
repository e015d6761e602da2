"""A Fortran program with its body in a target region: its main program becomes a subroutine, which a new main program calls on the GPU. GCC compiles what the
subroutine uses for the GPU without being told (implicit declare target), but for COMMON blocks."""
import re

# The thread that comes to STOP ends without a word, so the region says that it has come to its end.
DRIVER = """
program region_of_test
  integer :: at_end
  at_end = 0
!$omp target teams num_teams(1) thread_limit(1) map(tofrom: at_end)
  call test_main
  at_end = 1
!$omp end target teams
  if (at_end /= 1) error stop 99
end program
"""
OTHER_BLOCKS = r"(if|do|select|where|forall|type|associate|block|enum|critical|team|procedure|file)\b"
START = re.compile(r"(submodule|block\s*data|program|module(?!\s*procedure\b))\b|(abstract\s+)?interface\b", re.I)
PROCEDURE = re.compile(r"([a-z0-9_*:, ]|\([^()]*(\([^()]*\)[^()]*)*\))*\b(subroutine|function)\s+\w+\s*(\(|$|bind\b|result\b)", re.I)
END = re.compile(r"end\s*(program|subroutine|function|module|submodule|interface|block\s*data)?\s*(\w+|operator.*|assignment.*)?\s*$", re.I)


def statement_of(line, fixed):
    """The statement of a line without label and comment; empty if it has none, or goes on with one."""
    if fixed and (line[:1] in ("c", "C", "*", "!") or (len(line) > 5 and line[5] not in " 0")):
        return ""
    text = re.sub(r"'[^']*'|\"[^\"]*\"", "''", line).split("!")[0]
    return re.sub(r"^\s*\d+\s", "", text).strip()


def begins_unit(statement):
    if START.match(statement) and "=" not in re.sub(r"\([^()]*\)", "", statement):
        return True
    return bool(PROCEDURE.match(statement)) and not re.match(r"end\b|end(function|subroutine)", statement, re.I)


def ends_unit(statement):
    return bool(END.match(statement)) and not re.match(r"end\s*" + OTHER_BLOCKS, statement, re.I)


def in_region(text, fixed):
    """The program's text so changed. ValueError: no main program is found."""
    made, depth, main, goes_on, commons = [], 0, None, False, []
    plain = not fixed and not re.search(r"^\s*equivalence\b", text, re.I | re.M)  # OpenMP has no declare target for what is equivalent
    for line in text.splitlines():
        statement = "" if line.startswith("#") else statement_of(line, fixed)
        whole, goes_on = not goes_on, statement.endswith("&") or (goes_on and not statement)
        if statement and whole:
            last = statement.split(";")[-1].strip()
            if begins_unit(statement):
                if depth == 0 and re.match(r"program\b", statement, re.I):
                    main, line = 0, "      subroutine test_main"
                depth += 1
            elif depth == 0:
                main, depth = 0, 1
                made.append("      subroutine test_main")
            if ends_unit(last):
                depth -= 1
                if main == depth == 0:
                    main, line = None, "      end subroutine test_main"
        if statement and whole and re.match(r"common\b", statement, re.I):
            commons = re.findall(r"/\s*(\w+)\s*/", statement)
        made.append(line)
        if commons and statement and not goes_on and plain:
            made.append(f"!$omp declare target ({', '.join(f'/{name}/' for name in commons)})")
            commons = []
    if not any(line.strip() == "subroutine test_main" for line in made) or depth != 0:
        raise ValueError("no main program is found")
    driver = "\n".join(line if line.startswith("!$") else "      " + line for line in DRIVER.splitlines())
    return "\n".join(made) + "\n" + driver + "\n"
