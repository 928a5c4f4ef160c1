import Foundation

/// A type-erased shape.
@frozen
nonisolated public struct AnyShape: Shape {
  private var shape: any Shape

  /// Wraps a shape of any type.
  public init<S: Shape>(_ shape: S) {
    self.shape = (shape as? AnyShape)?.shape ?? shape
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// Shapes of the same type are animated as they would be themselves; different types are not interpolated.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(shape.animatableData) }
    set { shape.setAnimatableData(newValue) }
  }
}

nonisolated extension Animatable {
  fileprivate mutating func setAnimatableData(_ data: _AnyAnimatableData) {
    guard let data = data.data(as: AnimatableData.self) else { return }
    animatableData = data
  }
}
