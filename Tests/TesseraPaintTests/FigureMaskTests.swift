import CCairo
import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Figures drawn from masks.
@MainActor
struct FigureMaskTests {
  nonisolated private static let figures: [Path] = [
    Path(ellipseIn: CGRect(x: 4, y: 3, width: 20, height: 20)),
    Path(ellipseIn: CGRect(x: 2, y: 7, width: 35, height: 9)),
    Path(roundedRect: CGRect(x: 3, y: 5, width: 30, height: 24), cornerRadius: 8),
    Path(roundedRect: CGRect(x: 3, y: 5, width: 30, height: 24), cornerRadius: 8, style: .circular),
    Path(roundedRect: CGRect(x: 3, y: 5, width: 30, height: 24), cornerSize: CGSize(width: 12, height: 4)),
    Path(roundedRect: CGRect(x: -10, y: 20, width: 60, height: 40), cornerRadius: 90),
    // Between pixels there are no masks; nor are there any of figures that are too large.
    Path(ellipseIn: CGRect(x: 4.3, y: 3, width: 20, height: 20)),
    Path(ellipseIn: CGRect(x: -310, y: -150, width: 330, height: 330)),
  ]

  private func render(_ path: Path, scale: CGFloat, opacity: Double) -> Raster {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.9, opacity: 0.75)
    let group = DisplayGroup(
      transform: CGAffineTransform(translationX: 1, y: 2), opacity: opacity,
      items: [.fill(path, .color(color), FillStyle())])
    return Rasterizer.render(
      DisplayList(items: [.group(group)]), size: CGSize(width: 40, height: 40), scale: scale, background: Sample.white)
  }

  @Test("They look as if they were drawn along their outlines", arguments: figures, [1, 2, 2.5] as [CGFloat])
  func sameAsOutline(path: Path, scale: CGFloat) {
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    for opacity in [1, 0.4] {
      let shown = render(path, scale: scale, opacity: opacity)
      let expected = render(Path(elements: elements), scale: scale, opacity: opacity)
      let difference = zip(shown.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max()
      #expect(difference ?? 255 <= 2)
      #expect(shown.bytes.contains { $0 != 255 })
    }
  }

  @Test("Figures of one size share a mask at every position and scale")
  func sharing() throws {
    func figure(_ rect: CGRect, scale: Double) throws -> FigureMask.Figure? {
      let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1))
      let context = try #require(cairo_create(surface))
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      cairo_scale(context, scale, scale)
      let grid = try #require(PixelGrid(context: context, pixelScale: 1))
      return FigureMask.Figure.of(Path(ellipseIn: rect), on: grid)?.figure
    }
    let first = try figure(CGRect(x: 0, y: 0, width: 20, height: 10), scale: 1)
    #expect(first != nil)
    #expect(try figure(CGRect(x: 7, y: 9, width: 20, height: 10), scale: 1) == first)
    #expect(try figure(CGRect(x: 3.5, y: 1, width: 10, height: 5), scale: 2) == first)
    #expect(try figure(CGRect(x: 3.5, y: 1, width: 10, height: 5), scale: 1) == nil)
    #expect(try figure(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), scale: 1) == nil)
    #expect(try figure(CGRect(x: 0, y: 0, width: 200, height: 200), scale: 1) == nil)
  }
}
