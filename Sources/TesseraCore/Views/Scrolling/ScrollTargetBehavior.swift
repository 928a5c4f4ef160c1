import Foundation

/// Decides where scroll views come to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// What a behavior knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

nonisolated private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: AnyScrollTargetBehavior? { nil }
}

nonisolated extension EnvironmentValues {
  var scrollTargetBehavior: AnyScrollTargetBehavior? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Decides where the scroll views in this view come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, AnyScrollTargetBehavior(behavior))
  }
}
