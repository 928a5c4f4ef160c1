import Foundation

/// The parameters of a horizontal or vertical stack.
struct StackParameters: Equatable {
  var axis: Axis
  /// The guide across the axis by which children are lined up.
  var alignment: AlignmentKey
  /// Points between children; nil asks the children (C20).
  var spacing: CGFloat?
  /// Whether dividers and spacers lie as this stack runs (C9, C35); not in the row of a list.
  var directsContent = true

  init(axis: Axis, alignment: AlignmentKey? = nil, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment ?? AlignmentKey(axis == .horizontal ? .verticalCenter : .horizontalCenter)
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }
}
