import Foundation

nonisolated extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks, such as paragraphs and lists, and the styles within them.
      case full
      /// Styles only. Line breaks in the source become spaces.
      case inlineOnly
      /// Styles only. Whitespace stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What to do with text that is not well-formed. As all text can be read as Markdown, it makes no difference.
    public enum FailurePolicy: Int, Sendable {
      /// The text is refused.
      case throwError
      /// As much as can be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes written as `^[text](key: value)` are asked for. Reading does not depend on it here.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What to do with text that is not well-formed.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil if it is not known.
    public var languageCode: String?

    /// Options; without arguments, all of Markdown is read, without extended attributes.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
}
