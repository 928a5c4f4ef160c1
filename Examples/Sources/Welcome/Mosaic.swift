import SwiftUI

/// The emblem: sixteen tiles of different shapes in one gradient's colors.
struct Mosaic: View {
  var body: some View {
    VStack(spacing: 6) {
      ForEach(0..<4, id: \.self) { line in
        HStack(spacing: 6) {
          ForEach(0..<4, id: \.self) { column in
            tile(line, column)
          }
        }
      }
    }
    .padding(16)
    .background(LinearGradient.brand.opacity(0.18), in: RoundedRectangle(cornerRadius: 40, style: .continuous))
    .overlay(RoundedRectangle(cornerRadius: 40, style: .continuous).strokeBorder(LinearGradient.brand, lineWidth: 3))
  }

  private func tile(_ line: Int, _ column: Int) -> some View {
    let share = Double(line + column) / 6
    return shape((line * 3 + column) % 4)
      .fill(Color(hue: 0.08 - 0.28 * share + (share > 0.28 ? 1 : 0), saturation: 0.75, brightness: 0.95).gradient)
  }

  private func shape(_ kind: Int) -> AnyShape {
    switch kind {
    case 0: AnyShape(RoundedRectangle(cornerRadius: 8))
    case 1: AnyShape(Circle())
    case 2: AnyShape(UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16))
    default: AnyShape(Capsule())
    }
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// The colors of the emblem, from the top left to the bottom right.
  static var brand: LinearGradient {
    LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
