import Foundation

/// A shape that fills its frame.
///
/// Shapes are values without ties to the main actor: their paths may be worked out anywhere.
nonisolated public protocol Shape: Sendable, Animatable, View, _DrawnInMotion, _RemoveGlobalActorIsolation {
  /// The outline of the figure in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// Whether the figure is an area, a line or something between parts of the interface.
  nonisolated static var role: ShapeRole { get }

  /// The behavior of the shape in right-to-left layouts.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the shape for a proposal: the full proposal by default.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
