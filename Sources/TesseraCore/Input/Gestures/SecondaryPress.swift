import Foundation

/// Reacts to a press of the pointer's secondary button: with a menu.
nonisolated struct SecondaryPressModifier: WrapperModifier {
  var action: @MainActor () -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> SecondaryPressNode {
    SecondaryPressNode(action, context)
  }

  @MainActor func update(_ wrapper: SecondaryPressNode) {
    wrapper.action = action
  }
}

final class SecondaryPressNode: WrapperNode {
  var action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void, _ context: NodeContext) {
    self.action = action
    super.init(context)
  }
}
