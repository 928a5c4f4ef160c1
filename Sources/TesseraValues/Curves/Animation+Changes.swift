import Foundation

nonisolated extension Animation {
  /// The animation, started `delay` seconds later (D37).
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayedAnimation(animation: self, delay: delay.isNaN ? 0 : delay))
  }

  /// The animation, `speed` times as fast (D37).
  public func speed(_ speed: Double) -> Animation {
    Animation(AcceleratedAnimation(animation: self, speed: speed.isFinite ? speed : 1))
  }

  /// The animation, `repeatCount` times; each way back counts as one (D36).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(animation: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation without end; another animation or none puts an end to it (D36).
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(animation: self, count: nil, autoreverses: autoreverses))
  }

  /// The animation; its listeners are notified after `duration` seconds (D38).
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(animation: self, duration: duration))
  }
}

nonisolated struct DelayedAnimation: TimedAnimation {
  var animation: Animation
  var delay: TimeInterval

  var isEndless: Bool { animation.box.isEndless }

  var fixedDuration: TimeInterval? { animation.box.duration.map { max(0, $0 + delay) } }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time < delay { return .zero }
    return animation.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : animation.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? DelayedAnimation, previous.delay == delay else { return false }
    return animation.shouldMerge(
      previous: previous.animation, value: value, time: max(0, time - delay), context: &context)
  }
}

nonisolated struct AcceleratedAnimation: TimedAnimation {
  var animation: Animation
  var speed: Double

  var isEndless: Bool { animation.box.isEndless || speed <= 0 }

  var fixedDuration: TimeInterval? { speed > 0 ? animation.box.duration.map { $0 / speed } : nil }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    animation.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? AcceleratedAnimation, previous.speed == speed else { return false }
    return animation.shouldMerge(
      previous: previous.animation, value: value, time: time * speed, context: &context)
  }
}

nonisolated struct RepeatedAnimation: TimedAnimation {
  var animation: Animation
  /// nil for no end.
  var count: Int?
  var autoreverses: Bool

  var isEndless: Bool { count == nil || animation.box.isEndless }

  var fixedDuration: TimeInterval? {
    guard let count, let duration = animation.box.duration else { return nil }
    return duration * Double(max(0, count))
  }

  /// Which run it is, when it began and what the animation keeps in it.
  private struct Run<Value: VectorArithmetic>: AnimationStateKey {
    var index = 0
    var start: TimeInterval = 0
    var state = AnimationState<Value>()

    static var defaultValue: Run { Run() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var run = context.state[Run<V>.self]
    defer { context.state[Run<V>.self] = run }
    skipRuns(to: time, &run)
    // An animation that is over at once would be repeated within no time.
    var attempts = 0
    while count.map({ run.index < $0 }) ?? true, attempts < 2 {
      var inner = context.withState(run.state)
      if let result = animation.animate(value: value, time: time - run.start, context: &inner) {
        run.state = inner.state
        return autoreverses && run.index % 2 == 1 ? value - result : result
      }
      begin(run.index + 1, at: time, &run)
      attempts += 1
    }
    return count == nil && attempts > 1 ? value : nil
  }

  /// Where the length of a run is known, it is known in which one we are, however long ago the last frame was.
  private func skipRuns<V>(to time: TimeInterval, _ run: inout Run<V>) {
    guard let duration = animation.box.duration, duration > 0 else { return }
    // A run ends strictly after its duration.
    let index = max(0, Int(saturating: (time / duration).rounded(.up)) - 1)
    if index > run.index { begin(index, at: Double(index) * duration, &run) }
  }

  private func begin<V>(_ index: Int, at start: TimeInterval, _ run: inout Run<V>) {
    run.index = index
    run.start = start
    run.state = AnimationState()
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let run = context.state[Run<V>.self]
    let velocity = animation.velocity(
      value: value, time: time - run.start, context: context.withState(run.state))
    return autoreverses && run.index % 2 == 1 ? velocity?.scaled(by: -1) : velocity
  }
}

nonisolated struct LogicallyCompleteAnimation: TimedAnimation {
  var animation: Animation
  var duration: TimeInterval

  var isEndless: Bool { animation.box.isEndless }

  var fixedDuration: TimeInterval? { animation.box.duration }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let result = animation.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
