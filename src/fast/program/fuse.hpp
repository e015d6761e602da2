// Puts fused handlers (fused_form.hpp) where row operations follow each other, and operations that belong together next
// to each other where that changes nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "fast/program/fused_form.hpp"
#include "fast/program/program.hpp"
#include "fast/program/source_places.hpp"
#include "fast/rows/inputs.hpp"
#include "fast/rows/moves.hpp"

namespace lockstep::fast {

/// Bytes of a wave.
struct Bytes {
  std::uint32_t begin = 0, end = 0;
  bool meets(const Bytes& other) const { return begin < other.end && other.begin < end; }
  bool covers(const Bytes& other) const { return begin <= other.begin && other.end <= end; }
};

/// An instruction that is one row operation, after broadcasts of its scalar sources.
struct FusibleInstruction {
  std::uint32_t instruction = 0, op = 0, count = 0;  ///< its micro-ops, of which the last one is the row operation
  MicroOp row{};                                     ///< that one
  const OperationShape* shape = nullptr;
  std::uint8_t scalars = 0;  ///< sources, one bit each
  std::uint16_t mask_in = 0, mask_out = 0;
  std::vector<Bytes> reads, writes;

  bool reads_any(const std::vector<Bytes>& of) const { return meet(reads, of); }
  /// Must it stay on its side of `other`?
  bool depends(const FusibleInstruction& other) const {
    return meet(reads, other.writes) || meet(writes, other.reads) || meet(writes, other.writes);
  }
  Bytes destination() const { return row_bytes_at(row.offset[slot_d], shape->d0); }

  static Bytes row_bytes_at(std::uint32_t offset, std::uint8_t bits) {
    return {offset, offset + (bits == 64 ? 2 : bits != 0 ? 1 : 0) * row_bytes};
  }

 private:
  static bool meet(const std::vector<Bytes>& a, const std::vector<Bytes>& b) {
    return std::any_of(a.begin(), a.end(), [&](const Bytes& x) {
      return std::any_of(b.begin(), b.end(), [&](const Bytes& y) { return x.meets(y); });
    });
  }
};

/// Fuses what it can of a run. None of its instructions can fault or change EXEC, so nothing sees what stands between
/// them, but for a wave whose instructions are used up there: its runner takes Program::unfused.
class Fuser {
 public:
  Fuser(Program& program, FusedForms forms) : program_(program), forms_(forms) {}

  /// FuseRun.
  void fuse(std::size_t stream, std::size_t op, std::span<const RunMember> run) {
    for (const RunMember& each : run) {
      op += each.count;
      if (each.count == 0) {
        if (!run_.empty()) empty_.push_back(each.instruction);
      } else if (!add(each, static_cast<std::uint32_t>(op - each.count))) {
        end(stream);
      }
    }
    end(stream);
  }

  /// FuseHalves.
  void fuse_halves(std::uint32_t first_count, std::uint32_t count) {
    const std::size_t begin = program_.ops.size() - count;
    const int first = scalars_of(begin, first_count), second = scalars_of(begin + first_count, count - first_count);
    if (first < 0 || second < 0) return;
    const MicroOp& a = program_.ops[begin + first_count - 1];
    const MicroOp& b = program_.ops.back();
    if (a.written != 0 || b.written != 0) return;
    if (const FusedForm* form = find(a.handler, static_cast<std::uint8_t>(first), b.handler,
                                     static_cast<std::uint8_t>(second), Link::independent))
      program_.ops[begin].handler = form->handler;
  }

 private:
  /// False if the instruction is more than a row operation and broadcasts.
  bool add(const RunMember& member, std::uint32_t op) {
    FusibleInstruction made;
    made.instruction = member.instruction;
    made.count = member.count;
    made.op = op;
    made.row = program_.ops[op + member.count - 1];
    made.shape = member.shape;
    made.mask_in = member.mask_in;
    made.mask_out = member.mask_out;
    if (!find_operands(made)) return false;
    run_.push_back(std::move(made));
    return true;
  }

  void end(std::size_t stream) {
    if (!run_.empty()) fuse_found(stream);
    run_.clear();
    empty_.clear();
  }

  /// How far apart two operations may stand to be put together.
  static constexpr std::size_t window = 16;

