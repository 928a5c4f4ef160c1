/// When the frames of a host run that changes call for.
@MainActor
package enum FrameSchedule {
  /// After each action, at once. What changes between actions waits until a frame is run.
  case immediate
  /// When the owner of the host runs them, such as with the next refresh of a display. `request` is called when a frame
  /// is wanted, perhaps more than once until it runs.
  case deferred(_ request: () -> Void)

  /// Asks for a frame; nil where nothing waits for that.
  var request: (() -> Void)? {
    switch self {
    case .immediate: nil
    case .deferred(let request): request
    }
  }
}
