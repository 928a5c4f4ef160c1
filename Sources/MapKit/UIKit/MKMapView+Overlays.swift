extension MKMapView {
  /// Adds an overlay in front of the others.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) {
    addOverlays([overlay], level: level)
  }

  /// Adds overlays in front of the others; those that are on the map already stay as they are.
  public func addOverlays(_ added: [any MKOverlay], level: MKOverlayLevel = .aboveLabels) {
    for overlay in added where !overlays.contains(where: { $0 === overlay }) {
      overlays.append(overlay)
      levels[ObjectIdentifier(overlay)] = level
    }
    state.contentDidChange()
  }

  /// Adds an overlay at a place among the others; a place that does not exist is the nearest one.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel = .aboveLabels) {
    removeOverlay(overlay)
    overlays.insert(overlay, at: max(0, min(overlays.count, index)))
    levels[ObjectIdentifier(overlay)] = level
    state.contentDidChange()
  }

  /// Removes an overlay.
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  /// Removes overlays.
  public func removeOverlays(_ removed: [any MKOverlay]) {
    let ids = Set(removed.map { ObjectIdentifier($0) })
    overlays.removeAll { ids.contains(ObjectIdentifier($0)) }
    for id in ids { (renderers[id], levels[id]) = (nil, nil) }
    state.contentDidChange()
  }

  /// What draws an overlay; nil if it is not on the map, or there is no delegate.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    let id = ObjectIdentifier(overlay)
    if let renderer = renderers[id] { return renderer }
    guard overlays.contains(where: { $0 === overlay }), let renderer = delegate?.mapView(self, rendererFor: overlay)
    else { return nil }
    renderer.map = self
    renderers[id] = renderer
    return renderer
  }
}
