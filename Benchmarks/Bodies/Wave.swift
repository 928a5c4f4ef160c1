import SwiftUI
struct Wave: Shape {
  var strength: Double
  var frequency: Double
  var phase: CGFloat
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(strength, phase) }
    set {
      strength = newValue.first
      phase = newValue.second
    }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      let midWidth = rect.width / 2, midHeight = rect.height / 2, wavelength = rect.width / frequency
      path.move(to: CGPoint(x: 0, y: midHeight))
      for x in stride(from: 0, through: rect.width, by: 1) {
        let relativeX = x / wavelength
        let normal = 1 - pow((x - midWidth) / midWidth, 2)
        let y =
          normal * strength * sin(relativeX + phase) + midHeight + CGFloat(frequency) * 0.1 - strength * 0.05
          * cos(Double(x) / 10)
        path.addLine(to: CGPoint(x: x + 2 * sin(phase) - 1, y: y * 0.9 + rect.minY + 0.1 * midHeight))
      }
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - 10 * strength, y: rect.maxY - 5),
        control: CGPoint(x: rect.midX + strength / 2 * cos(phase), y: rect.midY - strength * sin(phase) * 2))
    }
  }
}
struct Particle: View {
  let index: Int
  let time: Double
  @State private var seed = Double.random(in: 0...1)
  var body: some View {
    Circle()
      .fill(
        Color(
          hue: (Double(index) / 50 + time / 10).truncatingRemainder(dividingBy: 1),
          saturation: 0.5 + 0.5 * sin(time + seed), brightness: 1)
      )
      .frame(width: 6 + 4 * sin(time * 2 + Double(index)), height: 6 + 4 * sin(time * 2 + Double(index)))
      .position(
        x: 150 + cos(Double(index) * .pi / 25 + time) * (80 + 20 * sin(time * 3 + seed * 2 * .pi)),
        y: 150 + sin(Double(index) * .pi / 25 + time) * (80 + 20 * cos(time * 3 + seed * 2 * .pi))
      )
      .blur(radius: 2 * (1 - seed) + (index % 2 == 0 ? 1 : 0) * sin(time) * 0.5 + 0.5)
      .scaleEffect(x: 1 + 0.2 * sin(time * 4), y: 1 - 0.2 * sin(time * 4 + Double(index) / 10), anchor: .center)
  }
}
