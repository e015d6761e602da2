"""A GPU that rounds where others approximate: verify names the instructions whose index says that numerics decide, and no others."""
import re

from passports import call, lockstep, make, run, verify

for target in ["gfx1100", "gfx1201"]:
    listed = call(lockstep, "isa", "--target", target)[1]
    depends = {line.split()[0] for line in listed.splitlines() if re.search(r" (silicon|extrapolated) ", line)}
    names = set()
    for only in ["V_RCP", "V_RSQ", "V_SQRT", "V_EXP", "V_LOG", "V_SIN", "V_COS", "V_MUL_F", "V_S_"]:
        listing = call(lockstep, "isa", only + "*", "--target", target)
        if listing[0] != 0:
            continue
        where = make(target, f"{target}_{only}", "--only", only)
        file = run(where, target, LOCKSTEP_NUMERICS="rounded")
        code, differing, text = verify(file)
        covered = {line.split()[0] for line in listing[1].splitlines()[1:]}
        assert set(differing) <= depends, (differing, text)
        assert code == (1 if differing else 0), text
        assert verify(file, "--numerics", "rounded")[0] == 0
        names |= set(differing)
        missing = covered & depends - set(differing)
        assert not missing, (missing, text)
    print(target, sorted(names))
