import Foundation

/// A picture that a function draws.
package nonisolated final class ImageDrawing: @unchecked Sendable {
  // Sendable: the function is called on the engine's thread only.
  /// Points.
  let size: CGSize
  private let draw: (CGRect, EnvironmentValues) -> [DisplayItem]

  /// - Parameter draw: gets the rectangle to be drawn, whose origin is zero.
  package init(size: CGSize, draw: @escaping (CGRect, EnvironmentValues) -> [DisplayItem]) {
    self.size = CGSize(width: Self.usable(size.width), height: Self.usable(size.height))
    self.draw = draw
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 0) : 0
  }

  /// What the function draws, stretched into a rectangle.
  func items(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let bounds = CGRect(origin: .zero, size: size)
    let items = draw(bounds, environment)
    guard !items.isEmpty else { return [] }
    let stretch = CGAffineTransform(
      a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY)
    return [.group(DisplayGroup(transform: stretch, clip: DisplayGroup.Clip(path: Path(bounds)), items: items))]
  }
}
