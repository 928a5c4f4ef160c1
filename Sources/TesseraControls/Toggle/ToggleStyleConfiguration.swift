import TesseraCore

/// The properties of a toggle that its style shows.
public struct ToggleStyleConfiguration {
  /// The toggle's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView

    public var body: some View {
      content
    }
  }

  /// What the toggle is called.
  public let label: Label
  /// Whether the toggle is on. Writing it switches it.
  @Binding public var isOn: Bool
  /// Whether the values of the toggle differ.
  public let isMixed: Bool

  nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}
