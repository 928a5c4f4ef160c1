import Foundation

/// A value as it lies in a column.
package enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case data(Data)

  package var isNull: Bool { self == .null }

  package var integer: Int64? {
    if case .integer(let value) = self { return value }
    return nil
  }
}

/// How a column compares its values.
package enum ColumnKind: String, Codable, Sendable {
  case integer, real, text, decimal, data, composite

  /// The column's type as SQLite declares it. Texts compare as Swift's strings do.
  package var declaration: String {
    switch self {
    case .integer: "INTEGER"
    case .real: "REAL"
    case .text: "TEXT COLLATE SWIFT"
    case .decimal: "TEXT COLLATE DECIMAL"
    case .data, .composite: "BLOB"
    }
  }
}

extension String {
  /// A name as SQL writes it.
  package var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
