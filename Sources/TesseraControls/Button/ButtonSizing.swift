import Foundation
import TesseraCore

/// How wide buttons with a border are (J219).
nonisolated public struct ButtonSizing: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, fitted, flexible
  }

  private let kind: Kind

  /// The platform's default: as wide as the label.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// As wide as the label.
  public static let fitted = ButtonSizing(kind: .fitted)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(kind: .flexible)

  /// How wide the label may become, points; nil for its own width.
  var greatestWidth: CGFloat? { kind == .flexible ? .infinity : nil }
}

nonisolated private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

nonisolated extension EnvironmentValues {
  /// How wide buttons with a border are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// How wide buttons with a border are in this view (J219).
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