  static bool is_broadcast(MicroOp::Handler handler) {
    return handler == for_this_host<broadcast<false, 64>>() || handler == for_this_host<broadcast<false, 32>>() ||
           handler == for_this_host<broadcast<true, 64>>() || handler == for_this_host<broadcast<true, 32>>();
  }
  /// Which sources the broadcasts before a row operation are for; -1 where there is anything else.
  int scalars_of(std::size_t begin, std::uint32_t count) const {
    int scalars = 0;
    for (std::size_t i = begin; i + 1 < begin + count; ++i) {
      const MicroOp& op = program_.ops[i];
      if (!is_broadcast(op.handler)) return -1;
      const std::uint32_t temporary = (op.offset[slot_d] - temporaries_offset) / row_bytes;
      if (temporary > 4 || temporary % 2 != 0) return -1;
      scalars |= 1 << temporary / 2;
    }
    return scalars;
  }

  bool find_operands(FusibleInstruction& of) const {
    const OperationShape& shape = *of.shape;
    const int scalars = scalars_of(of.op, of.count);
    if (scalars < 0) return false;
    of.scalars = static_cast<std::uint8_t>(scalars);
    for (std::uint32_t i = of.op; i + 1 < of.op + of.count; ++i) {
      const std::uint32_t from = program_.ops[i].offset[slot_s0];
      if ((from & constant_offset) == 0) of.reads.push_back({from, from + 8});
    }
    const auto read = [&](std::size_t slot, std::uint8_t bits) {
      const std::uint32_t at = of.row.offset[slot];
      if (bits != 0 && (at & constant_offset) == 0) of.reads.push_back(FusibleInstruction::row_bytes_at(at, bits));
    };
    if ((scalars & 1) == 0) read(slot_s0, shape.s0);
    if ((scalars & 2) == 0) read(slot_s1, shape.s1);
    if ((scalars & 4) == 0) read(slot_s2, shape.s2);
    read(old_destination_slot(shape), shape.old_d0);
    if (shape.d0 != 0) of.writes.push_back(of.destination());
    const auto mask = [](std::uint16_t number) {
      const std::uint32_t at = scalar_place(number).offset;
      return Bytes{at, at + 8};
    };
    if (shape.reads_vcc_lane) of.reads.push_back(mask(of.mask_in));
    if (shape.writes_mask && !RowExtra{of.row.extra}.drops_mask()) of.writes.push_back(mask(of.mask_out));
    const auto in_registers = [](const Bytes& b) { return b.end <= temporaries_offset || b.begin >= vgprs_offset; };
    return std::all_of(of.reads.begin(), of.reads.end(), in_registers) &&
           std::all_of(of.writes.begin(), of.writes.end(), in_registers);
  }

  const FusedForm* find(MicroOp::Handler first, std::uint8_t first_scalars, MicroOp::Handler second,
                        std::uint8_t second_scalars, Link link) const {
    for (const FusedForm& form : forms_)
      if (form.first == first && form.second == second && form.first_scalars == first_scalars &&
          form.second_scalars == second_scalars && form.link == link)
        return &form;
    return nullptr;
  }

  /// The form for `second` after `first`, where the result of that goes to one place of this and nowhere else of it.
  const FusedForm* form_of(const FusibleInstruction& first, const FusibleInstruction& second) const {
    if (first.row.written != 0 || second.row.written != 0 || first.writes.empty()) return nullptr;
    const auto links = std::count_if(second.reads.begin(), second.reads.end(), [&](const Bytes& read) {
      return std::any_of(first.writes.begin(), first.writes.end(), [&](const Bytes& w) { return w.meets(read); });
    });
    if (links != 1) return nullptr;
    const auto found = [&](Link link) {
      return find(first.row.handler, first.scalars, second.row.handler, second.scalars, link);
    };
    const OperationShape &a = *first.shape, &b = *second.shape;
    if (b.reads_vcc_lane && a.writes_mask && second.mask_in == first.mask_out &&
        !RowExtra{first.row.extra}.drops_mask())
      return found(Link::mask);
    const auto takes = [&](std::size_t slot, std::uint8_t bits) {
      return bits != 0 && bits == a.d0 && (second.scalars >> (slot - 1) & 1u) == 0 &&
             second.row.offset[slot] == first.row.offset[slot_d];
    };
    if (takes(slot_s0, b.s0)) return found(Link::s0);
    if (takes(slot_s1, b.s1)) return found(Link::s1);
    if (takes(slot_s2, b.s2)) return found(Link::s2);
    if (b.old_d0 != 0 && old_destination_slot(b) == slot_s2 && takes(slot_s2, b.old_d0)) return found(Link::s2);
    return nullptr;
  }

