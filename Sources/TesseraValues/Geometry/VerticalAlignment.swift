import Foundation

/// A guide that places views by a horizontal line.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) {
    self.key = key
  }

  /// Creates a guide of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  /// The container's value of this guide from its children's explicit values.
  ///
  /// - Parameter values: in the container's coordinates; nil for a child without a value.
  /// - Returns: nil if no child has a value.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(values)
  }

  /// The top edge.
  public static let top = VerticalAlignment(key: AlignmentKey(.top))
  /// Half way between the top and the bottom edge.
  public static let center = VerticalAlignment(key: AlignmentKey(.verticalCenter))
  /// The bottom edge.
  public static let bottom = VerticalAlignment(key: AlignmentKey(.bottom))

  /// The baseline of the topmost line of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(key: AlignmentKey(.firstTextBaseline))

  /// The baseline of the bottommost line of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(key: AlignmentKey(.lastTextBaseline))
}
