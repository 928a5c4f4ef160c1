import TesseraCore

/// A bar that fills up.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A bar in the tint of the surroundings; `.linear` says the same.
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

/// A ring: of spokes, or closing as the progress goes on.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// A ring in the colors of the surroundings; `.circular` says the same.
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

/// The tint of a style, where it has one.
nonisolated private struct ProgressTint: EnvironmentModifier {
  let tint: Color?

  func write(to values: inout EnvironmentValues) {
    if let tint { values.accentColor = tint }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills up.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring: of spokes, or closing as the progress goes on.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
