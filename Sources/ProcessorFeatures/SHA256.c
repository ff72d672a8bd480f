#include "ProcessorFeatures.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

bool processor_has_sha256(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return false;
  const unsigned ssse3 = 1u << 9, sse41 = 1u << 19, sha = 1u << 29;
  if ((c & (ssse3 | sse41)) != (ssse3 | sse41)) return false;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & sha);
}

// The instructions keep the eight words as (A, B, E, F) and (C, D, G, H), and do two rounds at a time.
__attribute__((target("sha,sse4.1,ssse3"))) void processor_sha256(
    uint32_t state[8], const uint32_t constants[64], const uint8_t *blocks, size_t count) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);         // C D A B
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);  // E F G H
  __m128i abef = _mm_alignr_epi8(low, high, 8);
  __m128i cdgh = _mm_blend_epi16(high, low, 0xF0);
  for (; count > 0; count--, blocks += 64) {
    const __m128i first = abef, second = cdgh;
    __m128i words[4];
    for (int i = 0; i < 4; i++) {
      words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(blocks + 16 * i)), swap);
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      if (i >= 4) {
        const __m128i a = words[i & 3], b = words[(i + 1) & 3], c = words[(i + 2) & 3], d = words[(i + 3) & 3];
        const __m128i sum = _mm_add_epi32(_mm_sha256msg1_epu32(a, b), _mm_alignr_epi8(d, c, 4));
        words[i & 3] = _mm_sha256msg2_epu32(sum, d);
      }
      __m128i round = _mm_add_epi32(words[i & 3], _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, round);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(round, 0x0E));
    }
    abef = _mm_add_epi32(abef, first);
    cdgh = _mm_add_epi32(cdgh, second);
  }
  low = _mm_shuffle_epi32(abef, 0x1B);   // F E B A
  high = _mm_shuffle_epi32(cdgh, 0xB1);  // D C H G
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}
#else
bool processor_has_sha256(void) { return false; }

void processor_sha256(uint32_t state[8], const uint32_t constants[64], const uint8_t *blocks, size_t count) {}
#endif
