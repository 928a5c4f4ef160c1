import Foundation

/// A view whose value runs through keyframes (D51).
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  /// The trigger of a run.
  enum Start {
    /// The view itself, again and again.
    case always
    /// Never: the first value is shown.
    case never
    /// A value that changes.
    case trigger(AnyEquatable)
  }

  let initialValue: Value
  let start: Start
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// A view that runs through keyframes.
  ///
  /// - Parameter repeating: whether it runs, again and again; otherwise it shows the first value.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = repeating ? .always : .never
    self.content = content
    self.keyframes = keyframes
  }

  /// A view that runs through keyframes, from where it is, each time a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    start = .trigger(AnyEquatable(trigger))
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    KeyframeNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: KeyframeNode<Value, KeyframePath, Content>.self).receive(view)
  }
}

/// Evaluates its content in each frame of a run.
final class KeyframeNode<Value, Path: Keyframes, Content: View>: EvaluatingNode, AnimationTicker
where Path.Value == Value {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var startTime = 0.0

  init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: NodeContext) {
    self.view = view
    value = view.initialValue
    super.init(context, facts: TypeFacts.of(KeyframeAnimator<Value, Path, Content>.self))
    if case .always = view.start { run(_KeyframeVelocities()) }
    begin()
    graph.animator.insert(self)
  }

  func receive(_ newView: KeyframeAnimator<Value, Path, Content>) {
    let old = view.start
    view = newView
    switch (old, newView.start) {
    case (.trigger(let old), .trigger(let new)) where old != new: runAgain()
    case (.never, .always): run(_KeyframeVelocities())
    case (.always, .never):
      timeline = nil
      value = newView.initialValue
    default: break
    }
    evaluate(because: .input)
  }

  /// The new run begins at the current value and velocity.
  private func runAgain() {
    let velocities = timeline?.velocities(time: graph.animator.now - startTime)
    run(velocities ?? _KeyframeVelocities())
  }

  private func run(_ velocities: _KeyframeVelocities) {
    timeline = KeyframeTimeline(initialValue: value, view.keyframes(value), velocities)
    startTime = graph.animator.now
    timeline?.update(&value, time: 0)
    graph.requestFrame()
  }

  // MARK: AnimationTicker

  var isEndless: Bool {
    if case .always = view.start { true } else { false }
  }

  var nextTime: Double? { timeline == nil ? nil : graph.animator.now }

  func tick(at time: Double) {
    guard let timeline else { return }
    let duration = timeline.duration
    if time - startTime >= duration - 1e-9 {
      finish(timeline, duration, time)
    } else {
      timeline.update(&value, time: time - startTime)
    }
    noteCause { "keyframes" }
    markDirty()
  }

  private func finish(_ timeline: KeyframeTimeline<Value>, _ duration: TimeInterval, _ time: Double) {
    timeline.update(&value, time: duration)
    self.timeline = nil
    guard isEndless, duration > 0 else { return }
    let late = (time - startTime).truncatingRemainder(dividingBy: duration)
    value = view.initialValue
    run(_KeyframeVelocities())
    startTime = time - late
    self.timeline?.update(&value, time: late)
  }

  // MARK: Content

  override func makeContent() {
    let (view, value) = (view, value)
    let result = track { view.content(value) }
    content = Content._makeNode(result, childContext)
  }

  override func updateContent() {
    let (view, value) = (view, value)
    let result = track { view.content(value) }
    Content._updateNode(content, result)
  }

  override func willRemove() {
    graph.animator.remove(self)
    super.willRemove()
  }

  override var viewType: Any.Type? { KeyframeAnimator<Value, Path, Content>.self }
}

/// A type-erased equatable value.
nonisolated struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (left: AnyEquatable, right: AnyEquatable) -> Bool { left.isEqual(right.value) }
}

extension View {
  /// Runs the view through keyframes, again and again.
  ///
  /// - Parameter repeating: whether it runs; otherwise the first value is shown.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(source: ViewSource(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Runs the view through keyframes, from where it is, each time a value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(source: ViewSource(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) }, keyframes: keyframes)
  }
}
