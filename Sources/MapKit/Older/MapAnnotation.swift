/// A view of the program at a place, on an older map.
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _mapContent: AnyMapContent

  /// A view at a place.
  ///
  /// - Parameter anchorPoint: the point of the view that lies at the place, as a fraction of its size.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    _mapContent = AnyMapContent(
      Annotation(
        coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), content: content
      ) { EmptyView() })
  }
}
