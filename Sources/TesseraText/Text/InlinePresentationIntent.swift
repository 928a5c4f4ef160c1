import Foundation

/// The purpose of a run of text, such as emphasis, which determines its style.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Stressed text, usually shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly stressed text, usually shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, usually shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text that no longer holds, usually shown struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break in the source that is no line break in the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML on lines of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

nonisolated extension AttributeScopes.FoundationAttributes {
  /// The attribute that holds the purpose of text within a line.
  public struct InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// The purpose of text within a line.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    InlinePresentationIntentAttribute()
  }
}
