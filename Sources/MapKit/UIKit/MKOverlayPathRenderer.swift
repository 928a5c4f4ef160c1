/// Draws an overlay as a line or an area.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// What fills it; nil for nothing.
  open var fillColor: UIColor?
  /// The color of its line; nil for no line.
  open var strokeColor: UIColor?
  /// Points; 0 is 1.
  open var lineWidth: CGFloat = 0
  /// How the line turns.
  open var lineJoin = CGLineJoin.round
  /// How the line ends.
  open var lineCap = CGLineCap.round
  /// The lengths of dashes and gaps, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0

  override var attributes: MapAttributes {
    var attributes = MapAttributes()
    attributes.fill = AnyShapeStyle((fillColor.map { Color($0) } ?? .clear).opacity(alpha))
    let line = StrokeStyle(
      lineWidth: lineWidth > 0 ? lineWidth : 1, lineCap: lineCap, lineJoin: lineJoin,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
    attributes.stroke = (AnyShapeStyle((strokeColor.map { Color($0) } ?? .clear).opacity(alpha)), line)
    return attributes
  }
}
