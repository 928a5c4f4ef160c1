import SwiftUI

/// Stars and orbits, drawn in one go by a canvas.
struct Sky: View {
  /// How many stars there are.
  static let starCount = 260

  var body: some View {
    Canvas { context, size in
      drawStars(in: &context, size)
      drawOrbits(in: &context, size)
    }
    .accessibilityLabel("A night sky with orbits")
  }

  private func drawStars(in context: inout GraphicsContext, _ size: CGSize) {
    var random = Dice(seed: 11)
    for _ in 0..<Self.starCount {
      let point = CGPoint(x: random.next() * size.width, y: random.next() * size.height)
      let radius = 0.4 + random.next() * random.next() * 1.4
      let star = Path(
        ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
      context.fill(star, with: .color(.white.opacity(0.25 + 0.75 * random.next())))
    }
  }

  private func drawOrbits(in context: inout GraphicsContext, _ size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height * 0.42)
    context.translateBy(x: center.x, y: center.y)
    context.rotate(by: .degrees(-24))
    for (step, color) in [Color.yellow, .orange, .pink, .mint, .cyan].enumerated() {
      let radius = 58 + CGFloat(step) * 34
      let orbit = Path(ellipseIn: CGRect(x: -radius, y: -radius * 0.42, width: 2 * radius, height: radius * 0.84))
      context.stroke(
        orbit, with: .color(.white.opacity(0.28)), style: StrokeStyle(lineWidth: 1, dash: step == 2 ? [3, 5] : []))
      let angle = 0.9 + Double(step) * 1.75
      let place = CGPoint(x: radius * cos(angle), y: radius * 0.42 * sin(angle))
      let planet = 5 + CGFloat((step * 3) % 5) * 1.6
      let disc = Path(
        ellipseIn: CGRect(x: place.x - planet, y: place.y - planet, width: 2 * planet, height: 2 * planet))
      context.fill(
        disc,
        with: .radialGradient(
          Gradient(colors: [color, color.opacity(0.35)]),
          center: CGPoint(x: place.x - planet / 3, y: place.y - planet / 3), startRadius: 0, endRadius: 2 * planet))
    }
    let sun = CGRect(x: -30, y: -30, width: 60, height: 60)
    context.addFilter(.shadow(color: .orange.opacity(0.9), radius: 18))
    context.fill(
      Path(ellipseIn: sun),
      with: .radialGradient(
        Gradient(colors: [.white, .yellow, .orange]), center: .zero, startRadius: 2, endRadius: 32))
  }
}

/// Numbers from 0 to 1 that look as if they were thrown, and are the same each time.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }
}
