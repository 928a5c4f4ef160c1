import TesseraCore

/// A button that is drawn pressed while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// A button that looks pressed while the toggle is on; the same as `.button`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(isOn: configuration.$isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is drawn pressed while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
