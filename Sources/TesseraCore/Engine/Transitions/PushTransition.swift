import Foundation

/// The view comes from an edge, pushing the old one to the other side; both fade.
nonisolated public struct PushTransition: DrawnTransition {
  /// Where the view comes from.
  public var edge: Edge

  /// The view comes from an edge, pushing the old one to the other side.
  public init(edge: Edge) {
    self.edge = edge
  }

  var drawn: AnyTransition { .push(from: edge) }
}

extension Transition where Self == PushTransition {
  /// The view comes from an edge, pushing the old one to the other side; both fade.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
