# `cmake --install`: headers, generated tables, the command and the C library if they were built, and what
# find_package(lockstep) and pkg-config need. Targets: lockstep::core (headers), lockstep::lockstep (the C++ library), lockstep::c
# (the C library).
if(NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} PATTERN "README.md" EXCLUDE)
# Without the library's own: their includes are in src, which is not installed.
install(DIRECTORY generated/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/lockstep/generated FILES_MATCHING PATTERN "*.hpp"
  REGEX "/(bit_flow|device|engine|operations|operation_numbers|(function|handler)_groups|fast_[a-z0-9_]+)\\.hpp$" EXCLUDE)
install(TARGETS lockstep_core EXPORT lockstep)
set(packages lockstep-core)
if(LOCKSTEP_BUILD_TOOLS)
  list(APPEND packages lockstep)
  install(TARGETS lockstep_library EXPORT lockstep ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
endif()

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/lockstep)
install(EXPORT lockstep NAMESPACE lockstep:: FILE lockstep-targets.cmake DESTINATION ${package_dir})
configure_package_config_file(cmake/lockstep-config.cmake.in ${PROJECT_BINARY_DIR}/lockstep-config.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/lockstep-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/lockstep-config.cmake ${PROJECT_BINARY_DIR}/lockstep-config-version.cmake
  DESTINATION ${package_dir})

# Relative to the .pc file, so that `cmake --install --prefix` and moved trees work.
file(RELATIVE_PATH prefix_from_pc /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
foreach(name IN LISTS packages)
  configure_file(cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()
if(TARGET liblockstep)
  configure_file(cmake/liblockstep.pc.in ${PROJECT_BINARY_DIR}/liblockstep.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/liblockstep.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endif()
