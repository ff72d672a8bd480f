#ifndef PROCESSOR_FEATURES_H
#define PROCESSOR_FEATURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this machine runs code built for x86-64-v3: AVX2, FMA, BMI and what belongs to them.
bool processor_has_x86_64_v3(void);

/// Whether this machine has instructions for SHA-256.
bool processor_has_sha256(void);

/// Takes `count` blocks of 64 bytes into a state of SHA-256, with those instructions and the constants of its rounds.
void processor_sha256(uint32_t state[8], const uint32_t constants[64], const uint8_t *blocks, size_t count);

#endif
