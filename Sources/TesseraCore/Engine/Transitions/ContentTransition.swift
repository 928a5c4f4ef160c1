import Foundation

/// How the content of a text or of a symbol changes into another one (D52).
nonisolated public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identity
    case fade
    case roll(isDownwards: Bool)
    /// Upward if the value grows.
    case value(Double)
    /// Symbols come and go by their sizes; texts fade.
    case replacement(SymbolReplacement)
  }

  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)

  /// The old content fades, and the new one comes.
  public static let opacity = ContentTransition(kind: .fade)

  /// Interpolates what can be interpolated; the rest fades.
  public static let interpolate = ContentTransition(kind: .fade)

  /// For numbers: changed digits roll.
  ///
  /// - Parameter countsDown: whether it rolls downward.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .roll(isDownwards: countsDown))
  }

  /// For numbers: changed digits roll, upward if the value grows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .value(value))
  }
}

nonisolated extension ContentTransition {
  /// Where the texts roll: 1 for downward, -1 for upward, 0 for nowhere.
  func rollDirection(from old: String, to new: String) -> CGFloat {
    switch kind {
    case .identity, .fade, .replacement: return 0
    case .roll(let isDownwards): return isDownwards ? 1 : -1
    case .value(let value):
      // The text before tells where the value came from.
      let before = Double(old.filter { $0.isNumber || $0 == "." || $0 == "-" }) ?? -.infinity
      return value < before ? 1 : -1
    }
  }
}

nonisolated extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }

  private struct DrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The transition of text content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether a content transition is drawn as one group. It has no visible effect.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of texts in the view changes in an animated update (D52).
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