  /// Does nothing in the run but the operation `by` read what the operation at `at` writes to D0, before it is written
  /// again?
  bool dies(std::size_t at, std::size_t by) const {
    const Bytes d = run_[at].destination();
    for (std::size_t i = at + 1; i < run_.size(); ++i) {
      if (i != by && run_[i].reads_any({d})) return false;
      const bool again = run_[i].shape->d0 != 0 && run_[i].destination().covers(d);
      if (i >= by && again) return run_[i].row.written == 0;
      if (i < by && again) return false;
    }
    return false;
  }

  void fuse_found(std::size_t stream) {
    std::vector<std::size_t> left(run_.size());
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = i;
    std::vector<MicroOp> ops;
    bool changed = false;
    const auto take = [&](const FusibleInstruction& of) {
      ops.insert(ops.end(), program_.ops.begin() + of.op, program_.ops.begin() + of.op + of.count);
    };
    while (!left.empty()) {
      const std::size_t first = left.front();
      left.erase(left.begin());
      const FusedForm* form = nullptr;
      const std::size_t place = partner(first, left, form), begin = ops.size();
      take(run_[first]);
      if (form != nullptr) {
        const std::size_t second = left[place];
        if (run_[first].shape->d0 != 0 && dies(first, second)) ops.back().extra |= RowExtra::dropped_bit;
        take(run_[second]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(place));
        changed = true;
      } else if (run_[first].row.written == 0) {
        form = find(run_[first].row.handler, run_[first].scalars, nullptr, 0, Link::independent);
      }
      if (form != nullptr) ops[begin].handler = form->handler;
    }
    if (changed) keep_unfused(stream);
    std::copy(ops.begin(), ops.end(), program_.ops.begin() + run_.front().op);
  }

  /// The place in `left` of an operation that can stand right after `first` and be one handler with it, and `form` that
  /// handler; null without one.
  std::size_t partner(std::size_t first, const std::vector<std::size_t>& left, const FusedForm*& form) const {
    for (std::size_t i = 0; i < left.size() && i < window; ++i) {
      const FusibleInstruction& second = run_[left[i]];
      const FusedForm* const found = form_of(run_[first], second);
      if (found == nullptr) continue;
      const bool free = std::none_of(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(i),
                                     [&](std::size_t between) { return run_[between].depends(second); });
      if (!free) continue;
      form = found;
      return i;
    }
    return 0;
  }

  /// Keeps the run's micro-ops as they were: a wave may stop between its instructions, and go on there.
  void keep_unfused(std::size_t stream) {
    auto& at = program_.unfused_at[stream];
    at.resize(program_.places.size());
    for (const FusibleInstruction& each : run_) {
      at[each.instruction] = static_cast<std::uint32_t>(program_.unfused.size()) + 1;
      program_.unfused.insert(program_.unfused.end(), program_.ops.begin() + each.op,
                              program_.ops.begin() + each.op + each.count);
      if (&each != &run_.front()) program_.places[each.instruction].inside = true;
    }
    for (const std::uint32_t each : empty_) program_.places[each].inside = true;
  }

  Program& program_;
  FusedForms forms_;
  std::vector<FusibleInstruction> run_;
  std::vector<std::uint32_t> empty_;  ///< instructions among those that have no micro-ops
};

inline void fuse_run(Program& program, FusedForms forms, std::size_t stream, std::size_t op,
                     std::span<const RunMember> run) {
  Fuser(program, forms).fuse(stream, op, run);
}
inline void fuse_halves(Program& program, FusedForms forms, std::uint32_t first_count, std::uint32_t count) {
  Fuser(program, forms).fuse_halves(first_count, count);
}

}  // namespace lockstep::fast
