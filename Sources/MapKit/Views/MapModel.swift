import Observation

/// What a map shows now, and what moves it: for its controls, for readers, and for gestures.
@MainActor
@Observable
final class MapModel {
  /// What is shown now, also while it moves; nil before the map has a size.
  private(set) var shown: MapProjection?
  /// Where the user, or a control, moved the map to.
  private(set) var moved: MapViewpoint?
  /// How the user can move it.
  @ObservationIgnored private(set) var modes = MapInteractionModes.all
  @ObservationIgnored private(set) var bounds: MapCameraBounds?
  /// Writes the position of the program.
  @ObservationIgnored private(set) var setPosition: (MapCameraPosition) -> Void = { _ in }
  /// The viewpoint that was worked out last, which the next one should be near to.
  @ObservationIgnored var last: MapViewpoint?
  /// Whether a gesture moves the map.
  @ObservationIgnored var isHeld = false
  /// What is heard of movements.
  @ObservationIgnored private(set) var listeners: [MapCameraListener] = []
  @ObservationIgnored private var told: MapProjection?

  nonisolated init() {}

  /// Takes what gestures and controls have to know of the map.
  func take(
    _ modes: MapInteractionModes, _ bounds: MapCameraBounds?, _ listeners: [MapCameraListener],
    setPosition: @escaping (MapCameraPosition) -> Void
  ) {
    self.modes = modes
    self.bounds = bounds
    self.listeners = listeners
    self.setPosition = setPosition
  }

  /// Takes note of what is shown.
  func show(_ projection: MapProjection, isAtRest: Bool) {
    if shown != projection {
      shown = projection
      tell(.continuous)
    }
    if isAtRest, !isHeld { tellEnd() }
  }

  /// Moves the map on behalf of the user (MK14).
  func move(to viewpoint: MapViewpoint) {
    guard let shown else { return }
    moved = viewpoint.bounded(in: shown.size, bounds)
    setPosition(.byUser)
  }

  /// A gesture ended.
  func release() {
    isHeld = false
    if let shown, shown.viewpoint == moved { tellEnd() }
  }

  private func tellEnd() {
    guard let shown, told != shown else { return }
    told = shown
    tell(.onEnd)
  }

  private func tell(_ frequency: MapCameraUpdateFrequency) {
    guard let shown else { return }
    for listener in listeners where listener.frequency == frequency { listener.action(shown.update) }
  }
}
