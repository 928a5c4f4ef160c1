import SwiftUI
import Testing

/// Gradients.
struct GradientTests {
  private let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func paint(_ style: some ShapeStyle) -> Paint {
    style._paint(in: _PaintContext(environment: EnvironmentValues(), bounds: bounds)).paint
  }

  @Test("colors without places are spread evenly")
  func spread() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test("unit points are places in what is painted")
  func linear() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
    guard case .linearGradient(let stops, let from, let to) = paint(gradient) else {
      Issue.record("not a linear gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(from == CGPoint(x: 10, y: 20))
    #expect(to == CGPoint(x: 110, y: 70))
  }

  @Test("radii that cannot be drawn count as none")
  func radial() {
    let gradient = RadialGradient(colors: [.black, .white], center: .center, startRadius: -3, endRadius: .nan)
    guard case .radialGradient(_, let center, let startRadius, let endRadius) = paint(gradient) else {
      Issue.record("not a radial gradient")
      return
    }
    #expect(center == CGPoint(x: 60, y: 45))
    #expect(startRadius == 0)
    #expect(endRadius == 0)
  }

  @Test("an angular gradient goes once round unless it is told where to end")
  func angular() {
    guard
      case .angularGradient(_, _, let start, let end) = paint(.conicGradient(colors: [.black, .white], center: .top))
    else {
      Issue.record("not an angular gradient")
      return
    }
    #expect(end - start == .degrees(360))
  }

  @Test("one color is a plain color, none is nothing")
  func degenerate() {
    #expect(paint(LinearGradient(colors: [Color(white: 0)], startPoint: .top, endPoint: .bottom)) == .color(.black))
    #expect(paint(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)) == .color(.clear))
  }

  @Test("a stop before its predecessor counts as lying at its place")
  func order() {
    let stops = [0.6, 0.2, .nan, 7].map { Gradient.Stop(color: .red, location: $0) }
    let resolved = Gradient(stops: stops).resolvedStops(in: EnvironmentValues())
    #expect(resolved.map(\.location) == [0.6, 0.6, 0.6, 1])
  }

  @Test("a perceptual gradient has even steps in between")
  func perceptual() {
    guard case .linearGradient(let stops, _, _) = paint(Gradient(colors: [.black, .white]).colorSpace(.perceptual))
    else {
      Issue.record("not a linear gradient")
      return
    }
    #expect(stops.count > 3)
    #expect(stops[stops.count / 2].color.description == "#636363FF")
  }

  @Test("the gradient of a color ends with it")
  func standard() {
    guard case .linearGradient(let stops, _, _) = paint(Color.blue.gradient) else {
      Issue.record("not a linear gradient")
      return
    }
    #expect(stops.last?.color == Color.blue.resolve(in: EnvironmentValues()))
  }
}
