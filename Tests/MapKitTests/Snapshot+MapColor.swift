import SwiftUITesting

extension Snapshot {
  /// The color at a point: red, green and blue from 0 to 255.
  func rgb(at point: CGPoint) -> [Int] {
    let color = color(at: point)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }
}
