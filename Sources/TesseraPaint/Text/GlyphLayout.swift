import CCairo
import Foundation
import TesseraCore

/// Text in lines. Lines are measured when it is made; glyphs get their places when it is first drawn.
@MainActor
final class GlyphLayout: TextLayout {
  let size: CGSize
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat
  let isTruncated: Bool
  var lineCount: Int { lines.count }

  /// Distance of each baseline from the top, in Pango units.
  let baselines: [Int]
  let lines: [LineBreaker.Line]
  private let width: Int
  let text: ResolvedText

  init(_ broken: LineBreaker.Result, text: ResolvedText) {
    let spacing = PangoUnits.units(text.lineSpacing)
    var bottom = 0
    var baselines: [Int] = []
    baselines.reserveCapacity(broken.lines.count)
    for (index, line) in broken.lines.enumerated() {
      if index > 0 { bottom += spacing }
      baselines.append(bottom + line.heights.ascent)
      bottom += line.heights.ascent + line.heights.descent
    }
    self.baselines = baselines
    self.text = text
    lines = broken.lines
    isTruncated = broken.isTruncated
    width = broken.lines.lazy.map(\.width).max() ?? 0
    size = CGSize(width: PangoUnits.points(width), height: PangoUnits.points(max(bottom, 0)))
    firstBaseline = PangoUnits.points(baselines.first ?? 0)
    lastBaseline = PangoUnits.points(baselines.last ?? 0)
  }

  /// A layout as large as another one that draws only some of it.
  init(partOf whole: GlyphLayout, _ run: PaintedRun) {
    (size, firstBaseline, lastBaseline) = (whole.size, whole.firstBaseline, whole.lastBaseline)
    (isTruncated, baselines, lines) = (whole.isTruncated, whole.baselines, whole.lines)
    (width, text) = (whole.width, whole.text)
    paintedRuns = [run]
  }

  /// What to draw, from the first line to the last and from left to right.
  private(set) lazy var paintedRuns: [PaintedRun] = {
    var runs: [PaintedRun] = []
    for (line, baseline) in zip(lines, baselines) {
      let left = leftEdge(of: line)
      GlyphPlacer.place(line, left: left, baseline: baseline, into: &runs)
    }
    return runs
  }()

  /// Whether more than glyphs is drawn.
  var hasDecorations: Bool {
    text.runs.contains {
      $0.attributes.underline != nil || $0.attributes.strikethrough != nil || $0.attributes.rarities?.background != nil
    }
  }

  /// Lines are aligned within the widest of them.
  func leftEdge(of line: LineBreaker.Line) -> Int {
    let room = width - line.width
    let isRightToLeft = text.alignsByWriting ? line.level % 2 == 1 : text.isRightToLeft
    switch text.alignment {
    case .center: return room / 2
    case .leading: return isRightToLeft ? room : 0
    case .trailing: return isRightToLeft ? 0 : room
    }
  }
}
