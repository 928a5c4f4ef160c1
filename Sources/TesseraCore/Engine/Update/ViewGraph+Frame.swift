extension ViewGraph {
  /// How often changes made by actions of a frame may start another round of it (B11).
  private static let maximumRounds = 8

  /// Runs the phases of a frame now.
  package func runFrame() {
    runFrame(at: frames.now)
  }

  /// Runs the phases of a frame, always in the same order, until nothing is left to do.
  ///
  /// - Parameter time: the time of animations in the frame; of the same clock in all calls.
  package func runFrame(at time: Duration) {
    MainActor.assertIsolated("A frame is run on a thread that is not the main actor's.")
    guard isMounted, !frames.isRunning else { return }
    frames.run(at: time) {
      perform {
        guard let trace else { return makeFrame() }
        trace.recordFrame { makeFrame() }
      }
    }
    for participant in services.participants { participant.frameDidEnd() }
    #if DEBUG
      checkAfterFrame()
    #endif
  }

  /// The phases, as `docs/architecture.md` numbers them.
  private func makeFrame() {
    animator.run(in: self)  // 1. animate
    var rounds = 0
    repeat {
      rounds += 1
      frames.whileUpdatingViews {
        updates.run(in: self)  // 2. update
        layouts.run(in: self)  // 3. layout
        contents.run(in: self)  // 4. contents
      }
      settling.run(in: self)  // 5. settle
      observations.run(in: self)  // 6. observe
    } while needsAnotherRound && rounds < Self.maximumRounds
    frames.requestWasServed()
    if needsAnotherRound {
      warn(.endlessUpdate(rounds: rounds), at: root)
      requestFrame()
    }
    drawings.run(in: self)  // 7. draw
    releases.run()  // 8. release
  }

  var needsAnotherRound: Bool { hasUpdatesDue || observations.hasPageDisappearances }

  /// Whether anything is to be done before the pages that were covered or replaced disappear.
  var hasUpdatesDue: Bool {
    updates.hasWork || layouts.hasWork || contents.hasWork || observations.hasWork || animator.hasWork
      || services.haveWork
  }

  /// Whether a frame would do anything.
  package var needsFrame: Bool {
    guard isMounted else { return false }
    if frames.isRequested || needsAnotherRound { return true }
    guard let next = nextFrameTime else { return false }
    let now = frames.now
    return now > frameTime && now >= next
  }

  /// The time by the clock of frames, which may be later than that of the present frame.
  package var clockTime: Duration { frames.now }

  /// The time of the present frame.
  package var frameTime: Duration { frames.time }

  /// When an animation next advances, so that a frame is due without a change of state; nil while nothing is animated.
  ///
  /// While anything is animated, this is the time of the present frame: the next one is due with the next refresh of
  /// the display. Otherwise it is the next time of a view with a schedule.
  package var nextFrameTime: Duration? {
    guard isMounted, let next = animator.nextTime else { return nil }
    return next <= animator.now ? frameTime : .saturating(seconds: next)
  }

  /// Whether an animation is running that will end by itself.
  package var isComingToRest: Bool { animator.isComingToRest }

  /// Called when something changed and a frame should be run soon.
  package var onFrameRequest: (() -> Void)? {
    get { frames.onRequest }
    set { frames.onRequest = newValue }
  }

  package var isRunningFrame: Bool { frames.isRunning }

  /// Asks the host to run a frame soon.
  func requestFrame() {
    guard !frames.isRequested else { return }
    trace?.frameWasRequested()
    frames.request()
  }
}
