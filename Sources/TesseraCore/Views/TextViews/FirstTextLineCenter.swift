import Foundation

/// The middle of the first line of text; the middle of a view without text.
nonisolated private enum FirstTextLineCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

nonisolated extension VerticalAlignment {
  /// The middle of the topmost line of text; that of a view without text.
  package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}
