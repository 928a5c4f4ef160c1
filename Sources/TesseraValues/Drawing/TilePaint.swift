import Foundation

/// A picture that is repeated in both directions.
nonisolated package final class TilePaint: Equatable, @unchecked Sendable {
  // Sendable: nothing in it ever changes.
  /// What the tile shows: two of equal sources look the same.
  private let source: any Equatable & Sendable
  /// One tile, and where it lies, in points.
  package let frame: CGRect
  package let items: [DisplayItem]
  package let opacity: Double
  /// What the picture is colored with if it has no colors of its own.
  private let color: Color.Resolved

  package init(
    source: any Equatable & Sendable, frame: CGRect, color: Color.Resolved, items: [DisplayItem], opacity: Double = 1
  ) {
    self.source = source
    self.frame = frame
    self.color = color
    self.items = items
    self.opacity = opacity
  }

  func multiplyingOpacity(by factor: Double) -> TilePaint {
    TilePaint(source: source, frame: frame, color: color, items: items, opacity: opacity * factor)
  }

  package static func == (left: TilePaint, right: TilePaint) -> Bool {
    left === right
      || areEqual(left.source, right.source) && left.frame == right.frame && left.color == right.color
        && left.opacity == right.opacity
  }

  private static func areEqual<Source: Equatable>(_ left: Source, _ right: any Equatable) -> Bool {
    left == right as? Source
  }
}
