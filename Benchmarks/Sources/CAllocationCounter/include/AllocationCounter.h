#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// What the calling thread asked of the allocator since it started.
typedef struct {
  /// Blocks asked for; a block that was made larger or smaller counts again.
  uint64_t count;
  /// Bytes asked for.
  uint64_t bytes;
} AllocationTotals;

/// The totals of the calling thread. Asking allocates nothing.
AllocationTotals allocation_totals(void);

#endif
