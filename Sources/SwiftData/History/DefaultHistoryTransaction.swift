import Foundation
import TesseraStore

/// What one save changed in a store (SD37).
public struct DefaultHistoryTransaction: HistoryTransaction {
  /// Who made the changes, as `ModelContext.author` said; nil if it said nothing.
  public let author: String?
  /// The identifier of the program that saved, or its name if it has none.
  public let bundleIdentifier: String
  /// The number of the process that saved, as text.
  public let processIdentifier: String
  /// The store's name.
  public let storeIdentifier: String
  /// When the changes were saved.
  public let timestamp: Date
  /// The place in the history behind this transaction.
  public internal(set) var token: DefaultHistoryToken
  /// The number of the transaction in its store. They ascend, and none comes twice.
  public let transactionIdentifier: Int64
  private let record: Data
  private let schema: Schema?

  /// The number of the transaction in its store.
  public var id: Int64 { transactionIdentifier }

  /// What changed: what was inserted, then what was changed, then what was deleted. Objects of classes that the
  /// container has not are left out.
  public var changes: [HistoryChange] {
    guard let schema, let record = HistoryRecord(record) else { return [] }
    return record.changes(in: schema, store: storeIdentifier, transaction: transactionIdentifier)
  }

  /// - Parameter row: the columns of `HistoryTable.columns`.
  init?(_ row: [StoredValue], store: String, schema: Schema, probe: DefaultHistoryToken.Probe) {
    guard row.count == HistoryTable.columns.count, let number = row[0].integer, case .real(let time) = row[1],
      case .text(let bundle) = row[3], case .text(let process) = row[4], case .data(let record) = row[6]
    else { return nil }
    if case .text(let name) = row[2] { author = name } else { author = nil }
    transactionIdentifier = number
    timestamp = Date(timeIntervalSinceReferenceDate: time)
    bundleIdentifier = bundle
    processIdentifier = process
    storeIdentifier = store
    token = DefaultHistoryToken([store: number], probe: probe)
    self.record = record
    self.schema = schema
  }

  /// A transaction that changed nothing, for a condition to be asked.
  init(number: Int64, store: String, probe: DefaultHistoryToken.Probe) {
    author = nil
    bundleIdentifier = ""
    processIdentifier = ""
    storeIdentifier = store
    timestamp = .distantPast
    token = DefaultHistoryToken([store: number], probe: probe)
    transactionIdentifier = number
    record = Data()
    schema = nil
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.transactionIdentifier == right.transactionIdentifier && left.storeIdentifier == right.storeIdentifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(transactionIdentifier)
    hasher.combine(storeIdentifier)
  }
}
