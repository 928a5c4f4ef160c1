import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Points of long paths.
struct LineThinnerTests {
  private func thinned(_ points: [LineThinner.Point]) -> [LineThinner.Point] {
    var thinner = LineThinner()
    var drawn = Array(points.prefix(1))
    guard let first = points.first else { return [] }
    thinner.begin(at: first)
    for point in points.dropFirst() { thinner.add(point) { drawn.append($0) } }
    thinner.finish { drawn.append($0) }
    return drawn
  }

  /// A curve over 400 by 200 pixels that goes up and down once for each 200 points.
  private func wave(_ count: Int) -> [LineThinner.Point] {
    (0..<count).map { number in
      LineThinner.Point(
        x: 400 * Double(number) / Double(count), y: 100 + 100 * sin(Double(number) * .pi / 100))
    }
  }

  @Test("a million points of a curve are as many as its pixels need, as are two million")
  func bounded() {
    let few = thinned(wave(1_000_000)).count
    let many = thinned(wave(2_000_000)).count
    #expect(few < 15_000)
    #expect(many <= few * 11 / 10)
  }

  @Test("points that are far apart stay")
  func sparse() {
    let points = (0..<100).map { LineThinner.Point(x: Double($0), y: Double(($0 * 37) % 50)) }
    let drawn = thinned(points)
    #expect(drawn.map(\.x) == points.map(\.x))
    #expect(drawn.map(\.y) == points.map(\.y))
  }

  @Test("the first and the last point and the ends of each strip stay, in their order")
  func ends() {
    let points = [(0, 0), (0.01, 5), (0.02, -3), (0.03, 1), (0.04, 2), (9, 9)].map {
      LineThinner.Point(x: $0.0, y: $0.1)
    }
    #expect(thinned(points).map(\.y) == [0, 5, -3, 2, 9])
  }

  @Test("one point, and the same one many times")
  func still() {
    #expect(thinned([LineThinner.Point(x: 1, y: 1)]).count == 1)
    #expect(thinned(Array(repeating: LineThinner.Point(x: 1, y: 1), count: 100)).map(\.x) == [1, 1])
  }

  @MainActor
  @Test("a long curve has the same pixels with and without its invisible points", arguments: [false, true])
  func appearance(isStroked: Bool) {
    func picture(_ count: Int) -> Raster {
      var path = Path()
      path.addLines(
        (0..<count).map { number in
          let part = CGFloat(number) / CGFloat(count - 1)
          return CGPoint(x: 10 + 180 * part, y: 50 + 40 * sin(part * 12))
        })
      let red = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1)
      let item =
        isStroked
        ? DisplayItem.stroke(path, .color(red), StrokeStyle(lineWidth: 3))
        : DisplayItem.fill(path, .color(red), FillStyle())
      let size = CGSize(width: 200, height: 100)
      return Rasterizer.render(DisplayList(items: [item]), size: size, scale: 1, background: nil)
    }
    let (short, long) = (picture(LineThinner.shortestPath - 10), picture(100_000))
    let differences = zip(short.bytes, long.bytes).map { abs(Int($0) - Int($1)) }
    // An eighth of a pixel is 32 of 255 steps of coverage; the rest is the difference of rounding on either side.
    #expect(differences.max() ?? 0 <= 40)
  }
}
