import Foundation

/// Measures and shapes text for the engine. `TesseraPaint` implements it over Pango and HarfBuzz.
///
/// All lengths are points. No figure is rounded to whole pixels except where rule C80 says so; the
/// engine does that rounding.
@MainActor
package protocol TextEngine: AnyObject, Sendable {
  /// Ascent, descent and line height of a font.
  func metrics(of font: ResolvedFont) -> FontMetrics

  /// The size of `text` on a single line (its explicit line breaks respected), and its smallest useful width.
  ///
  /// This is asked for every new text: it must be cheap, and cheaper still for a text seen before.
  func measure(_ text: ResolvedText) -> TextMeasure

  /// Breaks `text` into lines no wider than `width` (nil: only at explicit breaks).
  ///
  /// - Parameters:
  ///   - width: in points; words longer than it break between characters.
  ///   - maximumLines: lines past it are cut off, the last one kept ends with an ellipsis as
  ///     `ResolvedText.truncation` says. nil: as many as there are.
  func layout(_ text: ResolvedText, width: CGFloat?, maximumLines: Int?) -> any TextLayout

  /// How many texts had to be shaped so far because they were not known from before.
  var shapedTextCount: Int { get }

  /// What reads the pictures that stand in text and beside it.
  var bitmapDecoder: any BitmapDecoder { get }
}

/// Text broken into lines, ready to be drawn.
@MainActor
package protocol TextLayout: DrawnText {
  /// From the top to the baseline of the first line.
  var firstBaseline: CGFloat { get }
  /// From the top to the baseline of the last line.
  var lastBaseline: CGFloat { get }
  /// Where the characters are, line by line: what carets and selections need.
  var lineBoxes: [TextLineBoxes] { get }
  /// Whether text was cut off.
  var isTruncated: Bool { get }
  /// What is drawn, line by line: what renderers need.
  var lineFigures: [TextLineFigures] { get }

  /// A layout that draws some clusters of a run where this one has them, and nothing else.
  ///
  /// - Parameter isExact: whether glyphs lie exactly where they belong, rather than where they look sharpest.
  func part(line: Int, run: Int, clusters: Range<Int>, isExact: Bool) -> any TextLayout
}

/// The single-line figures of a text.
package struct TextMeasure: Equatable, Sendable {
  /// Typographic width, unrounded, of the widest explicit line, and the height of all explicit lines.
  package var size: CGSize
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  /// Width of the widest piece that cannot be broken (a grapheme cluster).
  package var minimumWidth: CGFloat
  /// Number of explicit lines, 1 for text without a line break.
  package var lineCount: Int

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, minimumWidth: CGFloat, lineCount: Int
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.minimumWidth = minimumWidth
    self.lineCount = lineCount
  }
}

package struct FontMetrics: Equatable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  /// Height of a line of this font; lines stack without further leading.
  package var lineHeight: CGFloat

  package init(ascent: CGFloat, descent: CGFloat, lineHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
  }
}

/// A font with nothing left to decide: family, size and weight are known.
package struct ResolvedFont: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// The system font: Inter, "Inter Display" from 20 points.
    case system(Font.Design)
    case named(String)
  }

  package var family: Family
  /// Points.
  package var size: CGFloat
  /// CSS-like weight, 100 (thin) to 900 (black); 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  package var hasSmallCaps: Bool
  /// How wide the letters are: 0 for the usual width, from -4 (narrowest) to 4.
  package var width = 0

  package init(
    family: Family, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
  }
}

/// Text with nothing left to decide: localized, formatted, styled.
package struct ResolvedText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var string: String
    package var attributes: Attributes

    package init(string: String, attributes: Attributes) {
      self.string = string
      self.attributes = attributes
    }
  }

  package struct Attributes: Hashable, Sendable {
    package var font: ResolvedFont
    package var color: Color.Resolved
    /// What the characters are painted with if that is more than a color; `color` stands for it where it cannot be.
    package var foreground: TextForeground?
    /// Extra space after each character, points.
    package var tracking: CGFloat
    package var kerning: CGFloat
    /// Points upward.
    package var baselineOffset: CGFloat
    package var underline: LineDecoration?
    package var strikethrough: LineDecoration?
    /// What is shown in the place of the run's only character.
    package var attachment: TextAttachment?
    /// What hardly any text has.
    package var rarities: Rarities?
    /// Where the characters lead.
    package var link: TextLink?

    package init(
      font: ResolvedFont, color: Color.Resolved, tracking: CGFloat = 0, kerning: CGFloat = 0,
      baselineOffset: CGFloat = 0, underline: LineDecoration? = nil, strikethrough: LineDecoration? = nil
    ) {
      self.font = font
      self.color = color
      self.tracking = tracking
      self.kerning = kerning
      self.baselineOffset = baselineOffset
      self.underline = underline
      self.strikethrough = strikethrough
    }
  }

  package struct Rarities: Hashable, Sendable {
    package var background: Color.Resolved?
    /// What the program noted for its renderers.
    package var attributes: TextAttributeValues
    /// Whose rules the characters follow, as a tag of BCP 47; nil for what they suggest.
    package var language: String?
  }

  package struct LineDecoration: Hashable, Sendable {
    package var pattern: Text.LineStyle.Pattern
    /// nil: the color of the text.
    package var color: Color.Resolved?

    package init(pattern: Text.LineStyle.Pattern = .solid, color: Color.Resolved? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  package var runs: [Run]
  package var alignment: TextAlignment
  package var truncation: Text.TruncationMode
  /// Extra space between lines, points.
  package var lineSpacing: CGFloat
  package var isRightToLeft: Bool
  /// How far baselines are apart; nil for what the fonts ask for (J408).
  package var lineHeight: AttributedString.LineHeight?
  /// Whether lines begin where their paragraph is read from, whichever direction the layout has (J409).
  package var alignsByWriting = false
  /// Whether paragraphs are written as the layout is, whichever letters they have (J409).
  package var writesByLayout = false

  package init(
    runs: [Run], alignment: TextAlignment = .leading, truncation: Text.TruncationMode = .tail,
    lineSpacing: CGFloat = 0, isRightToLeft: Bool = false
  ) {
    self.runs = runs
    self.alignment = alignment
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.isRightToLeft = isRightToLeft
  }

  /// The height of a line of the text with a font, in points.
  ///
  /// - Parameter metrics: those of the font.
  package func lineHeight(of font: ResolvedFont, _ metrics: FontMetrics) -> CGFloat {
    lineHeight?.height(ofFontSize: font.size) ?? metrics.lineHeight
  }

  /// The placeholder of a picture among the characters.
  package static let attachmentCharacter = "\u{FFFC}"

  /// The characters of all runs that can be read.
  package var readableString: String {
    runs.lazy.filter { $0.attributes.attachment == nil }.map(\.string).joined()
  }

  /// The characters of all runs.
  package var string: String {
    runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
  }
}
