import Foundation

/// A proposed size as the engine passes it on: an unspecified length is not a number.
///
/// It takes two words instead of four and is compared without branches.
package struct LayoutProposal: Equatable {
  package var width: CGFloat
  package var height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// - Parameter proposal: negative lengths count as 0.
  package init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { max($0, 0) } ?? .nan
    height = proposal.height.map { max($0, 0) } ?? .nan
  }

  package init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  package static let unspecified = LayoutProposal(width: .nan, height: .nan)

  package var proposedViewSize: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  package static func == (left: LayoutProposal, right: LayoutProposal) -> Bool {
    isSame(left.width, right.width) && isSame(left.height, right.height)
  }

  private static func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool {
    left == right || (left.isNaN && right.isNaN)
  }

  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal with other lengths along and across an axis.
  package init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
    self =
      axis == .horizontal
      ? LayoutProposal(width: main, height: cross) : LayoutProposal(width: cross, height: main)
  }

  /// The proposal with `size` where it is unspecified.
  package func replacingUnspecified(by size: CGFloat = 10) -> CGSize {
    CGSize(width: width.isNaN ? size : width, height: height.isNaN ? size : height)
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGPoint {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
}

extension Axis {
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
