// Stands in front of the C library's allocator in the executable that this file is linked into, and counts.
//
// glibc lets a program define these functions itself and offers its own under the names used below.

#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

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

void *malloc(size_t size) {
  record(size);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  record(count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  record(size);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  record(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  record(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  record(size);
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}
