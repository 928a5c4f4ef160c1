import Foundation

/// The key under which a text is found in a bundle's string tables, with the values to put into the text.
///
/// A string literal makes one. Interpolated values become format specifiers in the key: `"\(count) files"` has the
/// key `%lld files`. A key that no table holds is shown itself.
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package let key: String
  let arguments: [FormatArgument]

  /// Makes a key from a string as it is.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The string that the key consists of, if it is nothing but one interpolated string. There is nothing to localize.
  var onlyString: String? {
    guard arguments.count == 1, case .string(let string) = arguments[0], key == "%@" else { return nil }
    return string
  }

  init(key: String, arguments: [FormatArgument]) {
    self.key = key
    self.arguments = arguments
  }
}
