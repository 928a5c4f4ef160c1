import TesseraCore

/// Finds out how much room a map has, and which part of the earth it shows there.
struct MapRoom: View {
  let model: MapModel
  let position: Binding<MapCameraPosition>
  let bounds: MapCameraBounds?
  let modes: MapInteractionModes
  let selection: MapSelectionBinding?
  let elements: [MapElement]

  @Environment(\.mapUserLocation) private var userLocation
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { room in
      let insets = room.safeAreaInsets
      let size = CGSize(
        width: room.size.width + insets.leading + insets.trailing,
        height: room.size.height + insets.top + insets.bottom)
      let projection = projection(size, insets)
      // The map lies below bars, and its middle is that of what they leave free (MK13).
      MapSurface(
        viewpoint: projection.viewpoint, target: projection, model: model, modes: modes, selection: selection,
        elements: elements
      )
      .frame(width: size.width, height: size.height)
      .offset(x: -insets.leading, y: -insets.top)
    }
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.mapDirection, direction)
    .modifier(MapListening(model: model, modes: modes, bounds: bounds, position: position))
  }

  private func projection(_ size: CGSize, _ insets: EdgeInsets) -> MapProjection {
    var projection = MapProjection(
      viewpoint: MapViewpoint(x: 0, y: 0, zoom: 0, heading: 0, pitch: 0), size: size, insets: insets)
    let framing = MapFraming(
      size: projection.openSize, insets: insets,
      content: elements.reduce(.null) { $0.union($1.mapRect) }, userLocation: userLocation)
    let isByUser = position.wrappedValue.positionedByUser
    let wanted =
      isByUser ? model.moved ?? framing.viewpoint(for: .automatic) : framing.viewpoint(for: position.wrappedValue)
    let bounded = wanted.bounded(in: size, bounds)
    projection.viewpoint = model.last.map(bounded.nearest) ?? bounded
    model.last = projection.viewpoint
    return projection
  }
}

/// Hands to the model what concerns gestures and controls.
private struct MapListening: ViewModifier {
  let model: MapModel
  let modes: MapInteractionModes
  let bounds: MapCameraBounds?
  let position: Binding<MapCameraPosition>

  @Environment(\.mapCameraListeners) private var listeners
  @Environment(\.mapCameraAnimators) private var animators

  func body(content: Content) -> some View {
    // tessera:disable side-effect-in-body - this hands over what gestures ask for, and no body reads it
    let _: Void = model.take(modes, bounds, listeners) {
      if position.wrappedValue != $0 { position.wrappedValue = $0 }
    }
    return content.background {
      ForEach(animators) { MapCameraAnimatorView(animator: $0, model: model) }
    }
  }
}
