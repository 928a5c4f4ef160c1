/// When a host runs the frames that changes require.
@MainActor
package enum FrameSchedule {
  /// After each action, at once. What changes between actions waits until a frame is run.
  case immediate
  /// When the owner of the host runs them, such as with the next refresh of a display. `request` is called when a frame
  /// is wanted, perhaps more than once until it runs.
  case deferred(_ request: () -> Void)

  /// Asks the owner of the host for a frame; nil if frames run at once.
  var request: (() -> Void)? {
    switch self {
    case .immediate: nil
    case .deferred(let request): request
    }
  }
}
