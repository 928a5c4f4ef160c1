import TesseraCore

/// A short bar that is filled up to the value, between its bounds.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A short bar that is filled up to the value; the same as `.accessoryLinearCapacity`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.footnote)
      GaugeBar(fraction: configuration.value, isFilled: true)
      configuration.currentValueLabel?.font(.footnote)
    }
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A short bar that is filled up to the value, between its bounds.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
