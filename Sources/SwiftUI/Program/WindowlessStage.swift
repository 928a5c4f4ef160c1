import Foundation
import TesseraCore
package import TesseraPaint

/// A program without a window, in real time: laid out, updated, played by scripts and drawn on request.
@MainActor
package final class WindowlessStage: ScriptStage {
  package let host: GraphHost
  private let clock = ContinuousClock()
  /// What is shown is recorded while there is a film.
  package var film: Film?

  /// The time between two frames.
  private static let frameTime = Duration.nanoseconds(16_666_667)

  package init(
    size: CGSize, scale: CGFloat, environment: EnvironmentValues, settings: SettingsDomains = .current,
    sceneSettings: SettingsDomain = .ofFirstScene, trace: TraceRecorder? = nil, content: some View
  ) {
    host = GraphHost(
      textEngine: PangoTextEngine.shared, surface: Surface(size: size, scale: scale), environment: environment,
      trace: trace, settings: settings, sceneSettings: sceneSettings, content: content)
    FrontmostGraph.become(host.graph)
  }

  package var graph: ViewGraph { host.graph }

  package func perform(event: String, _ action: () -> Void) {
    runFrameIfNeeded()
    host.perform(event, action)
    film?.take(host)
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
    guard host.runFrameIfNeeded() else { return false }
    film?.take(host)
    return true
  }

  /// Runs the frames that the content calls for until it and its tasks come to rest, at most for some seconds.
  ///
  /// - Parameter moment: for how many seconds instead; nil for until then.
  package func settle(at moment: Double? = nil) async {
    var settling = Settling(at: moment)
    while settling.isWaiting(for: graph) {
      if runFrameIfNeeded() { settling.noteFrame() }
      try? await Task.sleep(for: Self.frameTime / 2)
    }
    runFrameIfNeeded()
  }

  /// Begins to record what is shown.
  package func startFilm(framesPerSecond: Int) {
    var film = Film(on: host.surface, framesPerSecond: framesPerSecond)
    film.take(host)
    self.film = film
  }

  /// The film as far as it goes.
  package func endFilm() -> Film? {
    film?.take(host)
    defer { film = nil }
    return film
  }
}
