import Foundation
import TesseraCore

/// When the bar of tabs becomes small (J223).
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, never, onScrollDown, onScrollUp
  }

  private let kind: Kind

  /// The platform's default: never.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// The bar stays as it is.
  public static let never = TabBarMinimizeBehavior(kind: .never)
  /// While the content is scrolled down, that is, while its end comes nearer; scrolled up, the bar comes back.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// While the content is scrolled up; scrolled down, the bar comes back.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)

  /// Whether a movement makes the bar small; nil where it stays as it is.
  ///
  /// - Parameter distance: how far the content was scrolled on, points; negative for up.
  func isMinimized(by distance: CGFloat) -> Bool? {
    switch kind {
    case .onScrollDown: distance > 0
    case .onScrollUp: distance < 0
    case .automatic, .never: nil
    }
  }

  var minimizes: Bool { kind == .onScrollDown || kind == .onScrollUp }
}

nonisolated private struct TabBarMinimizeBehaviorKey: EnvironmentKey {
  static var defaultValue: TabBarMinimizeBehavior { .automatic }
}

nonisolated extension EnvironmentValues {
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeBehaviorKey.self] }
    set { self[TabBarMinimizeBehaviorKey.self] = newValue }
  }
}

extension View {
  /// When the bars of tab views in this view become small, so that only the chosen tab is seen; a tap on it brings the others back
  /// (J223).
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}
