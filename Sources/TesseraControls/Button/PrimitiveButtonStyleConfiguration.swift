import TesseraCore

/// The properties of a button that its primitive style shows.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What the action means; nil if nothing in particular.
  public let role: ButtonRole?
  /// What the button is called.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor @preconcurrency
  public func trigger() {
    action()
  }
}
