import TesseraCore

/// A ring that is open below, with a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A ring with a mark at the value; the same as `.accessoryCircular`.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isClosed: false)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open below, with a mark at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
