import Foundation

/// A part of the outline of a shape.
@frozen
nonisolated public struct _TrimmedShape<S: Shape>: Shape {
  public var shape: S
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  @inlinable
  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public static var role: ShapeRole { S.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get {
      let scale = CGFloat(animatableUnitScale)
      return AnimatablePair(shape.animatableData, AnimatablePair(startFraction * scale, endFraction * scale))
    }
    set {
      let scale = CGFloat(animatableUnitScale)
      shape.animatableData = newValue.first
      startFraction = newValue.second.first / scale
      endFraction = newValue.second.second / scale
    }
  }
}
