/// The view that a modifier modifies. It is stored so that the modifier's body can place it at any time, also more than
/// once (A26).
@MainActor
package class AnyModifiedViewBox {
  /// The nodes that stand for the view, one for each use of `content`.
  fileprivate var placeholders: ContiguousArray<PlaceholderNode> = []

  func makeNode(_ context: NodeContext) -> ViewNode {
    fatalError("AnyModifiedViewBox is abstract.")
  }

  /// Whether the view may be several rows of a lazy container, if it is made below `parent`.
  func listsRows(below parent: ViewNode) -> Bool {
    fatalError("AnyModifiedViewBox is abstract.")
  }
}

final class ModifiedViewBox<Modified: View>: AnyModifiedViewBox {
  private var view: Modified

  init(_ view: Modified) {
    self.view = view
  }

  func receive(_ newView: Modified) {
    view = newView
    for placeholder in placeholders { Modified._updateNode(placeholder.content, newView) }
  }

  override func makeNode(_ context: NodeContext) -> ViewNode {
    Modified._makeNode(view, context)
  }

  override func listsRows(below parent: ViewNode) -> Bool {
    RowListings.listsRows(Modified.self, below: parent)
  }
}

/// Stands for the modified view inside the body of a modifier.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let box: AnyModifiedViewBox

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PlaceholderNode(view.box, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

private final class PlaceholderNode: TransparentNode {
  private let box: AnyModifiedViewBox

  init(_ box: AnyModifiedViewBox, _ context: NodeContext) {
    self.box = box
    super.init(context)
    content = box.makeNode(childContext)
    box.placeholders.append(self)
  }

  override func willRemove() {
    if let index = box.placeholders.firstIndex(where: { $0 === self }) { box.placeholders.remove(at: index) }
  }
}

/// A node that stores the view that its modifier modifies.
@MainActor
protocol ModifyingNode: ViewNode {
  var modified: AnyModifiedViewBox { get }
}

/// The node of a modifier with a body of its own.
final class ModifierBodyNode<Modifier: ViewModifier>: EvaluatingNode, ModifyingNode {
  private var modifier: Modifier
  /// The animation of the value; nil unless the type is animatable.
  private var animator: BodyAnimator<Modifier>?
  let modified: AnyModifiedViewBox

  init(_ modifier: Modifier, _ modified: AnyModifiedViewBox, _ context: NodeContext) {
    self.modifier = modifier
    self.modified = modified
    super.init(context, facts: TypeFacts.of(Modifier.self))
    begin()
  }

  func receive(_ newModifier: Modifier) {
    let isEqual = facts.areEqual(&modifier, newModifier)
    // The value is equal, so the old one stays linked to its storage. A recorder still counts the discarded values.
    if isEqual, !isDirty, graph.trace == nil || !facts.hasProperties { return }
    if facts.isAnimatable, !isEqual { animator?.follow(from: modifier, to: newModifier, in: self) }
    modifier = newModifier
    if facts.hasProperties { install(in: &modifier) }
    if isDirty {
      if !isEqual { noteChange { $0.noteNewValue() } }
      evaluate(because: .dirty)
    } else if !isEqual {
      evaluate(because: .input)
    }
  }

  override func makeContent() {
    if facts.hasProperties { install(in: &modifier) }
    if facts.isAnimatable { animator = .make() }
    let body = track { modifier.body(content: _ViewModifier_Content(box: modified)) }
    content = Modifier.Body._makeNode(body, childContext)
  }

  override func updateContent() {
    if facts.hasProperties { updateProperties(in: &modifier) }
    let shown = animator?.shown(modifier)
    let body = track { (shown ?? modifier).body(content: _ViewModifier_Content(box: modified)) }
    Modifier.Body._updateNode(content, body)
  }

  override func withViewMemory(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &modifier) { body(UnsafeMutableRawPointer($0)) }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    guard !isDirty else { return }
    if propertiesDiffer(in: &modifier, from: old) { markDirty() }
  }

  override func animatorDidStep() {
    noteCause { "animation" }
    markDirty()
  }

  override var viewType: Any.Type? { Modifier.self }
}
