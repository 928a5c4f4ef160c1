/// The schedule of a graph's frames: their time and number, and whether one was requested.
@MainActor
final class FrameClock {
  /// The current time of this graph's frames, from an arbitrary start.
  private let clock: () -> Duration
  /// The time of the present frame.
  private(set) var time = Duration.zero
  private(set) var number = 0
  private(set) var isRunning = false
  private(set) var isRequested = false
  /// Whether nodes are being made, evaluated or laid out: user actions wait until that is over.
  private(set) var isUpdatingViews = false
  /// Called when something changed and a frame should be run soon.
  var onRequest: (() -> Void)?

  /// - Parameter clock: the time of frames; nil for real time.
  init(clock: (() -> Duration)?) {
    self.clock = clock ?? Self.stopwatch()
  }

  /// Real time since the first call: the first frame is always at zero, even if it takes long to make the tree.
  private static func stopwatch() -> () -> Duration {
    var start: ContinuousClock.Instant?
    return {
      let now = ContinuousClock.now
      let begin = start ?? now
      start = begin
      return now - begin
    }
  }

  /// The time by the clock, which may be later than that of the present frame.
  var now: Duration { clock() }

  /// Requests a frame, and notifies the host unless one is being made.
  func request() {
    isRequested = true
    if !isRunning { onRequest?() }
  }

  /// The present frame serves the request.
  func requestWasServed() {
    isRequested = false
  }

  /// Runs a frame, unless one is being made.
  func run(at newTime: Duration, _ body: () -> Void) {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    isRequested = false
    number += 1
    time = max(time, newTime)
    body()
  }

  func whileUpdatingViews(_ body: () -> Void) {
    let outer = beginViewUpdate()
    defer { isUpdatingViews = outer }
    body()
  }

  /// - Returns: whether an update was going on.
  @discardableResult
  func beginViewUpdate() -> Bool {
    defer { isUpdatingViews = true }
    return isUpdatingViews
  }
}
