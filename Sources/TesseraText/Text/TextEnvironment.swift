import Foundation

/// Everything that text reads from the environment.
@usableFromInline
package struct TextEnvironment: Equatable, Sendable {
  /// What the modifiers outside of a text ask of its characters.
  package var style = TextStyle()
  /// The most lines that are shown; nil for any number, and what is below 1 counts as 1 (C81).
  package var lineLimit: Int?
  /// The number of lines that text is at least as high as (C81).
  package var reservedLines = 0
  package var multilineTextAlignment = TextAlignment.leading
  package var truncationMode = Text.TruncationMode.tail
  /// Points between lines.
  package var lineSpacing: CGFloat = 0
  package var allowsTightening = false
  /// How far the font may shrink to fit, from 0 to 1 (C83).
  package var minimumScaleFactor: CGFloat = 1
  package var textCase: Text.Case?
  /// How short dates are written.
  package var variant = TextVariant.full
  /// How far baselines are apart; nil for what the fonts ask for.
  package var lineHeight: AttributedString.LineHeight?
  package var alignmentStrategy = Text.AlignmentStrategy.default
  package var writingDirectionStrategy = Text.WritingDirectionStrategy.default

  package init() {}

  /// The distance between lines as it can be drawn: lines never overlap.
  var usableLineSpacing: CGFloat {
    lineSpacing.isFinite ? max(lineSpacing, 0) : 0
  }
}
