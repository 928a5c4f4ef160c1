// Stands in front of the C library's allocator in the executable that this file is linked into, and counts.
//
// glibc lets a program define these functions itself and offers its own under the names used below.

#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread AllocationTotals totals;

static inline void record(size_t size) {
  totals.count += 1;
  totals.bytes += size;
}

AllocationTotals allocation_totals(void) { return totals; }

void allocation_keep_memory(size_t size) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, INT32_MAX);
  void *block = __libc_malloc(size);
  if (block == NULL) return;
  // The system gives out a page when it is written to.
  explicit_bzero(block, size);
  free(block);
}

// A size whose block is a multiple of 32 bytes, its header included. What is left of a larger block is then nothing or enough
// for a block of its own: glibc never adds 16 bytes to the one that was asked for. Arrays fill the block that they got, so how
// often they grow would otherwise depend on which blocks were free.
static inline size_t whole(size_t size) {
  const size_t header = sizeof(size_t);
  return size > SIZE_MAX - 64 ? size : ((size + header + 31) & ~(size_t)31) - header;
}

void *malloc(size_t size) {
  record(size);
  return __libc_malloc(whole(size));
}

void *calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return __libc_calloc(count, size);
  record(bytes);
  return __libc_calloc(1, whole(bytes));
}

void *realloc(void *block, size_t size) {
  record(size);
  return __libc_realloc(block, size == 0 ? 0 : whole(size));
}

void *memalign(size_t alignment, size_t size) {
  record(size);
  return __libc_memalign(alignment, whole(size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  record(size);
  return __libc_memalign(alignment, whole(size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  record(size);
  void *result = __libc_memalign(alignment, whole(size));
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}
