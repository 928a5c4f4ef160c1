import Foundation

/// A view that goes through phases, one animation after the other (D50).
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  /// nil for a view that goes on by itself forever.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// A view that goes through the phases once each time a value changes, and back to the first.
  ///
  /// - Parameter animation: the animation to a phase; nil for none.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  /// A view that goes through the phases forever.
  ///
  /// - Parameter animation: the animation to a phase; nil for none.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PhaseNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: PhaseNode<Phase, Content>.self).receive(view)
  }
}

/// Shows its content in one phase after the other.
final class PhaseNode<Phase: Equatable, Content: View>: EvaluatingNode {
  private var view: PhaseAnimator<Phase, Content>
  private var index = 0
  /// Identifies the run: completions of earlier runs are ignored.
  private var run = 0
  /// How many phases took no time, one after the other.
  private var instantPhases = 0
  private var isIdle = true
  private var lastAdvance = -1.0

  init(_ view: PhaseAnimator<Phase, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context, facts: TypeFacts.of(PhaseAnimator<Phase, Content>.self))
    if view.phases.isEmpty { graph.warn(.noPhases, at: self) }
    begin()
    if view.trigger == nil { start() }
  }

  func receive(_ newView: PhaseAnimator<Phase, Content>) {
    let old = view
    view = newView
    if index >= newView.phases.count { index = 0 }
    evaluate(because: .input)
    if newView.trigger == nil {
      if isIdle { start() }
    } else if old.trigger != newView.trigger {
      start()
    }
  }

  private func start() {
    guard view.phases.count > 1 else { return }
    run += 1
    instantPhases = 0
    isIdle = false
    let run = run
    graph.runWhenUpdated { [weak self] in self?.advance(in: run, from: 0) }
  }

  /// Goes on to the next phase.
  private func advance(in run: Int, from oldIndex: Int) {
    guard run == self.run, !isRemoved, !view.phases.isEmpty else { return }
    let next = (oldIndex + 1) % view.phases.count
    var transaction = Transaction(animation: view.animation(view.phases[next]))
    transaction.isEndless = view.trigger == nil
    transaction.addAnimationCompletion { [weak self] in self?.phaseDidEnd(in: run) }
    index = next
    lastAdvance = graph.animator.now
    noteCause { "phase" }
    graph.updates.transactions.add(self, transaction: transaction.forOneWrite)
    graph.requestFrame()
  }

  private func phaseDidEnd(in run: Int) {
    guard run == self.run, !isRemoved else { return }
    instantPhases = graph.animator.now == lastAdvance ? instantPhases + 1 : 0
    // A whole cycle without animation ends the run.
    let isOver = view.trigger == nil ? instantPhases >= view.phases.count : index == 0
    if isOver { isIdle = true } else { advance(in: run, from: index) }
  }

  // MARK: Content

  override func makeContent() {
    let result = trackedContent()
    content = Optional<Content>._makeNode(result, childContext)
  }

  override func updateContent() {
    let result = trackedContent()
    Optional<Content>._updateNode(content, result)
  }

  private func trackedContent() -> Content? {
    let view = view
    guard !view.phases.isEmpty else { return nil }
    let phase = view.phases[index]
    return track { view.content(phase) }
  }

  override var viewType: Any.Type? { PhaseAnimator<Phase, Content>.self }
}

extension View {
  /// Takes the view through phases once each time a value changes, and back to the first.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(source: ViewSource(self))
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Takes the view through phases forever.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(source: ViewSource(self))
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }
}
