extension MKMapView {
  /// The annotations that are shown: those that lie together and have views with the same identifier are one (MK31).
  func shownAnnotations() -> [any MKAnnotation] {
    let candidates = annotations.enumerated().compactMap { index, annotation -> AnnotationClusters.Candidate? in
      let id = ObjectIdentifier(annotation)
      guard id != state.selected, CLLocationCoordinate2DIsValid(annotation.coordinate),
        let identifier = neededView(of: annotation).clusteringIdentifier
      else { return nil }
      return AnnotationClusters.Candidate(
        index: index, identifier: identifier, point: MKMapPoint(annotation.coordinate))
    }
    guard !candidates.isEmpty, let level = state.level else {
      takeClusters([])
      return annotations
    }
    let scale = exp2(Double(level) / MapViewState.levelSteps - 20)
    let groups = AnnotationClusters.groups(candidates, scale: scale)
    takeClusters(groups.map { group in cluster(of: group.map { annotations[$0] }) })
    let members = Set(groups.joined())
    return annotations.indices.filter { !members.contains($0) }.map { annotations[$0] } + clusters
  }

  /// A cluster of the same annotations as before stays the same one.
  private func cluster(of members: [any MKAnnotation]) -> MKClusterAnnotation {
    let ids = members.map { ObjectIdentifier($0) }
    if let known = clusters.first(where: { $0.memberAnnotations.map { ObjectIdentifier($0) } == ids }) { return known }
    return delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members)
      ?? MKClusterAnnotation(memberAnnotations: members)
  }

  private func takeClusters(_ new: [MKClusterAnnotation]) {
    let kept = Set(new.map { ObjectIdentifier($0) })
    for old in clusters where !kept.contains(ObjectIdentifier(old)) {
      for member in old.memberAnnotations { views[ObjectIdentifier(member)]?.cluster = nil }
      dissolve(old)
    }
    clusters = new
    for cluster in new {
      let view = neededView(of: cluster)
      for member in cluster.memberAnnotations { views[ObjectIdentifier(member)]?.cluster = view }
    }
  }

  private func dissolve(_ cluster: MKClusterAnnotation) {
    let id = ObjectIdentifier(cluster)
    let view = views.removeValue(forKey: id)
    // A view that is used again says nothing while it gets another annotation.
    view?.map = nil
    if let view, let name = view.reuseIdentifier { spares[name, default: []].append(view) }
    guard state.selected == id else { return }
    // This is found out while the map is drawn, when nothing that it shows may change.
    Task { @MainActor in
      guard state.selected == id else { return }
      state.selected = nil
      if let view {
        view.isSelected = false
        delegate?.mapView(self, didDeselect: view)
      }
      delegate?.mapView(self, didDeselect: cluster)
    }
  }
}
