/// The node of a view with a body of its own.
final class BodyNode<Content: View>: EvaluatingNode {
  private var view: Content
  /// The animation of the value; nil unless the type is animatable.
  private var animator: BodyAnimator<Content>?

  init(_ view: Content, _ context: NodeContext) {
    self.view = view
    super.init(context, facts: TypeFacts.of(Content.self))
    begin()
  }

  /// Takes the value that a parent's update made; the body runs only if it differs (B1, B3).
  func receive(_ newView: Content) {
    let isEqual = facts.areEqual(&view, newView)
    // The value is equal, so the old one stays linked to its storage. A recorder still counts the discarded values.
    if isEqual, !isDirty, graph.trace == nil || !facts.hasProperties { return }
    if facts.isAnimatable, !isEqual { animator?.follow(from: view, to: newView, in: self) }
    view = newView
    if facts.hasProperties { install(in: &view) }
    if isDirty {
      if !isEqual { noteChange { $0.noteNewValue() } }
      evaluate(because: .dirty)
    } else if !isEqual {
      evaluate(because: .input)
    }
  }

  override func makeContent() {
    if facts.hasProperties { install(in: &view) }
    if facts.isAnimatable { animator = .make() }
    let body = track { view.body }
    content = Content.Body._makeNode(body, childContext)
  }

  override func updateContent() {
    if facts.hasProperties { updateProperties(in: &view) }
    let shown = animator?.shown(view)
    let body = track { (shown ?? view).body }
    Content.Body._updateNode(content, body)
  }

  override func withViewMemory(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &view) { body(UnsafeMutableRawPointer($0)) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    guard !isDirty else { return }
    if propertiesDiffer(in: &view, from: old) { markDirty() }
  }

  override func animatorDidStep() {
    noteCause { "animation" }
    markDirty()
  }

  override var viewType: Any.Type? { Content.self }

  override var valueAddress: UnsafeRawPointer? {
    // With dynamic properties, the value kept here is linked to its storage and has other bits than a new one.
    guard !facts.hasProperties else { return nil }
    // A stored property of a class without observers keeps its address as long as the object lives.
    return address(of: &view)
  }
}

/// Not isolated: the closure would be asked for its actor for each row of a list.
nonisolated private func address<Value>(of value: inout Value) -> UnsafeRawPointer {
  withUnsafePointer(to: &value) { UnsafeRawPointer($0) }
}
