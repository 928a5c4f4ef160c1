import Foundation

/// What a text shows when that is not simply a string.
package protocol TextContent: AnyObject, Sendable {
  /// Adds the content as the environment of `resolver` shows it.
  func append(to resolver: inout TextResolver, style: TextStyle)
  func isEqual(to other: any TextContent) -> Bool
  /// When the content next changes by itself; nil if it never does.
  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date?
}

extension TextContent {
  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? { nil }
}

extension TextContent where Self: Equatable {
  func isEqual(to other: any TextContent) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}

/// A localized key that is more than a plain key of the main bundle.
final class LocalizedContent: TextContent, Equatable {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?

  init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  func append(to resolver: inout TextResolver, style: TextStyle) {
    resolver.append(key, table: table, bundle: bundle, style: style)
  }

  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? {
    key.arguments.nextChange(after: now, in: environment)
  }

  static func == (left: LocalizedContent, right: LocalizedContent) -> Bool {
    left.key == right.key && left.table == right.table && left.bundle === right.bundle
  }
}

extension [FormatArgument] {
  /// When one of them next changes by itself; nil if none ever does.
  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? {
    var first: Date?
    for case .text(let text) in self {
      guard let change = text.nextChange(after: now, in: environment) else { continue }
      first = first.map { Swift.min($0, change) } ?? change
    }
    return first
  }
}

/// Texts one after the other.
final class ConcatenatedContent: TextContent, Equatable {
  let parts: [Text]

  init(parts: [Text]) {
    self.parts = parts
  }

  func append(to resolver: inout TextResolver, style: TextStyle) {
    for part in parts { resolver.append(part, style: style) }
  }

  func nextChange(after now: Date, in environment: EnvironmentValues) -> Date? {
    parts.lazy.compactMap { $0.nextChange(after: now, in: environment) }.min()
  }

  static func == (left: ConcatenatedContent, right: ConcatenatedContent) -> Bool {
    left.parts == right.parts
  }
}
