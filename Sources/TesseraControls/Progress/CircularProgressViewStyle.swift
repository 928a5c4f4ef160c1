import TesseraCore

/// A ring: of spokes, or closing as the progress goes on.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A ring in the colors of the surroundings; the same as `.circular`.
  public init() {
    tint = nil
  }

  /// A ring in a color of its own.
  public init(tint: Color) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
    .modifier(ProgressTint(tint: tint))
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring: of spokes, or closing as the progress goes on.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
