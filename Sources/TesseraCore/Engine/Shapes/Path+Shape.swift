import Foundation

nonisolated extension Path: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  /// The path itself, at its own coordinates; the rectangle is ignored.
  public func path(in rect: CGRect) -> Path {
    self
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
