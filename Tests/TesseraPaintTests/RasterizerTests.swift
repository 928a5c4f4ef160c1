import Foundation
import TesseraCore
import Testing

@testable import TesseraPaint

/// Raster.
@MainActor
struct RasterizerTests {
  private func render(
    _ items: [DisplayItem], width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1,
    background: Color.Resolved? = Sample.white
  ) -> Raster {
    Rasterizer.render(
      DisplayList(items: items), size: CGSize(width: width, height: height), scale: scale, background: background)
  }

  private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  private func fill(_ path: Path, _ color: Color.Resolved = Sample.red) -> DisplayItem {
    .fill(path, .color(color), FillStyle())
  }

  private func circle(center: CGFloat, radius: CGFloat) -> Path {
    var path = Path()
    let steps = 720
    for step in 0..<steps {
      let angle = CGFloat(step) / CGFloat(steps) * 2 * .pi
      let point = CGPoint(x: center + radius * cos(angle), y: center + radius * sin(angle))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  @Test("A rectangle on pixel edges is exact", arguments: [1, 2, 3] as [CGFloat])
  func exactRectangle(scale: CGFloat) {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 1)
    let raster = render([fill(rectangle(5, 6, 7, 8), color)], scale: scale)
    #expect(raster.width == Int(20 * scale))
    for y in 0..<raster.height {
      for x in 0..<raster.width {
        let isInside = (5..<12).contains(CGFloat(x) / scale) && (6..<14).contains(CGFloat(y) / scale)
        #expect(raster.color(atPixelX: x, y: y) == (isInside ? color : Sample.white))
      }
    }
  }

  @Test("Without a background the rest is clear")
  func clearBackground() {
    let raster = render([fill(rectangle(0, 0, 10, 20))], background: nil)
    #expect(raster.color(atPixelX: 2, y: 2) == Sample.red)
    #expect(raster.color(atPixelX: 15, y: 2) == Sample.clear)
    #expect(raster.color(atPixelX: -1, y: 2) == Sample.clear)
    #expect(raster.color(atPixelX: 2, y: 99) == Sample.clear)
  }

  @Test("A circle covers its area")
  func circleArea() {
    let raster = render([fill(circle(center: 50, radius: 40), Sample.black)], width: 100, height: 100, background: nil)
    var area: Float = 0
    for y in 0..<100 { for x in 0..<100 { area += raster.color(atPixelX: x, y: y).opacity } }
    #expect(abs(area - .pi * 40 * 40) < 10)
  }

  @Test("Fill rules differ where outlines overlap")
  func fillRules() {
    var path = rectangle(0, 0, 20, 20)
    rectangle(5, 5, 10, 10).forEach { element in
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      default: path.closeSubpath()
      }
    }
    let filled = render([.fill(path, .color(Sample.red), FillStyle())])
    let hollow = render([.fill(path, .color(Sample.red), FillStyle(eoFill: true))])
    #expect(filled.color(atPixelX: 10, y: 10) == Sample.red)
    #expect(hollow.color(atPixelX: 10, y: 10) == Sample.white)
    #expect(hollow.color(atPixelX: 2, y: 2) == Sample.red)
  }

  @Test("An outline is as wide as its style says")
  func stroke() {
    let raster = render([.stroke(rectangle(4, 4, 12, 12), .color(Sample.red), StrokeStyle(lineWidth: 2))])
    #expect(raster.color(atPixelX: 3, y: 10) == Sample.red)
    #expect(raster.color(atPixelX: 4, y: 10) == Sample.red)
    #expect(raster.color(atPixelX: 2, y: 10) == Sample.white)
    #expect(raster.color(atPixelX: 5, y: 10) == Sample.white)
    #expect(raster.color(atPixelX: 3, y: 3) == Sample.red)
  }

  @Test("Outlines without a width draw nothing", arguments: [0, -2, CGFloat.nan])
  func noStroke(width: CGFloat) {
    let raster = render([.stroke(rectangle(4, 4, 12, 12), .color(Sample.red), StrokeStyle(lineWidth: width))])
    #expect(raster == render([]))
  }

