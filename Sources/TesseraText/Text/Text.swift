import Foundation

/// Lines of read-only text.
nonisolated public struct Text: Equatable, Sendable {
  package enum Storage: Sendable, Equatable {
    case verbatim(String)
    /// A key without values, to be looked up in the main bundle.
    case key(String)
    case content(any TextContent)

    package static func == (left: Storage, right: Storage) -> Bool {
      switch (left, right) {
      case (.verbatim(let left), .verbatim(let right)): left == right
      case (.key(let left), .key(let right)): left == right
      case (.content(let left), .content(let right)): left === right || left.isEqual(to: right)
      default: false
      }
    }
  }

  package let storage: Storage
  /// The innermost modifier comes first.
  private(set) var modifiers: [TextModifier] = []

  init(_ storage: Storage) {
    self.storage = storage
  }

  init(_ content: any TextContent) {
    storage = .content(content)
  }

  /// Shows a string verbatim, neither localized nor parsed as Markdown.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Shows a string verbatim, neither localized nor parsed as Markdown.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    storage = .verbatim(content as? String ?? String(content))
  }

  /// Shows the text that a bundle has for a key in the environment's locale, or the key itself.
  ///
  /// Inline Markdown in the text takes effect: emphasis, strikethrough, code and links.
  ///
  /// - Parameters:
  ///   - tableName: the string table to look in; nil for `Localizable`.
  ///   - bundle: the bundle to look in; nil for the main one.
  ///   - comment: tells translators about the text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if let string = key.onlyString {
      storage = .verbatim(string)
    } else if key.arguments.isEmpty, tableName == nil, bundle == nil {
      storage = .key(key.key)
    } else {
      storage = .content(LocalizedContent(key: key, table: tableName, bundle: bundle))
    }
  }

  /// This text with one more modifier around it.
  package func modified(_ modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}
