import Foundation

/// Access of views to their surface. Extensions add its clipboard, keyboard and files.
nonisolated package final class SurfaceAccess: Equatable, @unchecked Sendable {
  // Sendable: used on the main actor only.
  /// The graph clears it when it dies. A weak reference would make every use of the graph slower.
  unowned var graph: ViewGraph?

  init() {}

  /// Runs an action now, or right after the update of views that is going on.
  @MainActor
  package func runWhenUpdated(_ action: @escaping @MainActor () -> Void) {
    graph?.runWhenUpdated(action)
  }

  /// The transaction of the update that is going on; a plain one without a surface.
  @MainActor
  package var updateTransaction: Transaction { graph?.animator.transaction ?? Transaction() }

  package static func == (left: SurfaceAccess, right: SurfaceAccess) -> Bool { left === right }
}

nonisolated private struct SurfaceAccessKey: EnvironmentKey {
  static var defaultValue: SurfaceAccess { none }

  private static let none = SurfaceAccess()
}

nonisolated extension EnvironmentValues {
  package var surfaceAccess: SurfaceAccess {
    get { self[SurfaceAccessKey.self] }
    set { self[SurfaceAccessKey.self] = newValue }
  }
}
