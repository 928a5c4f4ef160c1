import Foundation

/// The shape of the container around it, made smaller by as much as it lies inside; a rectangle without a container.
///
/// `containerShape(_:)` sets the shape of a container.
@frozen
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container, wherever it is drawn.
  @inlinable
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Self.outline(in: rect, insetBy: 0)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    ContainerRelativeInset(amount: amount)
  }

  fileprivate static func outline(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    guard let container = ShapeSurroundings.container(of: rect) else {
      return Rectangle().inset(by: amount).path(in: rect)
    }
    // The container's shape around the rectangle, so that it is the rectangle once it is moved inward.
    let distance = container.distance
    return container.shape.outline(rect.insetBy(dx: -distance, dy: -distance), distance + amount)
  }
}

/// The same shape made smaller on all sides.
nonisolated private struct ContainerRelativeInset: InsettableShape {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    ContainerRelativeShape.outline(in: rect, insetBy: amount)
  }

  func inset(by amount: CGFloat) -> ContainerRelativeInset {
    ContainerRelativeInset(amount: self.amount + amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
