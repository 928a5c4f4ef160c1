nonisolated extension Map {
  /// A map whose region is the program's, as before iOS 17. The region follows the user.
  ///
  /// - Parameters:
  ///   - showsUserLocation: whether a dot is where the machine is.
  ///   - userTrackingMode: whether the map follows the machine.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == MapContentView<Never, OlderMapContent> {
    self.init(.region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode, [])
  }

  /// A map whose part of the flat map is the program's, as before iOS 17.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == MapContentView<Never, OlderMapContent> {
    self.init(.rect(mapRect), interactionModes, showsUserLocation, userTrackingMode, [])
  }

  /// A map whose region is the program's, with an annotation for each of some items.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == MapContentView<Never, OlderMapContent>, Items.Element: Identifiable {
    self.init(
      .region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode,
      annotationItems.map { (AnyHashable($0.id), annotationContent($0)._mapContent) })
  }

  /// A map whose part of the flat map is the program's, with an annotation for each of some items.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == MapContentView<Never, OlderMapContent>, Items.Element: Identifiable {
    self.init(
      .rect(mapRect), interactionModes, showsUserLocation, userTrackingMode,
      annotationItems.map { (AnyHashable($0.id), annotationContent($0)._mapContent) })
  }

  private init(
    _ position: MapPositionSource, _ modes: MapInteractionModes, _ showsUser: Bool,
    _ tracking: Binding<MapUserTrackingMode>?, _ annotations: [(id: AnyHashable, content: AnyMapContent)]
  ) where Content == MapContentView<Never, OlderMapContent> {
    content = MapContentView(
      position: position, bounds: nil, modes: modes, selection: nil, scope: nil,
      content: OlderMapContent(annotations: annotations, showsUser: showsUser))
  }
}
