// Check `init`: a value that nothing wrote decides something. Registers, LDS and scratch start undefined, and memory of
// which the host says so (DeviceMemory::mark_unwritten); what is computed from an undefined value is undefined, too.
// Told is the use that matters: an address, a branch, EXEC, an atomic's operation, or a computed value stored to
// memory. Copies are not told, nor what puts undefined bytes or bits beside others: what is one and what the other is
// decided by what an instruction does, not by its result, since undefined registers hold zeros here.
//
// It errs on the silent side. What computes with a dword, or a part of one, in which something is defined gives
// something defined; instructions that reach registers of a computed number do, and other lanes of an undefined one;
// where it is not told what the tensor data mover moves, all of LDS and of memory counts as written.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "observe/check.hpp"
#include "observe/members.hpp"
#include "observe/taint.hpp"
#include "observe/taint_flow.hpp"
#include "observe/taint_lanes.hpp"
#include "observe/taint_memory.hpp"
#include "observe/taint_origins.hpp"
#include "observe/taint_registers.hpp"

namespace lockstep {

class InitCheck final : public Check {
 public:
  using Check::Check;

  void launch_begins(const LaunchView& launch) override {
    launch_ = launch;
    groups_.launch_begins(launch);
    memory_.begin(launch.memory);
    origins_.begin();
    flow_.launch_begins(launch);
  }
  void workgroup_begins(std::span<const std::uint32_t, 3>, std::uint32_t waves) override {
    Group& group = groups_.next();
    group.lds.begin(launch_.lds_bytes, origins_.of(Kind::lds, 0));
    group.waves.resize(waves);
  }
  void workgroup_ends(const Fault&) override { (void)groups_.next(); }
  void wave_begins(const StartView& start) override {
    WaveTaints& w = groups_.of(start.wave).waves[start.wave.wave];
    const std::uint32_t rows = start.wave.vgprs + start.wave.accvgprs;
    w.vgprs.begin(rows);
    w.split = start.wave.accvgprs == 0 ? ~0u : start.wave.vgprs;
    for (std::uint32_t row = 0; row < rows; ++row) {
      const bool acc = row >= w.split;
      const TaintedDword taint =
          TaintedDword::all(origins_.of(Kind::vgpr, acc ? row - w.split + first_accvgpr : row), false);
      const std::uint64_t set = row < start.vgprs.size() && !acc ? start.vgprs[row] : 0;
      if (set == 0) {
        w.vgprs.fill(row, taint);
        continue;
      }
      // What work-items are handed, lanes without one are not; those that no wave has go with the others (`after`).
      w.vgprs.fill(row, TaintedDword::all(origins_.of(Kind::absent, row), false));
      w.vgprs.clear(row, start.wave.lanes < 64 ? set | ~std::uint64_t{0} << start.wave.lanes : set);
    }
    w.scalars = {};
    w.any_scalar = {};
    for (std::uint32_t n = 0; n < start.wave.sgprs; ++n)
      if ((start.scalars[n / 64] >> n % 64 & 1) == 0) set_unwritten(w, n);
    unwritten_specials(w);
    w.scc = origins_.of(Kind::scc, 0);
    w.scratch.begin(std::size_t{launch_.scratch_bytes} * start.wave.lanes, origins_.of(Kind::scratch, 0));
  }

  /// V_MOVRELS_B32 and its like: which registers they reach is not followed (see the top).
  static bool reaches_other_lanes(const InstructionInfo& info) {
    if (info.traits.lanes == LaneMovement::compute) return false;  // its operands are the registers
    return (info.reads.has(State::vgprs) && !reads_lane(info)) || info.writes.has(State::vgprs);
  }
  static bool reads_lane(const InstructionInfo& info) { return info.traits.lanes == LaneMovement::read; }

