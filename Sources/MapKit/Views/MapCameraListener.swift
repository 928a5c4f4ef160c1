/// Hears that a camera moved.
nonisolated struct MapCameraListener {
  let frequency: MapCameraUpdateFrequency
  let action: @MainActor (MapCameraUpdateContext) -> Void
}
