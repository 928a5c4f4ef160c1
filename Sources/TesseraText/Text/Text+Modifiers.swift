import Foundation

nonisolated extension Text {
  /// Sets the font; nil keeps the one from around the text.
  public func font(_ font: Font?) -> Text {
    font.map { modified(.font($0)) } ?? self
  }

  /// Sets the weight of the font; nil takes the weight that the font has by itself.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    modified(.weight(weight))
  }

  /// Sets the width of the font's characters; nil takes the width that the font has by itself.
  public func fontWidth(_ width: Font.Width?) -> Text {
    modified(.width(width))
  }

  /// Sets the design of the font; nil takes the design that the font has by itself.
  public func fontDesign(_ design: Font.Design?) -> Text {
    modified(.design(design))
  }

  /// Makes the text bold.
  ///
  /// - Parameter isActive: false reverts an outer `bold`.
  public func bold(_ isActive: Bool = true) -> Text {
    modified(.bold(isActive))
  }

  /// Makes the text italic.
  ///
  /// - Parameter isActive: false reverts an outer `italic`.
  public func italic(_ isActive: Bool = true) -> Text {
    modified(.italic(isActive))
  }

  /// Sets the text in a font whose characters are all of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    modified(.monospaced(isActive))
  }

  /// Gives all digits one width; other characters keep theirs.
  public func monospacedDigit() -> Text {
    modified(.monospacedDigits)
  }

  /// Draws a line under the text.
  ///
  /// - Parameter color: the color of the line; nil for the color of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the text.
  ///
  /// - Parameter color: the color of the line; nil for the color of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Sets points between the characters, without breaking up ligatures. `tracking` has precedence.
  public func kerning(_ kerning: CGFloat) -> Text {
    modified(.kerning(kerning))
  }

  /// Sets points behind every character.
  public func tracking(_ tracking: CGFloat) -> Text {
    modified(.tracking(tracking))
  }

  /// Moves the text up by some points, or down if the number is negative.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(baselineOffset))
  }

  /// Sets the color; nil keeps the one from around the text.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { modified(.foreground(TextForeground($0))) } ?? self
  }

  /// Sets what the text is filled with.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    modified(.foreground(TextForeground(style)))
  }

  /// Sets the size of the text relative to its font's size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale)) : self
  }
}
