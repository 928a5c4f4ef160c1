import CoreTransferable

/// A key command, and its action.
nonisolated package struct KeyCommandModifier: ViewModifier {
  package typealias Body = Never

  package enum Command {
    /// An arrow key moves in its direction.
    case move(@MainActor (MoveCommandDirection) -> Void)
    /// The escape key exits.
    case exit(@MainActor () -> Void)
    /// The escape key dismisses the presentation, wherever the focus is.
    case leavePresentation(@MainActor () -> Void)
    /// A delete key deletes the selection.
    case delete(@MainActor () -> Void)
    /// What the keys for copying put on the clipboard; without items the keys pass.
    case copy(@MainActor () -> [TransferItem])
    /// What the keys for cutting take away and put on the clipboard; without items the keys pass.
    case cut(@MainActor () -> [TransferItem])
    /// The keys for pasting bring these items; the action says whether it can use them.
    case paste(@MainActor ([TransferItem]) -> Bool)
  }

  /// nil: every key passes.
  let command: Command?

  package init(_ command: Command?) {
    self.command = command
  }

  @MainActor package static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = KeyCommandNode(modifier.command, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor package static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: KeyCommandNode.self)
    node.command = modifier.command
    Content._updateNode(node.content, content)
  }
}

final class KeyCommandNode: TransparentNode {
  var command: KeyCommandModifier.Command?

  init(_ command: KeyCommandModifier.Command?, _ context: NodeContext) {
    self.command = command
    super.init(context)
  }

  /// - Returns: whether the key is the one of the command.
  func handle(_ press: KeyPress) -> Bool {
    guard scope.values.isEnabled else { return false }
    if press.modifiers == .command || press.modifiers == .control { return handle(clipboardKey: press.key) }
    guard press.modifiers.isEmpty else { return false }
    switch (command, press.key) {
    case (.move(let action), .upArrow): action(.up)
    case (.move(let action), .downArrow): action(.down)
    case (.move(let action), .leftArrow): action(.left)
    case (.move(let action), .rightArrow): action(.right)
    case (.exit(let action), .escape): action()
    case (.delete(let action), .delete), (.delete(let action), .deleteForward): action()
    default: return false
    }
    return true
  }

  private func handle(clipboardKey key: KeyEquivalent) -> Bool {
    switch (command, key) {
    case (.copy(let items), "c"), (.cut(let items), "x"):
      let items = items()
      guard !items.isEmpty else { return false }
      graph.clipboard.write(items)
      return true
    case (.paste(let action), "v"): return action(graph.clipboard.items)
    default: return false
    }
  }

  /// Dismisses the presentation that the node is in.
  func leavePresentation() -> Bool {
    guard case .leavePresentation(let action) = command, scope.values.isEnabled else { return false }
    action()
    return true
  }
}
