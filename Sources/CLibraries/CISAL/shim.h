#pragma once
#include <isa-l/igzip_lib.h>
#include <isa-l/crc.h>

// A sum of macros that Swift does not import.
enum { ISAL_DEF_LVL2_DEFAULT_SIZE = ISAL_DEF_LVL2_DEFAULT };
