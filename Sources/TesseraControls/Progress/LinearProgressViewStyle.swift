import TesseraCore

/// A bar that fills up.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar in the tint of the surroundings; the same as `.linear`.
  public init() {
    tint = nil
  }

  /// A bar in a color of its own.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
    .modifier(ProgressTint(tint: tint))
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills up.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
