import Foundation

/// Reacts to a press of the pointer's secondary button: with a menu.
nonisolated package struct SecondaryPressModifier: WrapperModifier {
  package var action: @MainActor () -> Void

  package init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> SecondaryPressNode {
    SecondaryPressNode(action, context)
  }

  @MainActor package func update(_ wrapper: SecondaryPressNode) {
    wrapper.action = action
  }
}

package final class SecondaryPressNode: WrapperNode {
  var action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void, _ context: NodeContext) {
    self.action = action
    super.init(context)
  }
}
