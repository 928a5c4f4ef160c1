import Foundation

/// The style of characters.
extension View {
  /// Sets the font of text in this view; nil for the system's body font.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of fonts in this view; nil takes the weight that each font has by itself.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(TextStyleModifier(change: .weight(weight)))
  }

  /// Sets the width of fonts in this view; nil takes the width that each font has by itself.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(TextStyleModifier(change: .width(width)))
  }

  /// Sets the design of fonts in this view; nil takes the design that each font has by itself.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(TextStyleModifier(change: .design(design)))
  }

  /// Makes the text in this view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier(change: .bold(isActive)))
  }

  /// Makes the text in this view italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier(change: .italic(isActive)))
  }

  /// Sets the text in this view in fonts whose characters are all of one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier(change: .monospaced(isActive)))
  }

  /// Gives all digits in this view one width; other characters keep theirs.
  nonisolated public func monospacedDigit() -> some View {
    modifier(TextStyleModifier(change: .monospacedDigits))
  }

  /// Draws a line under the text in this view.
  ///
  /// - Parameter color: the color of the line; nil for the color of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextStyleModifier(change: .underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)))
  }

  /// Draws a line through the text in this view.
  ///
  /// - Parameter color: the color of the line; nil for the color of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      TextStyleModifier(change: .strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)))
  }

  /// Sets points between the characters of text in this view, without breaking up ligatures.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextStyleModifier(change: .kerning(kerning)))
  }

  /// Sets points behind every character of text in this view.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    modifier(TextStyleModifier(change: .tracking(tracking)))
  }

  /// Moves the text in this view up by some points, or down if the number is negative.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextStyleModifier(change: .baselineOffset(baselineOffset)))
  }

  /// Sets the size of text in this view relative to its fonts' sizes.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(TextStyleModifier(change: isEnabled ? .scale(scale) : nil))
  }
}

/// The size that the user chose for text.
extension View {
  /// Sets the text size of this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size of this view within a range.
  nonisolated public func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(_ range: Range) -> some View {
    modifier(DynamicTypeSizeRangeModifier(range: DynamicTypeSize.closedRange(of: range)))
  }
}

extension DynamicTypeSize {
  /// The sizes that a range holds; all of them if it holds none.
  nonisolated fileprivate static func closedRange<Range: RangeExpression<DynamicTypeSize>>(
    of range: Range
  ) -> ClosedRange<DynamicTypeSize> {
    let sizes = allCases.filter(range.contains)
    let chosen = sizes.isEmpty ? allCases : sizes
    return chosen[0]...chosen[chosen.count - 1]
  }
}
