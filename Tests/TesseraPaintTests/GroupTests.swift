import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Groups and bad input.
@MainActor
struct GroupTests {
  private func render(
    _ items: [DisplayItem], size: CGSize = CGSize(width: 20, height: 20), scale: CGFloat = 1
  ) -> Raster {
    Rasterizer.render(DisplayList(items: items), size: size, scale: scale, background: Sample.white)
  }

  private func fill(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: Color.Resolved = Sample.red
  ) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
  }

  @Test("A clip cuts and is in the group's own coordinates")
  func clip() {
    let group = DisplayGroup(
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0),
      clip: DisplayGroup.Clip(path: Path(CGRect(x: 0, y: 0, width: 4, height: 4))), items: [fill(-20, -20, 60, 60)])
    let raster = render([.group(group)])
    #expect(raster.color(atPixelX: 10, y: 0) == Sample.red)
    #expect(raster.color(atPixelX: 13, y: 3) == Sample.red)
    #expect(raster.color(atPixelX: 9, y: 0) == Sample.white)
    #expect(raster.color(atPixelX: 14, y: 0) == Sample.white)
    #expect(raster.color(atPixelX: 12, y: 4) == Sample.white)
  }

  @Test("What follows a group is not moved or cut")
  func restore() {
    let group = DisplayGroup(
      transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 5),
      clip: DisplayGroup.Clip(path: Path(CGRect(x: 0, y: 0, width: 1, height: 1))), opacity: 0.5,
      items: [fill(0, 0, 1, 1)])
    let raster = render([.group(group), fill(0, 0, 2, 2, Sample.blue)])
    #expect(raster.color(atPixelX: 1, y: 1) == Sample.blue)
    #expect(raster.color(atPixelX: 2, y: 2) == Sample.white)
  }

  @Test("A faded group is blended as one picture")
  func groupOpacity() {
    let items = [fill(0, 0, 12, 20), fill(8, 0, 12, 20)]
    let raster = render([.group(DisplayGroup(opacity: 0.5, items: items))])
    let overlap = raster.color(atPixelX: 10, y: 10)
    #expect(overlap == raster.color(atPixelX: 2, y: 10))
    #expect(abs(overlap.green - 0.5) < 0.01)
    let nested = render([.group(DisplayGroup(opacity: 0.5, items: [.group(DisplayGroup(opacity: 0.5, items: items))]))])
    #expect(abs(nested.color(atPixelX: 10, y: 10).green - 0.75) < 0.01)
    let single = render([.group(DisplayGroup(opacity: 0.5, items: [items[0]]))])
    #expect(single.color(atPixelX: 2, y: 10) == raster.color(atPixelX: 2, y: 10))
  }

  @Test("Opacity of none, or of no number, draws nothing", arguments: [0, -1, Double.nan])
  func noOpacity(opacity: Double) {
    #expect(render([.group(DisplayGroup(opacity: opacity, items: [fill(0, 0, 20, 20)]))]) == render([]))
  }

  @Test("Transforms that leave no area draw nothing and do no harm")
  func singularTransforms() {
    let transforms = [
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
    ]
    for transform in transforms {
      let group = DisplayItem.group(DisplayGroup(transform: transform, items: [fill(0, 0, 20, 20)]))
      let raster = render([group, fill(0, 0, 2, 2, Sample.blue)])
      #expect(raster.color(atPixelX: 10, y: 10) == Sample.white)
      #expect(raster.color(atPixelX: 1, y: 1) == Sample.blue)
    }
  }

  @Test("Coordinates that are not finite do no harm", arguments: [CGFloat.nan, .infinity, -.infinity])
  func strangeCoordinates(value: CGFloat) {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: value, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    let text = PangoTextEngine.shared.layout(Sample.text("text"), width: nil, maximumLines: nil)
    let raster = render([
      .fill(path, .color(Sample.red), FillStyle()), .stroke(path, .color(Sample.red), StrokeStyle()),
      .text(text, at: CGPoint(x: value, y: 0)), fill(0, 0, 2, 2, Sample.blue),
    ])
    #expect(raster.color(atPixelX: 1, y: 1) == Sample.blue)
    #expect(raster.color(atPixelX: 15, y: 3) == Sample.white)
  }

  @Test("What reaches far outside still covers what is seen", arguments: [1e7, 1e12] as [CGFloat])
  func farCoordinates(reach: CGFloat) {
    let raster = render([fill(-reach, -reach, 2 * reach, 2 * reach)])
    #expect(raster.color(atPixelX: 10, y: 10) == Sample.red)
    let scrolled = DisplayGroup(
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: -reach), items: [fill(0, reach + 5, 20, 5)])
    let picture = render([.group(scrolled)])
    #expect(picture.color(atPixelX: 10, y: 7) == Sample.red)
    #expect(picture.color(atPixelX: 10, y: 2) == Sample.white)
  }

  @Test("Pictures have a bounded size for every request")
  func strangeSizes() {
    let sizes = [
      CGSize(width: CGFloat.nan, height: -4), CGSize(width: 0, height: 0), CGSize(width: 1e9, height: 1),
      CGSize(width: CGFloat.infinity, height: 2),
    ]
    for size in sizes {
      let raster = render([fill(0, 0, 1, 1)], size: size)
      #expect((1...Rasterizer.maximumSide).contains(raster.width))
      #expect((1...Rasterizer.maximumSide).contains(raster.height))
      #expect(raster.bytes.count == raster.width * raster.height * 4)
    }
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(render([], scale: scale).width == 20)
    }
  }

  @Test("Colors outside the range are cut off")
  func strangeColors() {
    let color = Color.Resolved(red: 7, green: -3, blue: .nan, opacity: 2)
    #expect(render([fill(0, 0, 20, 20, color)]).color(atPixelX: 5, y: 5) == Sample.red)
  }

  @Test("PNG files hold the same pixels")
  func png() throws {
    let picture = Rasterizer.render(
      DisplayList(items: [
        fill(0, 0, 7, 9), fill(5, 5, 4, 4, Color.Resolved(red: 0, green: 0.5, blue: 1, opacity: 0.5)),
      ]), size: CGSize(width: 11, height: 13))
    let data = picture.pngData()
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let read = try #require(Raster(pngData: data))
    #expect(read.width == 11 && read.height == 13)
    for y in 0..<13 {
      for x in 0..<11 {
        let (before, after) = (picture.color(atPixelX: x, y: y), read.color(atPixelX: x, y: y))
        #expect(abs(before.opacity - after.opacity) < 0.001 && abs(before.blue - after.blue) < 0.02)
      }
    }
    #expect(Raster(pngData: Data([1, 2, 3])) == nil)
    #expect(Raster(pngData: Data()) == nil)
  }
}
