/// The visibility of scroll indicators.
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind {
    case automatic, visible, hidden, never
  }

  private let kind: Kind

  /// The platform's default.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// While the content moves.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden, unless the input device needs them.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Never visible.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var allowsShowing: Bool { kind == .automatic || kind == .visible }
}
