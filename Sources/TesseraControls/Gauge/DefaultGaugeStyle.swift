import TesseraCore

/// The platform's own choice: a bar.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// The platform's own choice; the same as `.automatic`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's own choice: a bar.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
