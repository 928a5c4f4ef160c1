import Foundation

/// The middle of the first line of text; the middle of a view without text.
nonisolated private enum FirstTextLineCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }

  /// Of several lines of text, the topmost counts.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = parentValue.map { min($0, childValue) } ?? childValue
  }
}

nonisolated extension VerticalAlignment {
  /// The middle of the topmost line of text; that of a view without text.
  package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}
