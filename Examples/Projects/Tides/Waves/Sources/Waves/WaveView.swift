import SwiftUI

/// A wave across the width.
public struct WaveView: View {
  public init() {}

  public var body: some View {
    #if os(macOS) || os(iOS)
      Wave().fill(.blue.gradient)
        .overlay(alignment: .bottom) { Text("Waves").font(.caption).foregroundStyle(.white).padding(8) }
    #else
      Text("No wave")
    #endif
  }
}

private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
      path.addLine(to: CGPoint(x: x, y: rect.minY + (0.3 + 0.25 * sin(x / 30)) * rect.height))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
