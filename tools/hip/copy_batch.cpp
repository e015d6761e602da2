// Copies between devices, and several copies or prefetches by one call. Debian's headers do not have these types: they
// are here, laid out as in HIP 7.1.
#include "array.hpp"
#include "copy.hpp"
#include "error.hpp"
#include "gpu.hpp"
#include "records.hpp"

namespace hip {

namespace {

/// hipMemcpy3DPeerParms.
struct PeerCopy {
  hipArray_t from_array;
  hipPos from_position;
  hipPitchedPtr from;
  int from_device;
  hipArray_t to_array;
  hipPos to_position;
  hipPitchedPtr to;
  int to_device;
  hipExtent extent;
};
static_assert(sizeof(PeerCopy) == 168);

/// One side of hipMemcpy3DBatchOp.
struct Side {
  enum Kind : int { pointer = 1, array = 2 };
  Kind kind;
  union {
    struct {
      void* start;
      std::size_t row, rows;  ///< elements (beside no array: bytes) of a row, rows of a layer; 0: as the box
      hipMemLocation hint;
    } memory;
    struct {
      hipArray_t array;
      hipPos at;
    } image;
  };
};
/// hipMemcpy3DBatchOp.
struct BoxCopy {
  Side from, to;
  hipExtent extent;
  int order;
  unsigned flags;
};
static_assert(sizeof(Side) == 40 && sizeof(BoxCopy) == 112);

hipError_t copy(const PeerCopy* p, hipStream_t stream, bool wait) {
  if (!p) return hipErrorInvalidValue;
  if (!gpu(p->from_device) || !gpu(p->to_device)) return hipErrorInvalidDevice;
  hipMemcpy3DParms plain = {};
  plain.srcArray = p->from_array;
  plain.dstArray = p->to_array;
  plain.srcPos = p->from_position;
  plain.srcPtr = p->from;
  plain.dstPos = p->to_position;
  plain.dstPtr = p->to;
  plain.extent = p->extent;
  plain.kind = hipMemcpyDeviceToDevice;
  return wait ? hipMemcpy3D(&plain) : hipMemcpy3DAsync(&plain, stream);
}

hipError_t copy(const BoxCopy& p, hipStream_t stream) {
  hipMemcpy3DParms plain = {};
  std::size_t element = 1;
  for (const Side* const side : {&p.from, &p.to}) {
    if (side->kind != Side::pointer && side->kind != Side::array) return hipErrorInvalidValue;
    if (side->kind != Side::array) continue;
    const auto array = array_of(side->image.array);
    if (!array) return hipErrorInvalidValue;
    element = array->texel.bytes();
  }
  const auto take = [&](const Side& given, hipArray_t& array, hipPos& at, hipPitchedPtr& memory) {
    if (given.kind == Side::array) {
      array = given.image.array;
      at = given.image.at;
      return true;
    }
    std::size_t row = given.memory.row ? given.memory.row : p.extent.width;
    if (__builtin_mul_overflow(row, element, &row)) return false;
    memory = {given.memory.start, row, row, given.memory.rows ? given.memory.rows : p.extent.height};
    return true;
  };
  if (!take(p.from, plain.srcArray, plain.srcPos, plain.srcPtr) ||
      !take(p.to, plain.dstArray, plain.dstPos, plain.dstPtr))
    return hipErrorInvalidValue;
  plain.extent = p.extent;
  plain.kind = hipMemcpyDefault;
  return hipMemcpy3DAsync(&plain, stream);
}

/// Each of `count` by one call; the first that fails ends it, and is told.
template <class One>
hipError_t each_of(std::size_t count, std::size_t* failed, One&& one) {
  for (std::size_t i = 0; i < count; ++i)
    if (const hipError_t error = one(i); error != hipSuccess) {
      if (failed) *failed = i;
      return error;
    }
  return hipSuccess;
}

}  // namespace

}  // namespace hip

using namespace hip;

extern "C" {

hipError_t hipMemcpy3DPeer(const PeerCopy* parameters) {
  return call([&] { return copy(parameters, nullptr, true); });
}
hipError_t hipMemcpy3DPeerAsync(const PeerCopy* parameters, hipStream_t stream) {
  return call([&] { return copy(parameters, stream, false); });
}
// The attributes say when the source may be read: in the stream's order it always may.
hipError_t hipMemcpyBatchAsync(void** to, void** from, size_t* bytes, size_t count, const void* attributes,
                               const size_t* attribute_of, size_t attribute_count, size_t* failed, hipStream_t stream) {
  return call([&] {
    if (!to || !from || !bytes || count == 0 || (attribute_count != 0 && (!attributes || !attribute_of)))
      return hipErrorInvalidValue;
    return each_of(count, failed,
                   [&](size_t i) { return hipMemcpyAsync(to[i], from[i], bytes[i], hipMemcpyDefault, stream); });
  });
}
hipError_t hipMemcpy3DBatchAsync(size_t count, const BoxCopy* copies, size_t* failed, unsigned long long flags,
                                 hipStream_t stream) {
  return call([&] {
    if (!copies || count == 0 || flags != 0) return hipErrorInvalidValue;
    return each_of(count, failed, [&](size_t i) { return copy(copies[i], stream); });
  });
}
hipError_t hipMemPrefetchBatchAsync(void** memory, size_t* bytes, size_t count, const hipMemLocation* places,
                                    const size_t* first_of_place, size_t place_count, unsigned long long flags,
                                    hipStream_t stream) {
  return call([&] {
    if (!memory || !bytes || count == 0 || !places || !first_of_place || place_count == 0 || place_count > count ||
        first_of_place[0] != 0 || flags != 0)
      return hipErrorInvalidValue;
    size_t place = 0;
    return each_of(count, nullptr, [&](size_t i) {
      while (place + 1 < place_count && first_of_place[place + 1] <= i) ++place;
      const hipMemLocation& to = places[place];
      if (to.type != hipMemLocationTypeDevice && !is_host(to.type)) return hipErrorInvalidValue;
      return hipMemPrefetchAsync(memory[i], bytes[i], to.type == hipMemLocationTypeDevice ? to.id : hipCpuDeviceId,
                                 stream);
    });
  });
}

}  // extern "C"
