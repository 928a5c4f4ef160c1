/// Several lines as one overlay.
nonisolated open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]

  /// Creates an overlay of lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
    let rect = boundingMapRect
    if !rect.isNull { coordinate = MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
  }

  /// The smallest part of the flat map with the lines in it.
  public var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}
