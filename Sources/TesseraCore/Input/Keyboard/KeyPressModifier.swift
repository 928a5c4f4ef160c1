import Foundation

/// Which presses a handler wants, and what it does with them.
nonisolated struct KeyPressModifier: ViewModifier {
  typealias Body = Never

  var phases: KeyPress.Phases
  var accepts: @Sendable (KeyPress) -> Bool
  var action: @MainActor (KeyPress) -> KeyPress.Result

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = KeyPressNode(modifier, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: KeyPressNode.self)
    node.modifier = modifier
    Content._updateNode(node.content, content)
  }
}

/// Receives keys while its content has the focus (E10).
final class KeyPressNode: TransparentNode {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func handle(_ press: KeyPress) -> Bool {
    guard !modifier.phases.isDisjoint(with: press.phase), modifier.accepts(press) else { return false }
    return modifier.action(press) == .handled
  }
}

extension View {
  /// Runs an action when a key is pressed while the view has the focus (E10).
  @preconcurrency
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: [.down, .repeat], accepts: { $0.key == key }, action: { _ in action() }))
  }

  /// Runs an action when a key is pressed while the view has the focus (E10).
  @preconcurrency
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, accepts: { $0.key == key }, action: action))
  }

  /// Runs an action when one of some keys is pressed while the view has the focus (E10).
  @preconcurrency
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, accepts: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action when a key that types certain characters is pressed while the view has the focus (E10).
  @preconcurrency
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        accepts: { press in
          !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Runs an action when any key is pressed while the view has the focus (E10).
  @preconcurrency
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, accepts: { _ in true }, action: action))
  }
}
