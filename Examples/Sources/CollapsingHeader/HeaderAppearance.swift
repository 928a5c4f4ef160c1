import SwiftUI

/// A header between its full height and a bar.
struct HeaderAppearance: View {
  nonisolated static let fullHeight: CGFloat = 240
  static let barHeight: CGFloat = 64

  /// How far the content below was scrolled, in points.
  let offset: CGFloat

  /// From 0, open, to 1, a bar.
  private var progress: CGFloat { min(max(offset / (Self.fullHeight - Self.barHeight), 0), 1) }

  var height: CGFloat { Self.fullHeight - (Self.fullHeight - Self.barHeight) * progress - min(offset, 0) }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [.indigo, .blue, .cyan, .purple, .pink, .orange, .indigo, .purple, .red])
      RidgeShape(seed: 3).fill(.black.opacity(0.18)).frame(height: 110).offset(y: 10)
      RidgeShape(seed: 8).fill(.black.opacity(0.28)).frame(height: 70).offset(y: 10)
      VStack(alignment: .leading, spacing: 2) {
        Text("Ridge trail")
          .font(.system(size: 34 - 14 * progress, weight: .bold))
        Text("Nine huts in four days")
          .font(.subheadline)
          .opacity(1 - 2 * progress)
          .frame(height: 20 * (1 - progress), alignment: .top)
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .padding(.bottom, 18 - 2 * progress)
    }
    .frame(height: max(height, Self.barHeight), alignment: .bottom)
    .clipped()
  }
}

/// The outline of a row of hills.
struct RidgeShape: Shape {
  let seed: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...24 {
        let part = Double(step) / 24
        let height = 0.5 + 0.3 * sin(part * 7 + seed) + 0.15 * sin(part * 17 + seed * 2)
        path.addLine(to: CGPoint(x: rect.minX + rect.width * part, y: rect.maxY - rect.height * height))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
