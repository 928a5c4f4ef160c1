import Foundation

extension Font {
  /// What a font depends on besides itself: the user's preferences, and what views above ask for.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let context: FontContext

    public var debugDescription: String {
      "Font.Context(dynamicTypeSize: \(context.dynamicTypeSize), isBoldTextPreferred: \(context.isBoldTextPreferred))"
    }

    public static func == (first: Context, second: Context) -> Bool {
      first.context == second.context
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(context.dynamicTypeSize)
      hasher.combine(context.isBoldTextPreferred)
    }
  }

  /// A font with nothing left to decide.
  public struct Resolved: Hashable, Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The thickness of strokes.
    public let weight: Font.Weight
    /// The width of letters.
    public let width: Font.Width
    /// How close lines are together.
    public let leading: Font.Leading
    /// Whether the strokes are at least as thick as those of bold letters.
    public let isBold: Bool
    /// Whether the letters are slanted.
    public let isItalic: Bool
    /// Whether all characters have the same width.
    public let isMonospaced: Bool
    /// Whether small letters are small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether capital letters are small capitals.
    public let isUppercaseSmallCaps: Bool

    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// The font with nothing left to decide, as text in some surroundings has it (J330).
  ///
  /// - Parameter context: that of the environment, `fontResolutionContext`.
  public func resolve(in context: Context) -> Resolved {
    let font = resolved(in: context.context)
    var isMonospaced = false
    if case .system(.monospaced) = font.family { isMonospaced = true }
    return Resolved(
      pointSize: font.size, weight: Weight(number: font.weight), width: traits.width ?? .standard,
      leading: traits.leading ?? .standard, isBold: font.weight >= Weight.bold.number, isItalic: font.isItalic,
      isMonospaced: isMonospaced, isLowercaseSmallCaps: traits.hasLowercaseSmallCaps,
      isUppercaseSmallCaps: traits.hasUppercaseSmallCaps)
  }
}

nonisolated extension EnvironmentValues {
  /// What fonts depend on here.
  public var fontResolutionContext: Font.Context {
    Font.Context(
      context: FontContext(
        dynamicTypeSize: dynamicTypeSize, isBoldTextPreferred: legibilityWeight == .bold, idiom: idiom))
  }
}
