import Foundation

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  let isHidden: Bool

  /// Everyone: the log goes to the terminal of the program's user.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// Everyone.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  /// Hidden: the log shows that there is a value.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// Hidden: the log shows that there is a value.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  /// How values are told apart that may not be read.
  public struct Mask: Sendable {
    /// Not at all here.
    public static var hash: Mask { Mask() }
    /// Not at all.
    public static var none: Mask { Mask() }
  }

  /// Hidden: the log shows that there is a value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isRight = false

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// With spaces behind it.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }

  /// With spaces before it.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func aligned(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? padding + text : text + padding
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }

  /// With a number of digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, min(precision, 100)))
  }

  func formatted(_ value: some BinaryFloatingPoint) -> String {
    String(format: "%.\(precision)f", Double(value))
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let isUppercase: Bool

  /// With ten digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, isUppercase: false) }
  /// With sixteen digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16, isUppercase: false) }

  /// With sixteen digits.
  public static func hex(uppercase: Bool) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
  }

  func formatted(_ value: some BinaryInteger) -> String {
    String(value, radix: radix, uppercase: isUppercase)
  }
}
