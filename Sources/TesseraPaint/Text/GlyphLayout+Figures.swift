import Foundation
import TesseraCore

extension GlyphLayout {
  var lineFigures: [TextLineFigures] {
    zip(lines, baselines).map { line, baseline in
      TextLineFigures(
        left: PangoUnits.points(leftEdge(of: line)), width: PangoUnits.points(line.width),
        baseline: PangoUnits.points(baseline), ascent: PangoUnits.points(line.heights.ascent),
        descent: PangoUnits.points(line.heights.descent), isRightToLeft: line.level % 2 == 1,
        runs: places(in: line).map { figures(of: $0.segment, left: $0.left, baseline: baseline) })
    }
  }

  func part(line: Int, run: Int, clusters: Range<Int>, isExact: Bool) -> any TextLayout {
    let place = places(in: lines[line])[run]
    var segment = place.segment
    let count = segment.pieces.count
    let start = segment.pieces.lowerBound
    // Clusters count from the left, pieces in reading order.
    let pieces =
      Self.isRightToLeft(segment)
      ? start + count - clusters.upperBound..<start + count - clusters.lowerBound
      : start + clusters.lowerBound..<start + clusters.upperBound
    let before = Self.pieces(of: segment).prefix(clusters.lowerBound)
    segment.pieces = pieces
    var painted = GlyphPlacer.paint(
      segment, left: before.reduce(place.left) { $0 + $1.width }, baseline: baselines[line])
    painted.isExact = isExact
    return GlyphLayout(partOf: self, painted)
  }

  /// The segments of a line from left to right, each with where it begins.
  private func places(in line: LineBreaker.Line) -> [(segment: GlyphPlacer.Segment, left: Int)] {
    let segments = GlyphPlacer.visualOrder(line.parts.flatMap(GlyphPlacer.segments))
    var pen =
      leftEdge(of: line) - (line.level % 2 == 1 ? GlyphPlacer.overhang(of: segments, lineWidth: line.width) : 0)
    return segments.map { segment in
      defer { pen += segment.source.width(of: segment.pieces) }
      return (segment, pen)
    }
  }

  private static func isRightToLeft(_ segment: GlyphPlacer.Segment) -> Bool {
    segment.source.runs[segment.run].level % 2 == 1
  }

  /// From left to right.
  private static func pieces(of segment: GlyphPlacer.Segment) -> [ShapedText.Piece] {
    let pieces = Array(segment.source.pieces[segment.pieces])
    return isRightToLeft(segment) ? pieces.reversed() : pieces
  }

  private func figures(of segment: GlyphPlacer.Segment, left: Int, baseline: Int) -> TextLineFigures.Run {
    let source = segment.source
    let style = source.styles[source.runs[segment.run].style]
    var pen = left
    return TextLineFigures.Run(
      attributes: source.text.runs[source.runs[segment.run].style].attributes,
      isRightToLeft: Self.isRightToLeft(segment), baseline: PangoUnits.points(baseline - style.raise),
      ascent: PangoUnits.points(style.ascent), descent: PangoUnits.points(style.descent),
      clusters: Self.pieces(of: segment).map { piece in
        defer { pen += piece.width }
        return TextLineFigures.Cluster(
          byte: source.text == text ? piece.offset : nil, minX: PangoUnits.points(pen),
          maxX: PangoUnits.points(pen + piece.width))
      })
  }
}
