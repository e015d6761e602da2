// Guesses in memory: which bytes hold one, and what an instruction's accesses move between bytes and registers.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <unordered_map>

#include "lockstep/device/observer.hpp"
#include "observe/guess_flow.hpp"
#include "observe/taint.hpp"
#include "observe/taint_memory.hpp"
#include "observe/taint_registers.hpp"

namespace lockstep {

/// Of device memory, by pages that hold any.
class GuessPages {
 public:
  void begin() { *this = {}; }
  bool clean() const { return pages_.empty() && everywhere_ == 0; }
  Taint at(std::uint64_t address) const {
    const TaintedBytes* const page = find(address / page_bytes);
    const Taint here = page != nullptr ? page->at(address % page_bytes) : 0;
    return here != 0 ? here : everywhere_;
  }
  void set(std::uint64_t address, Taint taint) {
    TaintedBytes* page = find(address / page_bytes);
    if (page == nullptr) {
      if (taint == 0) return;
      auto& made = pages_[address / page_bytes];
      made = std::make_unique<TaintedBytes>();
      made->begin(page_bytes, 0);
      made->clear();
      recent_ = address / page_bytes;
      page = found_ = made.get();
    }
    page->set(address % page_bytes, taint);
  }
  void set_everywhere(Taint taint) { everywhere_ = taint; }
  /// What some byte is a guess of; 0: none is.
  Taint any() const {
    for (const auto& [number, page] : pages_)
      for (std::uint64_t byte = 0; byte < page_bytes; ++byte)
        if (page->at(byte) != 0) return page->at(byte);
    return everywhere_;
  }

 private:
  static constexpr std::uint64_t page_bytes = 4096;
  TaintedBytes* find(std::uint64_t page) const {
    if (recent_ == page) return found_;
    const auto at = pages_.find(page);
    recent_ = page;
    return found_ = at == pages_.end() ? nullptr : at->second.get();
  }

  std::unordered_map<std::uint64_t, std::unique_ptr<TaintedBytes>> pages_;
  mutable std::uint64_t recent_ = ~std::uint64_t{0};  ///< the page that was looked at last,
  mutable TaintedBytes* found_ = nullptr;             ///< and what is there; null: nothing
  Taint everywhere_ = 0;                              ///< something may have been stored to any byte
};

/// What one instruction loads and stores.
class GuessAccess {
 public:
  /// After it executed. `own`: its results are guesses by themselves. `addresses`: by lane, what its addresses are
  /// guesses of.
  void access(const Step& step, Taint own, const std::array<Taint, 64>& addresses, WaveTaints& w, TaintedBytes& lds,
              GuessPages& pages, std::uint32_t scratch_bytes) {
    step_ = &step;
    wave_ = &w;
    lds_ = &lds;
    pages_ = &pages;
    scratch_bytes_ = scratch_bytes;
    const AccessView& access = *step.access;
    all_lanes_ = 0;
    any_ = false;
    if (access.to_lds() || access.from_lds()) return copy(own, addresses);
    if (access.atomic()) return update(own, addresses);
    if (access.op->action == MemoryAction::store) return store(own, addresses);
    load(own, addresses);
  }
  /// Does it give a register a guess?
  bool gives_any() const { return any_; }
  /// Of register `index` of the result.
  TaintedDword loaded(std::uint32_t lane, std::uint32_t index) const {
    if (!any_) return {};
    return all_lanes_ != 0 ? guessed(all_lanes_) : loaded_.at(lane, index);
  }
  TaintedDword loaded_scalar(std::uint32_t index) const {
    if (!any_) return {};
    return all_lanes_ != 0 ? guessed(all_lanes_) : loaded_.scalar(index);
  }

 private:
  using Lanes = std::array<Taint, 64>;

  /// Calls `visit(lane, first byte, bytes, address)` for what is accessed, lane by lane.
  template <class Visit>
  void each_piece(Visit&& visit) const {
    const AccessView& access = *step_->access;
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      if (lane >= step_->wave.lanes) return;
      access.each_piece(lane, [&](std::uint32_t first, std::uint32_t bytes) {
        visit(lane, first, bytes, access.address[lane] + first);
        if (access.both) visit(lane, first + access.bytes, bytes, access.address1[lane] + first);
      });
    }
  }

