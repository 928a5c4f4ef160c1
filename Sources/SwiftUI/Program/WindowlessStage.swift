import Foundation
import TesseraCore
package import TesseraPaint

/// A program without a window, in real time: laid out, updated, played by scripts and drawn on request.
@MainActor
package final class WindowlessStage: ScriptStage {
  package let graph: ViewGraph
  private let trace: TraceRecorder?
  private let clock = ContinuousClock()
  private let beginning: ContinuousClock.Instant
  /// What is shown is taken down while there is a film.
  package var film: Film?

  /// The time between two frames.
  private static let frameTime = Duration.nanoseconds(16_666_667)
  /// How long the content may take to come to rest.
  private static let settlingLimit = Duration.milliseconds(500)
  /// Content that asked for no frame for this long is at rest.
  private static let quietTime = Duration.milliseconds(60)

  package init(
    size: CGSize, scale: CGFloat, environment: EnvironmentValues, settings: SettingsDomains = .current,
    sceneSettings: SettingsDomain = .ofFirstScene, trace: TraceRecorder? = nil, content: some View
  ) {
    self.trace = trace
    beginning = clock.now
    graph = ViewGraph(
      textEngine: PangoTextEngine.shared, surface: Surface(size: size, scale: scale), environment: environment,
      trace: trace, settings: settings, sceneSettings: sceneSettings, content: content)
    ForemostGraph.become(graph)
    let begin = beginning
    let clock = clock
    graph.pointer.now = { clock.now - begin }
    graph.pointer.schedule = { delay, action in
      Task {
        try? await Task.sleep(for: delay)
        action()
      }
    }
  }

  package func perform(event: String, _ action: () -> Void) {
    runFrameIfNeeded()
    func run() {
      graph.perform(action)
      if graph.needsFrame { graph.runFrame() }
    }
    if let trace { trace.perform(event: event, run) } else { run() }
    film?.take(graph, at: clock.now - beginning)
  }

  package func advance(by duration: Duration) async {
    let end = clock.now + duration
    repeat {
      runFrameIfNeeded()
      try? await Task.sleep(until: min(clock.now + Self.frameTime, end), clock: clock)
    } while clock.now < end
    runFrameIfNeeded()
  }

  @discardableResult
  private func runFrameIfNeeded() -> Bool {
    guard graph.needsFrame else { return false }
    graph.runFrame()
    film?.take(graph, at: clock.now - beginning)
    return true
  }

  /// Runs the frames that the content calls for until it comes to rest, at most for half a second.
  package func settle() async {
    let end = clock.now + Self.settlingLimit
    var lastFrame = clock.now
    while clock.now < end, clock.now - lastFrame < Self.quietTime {
      if runFrameIfNeeded() { lastFrame = clock.now }
      try? await Task.sleep(for: Self.frameTime / 2)
    }
    runFrameIfNeeded()
  }

  /// Begins to take down what is shown.
  package func startFilm(framesPerSecond: Int) {
    var film = Film(size: graph.surface.size, scale: graph.surface.scale, framesPerSecond: framesPerSecond)
    film.take(graph, at: clock.now - beginning)
    self.film = film
  }

  /// The film as far as it goes.
  package func endFilm() -> Film? {
    film?.take(graph, at: clock.now - beginning)
    defer { film = nil }
    return film
  }

  /// What is shown now.
  package var raster: Raster {
    Rasterizer.render(
      graph.displayList(), size: graph.surface.size, scale: graph.surface.scale,
      background: BackgroundStyle().color(in: graph.environment))
  }
}
