import Foundation

nonisolated extension Text.Layout {
  /// A line of text: its runs, from left to right.
  public struct Line: RandomAccessCollection, Equatable, Sendable {
    let source: TextLayoutSource
    let index: Int

    private var figures: TextLineFigures { source.lines[index] }

    /// The left end of the baseline, in points from the top left corner of the text.
    public var origin: CGPoint {
      CGPoint(x: figures.left, y: figures.baseline)
    }

    /// The room that the fonts of the line give to it.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(origin: origin, width: figures.width, ascent: figures.ascent, descent: figures.descent)
    }

    /// In which direction the paragraph of the line is read.
    public var paragraphLayoutDirection: LayoutDirection { figures.isRightToLeft ? .rightToLeft : .leftToRight }

    public var startIndex: Int { 0 }
    public var endIndex: Int { figures.runs.count }

    public subscript(index: Int) -> Run {
      precondition(figures.runs.indices.contains(index), "There is no run \(index).")
      return Run(source: source, line: self.index, index: index)
    }

    public static func == (left: Line, right: Line) -> Bool {
      left.index == right.index && left.source.isEqual(to: right.source)
    }
  }
}