  void before(const Step& step) override {
    group_ = &groups_.of(step.wave);
    WaveTaints& w = group_->waves[step.wave.wave];
    clean_ = true;
    flow_.begin();
    exec_ = step.wave.exec;
    moves_ = false;
    texels_ = 0;
    if (step.lane_mover != nullptr) {
      const LaneSources& sources = flow_.look_at_lanes(step);
      if (!sources.computes) return before_move(step, sources, w);
    }
    if (step.uses->all_registers || reaches_other_lanes(*step.info)) return before_relative_move(step, w);
    if (step.info->conditional_branch) check_branch(step, w);
    if (step.info->memory != nullptr) return before_memory(step, w);
    if (!reads_undefined(step, w)) return;
    flow_.collect(step, w);
    clean_ = false;
    if (flow_.any() != 0 && flow_.sets_exec(step)) report(step, flow_.any(), -1, "EXEC is set from");
    if (step.info->indirect_branch && flow_.any() != 0) report(step, flow_.any(), -1, "a branch goes to");
  }

  void after(const Step& step) override {
    group_ = &groups_.of(step.wave);
    WaveTaints& w = group_->waves[step.wave.wave];
    if (step.access != nullptr) after_memory(step, w);
    if (step.info->memory != nullptr && step.info->memory->tensor() && !step.moves) {
      group_->lds.clear();
      memory_.define_all();
    }
    // Lanes that the wave does not have go with the others: then a row is the same everywhere, which is quick.
    std::uint64_t lanes = writes_all_lanes(*step.info) || moves_ ? ~std::uint64_t{0} : exec_;
    if (step.wave.lanes < 64) lanes |= ~std::uint64_t{0} << step.wave.lanes;
    lanes &= ~flow_.kept();
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.written) continue;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        if (step.access != nullptr && step.access->leaves_out(i)) continue;
        const std::uint32_t number = use.first + i;
        if (use.file == UsedFile::scalar) {
          if (number < w.scalars.size()) w.set_scalar(number, clean_ ? TaintedDword{} : scalar_taint(step, use, i));
          continue;
        }
        const std::uint32_t row = w.row(number);
        if (clean_) {
          w.vgprs.clear(row, lanes);
          continue;
        }
        w.vgprs.change(row, lanes, [&](std::uint32_t lane) { return vector_taint(step, use, w, lane, i); });
      }
    }
    if (step.info->writes.has(State::scc)) w.scc = clean_ || flow_.scc_known() ? 0 : flow_.any();
  }

  void moved(const Step& step) override {
    group_ = &groups_.of(step.wave);
    WaveTaints& w = group_->waves[step.wave.wave];
    step.info->memory->tensor() ? after_memory(step, w) : after_texel(step, w);
  }

 private:
  using Kind = TaintOrigins::Kind;
  static constexpr Taint computed = TaintOrigins::computed, constant = TaintOrigins::constant;

  static bool reads_undefined(const Step& step, const WaveTaints& w) {
    if (step.info->reads.has(State::scc) && w.scc != 0) return true;
    for (const RegisterUse& use : step.uses->all())
      if (use.read && w.any(use)) return true;
    return false;
  }

  void set_unwritten(WaveTaints& w, std::uint32_t number, std::string_view name = {}) {
    w.set_scalar(number, TaintedDword::all(origins_.of(Kind::sgpr, number, name), false));
  }
  /// VCC and M0, which no wave finds set.
  void unwritten_specials(WaveTaints& w) {
    if (launch_.selectors == nullptr) return;
    for (std::uint32_t n = 0; n < launch_.selectors->size(); ++n) {
      const Selector selector = (*launch_.selectors)[n];
      if (selector.kind == SelectorKind::m0) set_unwritten(w, m0_ = n, "m0");
      if (selector.kind == SelectorKind::vcc) set_unwritten(w, n, selector.index == 0 ? "vcc_lo" : "vcc_hi");
    }
  }

  bool is_m0(const RegisterUse& use) const {
    return use.file == UsedFile::scalar && launch_.selectors != nullptr &&
           (*launch_.selectors)[use.first & 255u].kind == SelectorKind::m0;
  }

  TaintedDword vector_taint(const Step& step, const RegisterUse& use, const WaveTaints& w, std::uint32_t lane,
                            std::uint32_t index) const {
    if (moves_) return moved_.of(use.first + index, lane);
    if (step.access == nullptr) return flow_.vector(step, use, w, lane, index);
    if (step.access->op->address == AddressForm::image) return loaded_.at(lane, 0);
    const TaintedDword& loaded = loaded_.at(lane, use.before + index);
    const MemoryOp& op = *step.access->op;
    if (!op.keeps_half() || index + 1 != use.count) return loaded;
    return loaded.over(w.at(use.first + index, lane), op.d16 == D16::high ? 0xffff0000u : 0xffffu);
  }
  TaintedDword scalar_taint(const Step& step, const RegisterUse& use, std::uint32_t index) const {
    if (step.access == nullptr) return flow_.scalar(step, use, index);
    return loaded_.scalar(index);
  }

  void check_branch(const Step& step, const WaveTaints& w) {
    Taint t = step.info->reads.has(State::scc) ? w.scc : 0;
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.read || use.file != UsedFile::scalar) continue;
      bool one = false;  // of VCCZ, EXECZ: it is defined, and so is what they say
      for (std::uint32_t i = 0; i < use.count; ++i) {
        const std::uint32_t number = (use.first + i) & 255u;
        one = one || (step.wave.scalar(number) & ~w.scalars[number].undefined) != 0;
        if (t == 0) t = w.scalars[number].taint;
      }
      if (one && use.implicit) t = 0;
    }
    if (t != 0) report(step, t, -1, "a branch is decided by");
  }

  /// M0 says which register the instruction moves.
  void before_relative_move(const Step& step, const WaveTaints& w) {
    if (step.info->memory != nullptr || !step.info->reads.has(State::m0)) return;
    const TaintedDword& number = w.scalars[m0_];
    if (number.all_undefined()) report(step, number.taint, -1, "a register's number comes from");
  }

  void before_memory(const Step& step, const WaveTaints& w) {
    for (const RegisterUse& use : step.uses->all()) {
      const bool address = use.role == Role::address || use.role == Role::resource || use.role == Role::offset;
      const bool m0 = use.implicit && is_m0(use);  // a part of an address in LDS; of a block, which dwords it has
      const bool chooses = m0 && step.info->memory->block;
      if (!use.read || use.implicit != m0 || (!address && !m0) || !w.any(use)) continue;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        if (use.file == UsedFile::scalar) {
          const TaintedDword& t = w.scalars[(use.first + i) & 255u];
          if (t.all_undefined())
            return report(step, t.taint, -1, chooses ? "a block's dwords are chosen by" : "an address comes from");
          continue;
        }
        for (std::uint32_t lane = 0; lane < step.wave.lanes; ++lane) {
          const TaintedDword t = w.at(use.first + i, lane);
          if (t.all_undefined() && step.wave.active(lane))
            return report(step, t.taint, static_cast<std::int32_t>(lane), "an address comes from");
        }
      }
    }
  }

  void before_move(const Step& step, const LaneSources& sources, const WaveTaints& w) {
    const MemoryOp* const op = step.info->memory;
    if (op != nullptr && op->action != MemoryAction::swizzle) before_memory(step, w);  // its address is data
    moves_ = moved_.collect(step, sources, w);
    clean_ = !moves_;
  }

  void after_memory(const Step& step, WaveTaints& w) {
    const AccessView& access = *step.access;
    const bool store = access.op->action == MemoryAction::store;
    data_undefined_ = false;
    if (store || access.atomic())
      for (const RegisterUse& use : step.uses->all())
        if (use.read && (use.role == Role::data || use.role == Role::data1)) data_undefined_ |= w.any(use);
    if (!data_undefined_ && reaches_defined_bytes(access)) return;
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      if (lane >= step.wave.lanes) break;
      if (access.left_out != 0) {
        access.each_piece(lane, [&](std::uint32_t first, std::uint32_t bytes) {
          access_lane(step, w, lane, access.address[lane] + first, bytes, first / 4, store);
        });
        continue;
      }
      if (access.dropped[lane] != 0) continue;
      if (access.to_lds()) {
        copy_to_lds(step, w, lane);
        continue;
      }
      if (access.from_lds()) {
        copy_from_lds(step, w, lane);
        continue;
      }
      access_lane(step, w, lane, access.address[lane], access.bytes, 0, store);
      if (access.both) access_lane(step, w, lane, access.address1[lane], access.bytes, access.bytes / 4, store);
    }
  }

  /// After a sample has read one more texel of each lane. A texel of which nothing is defined makes the result
  /// undefined. The result of several texels is computed.
  void after_texel(const Step& step, WaveTaints& w) {
    const AccessView& access = *step.access;
    const bool several = texels_++ != 0;
    if (memory_.clean()) return;
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      const TaintedDword texel = texel_taint(step, w, lane);
      for (const RegisterUse& use : step.uses->all()) {
        for (std::uint32_t i = 0; use.written && use.file == UsedFile::vgpr && i < use.count; ++i) {
          const TaintedDword before = w.at(use.first + i, lane);
          const TaintedDword& now = texel.taint != 0 ? texel : before;
          if (now.taint == 0) continue;
          w.vgprs.change(w.row(use.first + i), std::uint64_t{1} << lane,
                         [&](std::uint32_t) { return TaintedDword::all(now.taint, several || now.computed != 0); });
        }
      }
    }
  }
  /// Of the channels of a texel that a lane reads: it is converted, so they are defined where one byte is.
  TaintedDword texel_taint(const Step& step, WaveTaints& w, std::uint32_t lane) {
    const std::uint64_t address = step.access->address[lane];
    TaintedDword texel;
    bool any_defined = defined(w, AddressSpace::global, lane, address, step.access->bytes);
    if (any_defined) return {};
    each_byte(step, w, AddressSpace::global, lane, address, step.access->bytes, [&](std::uint32_t i, Taint& t) {
      any_defined = any_defined || t == 0 || (t & constant) != 0;
      if (!any_defined)
        texel = TaintedDword::all(named(step, t, lane, address + i) & ~computed,
                                  texel.computed != 0 || (t & computed) != 0);
    });
    return any_defined ? TaintedDword{} : texel;
  }
  /// Loads and stores of an image. The first register of what is stored stands for the texel, because the format may
  /// lack the others' channels.
  void access_texel(const Step& step, WaveTaints& w, std::uint32_t lane, bool store) {
    if (!store) {
      if (clean_) loaded_.begin(*step.access);
      clean_ = false;
      loaded_.of(*step.access, lane, 0) = texel_taint(step, w, lane);
      return;
    }
    const TaintedDword data = stored_taint(step, w, lane, 0);
    const bool undefined = data.all_undefined(), was_computed = undefined && data.any_computed(~0u);
    each_byte(step, w, AddressSpace::global, lane, step.access->address[lane], step.access->bytes,
              [&](std::uint32_t, Taint& t) { t = !undefined     ? 0
                                                 : was_computed ? data.taint | computed
                                                                : data.taint; });
    if (was_computed) report_stored(step, data.taint, lane);
  }

  /// Is everything defined where the instruction can reach?

  /// Is everything defined where the instruction can reach?
  bool reaches_defined_bytes(const AccessView& access) const {
    const bool lds = group_->lds.clean();
    if (access.to_lds() || access.from_lds()) return lds && memory_.clean();
    switch (access.op->address) {
      case AddressForm::lds: return lds;
      case AddressForm::buffer:  // a private segment's buffer leads all lanes to scratch
        if (access.lanes != 0 && access.space[std::countr_zero(access.lanes)] == AddressSpace::scratch) return false;
        return memory_.clean();
      case AddressForm::global:
      case AddressForm::image:
      case AddressForm::scalar:
      case AddressForm::scalar_buffer: return memory_.clean();
      default: return false;
    }
  }

  /// What lies in memory then is as defined as what lay in LDS.
  void copy_from_lds(const Step& step, WaveTaints& w, std::uint32_t lane) {
    const AccessView& access = *step.access;
    const std::uint64_t from = access.address1[lane], to = access.address[lane];
    const AddressSpace space = access.space[lane];
    if (group_->lds.defined(from, access.bytes) && defined(w, space, lane, to, access.bytes)) return;
    Taint stored = 0;
    each_byte(step, w, space, lane, to, access.bytes, [&](std::uint32_t i, Taint& t) {
      t = from + i < group_->lds.size() ? group_->lds.at(from + i) : 0;
      if ((t & constant) != 0) t = 0;
      if ((t & computed) != 0) stored = t;
    });
    if (stored != 0 && space == AddressSpace::global) report_stored(step, stored, lane);
  }
  /// The other way round.
  void copy_to_lds(const Step& step, WaveTaints& w, std::uint32_t lane) {
    const AccessView& access = *step.access;
    const std::uint64_t from = access.address[lane], to = access.address1[lane];
    const AddressSpace space = access.space[lane];
    const std::uint32_t written = access.lds_bytes();
    if (group_->lds.defined(to, written) && defined(w, space, lane, from, access.bytes)) return;
    std::array<Taint, 16> loaded{};  // the bytes that extend the value are defined
    each_byte(step, w, space, lane, from, access.bytes, [&](std::uint32_t i, Taint& t) { loaded[i % 16] = t; });
    each_byte(step, w, AddressSpace::lds, lane, to, written, [&](std::uint32_t i, Taint& t) { t = loaded[i % 16]; });
  }

  /// Bytes of a lane that lie together, from dword `first_dword` of its data on.
  void access_lane(const Step& step, WaveTaints& w, std::uint32_t lane, std::uint64_t address, std::uint32_t bytes,
                   std::uint32_t first_dword, bool store) {
    const AccessView& access = *step.access;
    const AddressSpace space = access.space[lane];
    if (!data_undefined_ && defined(w, space, lane, address, bytes)) return;
    if (store && !data_undefined_ && space == AddressSpace::global) return memory_.define(address, bytes);
    if (access.op->address == AddressForm::image && !access.atomic()) return access_texel(step, w, lane, store);
    if (!store && !access.atomic()) {
      if (clean_) loaded_.begin(access);
      clean_ = false;
      each_byte(step, w, space, lane, address, bytes, [&](std::uint32_t i, Taint& t) {
        TaintedDword& to = loaded_.of(access, lane, first_dword + i / 4);
        const std::uint32_t bits = 0xffu << 8 * (i % 4);
        if (t == 0) {
          to.data |= bits;
          return;
        }
        if ((t & constant) != 0) return;
        to.taint = named(step, t, lane, address + i) & ~computed;
        to.undefined |= bits;
        if ((t & computed) != 0) to.computed |= bits;
      });
      for (std::uint32_t dword = 0; dword * 4 < bytes; ++dword)
        LoadedTaints::place(access, loaded_.of(access, lane, first_dword + dword));
      return;
    }
    // What is stored is as defined as its register; an atomic computes with what it finds.
    Taint unwritten = 0;  // what an atomic found that nobody wrote
    each_byte(step, w, space, lane, address, bytes, [&](std::uint32_t i, Taint& t) {
      const Taint data =
          stored_byte(stored_taint(step, w, lane, first_dword + i / 4), first_stored_bit(access) + 8 * (i % 4), space);
      if (!access.atomic() || access.op->atomic == AtomicOperation::swap) {
        t = data;
      } else if (t != 0 || data != 0) {
        const bool found = origins_.is_memory(t) && (t & computed) == 0;
        if (found) unwritten = t;
        t = t != 0 && !found ? (t & ~constant) | computed : data != 0 ? data | computed : 0;
      }
    });
    if (const Taint operand = atomic_operand(step, w, lane, bytes); operand != 0)
      return report(step, operand, static_cast<std::int32_t>(lane), "an atomic computes with");
    if (space != AddressSpace::global) return;
    if (unwritten != 0) return report(step, unwritten, static_cast<std::int32_t>(lane), "an atomic computes with");
    for (std::uint32_t dword = 0; dword * 4 < bytes; ++dword) {
      const TaintedDword t = stored_taint(step, w, lane, first_dword + dword);
      const std::uint32_t count = std::min(bytes - dword * 4, 4u);
      if (t.any_computed((count == 4 ? ~0u : (1u << 8 * count) - 1) << first_stored_bit(access)))
        return report_stored(step, t.taint, lane);
    }
  }
  /// What an atomic adds or compares, if a whole dword of it is undefined; else 0. What it stores as it is, is a copy.
  static Taint atomic_operand(const Step& step, const WaveTaints& w, std::uint32_t lane, std::uint32_t bytes) {
    const MemoryOp& op = *step.access->op;
    if (!step.access->atomic() || op.atomic == AtomicOperation::swap) return 0;
    const bool behind = op.atomic == AtomicOperation::compare_swap && !op.comparand_first;
    for (std::uint32_t dword = 0; dword * 4 < bytes; ++dword)
      if (const TaintedDword t = stored_taint(step, w, lane, dword + (behind ? bytes / 4 : 0)); t.all_undefined())
        return t.taint;
    return 0;
  }
  /// The same as a value by where it was read from.
  Taint named(const Step& step, Taint taint, std::uint32_t lane, std::uint64_t address) {
    if (taint != origins_.of(Kind::lds, 0) && taint != origins_.of(Kind::scratch, 0)) return taint;
    return origins_.of_own(taint, address, place(step, static_cast<std::int32_t>(lane)));
  }
  /// Of dword `index` of the data of a lane.
  static TaintedDword stored_taint(const Step& step, const WaveTaints& w, std::uint32_t lane, std::uint32_t index) {
    for (const RegisterUse& use : step.uses->all()) {
      if (!use.read || (use.role != Role::data && use.role != Role::data1)) continue;
      if (index < use.count)
        return use.file == UsedFile::scalar ? w.scalars[(use.first + index) & 255u] : w.at(use.first + index, lane);
      index -= use.count;
    }
    return {};
  }

  /// Is every byte there defined?
  bool defined(const WaveTaints& w, AddressSpace space, std::uint32_t lane, std::uint64_t address,
               std::uint32_t bytes) const {
    if (space == AddressSpace::lds) return group_->lds.defined(address, bytes);
    if (space == AddressSpace::global) return memory_.defined(address, bytes);
    return address < launch_.scratch_bytes &&
           w.scratch.defined(
               std::uint64_t{lane} * launch_.scratch_bytes + address,
               std::min<std::uint32_t>(bytes, launch_.scratch_bytes - static_cast<std::uint32_t>(address)));
  }

  template <class Visit>
  void each_byte(const Step& step, WaveTaints& w, AddressSpace space, std::uint32_t lane, std::uint64_t address,
                 std::uint32_t bytes, Visit&& visit) {
    const auto look = [&](TaintedBytes& all, std::uint64_t at, std::uint32_t i) {
      if (at >= all.size()) return;
      Taint t = all.at(at);
      visit(i, t);
      all.set(at, t);
    };
    for (std::uint32_t i = 0; i < bytes; ++i) {
      const std::uint64_t at = address + i;
      if (space == AddressSpace::lds) {
        look(group_->lds, at, i);
      } else if (space == AddressSpace::scratch) {
        if (at < launch_.scratch_bytes) look(w.scratch, std::uint64_t{lane} * launch_.scratch_bytes + at, i);
      } else {
        const Taint before = memory_.at(at, [&](const MemoryRange& range) {
          return origins_.of_memory(range, at, place(step, static_cast<std::int32_t>(lane)));
        });
        Taint t = before;
        visit(i, t);
        if (t != before) memory_.set(at, t, (t & computed) == 0);
      }
    }
  }

  void report_stored(const Step& step, Taint taint, std::uint32_t lane) {
    report(step, taint, static_cast<std::int32_t>(lane), "what is stored to memory was computed from");
  }
  void report(const Step& step, Taint taint, std::int32_t lane, const char* what) {
    const FindingPlace& read = origins_.read(taint);
    const FindingPlace other = read.pc != step.pc ? read : FindingPlace{};
    findings().add(CheckKind::init, place(step, lane), other, taint / 4, [&](Finding& f) {
      f.what = std::string(what) + " " + origins_.text(taint, step.wave);
      f.register_name = origins_.register_of(taint, step.wave);
      f.advice = "hardware leaves there what was there before";
    });
  }

  LaunchView launch_;
  TaintOrigins origins_;
  struct Group {
    TaintedBytes lds;
    std::vector<WaveTaints> waves;
  };
  OfMembers<Group> groups_;
  Group* group_ = nullptr;  ///< of the instruction that executes
  TaintedMemory memory_;
  TaintFlow flow_;
  MovedTaints moved_;
  // Of the instruction that executes now.
  std::uint64_t exec_ = 0;
  std::uint32_t m0_ = 0;         ///< its number among the scalar registers
  bool moves_ = false;           ///< it moves something undefined to other lanes, as `moved_` says
  bool clean_ = true;            ///< nothing undefined goes in: what comes out is defined
  bool data_undefined_ = false;  ///< of what it stores
  std::uint32_t texels_ = 0;     ///< of each lane that `moved` has told of
  LoadedTaints loaded_;
};

}  // namespace lockstep
