extension MKMapView {
  /// What is seen.
  public var region: MKCoordinateRegion {
    get { projection?.update.region ?? state.position.region ?? MKCoordinateRegion(.world) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows all of a region.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region.numbers.allSatisfy(\.isFinite) else {
      return MapWarning.write("a region with what is no number changes nothing.")
    }
    move(to: .region(region), animated: animated)
  }

  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { projection?.camera.centerCoordinate ?? region.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows a place in the middle, as large as the map is now.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  /// What is seen, on the flat map.
  public var visibleMapRect: MKMapRect {
    get { projection?.update.rect ?? region.mapRect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows all of a part of the flat map.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    move(to: .rect(mapRect), animated: animated)
  }

  /// Shows all of a part of the flat map, with free edges in points.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    let size = CGSize(
      width: max(1, bounds.width - insets.left - insets.right),
      height: max(1, bounds.height - insets.top - insets.bottom))
    let perPoint = max(mapRect.width / size.width, mapRect.height / size.height)
    let wanted = CGSize(width: size.width * perPoint, height: size.height * perPoint)
    move(
      to: .rect(
        MKMapRect(
          x: mapRect.midX - wanted.width / 2 - insets.left * perPoint,
          y: mapRect.midY - wanted.height / 2 - insets.top * perPoint,
          width: wanted.width + (insets.left + insets.right) * perPoint,
          height: wanted.height + (insets.top + insets.bottom) * perPoint)), animated: animated)
  }

  /// From where the map is seen; a copy, which is set to move the map.
  public var camera: MKMapCamera {
    get {
      MKMapCamera(
        projection?.camera ?? state.position.camera ?? MapCamera(centerCoordinate: region.center, distance: 0))
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Moves the camera.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    move(to: .camera(camera.mapCamera), animated: animated)
  }

  /// A region as the map would show it: with the proportions of its size.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard var projection else { return region }
    projection.viewpoint = MapFraming(
      size: projection.openSize, insets: projection.insets, content: .null, userLocation: nil
    ).framing(region.mapRect)
    return projection.update.region
  }

  /// Where a place is seen in a view of UIKit; in the map for nil.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let point = projection?.point(coordinate) ?? .zero
    return view.map { convert(point, to: $0) } ?? point
  }

  /// The place at a point of a view of UIKit; of the map for nil.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let inMap = view.map { convert(point, from: $0) } ?? point
    return projection?.coordinate(inMap) ?? kCLLocationCoordinate2DInvalid
  }

  private var projection: MapProjection? { state.model.shown }

  private func move(to position: MapCameraPosition, animated: Bool) {
    movesAnimated = animated
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    if animated, projection != nil {
      withAnimation(.easeInOut(duration: 0.5)) { state.position = position }
    } else {
      state.position = position
    }
  }

  func isMoving() {
    if let projection { state.zoomDidChange(to: projection.viewpoint.zoom) }
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  func didMove() {
    delegate?.mapView(self, regionDidChangeAnimated: movesAnimated)
    movesAnimated = false
  }
}
