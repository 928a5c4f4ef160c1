import Foundation
import TesseraCore

/// A chevron for menus and links: `>`, as large as its frame.
struct ChevronGlyph: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

/// A chevron that points on, or back, in the direction of reading.
package struct DirectionalChevron: View {
  var pointsBack = false
  let lineWidth: CGFloat

  @Environment(\.layoutDirection) private var layoutDirection

  /// - Parameters:
  ///   - pointsBack: whether it points back rather than on.
  ///   - lineWidth: in points.
  package init(pointsBack: Bool = false, lineWidth: CGFloat) {
    self.pointsBack = pointsBack
    self.lineWidth = lineWidth
  }

  package var body: some View {
    ChevronGlyph().glyphLine(lineWidth).scaleEffect(x: pointsBack == (layoutDirection == .leftToRight) ? -1 : 1)
  }
}

/// The sign of what is chosen.
package struct CheckmarkGlyph: Shape {
  package init() {}

  nonisolated package func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}

/// A plus, or without its upright a minus.
struct PlusGlyph: Shape {
  var hasUpright = true

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      guard hasUpright else { return }
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
  }
}

extension Shape {
  /// The shape as a line with round ends, `width` points wide.
  nonisolated package func glyphLine(_ width: CGFloat) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}