  /// FLAT may name the scratch of another lane.
  bool any_owner() const { return step_->access->op->address == AddressForm::flat; }
  Taint at(AddressSpace space, std::uint32_t lane, std::uint64_t address) const {
    if (space == AddressSpace::lds) return address < lds_->size() ? lds_->at(address) : 0;
    if (space == AddressSpace::global) return pages_->at(address);
    if (wave_->scratch.size() == 0 || address >= scratch_bytes_) return 0;
    if (!any_owner()) return wave_->scratch.at(std::uint64_t{lane} * scratch_bytes_ + address);
    for (std::uint32_t owner = 0; owner < step_->wave.lanes; ++owner)
      if (const Taint t = wave_->scratch.at(std::uint64_t{owner} * scratch_bytes_ + address); t != 0) return t;
    return 0;
  }
  void put(AddressSpace space, std::uint32_t lane, std::uint64_t address, Taint taint) {
    if (space == AddressSpace::global) return pages_->set(address, taint);
    if (space == AddressSpace::lds) {
      if (address < lds_->size()) lds_->set(address, taint);
      return;
    }
    if (address >= scratch_bytes_ || (taint == 0 && (any_owner() || wave_->scratch.size() == 0))) return;
    if (wave_->scratch.size() == 0) {
      wave_->scratch.begin(std::size_t{scratch_bytes_} * step_->wave.lanes, 0);
      wave_->scratch.clear();
    }
    if (!any_owner()) return wave_->scratch.set(std::uint64_t{lane} * scratch_bytes_ + address, taint);
    for (std::uint32_t owner = 0; owner < step_->wave.lanes; ++owner)
      wave_->scratch.set(std::uint64_t{owner} * scratch_bytes_ + address, taint);
  }
  bool clean(AddressSpace space) const {
    if (space == AddressSpace::lds) return lds_->clean();
    return space == AddressSpace::global ? pages_->clean() : wave_->scratch.size() == 0;
  }

  void load(Taint own, const Lanes& addresses) {
    const AccessView& access = *step_->access;
    const MemoryOp& op = *access.op;
    loaded_.begin(access);
    any_ = own != 0;
    if (own != 0) {
      all_lanes_ = own;
      return;
    }
    each_piece([&](std::uint32_t lane, std::uint32_t first, std::uint32_t bytes, std::uint64_t address) {
      if (addresses[lane] != 0) mix(access, lane, addresses[lane]);
      if (clean(access.space[lane])) return;
      for (std::uint32_t i = 0; i < bytes; ++i) {
        const Taint t = at(access.space[lane], lane, address + i);
        if (t == 0) continue;
        any_ = true;
        if (converts(op)) {
          mix(access, lane, t);
          continue;
        }
        TaintedDword& to = loaded_.of(access, lane, (first + i) / 4);
        std::uint32_t bits = 0xffu << 8 * ((first + i) % 4);
        // The sign goes to all bits above.
        if (op.sign_extend && access.bytes < 4 && i + 1 == access.bytes) bits |= ~((1u << 8 * access.bytes) - 1);
        to = guessed(t, to.undefined | (op.d16 == D16::high ? bits << 16 : bits));
      }
    });
  }
  /// Does every register of a lane depend on every byte?
  static bool converts(const MemoryOp& op) {
    return op.channels != 0 || op.transpose != 0 ||
           (op.address == AddressForm::image && op.atomic == AtomicOperation::none);
  }
  /// All that the lane gets depends on the guess; all lanes do, where the instruction mixes them.
  void mix(const AccessView& access, std::uint32_t lane, Taint taint) {
    any_ = true;
    if (access.op->transpose != 0) all_lanes_ = taint;
    const std::uint32_t dwords = access.op->scalar() ? 16 : access.op->block ? 32 : 4;
    for (std::uint32_t dword = 0; dword < dwords; ++dword) loaded_.of(access, lane, dword) = guessed(taint);
  }

