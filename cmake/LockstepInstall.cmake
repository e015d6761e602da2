# `cmake --install`: headers, generated tables, the command and the C library if they were built, and what
# find_package(lockstep) and pkg-config need. Targets: lockstep::lockstep (C++ headers), lockstep::cdna4 and its like
# (engines of one ISA, compiled), lockstep::devices (all of them, by the name of a target), lockstep::c (C library).
if(NOT PROJECT_IS_TOP_LEVEL)
  return()
endif()
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} PATTERN "README.md" EXCLUDE)
install(DIRECTORY generated/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/lockstep/generated FILES_MATCHING PATTERN "*.hpp")
install(TARGETS lockstep_headers EXPORT lockstep)
if(LOCKSTEP_BUILD_TOOLS)
  list(TRANSFORM LOCKSTEP_ISAS PREPEND lockstep_ OUTPUT_VARIABLE isa_libraries)
  install(TARGETS lockstep_common ${isa_libraries} lockstep_devices EXPORT lockstep ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
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
configure_file(cmake/lockstep.pc.in ${PROJECT_BINARY_DIR}/lockstep.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/lockstep.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
if(TARGET liblockstep)
  configure_file(cmake/liblockstep.pc.in ${PROJECT_BINARY_DIR}/liblockstep.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/liblockstep.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endif()
