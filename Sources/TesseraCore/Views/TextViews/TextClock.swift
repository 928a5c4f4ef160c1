import Foundation

/// Has a text that runs resolved again at the moments at which it changes, and at no others (J7).
@MainActor
final class TextClock: AnimationTicker {
  private weak var node: TextNode?
  private(set) var nextTime: Double?
  /// What the text is to change at.
  private var nextChange = Date.distantFuture

  init(_ node: TextNode) {
    self.node = node
    node.graph.animator.insert(self)
  }

  var isEndless: Bool { true }

  /// What lies within this time, in seconds, is due: a frame may come a little too early for a clock's taste.
  private static let tolerance = 1e-3

  /// The moment that a text shows: now, or the next change if that is nearly there.
  func moment(now: Date) -> Date {
    nextChange > now && nextChange.timeIntervalSince(now) <= Self.tolerance ? nextChange : now
  }

  /// Waits for a change of the text that shows a moment.
  func wait(for change: Date, since moment: Date) {
    guard let graph = node?.graph else { return }
    nextChange = change
    nextTime = graph.clockTime.inSeconds + change.timeIntervalSince(moment) - 1e-6
  }

  func tick(at time: Double) {
    nextTime = nil
    node?.timeDidPass()
  }

  func stop() {
    node?.graph.animator.remove(self)
  }
}

extension Text {
  /// As ``nextChange(after:in:)``; for a text that runs, time stands still in `environment` from then on.
  ///
  /// - Parameter clock: the moment to show; nil for now.
  @MainActor func nextChange(in environment: inout EnvironmentValues, _ clock: TextClock? = nil) -> Date? {
    guard case .content(let content) = storage else { return nil }
    let now = environment.now
    let moment = clock?.moment(now: now) ?? now
    let change = content.nextChange(after: moment, in: environment)
    if change != nil || clock != nil { environment.fields.rare.now = { moment } }
    return change
  }
}
