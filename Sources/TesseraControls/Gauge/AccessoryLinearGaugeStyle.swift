import TesseraCore

/// A line with a mark at the value, between its bounds.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A line with a mark at the value; the same as `.accessoryLinear`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel?.font(.footnote)
      GaugeBar(fraction: configuration.value, isFilled: false)
      configuration.maximumValueLabel?.font(.footnote)
    }
    .semanticsOnlyLabel(configuration.label)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a mark at the value, between its bounds.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
