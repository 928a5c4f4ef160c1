import TesseraCore

/// The platform's own choice: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(isOn: configuration.$isOn, label: configuration.label)
  }
}

/// A label and a switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A label and a switch in the tint of the surroundings; `.switch` says the same.
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
  /// A box with or without a check mark; `.checkbox` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

/// A button that is drawn pressed while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// A button that looks pressed while the toggle is on; `.button` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(isOn: configuration.$isOn, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's own choice: a switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with or without a check mark, and a label.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is drawn pressed while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