  @Test("Dashes leave gaps; odd dashes are ignored")
  func dashes() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 20, y: 10))
    func pixel(_ dash: [CGFloat], at x: Int) -> Color.Resolved {
      let style = StrokeStyle(lineWidth: 2, dash: dash)
      return render([.stroke(line, .color(Sample.red), style)]).color(atPixelX: x, y: 10)
    }
    #expect(pixel([5, 5], at: 2) == Sample.red)
    #expect(pixel([5, 5], at: 7) == Sample.white)
    for dash in [[0, 0], [-1, 4], [.nan], [1e-9, 1e-9]] as [[CGFloat]] {
      #expect(pixel(dash, at: 7) == Sample.red)
    }
  }

  @Test("Linear gradients start and end with their colors")
  func linearGradient() {
    let stops = [
      Gradient.ResolvedStop(color: Sample.black, location: 0), Gradient.ResolvedStop(color: Sample.red, location: 1),
    ]
    let paint = Paint.linearGradient(stops, from: CGPoint(x: 20, y: 0), to: CGPoint(x: 80, y: 0))
    let raster = render([.fill(rectangle(0, 0, 100, 20), paint, FillStyle())], width: 100)
    #expect(raster.color(atPixelX: 5, y: 5) == Sample.black)
    #expect(raster.color(atPixelX: 95, y: 5) == Sample.red)
    #expect(abs(raster.color(atPixelX: 50, y: 5).red - 0.5) < 0.02)
  }

  @Test("Radial gradients start inside and end outside")
  func radialGradient() {
    let stops = [
      Gradient.ResolvedStop(color: Sample.blue, location: 0), Gradient.ResolvedStop(color: Sample.red, location: 1),
    ]
    let center = CGPoint(x: 50, y: 50)
    let paint = Paint.radialGradient(stops, center: center, startRadius: 10, endRadius: 40)
    let raster = render([.fill(rectangle(0, 0, 100, 100), paint, FillStyle())], width: 100, height: 100)
    #expect(raster.color(atPixelX: 50, y: 50) == Sample.blue)
    #expect(raster.color(atPixelX: 5, y: 5) == Sample.red)
    #expect(abs(raster.color(atPixelX: 75, y: 50).red - 0.5) < 0.04)
    let sharp = Paint.radialGradient(stops, center: center, startRadius: 30, endRadius: 30)
    let disc = render([.fill(rectangle(0, 0, 100, 100), sharp, FillStyle())], width: 100, height: 100)
    #expect(disc.color(atPixelX: 55, y: 50) == Sample.blue)
    #expect(disc.color(atPixelX: 95, y: 50) == Sample.red)
  }

  @Test("Angular gradients turn clockwise and share out what they leave open")
  func angularGradient() {
    let stops = [
      Gradient.ResolvedStop(color: Sample.red, location: 0), Gradient.ResolvedStop(color: Sample.blue, location: 1),
    ]
    let center = CGPoint(x: 50, y: 50)
    func raster(_ end: Double) -> Raster {
      let paint = Paint.angularGradient(stops, center: center, start: .zero, end: Angle(degrees: end))
      return render([.fill(rectangle(0, 0, 100, 100), paint, FillStyle())], width: 100, height: 100)
    }
    let whole = raster(360)
    #expect(whole.color(atPixelX: 90, y: 51).red > 0.98)
    #expect(whole.color(atPixelX: 90, y: 48).blue > 0.98)
    #expect(abs(whole.color(atPixelX: 10, y: 50).red - 0.5) < 0.02)
    #expect(abs(whole.color(atPixelX: 50, y: 90).red - 0.75) < 0.02)
    let half = raster(180)
    #expect(half.color(atPixelX: 15, y: 40).blue > 0.98)
    #expect(half.color(atPixelX: 85, y: 40).red > 0.98)
  }

  @Test("Gradients without stops or with strange figures do not draw or crash")
  func strangeGradients() {
    let stops = [
      Gradient.ResolvedStop(color: Sample.red, location: .nan), Gradient.ResolvedStop(color: Sample.blue, location: -3),
      Gradient.ResolvedStop(color: Sample.green, location: 7),
    ]
    let paints: [Paint] = [
      .linearGradient([], from: .zero, to: CGPoint(x: 1, y: 1)),
      .linearGradient(stops, from: .zero, to: .zero),
      .linearGradient(stops, from: CGPoint(x: CGFloat.nan, y: 0), to: .zero),
      .radialGradient(stops, center: .zero, startRadius: -4, endRadius: .infinity),
      .radialGradient(stops, center: .zero, startRadius: 0, endRadius: 0),
      .angularGradient(stops, center: .zero, start: Angle(radians: .nan), end: .zero),
      .angularGradient(stops, center: .zero, start: Angle(radians: 100), end: Angle(radians: -100)),
    ]
    for paint in paints {
      let raster = render([.fill(rectangle(0, 0, 20, 20), paint, FillStyle()), fill(rectangle(0, 0, 5, 5))])
      #expect(raster.color(atPixelX: 2, y: 2) == Sample.red)
    }
  }
}
