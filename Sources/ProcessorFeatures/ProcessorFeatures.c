#include "ProcessorFeatures.h"

bool processor_has_x86_64_v3(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("f16c") &&
         __builtin_cpu_supports("movbe");
#else
  return false;
#endif
}
