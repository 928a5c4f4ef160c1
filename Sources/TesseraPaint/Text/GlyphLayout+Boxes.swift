import Foundation
import TesseraCore

extension GlyphLayout {
  var lineBoxes: [TextLineBoxes] {
    zip(lines, baselines).map { line, baseline in
      let left = leftEdge(of: line)
      return TextLineBoxes(
        top: PangoUnits.points(baseline - line.heights.ascent),
        height: PangoUnits.points(line.heights.ascent + line.heights.descent), left: PangoUnits.points(left),
        boxes: Self.boxes(of: line, left: left).sorted { $0.byte < $1.byte })
    }
  }

  /// The pieces of a line, from left to right, as `GlyphPlacer` draws them.
  private static func boxes(of line: LineBreaker.Line, left: Int) -> [TextLineBoxes.Box] {
    let segments = GlyphPlacer.visualOrder(line.parts.flatMap(GlyphPlacer.segments))
    var pen = left - (line.level % 2 == 1 ? GlyphPlacer.overhang(of: segments, lineWidth: line.width) : 0)
    var boxes: [TextLineBoxes.Box] = []
    for segment in segments {
      let isRightToLeft = segment.source.runs[segment.run].level % 2 == 1
      let pieces = isRightToLeft ? Array(segment.pieces.reversed()) : Array(segment.pieces)
      for piece in pieces.map({ segment.source.pieces[$0] }) {
        boxes.append(
          TextLineBoxes.Box(
            byte: piece.offset, minX: PangoUnits.points(pen), maxX: PangoUnits.points(pen + piece.width),
            isRightToLeft: isRightToLeft))
        pen += piece.width
      }
    }
    return boxes
  }
}
