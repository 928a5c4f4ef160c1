/// When the frames of a graph are made: their time and number, and whether one was asked for.
@MainActor
final class FrameSchedule {
  /// What time it is for the frames of this graph, since any beginning.
  private let clock: () -> Duration
  /// The time of the present frame.
  private(set) var time = Duration.zero
  private(set) var number = 0
  private(set) var isRunning = false
  private(set) var isRequested = false
  /// Whether nodes are being made, evaluated or laid out: actions of users must wait until that is over.
  private(set) var isUpdatingViews = false
  /// Called when something changed and a frame should be run soon.
  var onRequest: (() -> Void)?

  /// - Parameter clock: what time it is for the frames; nil for real time.
  init(clock: (() -> Duration)?) {
    self.clock = clock ?? Self.stopwatch()
  }

  /// Real time since it was asked for first: however long a tree takes to be made, its first frame is at zero.
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
  var clockTime: Duration { clock() }

  /// Notes that a frame is wanted, and tells the host unless one is being made.
  func request() {
    isRequested = true
    if !isRunning { onRequest?() }
  }

  /// What was asked for is done by the present frame.
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
    let outer = isUpdatingViews
    isUpdatingViews = true
    defer { isUpdatingViews = outer }
    body()
  }
}
