import Foundation

/// A bitmap to be drawn, in points.
nonisolated package struct DisplayImage {
  package enum Interpolation: Sendable {
    case nearest, linear, best
  }

  package var bitmap: Bitmap
  /// The part of the bitmap that is drawn, in pixels.
  package var source: CGRect
  /// Where it is drawn.
  package var frame: CGRect
  /// The size of one tile, with which the frame is filled from its top-left corner; nil: one tile fills it all.
  package var tile: CGSize?
  package var interpolation: Interpolation
  package var isAntialiased: Bool
  /// What the picture is colored with, its own colors aside; nil leaves it as it is.
  package var tint: Paint?

  package init(
    bitmap: Bitmap, source: CGRect, frame: CGRect, tile: CGSize? = nil, interpolation: Interpolation = .linear,
    isAntialiased: Bool = true, tint: Paint? = nil
  ) {
    self.bitmap = bitmap
    self.source = source
    self.frame = frame
    self.tile = tile
    self.interpolation = interpolation
    self.isAntialiased = isAntialiased
    self.tint = tint
  }
}
