import SwiftUI

/// A point in favor, with a colored badge.
struct FeatureRow: View {
  let color: Color
  let title: String
  let detail: String

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Badge()
        .fill(color.gradient)
        .frame(width: 32, height: 32)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(detail).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

/// A star with four points and hollow sides.
private struct Badge: Shape {
  func path(in rect: CGRect) -> Path {
    let points = [
      CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
      CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
    ]
    return Path { path in
      path.move(to: points[3])
      for point in points {
        path.addQuadCurve(to: point, control: CGPoint(x: rect.midX, y: rect.midY))
      }
      path.closeSubpath()
    }
  }
}
