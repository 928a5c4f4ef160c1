extension View {
  /// Runs an action when an arrow key is pressed while the focus is in the view, and neither the focused view nor a
  /// view further inside handles the key. Without an action the view lets the key pass.
  @preconcurrency
  nonisolated public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)? = nil
  ) -> some View {
    modifier(KeyCommandModifier(action.map { .move($0) }))
  }

  /// Runs an action when the escape key is pressed while the focus is in the view, and neither the focused view nor a
  /// view further inside handles the key. Without an action the view lets the key pass.
  @preconcurrency
  nonisolated public func onExitCommand(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(KeyCommandModifier(action.map { .exit($0) }))
  }

  /// Runs an action when a delete key is pressed while the focus is in the view, and neither the focused view nor a
  /// view further inside handles the key. Without an action the view lets the key pass.
  @preconcurrency
  nonisolated public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    modifier(KeyCommandModifier(action.map { .delete($0) }))
  }
}
