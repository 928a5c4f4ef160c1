import TesseraCore

/// The platform's own choice: the controls side by side on a common background.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroupAppearance(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's own choice: the controls side by side on a common background.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
