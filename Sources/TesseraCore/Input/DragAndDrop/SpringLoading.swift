import Foundation

/// Whether a control acts when something is dragged over it for a while (J369).
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// As the control does by itself: tabs do, buttons do not.
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  /// It does.
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  /// It does not.
  public static let disabled = SpringLoadingBehavior(kind: .disabled)

  /// - Parameter automatic: what `automatic` means.
  package func isEnabled(automatic: Bool) -> Bool { kind == .automatic ? automatic : kind == .enabled }
}

extension EnvironmentValues {
  nonisolated private static let springLoadingSlot = EnvironmentSlot<SpringLoadingBehavior>(.automatic)

  /// Whether controls act when something is dragged over them for a while (J369).
  nonisolated public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[Self.springLoadingSlot] }
    set { self[Self.springLoadingSlot] = newValue }
  }
}

extension View {
  /// Whether the controls in this view act when something is dragged over them for a while (J369).
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

/// Waits until something was over a control for long enough, and presses it.
@MainActor
final class SpringCoordinator {
  unowned private let graph: ViewGraph
  private weak var node: PressNode?
  private var waiting: Task<Void, Never>?

  private static let delay = Duration.milliseconds(800)

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  func move(over nodes: [LayoutNode]) {
    let found = nodes.lazy.compactMap { $0 as? PressNode }.first
    let spring = found.flatMap { $0.isSpringLoaded ? $0 : nil }
    guard spring !== node else { return }
    leave()
    guard let spring else { return }
    node = spring
    waiting = Task { [weak self] in
      guard (try? await Task.sleep(for: Self.delay)) != nil else { return }
      self?.press()
    }
  }

  func leave() {
    waiting?.cancel()
    waiting = nil
    node = nil
  }

  private func press() {
    guard let node, !node.isRemoved else { return }
    graph.perform { node.performAction() }
  }
}
