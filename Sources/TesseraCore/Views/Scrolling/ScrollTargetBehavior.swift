import Foundation

/// Decides where scroll views come to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// What a behavior knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What a behavior knows of the scroll view before it scrolls.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// How a behavior changes scrolling.
  typealias Properties = ScrollTargetBehaviorProperties

  /// How the behavior changes scrolling (J371).
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// How a behavior changes scrolling (J371).
nonisolated public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether one movement scrolls by at most the length of the scroll view.
  public var limitsScrolls: Bool

  /// - Parameter limitsScrolls: whether one movement scrolls by at most the length of the scroll view.
  public init(limitsScrolls: Bool = false) {
    self.limitsScrolls = limitsScrolls
  }
}

/// What a behavior knows of a scroll view before that scrolls (J371).
nonisolated public struct ScrollTargetBehaviorPropertiesContext {
  /// The directions in which the content can be scrolled.
  public let axes: Axis.Set
  /// The surroundings of the scroll view.
  public let environment: EnvironmentValues
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
