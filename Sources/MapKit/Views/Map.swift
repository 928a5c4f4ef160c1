/// A map of the earth with what is on it (MK8).
nonisolated public struct Map<Content: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}

nonisolated extension Map {
  /// A map that keeps its position.
  ///
  /// - Parameters:
  ///   - initialPosition: what it shows first.
  ///   - bounds: where its camera can be; nil for anywhere.
  ///   - interactionModes: how the user can move it.
  ///   - scope: makes it known to controls outside of it.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(
      position: .initial(initialPosition), bounds: bounds, modes: interactionModes, selection: nil, scope: scope,
      content: content())
  }

  /// A map without content that keeps its position.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope) {}
  }

  /// A map whose position is the program's. When the user moves the map, it becomes one that is positioned by the user.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.content = MapContentView(
      position: .binding(position), bounds: bounds, modes: interactionModes, selection: nil, scope: scope,
      content: content())
  }

  /// A map without content whose position is the program's.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) {}
  }

  /// A map that keeps its position, on which something can be selected (MK15).
  ///
  /// - Parameter selection: the tag of what is selected; nil for nothing.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.content = MapContentView(
      position: .initial(initialPosition), bounds: bounds, modes: interactionModes, selection: selection,
      scope: scope, content: content())
  }

  /// A map whose position is the program's, on which something can be selected (MK15).
  ///
  /// - Parameter selection: the tag of what is selected; nil for nothing.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.content = MapContentView(
      position: .binding(position), bounds: bounds, modes: interactionModes, selection: selection, scope: scope,
      content: content())
  }

  /// A map that keeps its position, on which features of the map can be selected; a map of pictures has none (MK16).
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, selection: selection,
      scope: scope
    ) {}
  }

  /// A map whose position is the program's, on which features of the map can be selected; a map of pictures has none (MK16).
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes, selection: selection, scope: scope
    ) {}
  }
}
