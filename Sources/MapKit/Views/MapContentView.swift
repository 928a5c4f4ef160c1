/// The view that a map consists of.
nonisolated public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
  let position: MapPositionSource
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: Binding<SelectedValue?>?
  let scope: Namespace.ID?
  let content: Content

  @MainActor public var body: some View {
    MapPositionView(
      source: position, bounds: bounds, modes: modes, selection: erasedSelection,
      scope: scope, elements: elements)
  }

  private var erasedSelection: MapSelectionBinding? {
    guard let selection else { return nil }
    return MapSelectionBinding(selection)
  }

  @MainActor private var elements: [MapElement] {
    var collector = _MapCollector()
    content._collect(into: &collector)
    return collector.elements
  }
}
