import Foundation

/// How large a symbol is beside text, and where it stands.
///
/// A symbol is as high as the capitals and a bit more, and centered on them, as SF Symbols are.
package struct SymbolMetrics: Equatable {
  /// Points, with room for what is drawn up to whole pixels.
  let size: CGSize
  /// Points from the top of `size` to the baseline of the text beside it.
  package let baseline: CGFloat
  /// From the icon's square of 16 units to points in `size`.
  let transform: CGAffineTransform
  /// How much thicker lines become for a bold font, points.
  let boldness: CGFloat

  /// The side of the icons' square, and the height of capitals, in ems.
  static let squareSide: CGFloat = 1.176
  static let capitalHeight: CGFloat = 0.727
  /// Ems for each step of 100 in weight.
  private static let boldnessOfStep: CGFloat = 0.013

  init(of artwork: SymbolArtwork, font: ResolvedFont, scale: Image.Scale, pixelScale: CGFloat) {
    let unit = font.size * Self.squareSide * scale.factor / SymbolIcon.side
    let pixel = pixelScale.isFinite && pixelScale > 0 ? 1 / pixelScale : 1
    let boldness = max(0, CGFloat(font.weight - 400) / 100) * Self.boldnessOfStep * font.size
    let ink = artwork.bounds.isNull ? CGRect.zero : artwork.bounds
    func length(_ units: CGFloat) -> CGFloat { ((units * unit + boldness) / pixel - 0.01).rounded(.up) * pixel }
    let size = CGSize(width: length(ink.width), height: length(ink.height))
    let left = (size.width - ink.width * unit) / 2 - ink.minX * unit
    let top = (size.height - ink.height * unit) / 2 - ink.minY * unit
    self.boldness = boldness
    self.size = size
    transform = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: left, ty: top)
    baseline = top + SymbolIcon.side / 2 * unit + Self.capitalHeight * font.size / 2
  }
}
