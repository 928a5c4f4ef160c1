import TesseraCore

/// A label and a switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A label and a switch in the tint of the surroundings; the same as `.switch`.
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

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
