/// Knows which modifier keys are held in a surface, and tells of changes.
@MainActor
package final class ModifierKeys: GraphService {
  unowned private let graph: ViewGraph
  private var listeners: [ModifierKeysNode] = []
  /// The keys that are held.
  package private(set) var held: EventModifiers = []

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The host saw which keys are held.
  package func update(_ modifiers: EventModifiers) {
    let old = held
    guard modifiers != old else { return }
    held = modifiers
    graph.perform {
      for listener in listeners { listener.tell(from: old, to: modifiers) }
    }
  }

  fileprivate func add(_ node: ModifierKeysNode) {
    listeners.append(node)
  }

  fileprivate func remove(_ node: ModifierKeysNode) {
    listeners.removeAll { $0 === node }
  }
}

extension ViewGraph {
  package var modifierKeys: ModifierKeys { service(ModifierKeys.self) }
}

nonisolated private struct ModifierKeysModifier: ViewModifier {
  typealias Body = Never

  let mask: EventModifiers
  let action: @MainActor (EventModifiers, EventModifiers) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = ModifierKeysNode(modifier.mask, modifier.action, context)
    node.graph.modifierKeys.add(node)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: ModifierKeysNode.self)
    node.mask = modifier.mask
    node.action = modifier.action
    Content._updateNode(node.content, content)
  }
}

private final class ModifierKeysNode: TransparentNode {
  var mask: EventModifiers
  var action: @MainActor (EventModifiers, EventModifiers) -> Void

  init(
    _ mask: EventModifiers, _ action: @escaping @MainActor (EventModifiers, EventModifiers) -> Void,
    _ context: NodeContext
  ) {
    self.mask = mask
    self.action = action
    super.init(context)
  }

  override func willRemove() {
    super.willRemove()
    graph.modifierKeys.remove(self)
  }

  func tell(from old: EventModifiers, to new: EventModifiers) {
    let (old, new) = (old.intersection(mask), new.intersection(mask))
    if old != new { action(old, new) }
  }
}

/// Tells of the keys that are held when a view appears.
private struct InitialModifierKeys: ViewModifier {
  let mask: EventModifiers
  let action: @MainActor (EventModifiers, EventModifiers) -> Void

  @Environment(\.surfaceAccess) private var surface

  init(mask: EventModifiers, action: @escaping @MainActor (EventModifiers, EventModifiers) -> Void) {
    self.mask = mask
    self.action = action
  }

  func body(content: Content) -> some View {
    content.onAppear {
      let held = surface.graph?.modifierKeys.held.intersection(mask) ?? []
      action(held, held)
    }
  }
}

extension View {
  /// Runs an action when modifier keys are pressed or let go while the window has the keyboard (J334).
  ///
  /// - Parameters:
  ///   - mask: the keys that count.
  ///   - initial: whether the action also runs when the view appears, with what is held then.
  @preconcurrency
  @ViewBuilder
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    let view = modifier(ModifierKeysModifier(mask: mask, action: action))
    if initial { view.modifier(FirstModifierKeys(mask: mask, action: action)) } else { view }
  }
}

nonisolated private struct FirstModifierKeys: ViewModifier {
  let mask: EventModifiers
  let action: @MainActor (EventModifiers, EventModifiers) -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(InitialModifierKeys(mask: mask, action: action))
  }
}
