import SwiftUI
import SwiftUITesting

extension Snapshot {
  /// Whether a color is seen at one of the points that lie four apart.
  func contains(_ name: String) -> Bool {
    stride(from: 0, to: CGFloat(height) / 2, by: 4).contains { y in
      stride(from: 0, to: CGFloat(width) / 2, by: 4).contains { x in shows(name, at: CGPoint(x: x, y: y)) }
    }
  }

  /// Whether the color at a point is nearer to a color than any neighbor of it in the palette.
  func shows(_ name: String, at point: CGPoint) -> Bool {
    let color = color(at: point)
    let palette: [String: (Double, Double, Double)] = [
      "white": (1, 1, 1), "blue": (0, 0.53, 1), "green": (0.2, 0.78, 0.35), "orange": (1, 0.55, 0.16),
      "red": (1, 0.22, 0.24), "purple": (0.8, 0.19, 0.88), "black": (0, 0, 0),
    ]
    let nearest = palette.min { first, second in
      func distance(_ other: (Double, Double, Double)) -> Double {
        abs(other.0 - color.red) + abs(other.1 - color.green) + abs(other.2 - color.blue)
      }
      return distance(first.value) < distance(second.value)
    }
    return nearest?.key == name
  }
}
