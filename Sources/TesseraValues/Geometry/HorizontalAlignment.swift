import Foundation

/// A guide that places views beside one another or one above the other by a vertical line.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  /// The container's value of this guide from its children's explicit values.
  ///
  /// - Parameter values: in the container's coordinates; nil for a child without a value.
  /// - Returns: nil if no child has a value.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The edge where lines of text begin.
  public static let leading = HorizontalAlignment(key: AlignmentKey(.leading))
  /// Half way between the leading and the trailing edge.
  public static let center = HorizontalAlignment(key: AlignmentKey(.horizontalCenter))
  /// The edge where lines of text end.
  public static let trailing = HorizontalAlignment(key: AlignmentKey(.trailing))

  /// Where the line below a list row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(key: AlignmentKey(.listRowSeparatorLeading))

  /// Where the line below a list row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(key: AlignmentKey(.listRowSeparatorTrailing))
}
