import TesseraCore

/// The platform's own choice: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(isOn: configuration.$isOn, label: configuration.label)
  }
}

/// A label and a switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

  /// A switch of a color when it is on.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(isOn: configuration.$isOn, label: configuration.label, tint: tint)
  }
}

/// A box with or without a check mark, and a label.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

/// A button that is drawn pressed while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(isOn: configuration.$isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
