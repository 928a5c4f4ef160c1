import Foundation

/// Runs the views of one surface: of a window, of a test, of a picture.
///
/// A host owns the graph of its views and tells it the time. It runs actions of the user and the frames that they call
/// for, and records both if there is a recorder. Hosts differ in their clock, in when their frames run, and in what
/// becomes of the picture. A host removes its views when it is released.
@MainActor
package final class GraphHost {
  package let graph: ViewGraph
  private let clock: HostClock

  /// When the frames that changes require are run.
  package var schedule = FrameSchedule.immediate {
    didSet { graph.onFrameRequest = schedule.request }
  }

  /// Shows `content` and runs the first frame.
  ///
  /// - Parameters:
  ///   - environment: what the surface tells its views at the start.
  ///   - clock: what time it is for frames and gestures.
  ///   - trace: records what happens; nil for nothing.
  ///   - settings: what `@AppStorage` keeps.
  ///   - sceneSettings: what `@SceneStorage` keeps.
  ///   - restoration: gives the views the state of those of another host; nil for none.
  package init<Content: View>(
    textEngine: any TextEngine, surface: Surface, environment: EnvironmentValues = EnvironmentValues(),
    clock: HostClock = .realTime, trace: TraceRecorder? = nil, arrangement: RootArrangement = .placed(.center),
    settings: SettingsDomains = .current, sceneSettings: SettingsDomain = SettingsDomain(),
    restoration: StateRestoration? = nil, content: Content
  ) {
    self.clock = clock
    graph = clock.run {
      ViewGraph(
        textEngine: textEngine, surface: surface, environment: environment, trace: trace, arrangement: arrangement,
        clock: clock.now,
        prepare: { graph in
          graph.settings = settings
          graph.sceneSettings = sceneSettings
          restoration?.begin(in: graph)
          // The clipboard and the undo manager are those of the code that makes the host.
          graph.clipboard = SharedClipboard.current
        }, content: content)
    }
    if let later = clock.later { graph.pointer.schedule = later }
  }

  isolated deinit {
    unmount()
  }

  /// What time it is by the host's clock.
  package var now: Duration { graph.clockTime }

  /// Records what happens; nil for nothing.
  package var trace: TraceRecorder? {
    get { graph.trace }
    set { graph.trace = newValue }
  }

  /// Where the views are shown. Another surface is laid out in the next frame.
  package var surface: Surface {
    get { graph.surface }
    set {
      let wasWide = graph.surface.isWide
      clock.run {
        graph.setSurface(newValue)
        if newValue.isWide != wasWide { graph.perform { SurfaceTurns.tell() } }
      }
    }
  }

  // MARK: Changes

  /// Runs what the user does in the name of the graph, then the frame that it calls for.
  ///
  /// With a deferred schedule the frame is asked for instead.
  ///
  /// - Parameter event: what to call it in recordings.
  package func perform(_ event: @autoclosure () -> String, _ action: () -> Void) {
    clock.run {
      guard let trace else { return act(action) }
      trace.perform(event: event()) { act(action) }
    }
  }

  private func act(_ action: () -> Void) {
    graph.perform(action)
    guard graph.needsFrame else { return }
    switch schedule {
    case .immediate: graph.runFrame()
    case .deferred(let request): request()
    }
  }

  /// Gives the root a new value, as a parent's update would, and runs a frame. Identity is kept.
  package func update<Content: View>(_ content: Content) {
    clock.run { graph.update(content) }
  }

  /// Takes the views down: everything disappears and its tasks are cancelled. Once is enough.
  package func unmount() {
    guard graph.isMounted else { return }
    clock.run { graph.unmount() }
  }

  // MARK: Frames

  /// Whether a frame would do anything.
  package var needsFrame: Bool { graph.needsFrame }

  /// Runs a frame at the clock's time.
  package func runFrame() {
    clock.run { graph.runFrame() }
  }

  /// Runs a frame if anything changed or moved on since the last one.
  ///
  /// - Returns: whether it did.
  @discardableResult
  package func runFrameIfNeeded() -> Bool {
    guard graph.needsFrame else { return false }
    runFrame()
    return true
  }

  // MARK: Results

  /// The size that the content answers to a proposal, in points.
  package func measure(_ proposal: LayoutProposal) -> CGSize {
    clock.run { graph.perform { graph.root.measureContent(proposal) } }
  }

  /// What the last frame shows.
  package var picture: SurfacePicture {
    clock.run {
      SurfacePicture(
        list: graph.displayList(), size: graph.surface.size, scale: graph.surface.scale,
        background: BackgroundStyle().color(in: graph.environment))
    }
  }
}
