import SwiftUI

/// What the solver knows of a view or of a guide with a place of its own.
@MainActor
final class LayoutVariables {
  /// One axis of it.
  struct Line {
    /// The left or top edge, in the view around it.
    let minimum: LinearSolver.Variable
    let length: LinearSolver.Variable
    /// The length of what a scroll view scrolls.
    let content: LinearSolver.Variable?
    /// That lengths are not negative.
    var bounds: [LinearSolver.ConstraintID] = []
    /// That it lies where its frame is; for views whose frames do not come from constraints.
    var frame: [LinearSolver.ConstraintID] = []
    /// Whether the frame is as much longer or shorter as the root is, whose size is sought.
    var followsRoot = false
    /// How long its content is.
    var intrinsic: IntrinsicLength?
  }

  /// The length that the content of a view has by itself, as constraints.
  struct IntrinsicLength {
    var value: Double
    let hugging: UILayoutPriority
    let resistance: UILayoutPriority
    let ids: [LinearSolver.ConstraintID]
  }

  /// nil for a guide.
  weak var view: UIView?
  var horizontal: Line
  var vertical: Line
  /// As of which change of the content its length was asked for.
  var intrinsicChanges = -1

  init(_ view: UIView?, horizontal: Line, vertical: Line) {
    self.view = view
    self.horizontal = horizontal
    self.vertical = vertical
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Line {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension NSLayoutConstraint.Axis {
  static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

extension CGRect {
  /// Where it begins along an axis.
  func minimum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// How long it is along an axis.
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGSize {
  /// How long it is along an axis.
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  /// The distances from both edges along an axis.
  func distances(_ axis: NSLayoutConstraint.Axis) -> (before: CGFloat, after: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
