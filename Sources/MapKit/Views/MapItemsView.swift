/// The views that lie at places of a map.
struct MapItemsView: View {
  let projection: MapProjection
  let selection: MapSelectionBinding?
  let elements: [MapElement]

  @Environment(\.mapUserLocation) private var userLocation
  @Environment(\.mapDirection) private var direction
  /// What lies further out of sight has no view, points.
  private static let reach: CGFloat = 100

  var body: some View {
    MapItemsLayout {
      ForEach(places) { item in
        view(item)
          .environment(\.layoutDirection, direction)
          .zIndex(item.isSelected ? 1e9 : item.point.y)
          .layoutValue(key: MapPlaceKey.self, value: MapPlace(point: item.point, anchor: item.anchor))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @ViewBuilder
  private func view(_ item: PlacedElement) -> some View {
    switch item.element.kind {
    case .marker(let marker):
      MarkerView(
        marker: marker, attributes: item.element.attributes, isSelected: item.isSelected, select: select(item))
    case .annotation(let annotation):
      AnnotationView(
        annotation: annotation, attributes: item.element.attributes, isSelected: item.isSelected,
        select: select(item))
    case .user(let user): UserView(user: user, location: userLocation)
    case .line, .area: EmptyView()
    }
  }

  private func select(_ item: PlacedElement) -> (@MainActor () -> Void)? {
    guard let selection, let value = item.value else { return nil }
    return { withAnimation(.spring(duration: 0.25)) { selection.set(value) } }
  }

  private var places: [PlacedElement] {
    let seen = CGRect(origin: .zero, size: projection.size).insetBy(dx: -Self.reach, dy: -Self.reach)
    return elements.compactMap { element in
      guard let place = place(of: element), CLLocationCoordinate2DIsValid(place) else { return nil }
      let point = projection.point(place)
      guard seen.contains(point) else { return nil }
      let value = selection?.value(of: element)
      return PlacedElement(
        element: element, point: point, value: value,
        isSelected: value.map { selection?.isSelected($0) ?? false } ?? false)
    }
  }

  private func place(of element: MapElement) -> CLLocationCoordinate2D? {
    if case .user = element.kind { userLocation?.coordinate } else { element.coordinate }
  }
}

/// An element where it is seen.
private struct PlacedElement: Identifiable {
  let element: MapElement
  let point: CGPoint
  let value: AnyHashable?
  let isSelected: Bool

  var id: Int { element.id }

  var anchor: UnitPoint {
    switch element.kind {
    case .marker, .line, .area: .bottom
    case .annotation(let annotation): annotation.anchor
    case .user(let user): user.anchor
    }
  }
}
