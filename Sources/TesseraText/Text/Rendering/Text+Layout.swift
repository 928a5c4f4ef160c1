import Foundation

nonisolated extension Text {
  /// Text in lines, as a renderer gets it.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    package let source: TextLayoutSource

    package init(source: TextLayoutSource) {
      self.source = source
    }

    /// Whether text was left out because there was no room for it.
    public var isTruncated: Bool { source.isTruncated }

    public var startIndex: Int { 0 }
    public var endIndex: Int { source.lines.count }

    public subscript(index: Int) -> Line {
      precondition(source.lines.indices.contains(index), "There is no line \(index).")
      return Line(source: source, index: index)
    }

    public static func == (left: Layout, right: Layout) -> Bool {
      left.source.isEqual(to: right.source)
    }
  }
}

nonisolated extension Text.Layout {
  /// The place of a character in the text.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    /// In UTF-16.
    let value: Int

    public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
      left.value < right.value
    }

    public func distance(to other: CharacterIndex) -> Int {
      other.value - value
    }

    public func advanced(by count: Int) -> CharacterIndex {
      CharacterIndex(value: value + count)
    }
  }

  /// The room that the fonts of a piece of text give to it, in points from the top left corner of the text.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// From the left end to the right one.
    public var width: CGFloat
    /// From the baseline up.
    public var ascent: CGFloat
    /// From the baseline down.
    public var descent: CGFloat
    /// The additional line spacing of fonts; it is 0 for the fonts here.
    public var leading: CGFloat

    /// No room at all.
    public init() {
      self.init(origin: .zero, width: 0, ascent: 0, descent: 0)
    }

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      leading = 0
    }

    /// The bounds as a rectangle.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How pieces of text are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Glyphs lie exactly where they belong, rather than where they look sharpest: for text that moves slowly.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
