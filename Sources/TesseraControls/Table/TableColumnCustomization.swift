import Foundation
import TesseraCore

/// How a user, or the program, arranged the columns of a table: which are shown, in which order and how wide (J363).
///
/// It can be kept with `@SceneStorage` and `@AppStorage`. Only columns with a `customizationID(_:)` are in it.
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]
  /// The ids of the columns that were moved, in their order; empty for the order in which they are written.
  private var order: [String] = []
  private var widths: [String: CGFloat] = [:]

  private enum CodingKeys: String, CodingKey {
    case visibilities, order, widths
  }

  /// All columns as they are written.
  public init() {}

  /// Reads an arrangement. What is missing is as it is written; widths that are not positive are left out.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    visibilities = try values.decodeIfPresent([String: Bool].self, forKey: .visibilities) ?? [:]
    order = try values.decodeIfPresent([String].self, forKey: .order) ?? []
    widths = try values.decodeIfPresent([String: CGFloat].self, forKey: .widths) ?? [:]
    widths = widths.filter { $0.value.isFinite && $0.value > 0 }
  }

  /// Writes an arrangement.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(visibilities, forKey: .visibilities)
    try values.encode(order, forKey: .order)
    try values.encode(widths, forKey: .widths)
  }

  /// Whether the column with an id is shown; automatic for its `defaultVisibility(_:)`.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set {
      switch newValue {
      case .automatic: visibilities[id] = nil
      case .visible: visibilities[id] = true
      case .hidden: visibilities[id] = false
      }
    }
  }

  /// Puts the columns back into the order in which they are written.
  public mutating func resetOrder() {
    order = []
  }
}

/// What tables read and write.
nonisolated extension TableColumnCustomization {
  /// The width that a user gave to a column, in points.
  subscript(width id: String) -> CGFloat? {
    get { widths[id] }
    set { widths[id] = newValue }
  }

  /// The columns that are shown, in their order and with their widths.
  func arrange(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    ordered(columns).filter(isShown).map { column in
      guard let id = column.customizationID, let width = widths[id] else { return column }
      var column = column
      column.width = column.width.fixed(at: width)
      return column
    }
  }

  func isShown(_ column: _TableColumn<RowValue>) -> Bool {
    let chosen = column.customizationID.map { self[visibility: $0] } ?? .automatic
    return (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden
  }

  /// Moved columns take the places of moved columns; all others keep theirs.
  private func ordered(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let slots = columns.indices.filter { index in columns[index].movableID.map { ranks[$0] != nil } ?? false }
    let moved = slots.sorted { ranks[columns[$0].movableID ?? ""] ?? 0 < ranks[columns[$1].movableID ?? ""] ?? 0 }
    var result = columns
    for (slot, source) in zip(slots, moved) { result[slot] = columns[source] }
    return result
  }

  /// Moves a column to the place of another one.
  mutating func move(_ id: String, toPlaceOf other: String, among columns: [_TableColumn<RowValue>]) {
    var ids = ordered(columns).compactMap(\.movableID)
    guard id != other, let from = ids.firstIndex(of: id), let to = ids.firstIndex(of: other) else { return }
    ids.remove(at: from)
    ids.insert(id, at: to)
    order = ids
  }
}

nonisolated extension AppStorage {
  /// Keeps how the columns of a table are arranged.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(coded: wrappedValue, key, store: store)
  }
}

nonisolated extension SceneStorage {
  /// Keeps how the columns of a table are arranged.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(coded: wrappedValue, key)
  }
}
