/// Where places lie on a map of a size. A map that leans is shown by parallel rays, so that all of it stays as large.
nonisolated struct MapProjection: Equatable, Sendable {
  var viewpoint: MapViewpoint
  /// The whole size of the map.
  var size: CGSize
  /// What is covered of its sides: the middle is that of the rest.
  var insets: EdgeInsets

  /// The size of what is not covered.
  var openSize: CGSize {
    CGSize(
      width: max(1, size.width - insets.leading - insets.trailing),
      height: max(1, size.height - insets.top - insets.bottom))
  }

  var openRect: CGRect { CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: openSize) }

  /// Where the middle of the viewpoint lies.
  var middle: CGPoint { CGPoint(x: openRect.midX, y: openRect.midY) }

  /// From points on the screen around the middle of a map with north up, to those of the map as it is seen.
  var transform: CGAffineTransform {
    let angle = -viewpoint.heading * .pi / 180
    let lean = cos(viewpoint.pitch * .pi / 180)
    return CGAffineTransform(
      a: cos(angle), b: sin(angle) * lean, c: -sin(angle), d: cos(angle) * lean, tx: middle.x, ty: middle.y)
  }

  /// A point on the screen around the middle, with north up.
  func offset(_ point: MKMapPoint) -> CGPoint {
    CGPoint(x: (point.x - viewpoint.x) * viewpoint.scale, y: (point.y - viewpoint.y) * viewpoint.scale)
  }

  /// Where a point of the flat map is seen.
  func point(_ point: MKMapPoint) -> CGPoint { offset(point).applying(transform) }

  /// Where a place is seen: of the repeated maps, in that which is nearest to the middle.
  func point(_ place: CLLocationCoordinate2D) -> CGPoint {
    let known = Mercator.point(latitude: place.latitude, longitude: place.longitude)
    let x = viewpoint.x + remainder(known.x - viewpoint.x, Mercator.side)
    return point(MKMapPoint(x: x, y: known.y))
  }

  /// The point of the flat map that is seen at a point of the screen; it may lie beyond the sides of the map.
  func mapPoint(_ point: CGPoint) -> MKMapPoint {
    let offset = point.applying(transform.inverted())
    return MKMapPoint(x: viewpoint.x + offset.x / viewpoint.scale, y: viewpoint.y + offset.y / viewpoint.scale)
  }

  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    let place = mapPoint(point).coordinate
    return CLLocationCoordinate2D(latitude: place.latitude, longitude: remainder(place.longitude, 360))
  }

  /// The smallest part of the flat map with all in it that is seen in a part of the screen.
  func mapRect(_ rect: CGRect) -> MKMapRect {
    MKMapRect(
      enclosing: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ].map(mapPoint))
  }

  /// All that is seen.
  var seenRect: MKMapRect { mapRect(CGRect(origin: .zero, size: size)) }

  var camera: MapCamera {
    let place = viewpoint.center
    return MapCamera(
      centerCoordinate: CLLocationCoordinate2D(
        latitude: place.latitude, longitude: remainder(place.longitude, 360)),
      distance: MapLens.distance(of: viewpoint, height: openSize.height),
      heading: viewpoint.heading - (viewpoint.heading / 360).rounded(.down) * 360, pitch: viewpoint.pitch)
  }

  var update: MapCameraUpdateContext {
    let rect = mapRect(openRect)
    return MapCameraUpdateContext(camera: camera, region: MKCoordinateRegion(rect), rect: rect)
  }
}
