import Foundation

/// Refreshes the content of a view.
nonisolated public struct RefreshAction: Sendable {
  private let action: @isolated(any) @Sendable () async -> Void

  package init(_ action: @escaping @isolated(any) @Sendable () async -> Void) {
    self.action = action
  }

  /// Runs the action of `refreshable`, and returns when it is done.
  public func callAsFunction() async {
    await action()
  }
}

/// The action of pulling the content down.
nonisolated package struct RefreshTrigger: Equatable, Sendable {
  private let target: DismissTarget

  package init(_ target: DismissTarget) {
    self.target = target
  }

  @MainActor
  func callAsFunction() {
    target.action?()
  }

  package static func == (left: RefreshTrigger, right: RefreshTrigger) -> Bool {
    left.target === right.target
  }
}

nonisolated private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

nonisolated private struct RefreshTriggerKey: EnvironmentKey {
  static var defaultValue: RefreshTrigger? { nil }
}

nonisolated extension EnvironmentValues {
  /// Refreshes the content; nil if it cannot be refreshed (F48).
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  package var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  package var refreshTrigger: RefreshTrigger? {
    get { self[RefreshTriggerKey.self] }
    set { self[RefreshTriggerKey.self] = newValue }
  }
}
