import SwiftUI
import Testing

/// Stroked paths.
struct StrokedPathTests {
  private let line = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)]) }

  private func outline(_ path: Path, _ style: StrokeStyle) -> Path { path.strokedPath(style) }

  @Test("D66: a line is one point wide, cut off at its ends, with mitred corners up to a limit of 10")
  func defaults() {
    #expect(
      StrokeStyle()
        == StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [], dashPhase: 0))
    let outline = Rectangle().stroke().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(outline.boundingRect.isClose(to: CGRect(x: -0.5, y: -0.5, width: 11, height: 11)))
  }

  @Test("D66: a line without width draws nothing", arguments: [0, -3, CGFloat.nan, CGFloat.infinity])
  func noWidth(width: CGFloat) {
    #expect(outline(line, StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test("the ends of a line have the shape that was asked for")
  func caps() {
    let butt = outline(line, StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect.isClose(to: CGRect(x: 10, y: 8, width: 20, height: 4)))
    let square = outline(line, StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect.isClose(to: CGRect(x: 8, y: 8, width: 24, height: 4)))
    let round = outline(line, StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.boundingRect.isClose(to: CGRect(x: 8, y: 8, width: 24, height: 4), within: 0.05))
    #expect(!round.contains(CGPoint(x: 8.2, y: 8.2)))
    #expect(round.contains(CGPoint(x: 8.2, y: 10)))
  }

  @Test("corners have the shape that was asked for")
  func joins() {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }
    func reaches(_ style: StrokeStyle, _ x: CGFloat, _ y: CGFloat) -> Bool {
      outline(corner, style).contains(CGPoint(x: x, y: y))
    }
    #expect(reaches(StrokeStyle(lineWidth: 4), 21.9, -1.9))
    #expect(!reaches(StrokeStyle(lineWidth: 4, lineJoin: .bevel), 21.5, -1.5))
    #expect(reaches(StrokeStyle(lineWidth: 4, lineJoin: .bevel), 20.9, -0.9))
    #expect(!reaches(StrokeStyle(lineWidth: 4, lineJoin: .round), 21.5, -1.5))
    #expect(reaches(StrokeStyle(lineWidth: 4, lineJoin: .round), 21.3, -1.3))
    #expect(!reaches(StrokeStyle(lineWidth: 4, miterLimit: 1.2), 21.9, -1.9))
  }

  @Test("E7: the inside of a stroked circle is not part of its line")
  func ring() {
    let ring = Circle().stroke(lineWidth: 10).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(ring.contains(CGPoint(x: 0, y: 50)))
    #expect(ring.contains(CGPoint(x: 50, y: 4)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 6)))
    #expect(ring.boundingRect.isClose(to: CGRect(x: -5, y: -5, width: 110, height: 110), within: 0.1))
  }

  @Test("dashes leave gaps")
  func dashes() {
    let dashed = outline(line, StrokeStyle(lineWidth: 2, dash: [4, 2]))
    #expect(dashed.contains(CGPoint(x: 12, y: 10)))
    #expect(!dashed.contains(CGPoint(x: 15, y: 10)))
    #expect(dashed.contains(CGPoint(x: 17, y: 10)))
    let shifted = outline(line, StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 4))
    #expect(!shifted.contains(CGPoint(x: 11, y: 10)))
    #expect(shifted.contains(CGPoint(x: 13, y: 10)))
  }

  @Test("dashes without length are dots if the ends are round")
  func dots() {
    let dotted = outline(line, StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5]))
    #expect(dotted.contains(CGPoint(x: 10.5, y: 10)))
    #expect(!dotted.contains(CGPoint(x: 12.5, y: 10)))
    #expect(dotted.contains(CGPoint(x: 15.5, y: 10)))
  }

  @Test("a pattern that makes no sense is none", arguments: [[0, 0], [-1, 2], [CGFloat.nan], [CGFloat.infinity, 1]])
  func badDashes(dash: [CGFloat]) {
    #expect(outline(line, StrokeStyle(lineWidth: 2, dash: dash)) == outline(line, StrokeStyle(lineWidth: 2)))
  }
}
