import Foundation

extension Shape {
  /// The area that lies in this shape or in another.
  ///
  /// - Parameter eoFill: whether areas are found by the even-odd rule; if not, by the non-zero rule.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area that lies in this shape and in another.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area that lies in this shape and not in another.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// The area that lies in exactly one of this shape and another.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The part of this shape's line that lies in the area of another shape.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The part of this shape's line that does not lie in the area of another shape.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}

/// What two shapes have in common, or not.
nonisolated private struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation {
    case union
    case intersection
    case subtraction
    case symmetricDifference
    case lineIntersection
    case lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }

  func path(in rect: CGRect) -> Path {
    let (own, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: own.union(other, eoFill: eoFill)
    case .intersection: own.intersection(other, eoFill: eoFill)
    case .subtraction: own.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: own.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: own.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: own.lineSubtraction(other, eoFill: eoFill)
    }
  }
}
