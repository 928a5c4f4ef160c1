import TesseraStore

/// A row as it was read.
struct StoredRow: Sendable {
  let values: [StoredValue]

  var key: Int64 { values.first?.integer ?? 0 }
  var version: Int64 { values.count > 2 ? values[2].integer ?? 0 : 0 }
  var entityName: String {
    guard values.count > 1, case .text(let name) = values[1] else { return "" }
    return name
  }

  subscript(index: Int) -> StoredValue { index < values.count ? values[index] : .null }
}
