/// Hands what a body worked out to an object that lives longer than the view's value.
///
/// A body has no side effects; this is the place for them. The action runs in the update phase, each time the body that
/// the modifier is written in was evaluated: after that body, and before the modified view is made or updated. So the
/// views inside read what the action wrote.
///
/// - The action may change the object and its observable properties, write state and bindings, and ask the surface for
///   actions that run once the views are up to date. What it writes to state is applied in the next round of the frame.
/// - It reads no bindings: a read in it does not make the view depend on what was read, and departing views no
///   longer have it. The body reads them, and their values are part of what the modifier is given.
/// - It does not run while the body does not: where the view's value is equal to the one before, and in views that are
///   merely drawn until they have left.
///
/// There is no node for it: it costs the call of the action.
nonisolated package struct UpdateModifier: ViewModifier {
  package typealias Body = Never
  let action: @MainActor () -> Void

  @MainActor package static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    modifier.run()
    return Content._makeNode(content, context)
  }

  @MainActor package static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    modifier.run()
    Content._updateNode(node, content)
  }

  /// Runs the action outside of any evaluation: rows can be made by the layout that a body asked for.
  @MainActor private func run() {
    let outer = Evaluation.begin(nil)
    defer { Evaluation.end(outer) }
    action()
  }
}

extension View {
  /// Hands a value to an action each time the body around this was evaluated, before this view is (`UpdateModifier`).
  nonisolated package func onUpdate<Value>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> ModifiedContent<Self, UpdateModifier> {
    // Values of views are used on the main actor only.
    nonisolated(unsafe) let value = value
    return modifier(UpdateModifier { action(value) })
  }
}
