import TesseraCore

/// The platform's own choice: a bar if the extent is known, otherwise a ring of spokes.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticProgress(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// A bar that fills up.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() {
    tint = nil
  }

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

  public init() {
    tint = nil
  }

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

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
