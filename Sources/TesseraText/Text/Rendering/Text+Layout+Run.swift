import Foundation

nonisolated extension Text.Layout {
  /// Glyphs of one line that have the same style: its slices are the smallest parts that can be drawn alone, from left
  /// to right.
  public struct Run: RandomAccessCollection, Equatable, Sendable {
    package let source: TextLayoutSource
    package let line: Int
    package let index: Int

    var figures: TextLineFigures.Run { source.lines[line].runs[index] }

    /// The direction in which the glyphs are read.
    public var layoutDirection: LayoutDirection { figures.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The room that the font of the run gives to it.
    public var typographicBounds: TypographicBounds { slice.typographicBounds }

    /// Where the characters of the glyphs are in the text, from left to right.
    public var characterIndices: [CharacterIndex] { slice.characterIndices }

    public var startIndex: Int { 0 }
    public var endIndex: Int { figures.clusters.count }

    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The attribute of a type that `customAttribute` gave the text; nil if there is none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { figures.attributes.rarities?.attributes[key] }

    private var slice: RunSlice { RunSlice(run: self, indices: indices) }

    public static func == (left: Run, right: Run) -> Bool {
      left.line == right.line && left.index == right.index && left.source.isEqual(to: right.source)
    }
  }
}
