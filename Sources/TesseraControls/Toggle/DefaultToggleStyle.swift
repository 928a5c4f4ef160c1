import TesseraCore

/// The platform's own choice: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    UnstyledToggle(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's own choice: a switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
