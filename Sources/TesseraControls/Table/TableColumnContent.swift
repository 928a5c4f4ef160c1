import Foundation
import TesseraCore

/// One or more columns of a table.
nonisolated public protocol TableColumnContent<TableRowValue> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable

  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A type-erased column.
nonisolated public struct _TableColumn<Value: Identifiable> {
  let label: AnyView
  let cell: @MainActor (Value) -> AnyView
  /// What the rows are sorted by when this column's header is pressed.
  let comparator: Any?
  var width: TableColumnWidth
  var alignment: TableColumnAlignment
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var disabledCustomization = TableColumnCustomizationBehavior()

  /// The id under which a user can move the column; nil if that is not allowed.
  var movableID: String? { disabledCustomization.contains(.reorder) ? nil : customizationID }
}

/// How wide a column can be, in points.
nonisolated struct TableColumnWidth: Equatable {
  static let smallest: CGFloat = 20

  var minimum = Self.smallest
  var ideal: CGFloat?
  var maximum = CGFloat.infinity

  init() {}

  init(fixed: CGFloat) {
    minimum = Self.usable(fixed) ?? Self.smallest
    maximum = minimum
  }

  /// Values that are negative or not a number are left out; if the bounds contradict each other, the minimum counts.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    self.minimum = minimum.flatMap(Self.usable) ?? Self.smallest
    self.ideal = ideal.flatMap(Self.usable)
    self.maximum = max(self.minimum, maximum.flatMap { $0.isNaN || $0 < 0 ? nil : $0 } ?? .infinity)
  }

  /// As wide as a user made it, within its bounds.
  func fixed(at width: CGFloat) -> TableColumnWidth {
    TableColumnWidth(fixed: min(max(width, minimum), maximum))
  }

  private static func usable(_ length: CGFloat) -> CGFloat? {
    length.isFinite && length >= 0 ? length : nil
  }
}
