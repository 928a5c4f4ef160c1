/// Finds the viewpoint for a position.
nonisolated struct MapFraming {
  /// The size of what is not covered of the map.
  let size: CGSize
  let insets: EdgeInsets
  /// The smallest part of the flat map with the content in it; null for none.
  let content: MKMapRect
  let userLocation: CLLocation?

  /// Meters that are shown around one place.
  private static let surroundings = 1000.0
  /// Which part of the map is left free around its content, on each side (MK11).
  private static let margin = 0.1

  func viewpoint(for position: MapCameraPosition) -> MapViewpoint {
    switch position.target {
    case .automatic, .byUser: automatic
    case .region(let region): framing(region.mapRect)
    case .rect(let rect): rect.isNull ? automatic : framing(rect)
    case .camera(let camera): viewpoint(of: camera)
    case .item(let item, _): item.isCurrentLocation ? around(userLocation) : around(item.location)
    case .user(_, let fallback): userLocation.map { around($0) } ?? viewpoint(for: fallback)
    }
  }

  private var automatic: MapViewpoint {
    guard !content.isNull else { return framing(.world) }
    let least =
      Self.surroundings
      * MKMapPointsPerMeterAtLatitude(
        MKMapPoint(x: content.midX, y: content.midY).coordinate.latitude)
    let (width, height) = (max(content.width, least), max(content.height, least))
    let free = 1 - 2 * Self.margin
    return framing(
      MKMapRect(
        x: content.midX - width / free / 2, y: content.midY - height / free / 2, width: width / free,
        height: height / free))
  }

  private func around(_ location: CLLocation?) -> MapViewpoint {
    guard let location else { return automatic }
    return framing(
      MKCoordinateRegion(
        center: location.coordinate, latitudinalMeters: Self.surroundings, longitudinalMeters: Self.surroundings
      ).mapRect)
  }

  /// Shows all of a rectangle, as large as it can be.
  func framing(_ rect: MKMapRect) -> MapViewpoint {
    let scale = min(size.width / max(rect.width, 1e-3), size.height / max(rect.height, 1e-3))
    return MapViewpoint(
      x: rect.midX, y: rect.midY, zoom: min(MapViewpoint.greatestZoom, MapViewpoint.zoom(scale: scale)), heading: 0,
      pitch: 0)
  }

  func viewpoint(of camera: MapCamera) -> MapViewpoint {
    let place = camera.centerCoordinate
    let point = Mercator.point(
      latitude: place.latitude.isFinite ? place.latitude : 0,
      longitude: place.longitude.isFinite ? place.longitude : 0)
    return MapViewpoint(
      x: point.x, y: point.y, zoom: MapViewpoint.zoom(scale: MapLens.scale(of: camera, height: size.height)),
      heading: camera.heading, pitch: camera.pitch)
  }
}
