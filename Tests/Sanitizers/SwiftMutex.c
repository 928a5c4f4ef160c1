// Tells the thread sanitizer of Swift's Mutex.
//
// Where threads meet at a Mutex, libswiftSynchronization has the kernel hand it over. That library is not built for the
// sanitizer, so the one that gets the Mutex would not be known to come after the one that gave it up. Loaded before the
// library, these functions take the place of its own and call them.

#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// Only in programs that were built for the sanitizer.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

static void acquire(void *mutex) {
  if (__tsan_acquire) __tsan_acquire(mutex);
}

static void release(void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
}

static void *original(const char *name) { return dlsym(RTLD_NEXT, name); }

// _MutexHandle._lockSlow(_: UInt32)
SWIFT void lockSlow(uint32_t thread, SELF void *mutex) __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT void lockSlow(uint32_t thread, SELF void *mutex) {
  SWIFT void (*lock)(uint32_t, SELF void *) = original("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
  lock(thread, mutex);
  acquire(mutex);
}

// _MutexHandle._tryLockSlow() -> Bool
SWIFT _Bool tryLockSlow(SELF void *mutex) __asm__("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
SWIFT _Bool tryLockSlow(SELF void *mutex) {
  SWIFT _Bool (*tryLock)(SELF void *) = original("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
  _Bool isLocked = tryLock(mutex);
  if (isLocked) acquire(mutex);
  return isLocked;
}

// _MutexHandle._unlockSlow()
SWIFT void unlockSlow(SELF void *mutex) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
SWIFT void unlockSlow(SELF void *mutex) {
  SWIFT void (*unlock)(SELF void *) = original("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
  release(mutex);
  unlock(mutex);
}
