import Foundation

/// A picture that is repeated in both directions.
nonisolated package final class TilePaint: Equatable, @unchecked Sendable {
  // Sendable: nothing in it ever changes.
  private let image: Image
  /// One tile, and where it lies, in points.
  package let frame: CGRect
  package let items: [DisplayItem]
  package let opacity: Double
  /// What the picture is coloured with if it has no colours of its own.
  private let color: Color.Resolved

  init(image: Image, frame: CGRect, color: Color.Resolved, items: [DisplayItem], opacity: Double = 1) {
    self.image = image
    self.frame = frame
    self.color = color
    self.items = items
    self.opacity = opacity
  }

  func multiplyingOpacity(by factor: Double) -> TilePaint {
    TilePaint(image: image, frame: frame, color: color, items: items, opacity: opacity * factor)
  }

  package static func == (left: TilePaint, right: TilePaint) -> Bool {
    left === right
      || left.image == right.image && left.frame == right.frame && left.color == right.color
        && left.opacity == right.opacity
  }
}
