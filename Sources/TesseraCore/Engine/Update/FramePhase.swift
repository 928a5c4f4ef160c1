/// One of the steps in which a frame is made.
///
/// A phase owns its work queues, and says whether they have any work. `ViewGraph.makeFrame()` runs the phases in
/// their order; `docs/architecture.md` describes them under the same names.
@MainActor
protocol FramePhase: AnyObject {
  /// Whether there is work that needs another round of the frame.
  var hasWork: Bool { get }
}
