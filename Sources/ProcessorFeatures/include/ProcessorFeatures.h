#ifndef PROCESSOR_FEATURES_H
#define PROCESSOR_FEATURES_H

#include <stdbool.h>

/// Whether this machine runs code built for x86-64-v3: AVX2, FMA, BMI and what belongs to them.
bool processor_has_x86_64_v3(void);

#endif
