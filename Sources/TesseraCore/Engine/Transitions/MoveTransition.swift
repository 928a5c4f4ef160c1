import Foundation

/// The view moves in from an edge by its own size, and out to it.
nonisolated public struct MoveTransition: DrawnTransition {
  /// Where the view comes from and goes to.
  public var edge: Edge

  /// The view comes from an edge and goes back to it.
  public init(edge: Edge) {
    self.edge = edge
  }

  var drawn: AnyTransition { .move(edge: edge) }
}

extension Transition where Self == MoveTransition {
  /// The view moves in from an edge by its own size, and out to it.
  @MainActor @preconcurrency public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
