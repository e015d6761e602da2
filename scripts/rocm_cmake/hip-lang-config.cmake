# For project(... LANGUAGES HIP) with the clang of a folder that scripts/rocm_folder.sh made: what every target with HIP sources is linked with.
# CMake asks for the name in _CMAKE_HIP_DEVICE_RUNTIME_TARGET.
get_filename_component(hip-lang_PREFIX "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET hip-lang::device)
  add_library(hip-lang::amdhip64 SHARED IMPORTED)
  set_target_properties(hip-lang::amdhip64 PROPERTIES IMPORTED_LOCATION "${hip-lang_PREFIX}/lib/libamdhip64.so"
    IMPORTED_SONAME libamdhip64.so.${hip-lang_VERSION_MAJOR})
  add_library(hip-lang::device INTERFACE IMPORTED)
  set_target_properties(hip-lang::device PROPERTIES INTERFACE_LINK_LIBRARIES hip-lang::amdhip64
    INTERFACE_LINK_OPTIONS "$<$<LINK_LANGUAGE:HIP>:--hip-link>")
endif()
set(_CMAKE_HIP_DEVICE_RUNTIME_TARGET hip-lang::device)
