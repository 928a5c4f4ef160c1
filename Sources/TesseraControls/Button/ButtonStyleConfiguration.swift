import TesseraCore

/// The properties of a button that its style shows.
nonisolated public struct ButtonStyleConfiguration {
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
  /// Whether the button is held down with the pointer over it (E8).
  public let isPressed: Bool
}
