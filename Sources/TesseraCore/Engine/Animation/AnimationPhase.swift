/// Phase 1, *animate*: advances animations to the time of the frame.
///
/// It may change presented values and frames, and call tickers, which write state without an animation. The resulting
/// changes are updated and laid out here, so that they are not animated themselves.
extension GraphAnimator: FramePhase {
  var hasWork: Bool { hasFinishedListeners }

  func run(in graph: ViewGraph) {
    graph.frames.whileUpdatingViews {
      step(to: graph.frames.time.inSeconds) {
        graph.updates.bringUpToDate(in: graph)
        graph.layouts.run(in: graph)
      }
    }
  }
}
