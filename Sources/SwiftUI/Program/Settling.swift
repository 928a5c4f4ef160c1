import Foundation
import TesseraCore

/// When a picture without a window is taken: once what began with the content is at rest, or at a moment that was chosen.
package struct Settling: Sendable {
  /// How long the content may take to come to rest.
  private static let limit = Duration.seconds(3)
  /// Content that asked for no frame for this long, and whose tasks have ended, is at rest.
  private static let quietTime = Duration.milliseconds(60)
  private static let longestTime = 3600.0

  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let moment: Duration?
  private var lastFrame: ContinuousClock.Instant

  /// - Parameter moment: seconds after the start; nil for when everything is at rest.
  package init(at moment: Double? = nil) {
    start = clock.now
    lastFrame = start
    self.moment = moment.map { .seconds(min(max($0, 0), Self.longestTime)) }
  }

  /// The moment that the environment variable `TESSERA_PICTURE_TIME` names, in seconds; nil if it names none.
  package static var requestedMoment: Double? {
    ProcessInfo.processInfo.environment["TESSERA_PICTURE_TIME"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A frame was made.
  package mutating func noteFrame() {
    lastFrame = clock.now
  }

  /// Whether the picture is still to be waited for.
  @MainActor
  package func isWaiting(for graph: ViewGraph) -> Bool {
    let now = clock.now
    if let moment { return now - start < moment }
    guard now - start < Self.limit else { return false }
    return now - lastFrame < Self.quietTime || graph.runningTasks.count > 0
  }
}
