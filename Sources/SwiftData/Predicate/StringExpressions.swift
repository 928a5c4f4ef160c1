// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import TesseraStore

// Foundation has these on Apple's platforms: `#Predicate` calls the functions by their names.

extension PredicateExpressions {
  /// Whether a text contains another one as people of the user's language see it.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool

    /// The text.
    public let root: Root
    /// What is looked for.
    public let other: Other

    /// A search of `other` in `root`.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Compares two texts without regard to capital letters.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult

    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    /// A comparison of `root` with `other`.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
    }
  }

  /// Compares two texts in the order of the user's language.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult

    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other

    /// A comparison of `root` with `other`.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
    }
  }

  /// What `#Predicate` makes of `localizedStandardContains`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// What `#Predicate` makes of `caseInsensitiveCompare`.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }

  /// What `#Predicate` makes of `localizedCompare`.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> {
    StringLocalizedCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar("swift_localized_contains(\(try builder.sql(root)), \(try builder.sql(other)))")
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar("swift_caseless_compare(\(try builder.sql(root)), \(try builder.sql(other)))")
  }
}

extension PredicateExpressions.StringLocalizedCompare: SQLExpression {
  func fragment(_ builder: SQLBuilder) throws -> SQLFragment {
    .scalar("swift_localized_compare(\(try builder.sql(root)), \(try builder.sql(other)))")
  }
}
