/// Requests frames for a drawing that changes by itself forever, but only while it is visible.
@MainActor
final class DrawingTicker: AnimationTicker {
  private weak var node: LayoutNode?
  private var isInserted = false
  private(set) var nextTime: Double?

  init(_ node: LayoutNode) {
    self.node = node
  }

  var isEndless: Bool { true }

  /// A step within this time, in seconds, is due.
  private static let tolerance = 1e-6

  /// The drawing was made; it changes next at `time`, in seconds; nil for never.
  func wasDrawn(until time: Double?) {
    nextTime = time.map { $0 - Self.tolerance }
    guard let animator = node?.graph.animator, isInserted != (time != nil) else { return }
    isInserted = time != nil
    if isInserted { animator.insert(self) } else { animator.remove(self) }
  }

  func tick(at time: Double) {
    nextTime = nil
    node?.invalidateDrawing()
  }

  /// The node is gone.
  func stop() {
    wasDrawn(until: nil)
  }

  /// The number of the interval, from 0, that a time is in, both in seconds; a time at a boundary, or within the
  /// tolerance before it, belongs to the next interval.
  static func step(at time: Double, interval: Double) -> Int {
    Int(saturating: ((time + 2 * tolerance) / interval).rounded(.down))
  }
}