  /// Registers with the data of a store or an atomic, in their order.
  static bool is_data(const RegisterUse& use) {
    return use.read && (use.role == Role::data || use.role == Role::data1 || use.role == Role::d0);
  }
  TaintedDword data(std::uint32_t lane, std::uint32_t index) const {
    for (const RegisterUse& use : step_->uses->all()) {
      if (!is_data(use)) continue;
      if (index < use.count)
        return use.file == UsedFile::scalar ? wave_->scalars[(use.first + index) & 255u]
                                            : wave_->at(use.first + index, lane);
      index -= use.count;
    }
    return {};
  }
  /// Of all its data.
  Taint all_data(std::uint32_t lane) const {
    for (const RegisterUse& use : step_->uses->all()) {
      if (!is_data(use)) continue;
      for (std::uint32_t i = 0; i < use.count; ++i) {
        const TaintedDword& t =
            use.file == UsedFile::scalar ? wave_->scalars[(use.first + i) & 255u] : wave_->at(use.first + i, lane);
        if (t.taint != 0) return t.taint;
      }
    }
    return 0;
  }

  void store(Taint own, const Lanes& addresses) {
    const AccessView& access = *step_->access;
    const std::uint32_t low = access.op->d16 == D16::high ? 16 : 0;
    bool any = own != 0;
    for (const RegisterUse& use : step_->uses->all()) any = any || (use.read && wave_->any(use));
    each_piece([&](std::uint32_t lane, std::uint32_t first, std::uint32_t bytes, std::uint64_t address) {
      if (!any && clean(access.space[lane])) return;
      Taint all = own != 0 ? own : addresses[lane];
      if (all == 0 && converts(*access.op)) all = all_data(lane);
      for (std::uint32_t i = 0; i < bytes; ++i) {
        Taint t = all;
        if (t == 0) {
          const TaintedDword of = data(lane, (first + i) / 4);
          const std::uint32_t bit = low + 8 * ((first + i) % 4);
          if (bit >= 32 || (of.undefined >> bit & 0xff) != 0) t = of.taint;
        }
        put(access.space[lane], lane, address + i, t);
      }
    });
  }
  /// Lanes may meet at an address, in any order: what one gives back can be what another has stored.
  void update(Taint own, const Lanes& addresses) {
    const AccessView& access = *step_->access;
    Taint returned = own;
    const auto take = [&](Taint t) {
      if (returned == 0) returned = t;
    };
    each_piece([&](std::uint32_t lane, std::uint32_t, std::uint32_t bytes, std::uint64_t address) {
      take(addresses[lane]);
      take(all_data(lane));
      if (clean(access.space[lane])) return;
      for (std::uint32_t i = 0; i < bytes; ++i) take(at(access.space[lane], lane, address + i));
    });
    if (returned == 0) return;
    each_piece([&](std::uint32_t lane, std::uint32_t, std::uint32_t bytes, std::uint64_t address) {
      Taint here = own != 0 ? own : addresses[lane] != 0 ? addresses[lane] : all_data(lane);
      for (std::uint32_t i = 0; i < bytes && here == 0; ++i) here = at(access.space[lane], lane, address + i);
      for (std::uint32_t i = 0; i < bytes && here != 0; ++i) put(access.space[lane], lane, address + i, here);
    });
    all_lanes_ = returned;
    any_ = true;
  }

  /// Between memory and LDS.
  void copy(Taint own, const Lanes& addresses) {
    const AccessView& access = *step_->access;
    for (std::uint64_t rest = access.lanes; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      if (lane >= step_->wave.lanes) return;
      const AddressSpace space = access.space[lane];
      const Taint all = own != 0 ? own : addresses[lane];
      if (all == 0 && lds_->clean() && clean(space)) continue;
      access.each_piece(lane, [&](std::uint32_t first, std::uint32_t bytes) {
        for (std::uint32_t i = first; i < first + bytes; ++i) {
          const std::uint64_t memory = access.address[lane] + i, lds = access.address1[lane] + i;
          if (access.to_lds())
            put(AddressSpace::lds, lane, lds, all != 0 ? all : at(space, lane, memory));
          else
            put(space, lane, memory, all != 0 ? all : at(AddressSpace::lds, lane, lds));
        }
      });
    }
  }

  const Step* step_ = nullptr;
  WaveTaints* wave_ = nullptr;
  TaintedBytes* lds_ = nullptr;
  GuessPages* pages_ = nullptr;
  std::uint32_t scratch_bytes_ = 0;
  LoadedTaints loaded_;
  Taint all_lanes_ = 0;  ///< what all results are guesses of
  bool any_ = false;
};

}  // namespace lockstep
