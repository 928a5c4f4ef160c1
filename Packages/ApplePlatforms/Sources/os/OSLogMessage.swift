/// A message of a log: a literal with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts values into a message. Values that are said to be private are replaced by `<private>`.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.isHidden ? "<private>" : align.aligned("\(value())")
    }

    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some BinaryFloatingPoint & CVarArg, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.isHidden ? "<private>" : format.formatted(value())
    }

    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.isHidden ? "<private>" : format.formatted(value())
    }
  }
}
