/// Tells the views that show an object from outside of the engine, such as a view of UIKit, that it changed.
///
/// Unlike `objectWillChange`, it may be used at any moment, while bodies run too: what shows the object is then evaluated
/// again in the next round of the frame.
nonisolated package final class FollowedObject: DependencySource {
  package override init() {
    super.init()
  }

  /// Makes the body that is running follow the object.
  @MainActor package func follow() {
    guard let node = Evaluation.current else { return }
    node.dependencies.record(self, by: node)
  }

  /// The number of the frame that the body which is running belongs to; nil outside of bodies.
  @MainActor package static var currentFrame: Int? {
    guard let frames = Evaluation.current?.graph.frames else { return nil }
    return frames.isRunning ? frames.number : frames.number + 1
  }

  /// The object changed: in the transaction of this moment, those that follow it are evaluated.
  @MainActor package func didChange() {
    forEachReader { $0.graph.invalidate($0, because: .object("UIView", source: self)) }
  }

  /// The object changed for the frame that is being made, if one is: what other surfaces show stays as it is.
  @MainActor package func didChangeInFrame() {
    forEachReader {
      if $0.graph.frames.isRunning { $0.graph.invalidate($0, because: .object("UIView", source: self)) }
    }
  }
}

/// Runs an action outside of the evaluation of a body: what it reads is not followed, and it may write.
@MainActor package func withoutEvaluation<Result>(_ action: () -> Result) -> Result {
  let outer = Evaluation.begin(nil)
  defer { Evaluation.end(outer) }
  return action()
}
