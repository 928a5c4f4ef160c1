import Foundation

nonisolated extension Text.Layout {
  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
    /// The run that the glyphs are a part of.
    public var run: Run
    public var indices: Range<Int>

    /// Some glyphs of a run. Indices outside of the run are a programming error and end the program.
    public init(run: Run, indices: Range<Int>) {
      precondition(
        indices.lowerBound >= 0 && indices.upperBound <= run.endIndex, "A run has no slice \(indices).")
      self.run = run
      self.indices = indices
    }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }

    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The attribute of a type that `customAttribute` gave the text; nil if there is none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The room that the font of the run gives to the glyphs.
    public var typographicBounds: TypographicBounds {
      let figures = run.figures
      let clusters = figures.clusters[indices]
      let left = clusters.first?.minX ?? 0
      return TypographicBounds(
        origin: CGPoint(x: left, y: figures.baseline), width: (clusters.last?.maxX ?? left) - left,
        ascent: figures.ascent, descent: figures.descent)
    }

    /// Where the characters of the glyphs are in the text, from left to right.
    public var characterIndices: [CharacterIndex] {
      run.figures.clusters[indices].compactMap { $0.byte.flatMap(run.source.characterIndex) }
    }
  }
}
