/// Keyframes for the camera of a map.
nonisolated struct MapCameraAnimator: Identifiable {
  let trigger: AnyHashable
  let timeline: (MapCamera) -> KeyframeTimeline<MapCamera>
  private(set) var id = 0

  init(trigger: AnyHashable, timeline: @escaping (MapCamera) -> KeyframeTimeline<MapCamera>) {
    self.trigger = trigger
    self.timeline = timeline
  }

  func numbered(_ number: Int) -> MapCameraAnimator {
    var result = self
    result.id = number
    return result
  }
}
