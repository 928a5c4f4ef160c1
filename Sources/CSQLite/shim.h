#pragma once
#include <sqlite3.h>

// SQLite copies what is bound: its mark for that is a cast, which Swift does not import.

static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return length == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                     : sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

static inline void csqlite_result_text(sqlite3_context *context, const char *text, int length) {
  sqlite3_result_text(context, text, length, SQLITE_TRANSIENT);
}

static inline void csqlite_result_blob(sqlite3_context *context, const void *bytes, int length) {
  if (length == 0) sqlite3_result_zeroblob(context, 0);
  else sqlite3_result_blob(context, bytes, length, SQLITE_TRANSIENT);
}

// The object that a thread is making of a row, for the macros of SwiftData: Swift has no variables of threads.
static inline void **csqlite_pending_object(void) {
  static _Thread_local void *pending = 0;
  return &pending;
}
