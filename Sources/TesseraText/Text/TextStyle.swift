import Foundation

/// What the modifiers of a text, or the environment, ask of its characters.
package struct TextStyle: Equatable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var width: Font.Width?
  package var design: Font.Design?
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  /// nil: the foreground style of the environment.
  package var foreground: TextForeground?
  package var tracking: CGFloat = 0
  package var kerning: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var scale = Text.Scale.default
  /// Properties that few texts have; kept apart so that the style of other texts stays small.
  var rarities: Rarities?
  /// Where the characters lead.
  package var link: TextLink?

  package init() {}

  struct Rarities: Equatable, Sendable {
    var background: Color?
    /// The attributes that the program gave the text, for its own renderers.
    var attributes = TextAttributeValues()
    /// The language whose rules the characters follow, as a tag of BCP 47; nil for the language that they suggest.
    var language: String?
  }

  mutating func changeRarities(_ change: (inout Rarities) -> Void) {
    var changed = rarities ?? Rarities()
    change(&changed)
    rarities = changed == Rarities() ? nil : changed
  }
}
