import TesseraCore

/// A map of a size. Its viewpoint moves as the animations of its changes say.
struct MapSurface: View, Animatable {
  var viewpoint: MapViewpoint
  let target: MapProjection
  let model: MapModel
  let modes: MapInteractionModes
  let selection: MapSelectionBinding?
  let elements: [MapElement]

  nonisolated var animatableData: MapViewpoint.Vector {
    get { viewpoint.animatableData }
    set { viewpoint.animatableData = newValue }
  }

  var body: some View {
    let projection = MapProjection(viewpoint: viewpoint, size: target.size, insets: target.insets)
    let isAtRest = viewpoint == target.viewpoint
    ZStack {
      // Markers move the map as its ground does.
      ZStack {
        MapGround(projection: projection, elements: elements)
          .contentShape(Rectangle())
          .simultaneousGesture(TapGesture().onEnded { selection?.set(nil) }, isEnabled: selection != nil)
        MapItemsView(projection: projection, selection: selection, elements: elements)
      }
      .modifier(MapGestures(model: model, modes: modes))
      MapFurniture(projection: projection)
    }
    .clipped()
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("Map"))
    .environment(\.mapModel, model)
    .onChange(of: MapMoment(projection: projection, isAtRest: isAtRest), initial: true) {
      model.show(projection, isAtRest: isAtRest)
    }
  }
}

/// What is told about a frame.
nonisolated private struct MapMoment: Equatable {
  let projection: MapProjection
  let isAtRest: Bool
}
