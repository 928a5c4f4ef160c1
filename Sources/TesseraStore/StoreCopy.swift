import Foundation

/// A copy of a store beside it, which takes the store's place when all that was to be done with it went well.
///
/// What fails in between changes nothing of the store: `remove()` takes the copy away.
package struct StoreCopy {
  /// Where the store is.
  package let original: URL
  /// Where the copy is.
  package let url: URL

  /// An empty place for a copy.
  package init(beside original: URL) {
    self.original = original
    url = original.deletingLastPathComponent()
      .appendingPathComponent(".\(original.lastPathComponent) \(UUID().uuidString)")
  }

  /// Copies all that was saved in the store.
  package func fill() throws {
    try Connection(path: original.path, isReadOnly: false).run("VACUUM INTO ?", [.text(url.path)])
  }

  /// The rows of the store become those of the copy, in one transaction.
  package func takePlace() throws {
    let source = try Connection(path: url.path, isReadOnly: false)
    try source.run("PRAGMA wal_checkpoint(TRUNCATE)")
    try source.run("PRAGMA journal_mode = DELETE")
    try Connection(path: original.path, isReadOnly: false).takeContents(of: source)
  }

  /// Removes the files of the copy.
  package func remove() {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
  }
}
