/// Whether a scroll view shows how far its content was moved.
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind {
    case automatic, visible, hidden, never
  }

  private let kind: Kind

  /// As fits the platform.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// While the content moves.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Not, unless the kind of input device calls for it.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var allowsShowing: Bool { kind == .automatic || kind == .visible }
}
