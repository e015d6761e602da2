"""How each target spells what all of them have: words in capitals of a body become instructions of the target."""
import re

TARGETS = ["gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201"]


class Dialect:
    def __init__(self, target):
        self.target = target
        self.gfx9, self.gfx10, self.gfx11, self.gfx12 = (target.startswith(f"gfx{n}") for n in ("9", "10", "11", "12"))
        if self.gfx10 or self.gfx11 or self.gfx12:
            self.gfx9 = False
        self.sized = self.gfx11 or self.gfx12  # global_load_b32; before: global_load_dword
        self.wave = 64 if self.gfx9 else 32
        self.gfx940 = target in ("gfx942", "gfx950")
        self.words = {**self._memory(), **self._counters(), **self._scalar(), **self._caches()}
        self._find = re.compile(r"\b(" + "|".join(sorted(self.words, key=len, reverse=True)) + r")\b(\(\d+\))?")

    def _memory(self):
        by_size = dict(zip(("", "2", "3", "4"), ("b32", "b64", "b96", "b128") if self.sized else ("dword", "dwordx2", "dwordx3", "dwordx4")))
        words = {}
        for name, prefix in (("", "global"), ("FLAT", "flat"), ("BUF", "buffer"), ("SCRATCH", "scratch")):
            for suffix, size in by_size.items():
                words[f"{name}LOAD{suffix}"], words[f"{name}STORE{suffix}"] = f"{prefix}_load_{size}", f"{prefix}_store_{size}"
            words[f"{name}LOADU8"], words[f"{name}STORE8"] = (f"{prefix}_load_u8", f"{prefix}_store_b8") if self.sized else (f"{prefix}_load_ubyte", f"{prefix}_store_byte")
            words[f"{name}LOADU16"], words[f"{name}STORE16"] = (f"{prefix}_load_u16", f"{prefix}_store_b16") if self.sized else (f"{prefix}_load_ushort", f"{prefix}_store_short")
        words["LOADD16"], words["LOADD16HI"] = ("global_load_d16_b16", "global_load_d16_hi_b16") if self.sized else ("global_load_short_d16", "global_load_short_d16_hi")
        u32, b32 = ("_u32", "_b32") if self.sized else ("", "")
        words.update(ATOMADD="global_atomic_add" + u32, ATOMSWAP="global_atomic_swap" + b32, ATOMCAS="global_atomic_cmpswap" + b32,
                     ATOMADD2="global_atomic_add_u64" if self.sized else "global_atomic_add_x2", FLATATOMADD="flat_atomic_add" + u32,
                     BUFATOMADD="buffer_atomic_add" + u32)
        words["RTN"] = "th:TH_ATOMIC_RETURN" if self.gfx12 else "sc0" if self.gfx940 else "glc"
        words["RTNDEV"] = "th:TH_ATOMIC_RETURN scope:SCOPE_DEV" if self.gfx12 else "sc0" if self.gfx940 else "glc"
        read, write = ("load", "store") if self.sized else ("read", "write")
        for suffix, size in (("", "b32"), ("2", "b64"), ("4", "b128")):
            words[f"DSREAD{suffix}"], words[f"DSWRITE{suffix}"] = f"ds_{read}_{size}", f"ds_{write}_{size}"
        words.update(DSREADU8="ds_load_u8" if self.sized else "ds_read_u8", DSWRITE8=f"ds_{write}_b8", DSWRITE16=f"ds_{write}_b16",
                     DSREADX2=f"ds_{read}_2addr_b32" if self.sized else "ds_read2_b32", DSWRITEX2=f"ds_{write}_2addr_b32" if self.sized else "ds_write2_b32",
                     DSADDRTN="ds_add_rtn_u32", DSADD="ds_add_u32", DSADDRTN2="ds_add_rtn_u64")
        for suffix, size in (("", "b32"), ("2", "b64"), ("4", "b128"), ("8", "b256")):
            words[f"SLOAD{suffix}"] = f"s_load_{size}" if self.sized else "s_load_dword" + ("x" + suffix if suffix else "")
        return words

    def _counters(self):
        """WAITLOAD(1) lets one load be on its way; WAITLOAD is WAITLOAD(0)."""
        if self.gfx12:
            return {"WAITLOAD": "s_wait_loadcnt {}", "WAITSTORE": "s_wait_storecnt {}", "WAITDS": "s_wait_dscnt {}", "WAITK": "s_wait_kmcnt {}",
                    "WAITFLAT": "s_wait_loadcnt_dscnt 0x0", "WAITALL": "s_wait_loadcnt_dscnt 0x0\ns_wait_kmcnt 0x0\ns_wait_storecnt 0x0"}
        lgkm, vm = "s_waitcnt lgkmcnt({})", "s_waitcnt vmcnt({})"
        store = vm if self.gfx9 else "s_waitcnt_vscnt null, {}"
        return {"WAITLOAD": vm, "WAITSTORE": store, "WAITDS": lgkm, "WAITK": lgkm, "WAITFLAT": "s_waitcnt vmcnt(0) lgkmcnt(0)",
                "WAITALL": "s_waitcnt vmcnt(0) lgkmcnt(0)" + ("" if self.gfx9 else "\ns_waitcnt_vscnt null, 0x0")}

    def _scalar(self):
        b64 = self.wave == 64
        words = {"BARRIER": "s_barrier_signal -1\ns_barrier_wait -1" if self.gfx12 else "s_barrier",
                 "VADD": "v_add_u32" if self.gfx9 else "v_add_nc_u32", "VSUB": "v_sub_u32" if self.gfx9 else "v_sub_nc_u32",
                 "VSUB_dpp": "v_sub_u32_dpp" if self.gfx9 else "v_sub_nc_u32_dpp",
                 "VSUBREV_dpp": "v_subrev_u32_dpp" if self.gfx9 else "v_subrev_nc_u32_dpp", "VADDCO": "v_add_co_u32", "VADDC": "v_addc_co_u32" if self.gfx9 else "v_add_co_ci_u32",
                 "SADD": "s_add_co_u32" if self.gfx12 else "s_add_u32", "SADDC": "s_add_co_ci_u32" if self.gfx12 else "s_addc_u32",
                 "SSUB": "s_sub_co_u32" if self.gfx12 else "s_sub_u32", "MAXF": "v_max_num_f32" if self.gfx12 else "v_max_f32",
                 "VCC": "vcc" if b64 else "vcc_lo", "EXEC": "exec" if b64 else "exec_lo", "MASK": "s[20:21]" if b64 else "s20",
                 "MASK2": "s[22:23]" if b64 else "s22", "UNDEFMASK": "s[60:61]" if b64 else "s60",
                 "SMOVB": f"s_mov_{'b64' if b64 else 'b32'}", "SANDB": f"s_and_{'b64' if b64 else 'b32'}",
                 "SAVEEXEC": f"s_and_saveexec_{'b64' if b64 else 'b32'}", "ANDN2": f"s_and{'_not1' if self.sized else 'n2'}_{'b64' if b64 else 'b32'}",
                 "CMPX": "v_cmpx_{}_u32 vcc," if self.gfx9 else "v_cmpx_{}_u32",
                 "FMAC": "v_fmac_f32", "HALFEXEC": "0xffffffff" if b64 else "0xffff",
                 "DPPMASK": "row_mask:0xf bank_mask:0xf", "LANES": str(self.wave), "LASTLANE": str(self.wave - 1), "LANEBYTES": str(4 * self.wave),
                 "LASTBYTE": str(4 * self.wave - 4), "LOGLANES": str(self.wave.bit_length() - 1)}
        for test in ("eq", "ne", "gt", "lt", "ge", "le"):
            words["CMPX" + test.upper()] = words["CMPX"].format(test)
        del words["CMPX"]
        words["RSRC3"] = "0x00027000" if self.gfx9 else "0x31014000" if self.gfx10 else "0x31004000"
        words["SOFFSET"] = "null" if self.gfx12 else "0"
        # Enough for what any family leaves to software.
        words["APART"] = "s_nop 15\ns_nop 15" if self.gfx9 else "s_wait_alu 0x0" if self.gfx12 else "s_waitcnt_depctr 0x0" if self.gfx11 else "s_nop 7"
        return words

    def _caches(self):
        """What a release and an acquire of device scope consist of, by LLVM's memory model, and the weaker forms."""
        none = "s_nop 0"
        words = {"FLAGSTORE": "global_store_b32" if self.sized else "global_store_dword", "FLAGLOAD": "global_load_b32" if self.sized else "global_load_dword",
                 "SETBITS": "", "GETBITS": "", "WRITEBACK": none, "WEAKWRITEBACK": none}
        if self.gfx940:
            words.update(SETBITS="sc1", GETBITS="sc1", INVALIDATE="buffer_inv sc1", WEAKINVALIDATE="buffer_inv sc0", WRITEBACK="buffer_wbl2 sc1",
                         WEAKWRITEBACK="buffer_wbl2 sc0", NEARINVALIDATE="buffer_inv sc0")
        elif self.gfx9:
            words.update(GETBITS="glc", INVALIDATE="buffer_wbinvl1_vol", WEAKINVALIDATE="s_dcache_inv", NEARINVALIDATE="buffer_wbinvl1_vol")
        elif self.gfx12:
            words.update(SETBITS="scope:SCOPE_DEV", GETBITS="scope:SCOPE_DEV", INVALIDATE="global_inv scope:SCOPE_DEV",
                         WEAKINVALIDATE="global_inv scope:SCOPE_SE", NEARINVALIDATE="global_inv scope:SCOPE_SE")
        else:
            words.update(GETBITS="glc" if self.gfx11 else "glc dlc", INVALIDATE="buffer_gl1_inv\nbuffer_gl0_inv", WEAKINVALIDATE="buffer_gl0_inv",
                         NEARINVALIDATE="buffer_gl0_inv")
        return words

    def text(self, body):
        """BODY with the target's instructions. WORD(n) fills n into an instruction that takes a number."""
        def spelled(match):
            word, number = self.words[match[1]], match[2]
            if "{}" in word:
                return word.format(number[1:-1] if number else 0)
            return word + (number or "")
        return self._find.sub(spelled, body)
