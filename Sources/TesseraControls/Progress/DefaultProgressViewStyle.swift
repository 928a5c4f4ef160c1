import TesseraCore

/// The platform's own choice: a bar if the extent is known, otherwise a ring of spokes.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgress(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's own choice: a bar if the extent is known, otherwise a ring of spokes.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
