import Foundation

/// Where a line of laid-out text lies, and what it consists of, in points from the top-left corner of the text.
package struct TextLineFigures: Sendable {
  /// Glyphs of one style, font and direction.
  package struct Run: Sendable {
    package var attributes: ResolvedText.Attributes
    package var isRightToLeft: Bool
    /// Where the glyphs stand.
    package var baseline: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    /// From left to right.
    package var clusters: [Cluster]

    package init(
      attributes: ResolvedText.Attributes, isRightToLeft: Bool, baseline: CGFloat, ascent: CGFloat, descent: CGFloat,
      clusters: [Cluster]
    ) {
      self.attributes = attributes
      self.isRightToLeft = isRightToLeft
      self.baseline = baseline
      self.ascent = ascent
      self.descent = descent
      self.clusters = clusters
    }
  }

  /// Glyphs that belong to the same characters.
  package struct Cluster: Sendable {
    /// Where the characters start in the text, in UTF-8 bytes; nil for what stands for text that was cut out.
    package var byte: Int?
    package var minX: CGFloat
    package var maxX: CGFloat

    package init(byte: Int?, minX: CGFloat, maxX: CGFloat) {
      self.byte = byte
      self.minX = minX
      self.maxX = maxX
    }
  }

  package var left: CGFloat
  package var width: CGFloat
  package var baseline: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var isRightToLeft: Bool
  /// From left to right.
  package var runs: [Run]

  package init(
    left: CGFloat, width: CGFloat, baseline: CGFloat, ascent: CGFloat, descent: CGFloat, isRightToLeft: Bool,
    runs: [Run]
  ) {
    self.left = left
    self.width = width
    self.baseline = baseline
    self.ascent = ascent
    self.descent = descent
    self.isRightToLeft = isRightToLeft
    self.runs = runs
  }
}
