# find_package(hiprtc) in a folder that scripts/rocm_folder.sh made.
get_filename_component(hiprtc_PREFIX "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET hiprtc::hiprtc)
  add_library(hiprtc::hiprtc SHARED IMPORTED)
  set_target_properties(hiprtc::hiprtc PROPERTIES IMPORTED_LOCATION "${hiprtc_PREFIX}/lib/libhiprtc.so"
    IMPORTED_SONAME libhiprtc.so.${hiprtc_VERSION_MAJOR} INTERFACE_INCLUDE_DIRECTORIES "${hiprtc_PREFIX}/include"
    INTERFACE_COMPILE_DEFINITIONS "__HIP_PLATFORM_AMD__=1")
endif()
