import Foundation

/// A typeface in a size, either fixed or following the user's preference.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    /// The system's typeface, in points.
    case system(size: CGFloat)
    case textStyle(TextStyle)
    /// A typeface by name, in points. Where it is related to a text style, it grows and shrinks like that.
    case named(String, size: CGFloat, relativeTo: TextStyle?)
  }

  var base: Base
  var traits = FontTraits()

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    traits.weight = weight
    traits.design = design
  }

  /// The system's typeface in a fixed size.
  ///
  /// - Parameter size: in points. A size below 1 counts as 1, one that is no finite number as that of body text.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// The system's typeface for a purpose, in the size that the user prefers.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style), weight: weight, design: design)
  }

  /// A typeface by name, in a size that follows the user's preference as body text does.
  ///
  /// - Parameters:
  ///   - name: of the family or of a single face. Where there is none of that name, the system's typeface is used.
  ///   - size: in points, for users without a preference.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, relativeTo: .body))
  }

  /// A typeface by name, in a size that follows the user's preference as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.named(name, size: size, relativeTo: textStyle))
  }

  /// A typeface by name, in a size that is the same for all users.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, relativeTo: nil))
  }

  /// The font of text for which no other is chosen.
  public static let `default` = Font(.textStyle(.body))

  /// The title of a screen: 34 points, where the user has no preference.
  public static let largeTitle = Font(.textStyle(.largeTitle))
  /// A title of the first level: 28 points.
  public static let title = Font(.textStyle(.title))
  /// A title of the second level: 22 points.
  public static let title2 = Font(.textStyle(.title2))
  /// A title of the third level: 20 points.
  public static let title3 = Font(.textStyle(.title3))
  /// What stands out from the text around it: 17 points, semibold.
  public static let headline = Font(.textStyle(.headline))
  /// What stands below a headline: 15 points.
  public static let subheadline = Font(.textStyle(.subheadline))
  /// The text that is read: 17 points.
  public static let body = Font(.textStyle(.body))
  /// A remark beside the text: 16 points.
  public static let callout = Font(.textStyle(.callout))
  /// A note below the text: 13 points.
  public static let footnote = Font(.textStyle(.footnote))
  /// What is written at a picture: 12 points.
  public static let caption = Font(.textStyle(.caption))
  /// Smaller writing at a picture: 11 points.
  public static let caption2 = Font(.textStyle(.caption2))
  /// A very large title: 36 points, bold.
  public static let extraLargeTitle = Font(.textStyle(.extraLargeTitle))
  /// A large title of the second level: 28 points, bold.
  public static let extraLargeTitle2 = Font(.textStyle(.extraLargeTitle2))
}
