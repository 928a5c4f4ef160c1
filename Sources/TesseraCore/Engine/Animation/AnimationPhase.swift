/// Phase 1, *animate*: shows what moves where it is at the time of the frame.
///
/// It may change what is shown of values and frames, and call tickers, which write state without an animation. What follows
/// from that is brought up to date and laid out here, so that it is not animated itself.
extension Motion: FramePhase {
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
