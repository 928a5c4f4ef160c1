import Testing

/// Time is virtual: sleeps, timers and tasks of the screen's code follow it.
extension Screen {
  /// Time since the screen was mounted.
  public var now: Duration { clock.now }

  /// The time between two frames, at 60 a second.
  private static let frameDuration = Duration.nanoseconds(16_666_667)

  /// How long `settle()` waits at most.
  private static let settlingLimit = Duration.seconds(60)

  /// Advances time, frame by frame; what becomes due on the way happens then.
  ///
  /// A task that goes on again and again while no time passes is a test issue that names its place; it gets a few turns
  /// per frame from then on.
  public func advance(
    by duration: Duration,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) async {
    let caller = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    matches = [:]
    await clock.drain()
    reportRestlessness(at: caller)
    flush()
    let end = clock.now + duration
    while clock.now < end {
      await clock.advance(to: min(clock.now + Self.frameDuration, end), between: showMoment)
      reportRestlessness(at: caller)
      await clock.settle { flush() }
    }
  }

  /// Runs the frame for all that fell due at one moment.
  private func showMoment() {
    if clock.isMomentOver { flush() }
  }

  private func reportRestlessness(at caller: SourceLocation) {
    for line in clock.takeRestlessDescriptions() {
      HarnessIssue.record("The screen's code does not come to rest: \(line).", at: caller)
    }
  }

  /// Advances time until no task, timer, animation or frame is due; endless animations and periodic timers do not
  /// count.
  ///
  /// Gives up after 60 virtual seconds with a test issue that names what keeps going.
  public func settle(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) async {
    let caller = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let limit = clock.now + Self.settlingLimit
    matches = [:]
    while true {
      await clock.drain()
      reportRestlessness(at: caller)
      // What the frame shows can start tasks.
      await clock.settle { flush() }
      // What moves, and views that ask for a frame in each frame, get the next one when its time has come.
      let nextFrame = graph.needsFrame || graph.isComingToRest ? clock.now + Self.frameDuration : nil
      guard let next = [nextFrame, clock.nextDeadlineOfOneShots].compactMap({ $0 }).min() else { return }
      guard next <= limit else {
        let waiting = nextFrame == nil ? clock.waitingDescriptions : [reasonForFrames]
        HarnessIssue.record(
          "The screen did not settle within 60 seconds. Still waiting:\n\(waiting.joined(separator: "\n"))",
          at: caller)
        return
      }
      await clock.advance(to: next, between: showMoment)
    }
  }

  private var reasonForFrames: String {
    graph.isComingToRest ? "animations" : "views that ask for another frame in each"
  }
}
