import TesseraStore

/// A row as it was read, together with some others: what is not asked for is not taken apart.
struct StoredRow {
  let values: [StoredValue]
  /// Where the row begins, with its key.
  let start: Int

  /// How many rows lie together: one that stays keeps all of them.
  static let count = 64
}
