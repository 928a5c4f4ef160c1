#pragma once
#include <sqlite3.h>

// SQLite copies what is bound: its mark for that is a cast, which Swift does not import.

static inline int floor_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
