import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Text drawing.
@MainActor
struct TextDrawingTests {
  private let engine = PangoTextEngine.shared

  /// The pixels that are not white.
  private func inkBounds(of raster: Raster) -> CGRect? {
    var bounds: CGRect?
    for y in 0..<raster.height {
      for x in 0..<raster.width where raster.color(atPixelX: x, y: y) != Sample.white {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        bounds = bounds.map { $0.union(pixel) } ?? pixel
      }
    }
    return bounds
  }

  private func render(
    _ text: ResolvedText, at point: CGPoint = CGPoint(x: 10, y: 10), scale: CGFloat = 1,
    transform: CGAffineTransform = .identity
  ) -> Raster {
    let layout = engine.layout(text, width: nil, maximumLines: nil)
    let group = DisplayGroup(transform: transform, items: [.text(layout, at: point)])
    return Rasterizer.render(
      DisplayList(items: [.group(group)]), size: CGSize(width: 220, height: 80), scale: scale,
      background: Sample.white)
  }

  @Test("Ink lies where the text was measured", arguments: [1, 2] as [CGFloat])
  func inkIsInsideBox(scale: CGFloat) throws {
    for string in ["Hello, world!", "Hxg", "Привет", "10:30"] {
      let text = Sample.text(string)
      let size = engine.measure(text).size
      let ink = try #require(inkBounds(of: render(text, scale: scale)))
      let box = CGRect(x: 10 * scale, y: 10 * scale, width: size.width * scale, height: size.height * scale)
      #expect(box.insetBy(dx: -1.5, dy: -1.5).contains(ink), "\(string): \(ink) in \(box)")
      #expect(ink.width > box.width - 6 * scale)
    }
  }

  @Test("Letters stand on the baseline")
  func baseline() throws {
    let text = Sample.text("HHH")
    let ink = try #require(inkBounds(of: render(text)))
    let baseline = 10 + engine.measure(text).firstBaseline
    #expect(abs(ink.maxY - baseline.rounded()) < 0.01)
  }

  @Test("Equal letters look equal wherever they stand between pixels")
  func evenSpacing() throws {
    let first = try #require(inkBounds(of: render(Sample.text("llllllll"), at: CGPoint(x: 10, y: 10))))
    let moved = try #require(inkBounds(of: render(Sample.text("llllllll"), at: CGPoint(x: 10.5, y: 10))))
    #expect(abs(first.minX - moved.minX) <= 1 && first.height == moved.height)
  }

  @Test("Turned text is drawn, too")
  func rotation() throws {
    let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 0)
    let ink = try #require(inkBounds(of: render(Sample.text("Hello"), transform: quarterTurn)))
    #expect(ink.height > ink.width)
  }

  @Test("Runs have their own colors, underlines theirs")
  func colors() {
    var runs = [Sample.run("MMM", color: Sample.red), Sample.run("MMM", color: Sample.blue)]
    runs[1].attributes.underline = ResolvedText.LineDecoration(color: Sample.green)
    runs[0].attributes.strikethrough = ResolvedText.LineDecoration()
    let raster = render(ResolvedText(runs: runs), scale: 2)
    var found: Set<Color.Resolved> = []
    for y in 0..<raster.height { for x in 0..<raster.width { found.insert(raster.color(atPixelX: x, y: y)) } }
    #expect(found.isSuperset(of: [Sample.red, Sample.blue, Sample.green]))
  }

  @Test("Baseline offset lifts text")
  func baselineOffset() throws {
    var run = Sample.run("HHH")
    let plain = try #require(inkBounds(of: render(ResolvedText(runs: [Sample.run("I"), run]))))
    run.attributes.baselineOffset = 6
    let raised = ResolvedText(runs: [Sample.run("I"), run])
    let ink = try #require(inkBounds(of: render(raised)))
    #expect(abs(ink.height - plain.height - 6) <= 1)
    #expect(abs(engine.measure(raised).size.height - engine.measure(Sample.text("I")).size.height - 6) < 0.01)
  }

  @Test("Large text is drawn from outlines")
  func largeText() throws {
    let text = Sample.text("Hg", font: Sample.font(60))
    let ink = try #require(inkBounds(of: render(text, at: .zero, scale: 2)))
    #expect(ink.height > 90)
  }
}
