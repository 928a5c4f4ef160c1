/// A drop whose tip points down.
nonisolated struct BalloonShape: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    // Where lines from the tip touch the circle.
    let angle = acos(min(1, radius / max(rect.maxY - center.y, radius)))
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addArc(
        center: center, radius: radius, startAngle: .radians(.pi / 2 + angle), endAngle: .radians(.pi / 2 - angle),
        clockwise: false)
      path.closeSubpath()
    }
  }
}
