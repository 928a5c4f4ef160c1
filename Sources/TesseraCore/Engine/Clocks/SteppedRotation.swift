import Foundation

/// Turns a view in steps, again and again, for as long as it is drawn.
///
/// Only the drawing turns; no body is evaluated for it.
nonisolated package struct SteppedRotationModifier: WrapperModifier {
  /// The number of steps of a full turn.
  let stepCount: Int
  /// How long the view stays as it is, seconds.
  let stepDuration: Double

  package init(stepCount: Int, stepDuration: Double) {
    self.stepCount = stepCount
    self.stepDuration = stepDuration
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> SteppedRotationNode {
    SteppedRotationNode(self, context)
  }

  @MainActor package func update(_ wrapper: SteppedRotationNode) {
    wrapper.modifier = self
  }
}

package final class SteppedRotationNode: WrapperNode {
  var modifier: SteppedRotationModifier
  private lazy var ticker = DrawingTicker(self)

  init(_ modifier: SteppedRotationModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func willRemove() {
    super.willRemove()
    ticker.stop()
  }

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let frame = builder.aligned(CGRect(origin: origin, size: size))
    let step = currentStep(
      isSeen: !builder.isInSurface || frame.overlap(with: CGRect(origin: .zero, size: graph.surface.size)) != nil)
    guard step % modifier.stepCount != 0 else { return super.render(into: &builder, at: origin) }
    let items = builder.collect { super.render(into: &$0, at: origin) }
    let turn = CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
      .concatenating(CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(step) / CGFloat(modifier.stepCount)))
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
    builder.add(.group(DisplayGroup(transform: turn, items: items)))
  }

  /// The step at the time of the frame, regardless of when the view was made. Requests the next step if the view is
  /// visible.
  private func currentStep(isSeen: Bool) -> Int {
    let step = DrawingTicker.step(at: graph.animator.now, interval: modifier.stepDuration)
    ticker.wasDrawn(until: isSeen ? Double(step + 1) * modifier.stepDuration : nil)
    return step
  }
}
