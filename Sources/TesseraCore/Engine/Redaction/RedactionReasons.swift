/// The reasons to redact a view.
nonisolated public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not loaded yet: texts and images are gray shapes of their size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may see the screen: sensitive content is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// The redaction of a view.
nonisolated package struct Redaction: Equatable, Sendable {
  var reasons: RedactionReasons = []
  /// Whether the content is private.
  var isSensitive = false

  /// Whether gray shapes stand in for the content.
  var hidesContent: Bool {
    reasons.contains(.placeholder) || (reasons.contains(.privacy) && isSensitive)
  }
}

nonisolated extension EnvironmentValues {
  /// The current reasons for redaction; empty for none.
  public var redactionReasons: RedactionReasons {
    get { redaction.reasons }
    set { redaction.reasons = newValue }
  }

  private static let redactionSlot = EnvironmentSlot(Redaction())

  fileprivate(set) var redaction: Redaction {
    get { self[Self.redactionSlot] }
    set { self[Self.redactionSlot] = newValue }
  }
}

extension View {
  /// Shows gray shapes for the texts and images in the view, for the reasons given and those around it.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content regardless of the redaction around it.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Hides the content while others may see the screen (`RedactionReasons.privacy`).
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.redaction.isSensitive, sensitive)
  }
}
