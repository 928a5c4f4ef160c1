/// Asks the user before a surface closes (J430).
@MainActor
package protocol CloseGuard: AnyObject {
  /// Whether there is something to ask.
  var asks: Bool { get }

  /// Asks.
  ///
  /// - Parameter then: called if the user wants the surface to close.
  func ask(_ then: @escaping @MainActor () -> Void)
}

/// What is asked before a surface closes.
@MainActor
private final class CloseGuards: GraphService {
  private struct Weak {
    weak var closeGuard: (any CloseGuard)?
  }

  private var guards: [Weak] = []

  init(_ graph: ViewGraph) {}

  var asking: (any CloseGuard)? { guards.lazy.compactMap(\.closeGuard).last(where: \.asks) }

  func set(_ closeGuard: any CloseGuard, isThere: Bool) {
    guards.removeAll { $0.closeGuard == nil || $0.closeGuard === closeGuard }
    if isThere { guards.append(Weak(closeGuard: closeGuard)) }
  }
}

extension ViewGraph {
  /// Whether the surface may close now.
  ///
  /// - Parameter close: called later if the user was asked and wants the surface to close.
  package func canClose(_ close: @escaping @MainActor () -> Void) -> Bool {
    guard let asking = service(CloseGuards.self).asking else { return document?.canClose(close) ?? true }
    asking.ask { [weak self] in
      if self?.document?.canClose(close) ?? true { close() }
    }
    return false
  }
}

extension SurfaceAccess {
  /// Has an object ask before the surface closes, or not any more.
  @MainActor package func setCloseGuard(_ closeGuard: any CloseGuard, isThere: Bool) {
    graph?.service(CloseGuards.self).set(closeGuard, isThere: isThere)
  }
}
