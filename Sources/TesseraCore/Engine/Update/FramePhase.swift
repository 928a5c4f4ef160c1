/// One of the steps in which a frame is made.
///
/// A phase owns the queues of what it has to work on, and says whether anything waits in them. `ViewGraph.makeFrame(at:)`
/// runs the phases in their order; `docs/architecture.md` describes them under the same names.
@MainActor
protocol FramePhase: AnyObject {
  /// Whether something waits here for which another round of the frame has to be made.
  var hasWork: Bool { get }
}
