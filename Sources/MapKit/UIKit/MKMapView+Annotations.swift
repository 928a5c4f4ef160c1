// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension MKMapView {
  /// Adds an annotation.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations; those that are on the map already stay as they are. Clusters are the map's own, so they are left out.
  public func addAnnotations(_ added: [any MKAnnotation]) {
    for annotation in added
    where !(annotation is MKClusterAnnotation) && !annotations.contains(where: { $0 === annotation }) {
      annotations.append(annotation)
    }
    state.contentDidChange()
  }

  /// Removes an annotation.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations.
  public func removeAnnotations(_ removed: [any MKAnnotation]) {
    let ids = Set(removed.map { ObjectIdentifier($0) })
    annotations.removeAll { ids.contains(ObjectIdentifier($0)) }
    for id in ids {
      if let view = views.removeValue(forKey: id), let name = view.reuseIdentifier {
        spares[name, default: []].append(view)
      }
    }
    if let selected = state.selected, ids.contains(selected) { state.selected = nil }
    state.contentDidChange()
  }

  /// Shows all of some annotations, and adds those that are missing.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let shown = annotations.flatMap { ($0 as? MKClusterAnnotation)?.memberAnnotations ?? [$0] }
    addAnnotations(shown)
    let rect = MKMapRect(enclosing: shown.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map(MKMapPoint.init))
    guard !rect.isNull else { return }
    let least = 1000 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
    let (width, height) = (max(rect.width, least) * 1.25, max(rect.height, least) * 1.25)
    setVisibleMapRect(
      MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height),
      animated: animated)
  }

  /// The annotations in a part of the flat map.
  public func annotations(in rect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { rect.contains(MKMapPoint($0.coordinate)) }.compactMap {
        ($0 as? NSObject).map(AnyHashable.init)
      })
  }

  // MARK: Views

  /// Has a class make the views of an identifier.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// A view that is not used any more, or a new one of a class that was registered; nil if there is neither.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    if let spare = spares[identifier]?.popLast() {
      spare.prepareForReuse()
      return spare
    }
    return nil
  }

  /// A view for an annotation: one that is not used any more, or a new one of the class that was registered, or a balloon.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view = dequeueReusableAnnotationView(withIdentifier: identifier) ?? makeView(identifier)
    view.annotation = annotation
    return view
  }

  private func makeView(_ identifier: String) -> MKAnnotationView {
    (classes[identifier] ?? MKMarkerAnnotationView.self).init(reusableAs: identifier)
  }

  /// The view of an annotation; nil if it is not on the map.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

  /// The view of an annotation, made if there is none.
  func neededView(of annotation: any MKAnnotation) -> MKAnnotationView {
    let id = ObjectIdentifier(annotation)
    if let view = views[id] { return view }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: annotation is MKClusterAnnotation
          ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier,
        for: annotation)
    view.annotation = annotation
    view.map = self
    views[id] = view
    view.prepareForDisplay()
    delegate?.mapView(self, didAdd: [view])
    return view
  }

  func removeViews() {
    views = [:]
    clusters = []
    renderers = [:]
  }

  // MARK: Selection

  /// What is selected: at most one annotation, or a cluster.
  public var selectedAnnotations: [any MKAnnotation] {
    get { (annotations + clusters).filter { ObjectIdentifier($0) == state.selected } }
    set { select(newValue.first.map { ObjectIdentifier($0) }) }
  }

  /// Selects an annotation.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { select(ObjectIdentifier(annotation)) }

  /// Selects an annotation no more.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if annotation.map({ ObjectIdentifier($0) }) == state.selected || annotation == nil { select(nil) }
  }

  func select(_ id: ObjectIdentifier?) {
    guard id != state.selected else { return }
    if let old = selectedAnnotations.first {
      state.selected = nil
      if let view = views[ObjectIdentifier(old)] {
        view.isSelected = false
        delegate?.mapView(self, didDeselect: view)
      }
      delegate?.mapView(self, didDeselect: old)
    }
    state.selected = id
    guard let new = selectedAnnotations.first else { return }
    let view = neededView(of: new)
    view.isSelected = true
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: new)
    state.contentDidChange()
  }

  // MARK: Elements

  var elements: [MapElement] {
    var collector = _MapCollector()
    for overlay in overlays { collect(overlay, into: &collector) }
    for annotation in shownAnnotations() {
      let view = neededView(of: annotation)
      var attributes = MapAttributes()
      if view.isEnabled { attributes.tag = AnyHashable(ObjectIdentifier(annotation)) }
      attributes.tint = (view as? MKMarkerAnnotationView)?.tint
      collector.add(view.content(of: annotation), attributes, id: ObjectIdentifier(annotation))
    }
    if state.showsUserLocation {
      collector.add(.user(UserContent()), MapAttributes(), id: ObjectIdentifier(userLocation))
    }
    return collector.elements
  }

  private func collect(_ overlay: any MKOverlay, into collector: inout _MapCollector) {
    guard let renderer = renderer(for: overlay) else { return }
    for part in renderer.parts {
      var attributes = part.attributes
      attributes.level = levels[ObjectIdentifier(overlay)] ?? .aboveLabels
      collector.add(part.kind, attributes, id: ObjectIdentifier(overlay))
    }
  }
}

/// The identifier of views that a map makes by itself.
nonisolated public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
/// The identifier of views of clusters that a map makes by itself.
nonisolated public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationView"
