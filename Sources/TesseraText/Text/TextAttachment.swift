import Foundation

/// A picture that stands in a text like a character.
package final class TextAttachment: Hashable, @unchecked Sendable {
  // Sendable: nothing in it ever changes.

  /// Attachments that are drawn alike are equal.
  private struct Appearance: Hashable {
    var image: String
    var bitmap: ObjectIdentifier?
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var color: Color.Resolved
  }

  private let appearance: Appearance
  /// What draws the picture, with the left end of its baseline at zero.
  package let items: [DisplayItem]

  /// Points along the line.
  package var width: CGFloat { appearance.width }
  /// Points above the baseline.
  package var ascent: CGFloat { appearance.ascent }
  /// Points below the baseline.
  package var descent: CGFloat { appearance.descent }

  private init(_ appearance: Appearance, items: [DisplayItem]) {
    self.appearance = appearance
    self.items = items
  }

  /// An image as it stands in text of a font and a color; nil if there is nothing to show.
  convenience init?(_ image: Image, font: ResolvedFont, color: Color.Resolved, in environment: EnvironmentValues) {
    let resolved = image.resolved(in: environment, font: font)
    let size = resolved.size
    var environment = environment
    environment.foregroundStyle = AnyShapeStyle(Color(color))
    var ascent = size.height
    var bitmap: ObjectIdentifier?
    switch resolved.content {
    case .nothing: return nil
    case .symbol(_, let metrics): ascent = metrics.baseline
    case .bitmap(let picture, _): bitmap = ObjectIdentifier(picture)
    case .drawing(let drawing): bitmap = ObjectIdentifier(drawing)
    }
    if let warning = resolved.warning { RuntimeWarning.report(warning) }
    let painter = ImagePainter(image: image, resolved: resolved, environment: environment)
    let appearance = Appearance(
      image: "\(image.source) \(environment.symbolVariants)", bitmap: bitmap, width: size.width, ascent: ascent,
      descent: size.height - ascent, color: color)
    self.init(appearance, items: painter.items(in: CGRect(origin: CGPoint(x: 0, y: -ascent), size: size)))
  }

  /// The picture larger or smaller by a factor.
  func scaled(by scale: CGFloat) -> TextAttachment {
    var appearance = appearance
    appearance.width *= scale
    appearance.ascent *= scale
    appearance.descent *= scale
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    return TextAttachment(appearance, items: [.group(DisplayGroup(transform: transform, items: items))])
  }

  package static func == (left: TextAttachment, right: TextAttachment) -> Bool {
    left === right || left.appearance == right.appearance
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
  }
}
