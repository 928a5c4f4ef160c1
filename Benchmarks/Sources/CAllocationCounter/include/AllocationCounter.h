#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stddef.h>
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

/// Takes so many bytes from the system at once; from now on, memory that is freed stays with the process. How long the system
/// takes to give it out depends on what else runs.
void allocation_keep_memory(size_t size);

#endif
