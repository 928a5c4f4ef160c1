import TesseraCore

/// The platform's own choice: a bar.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// The platform's own choice; `.automatic` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

/// A bar that is filled up to the value.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// A bar that is filled up to the value; `.linearCapacity` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGauge(configuration: configuration)
  }
}

/// A short bar that is filled up to the value, between its bounds.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A short bar that is filled up to the value; `.accessoryLinearCapacity` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.footnote)
      GaugeBar(fraction: configuration.value, isFilled: true)
      configuration.currentValueLabel?.font(.footnote)
    }
  }
}

/// A line with a mark at the value, between its bounds.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A line with a mark at the value; `.accessoryLinear` says the same.
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

/// A ring that is open below, with a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// A ring with a mark at the value; `.accessoryCircular` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isClosed: false)
  }
}

/// A ring that is filled up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A ring that is filled up to the value; `.accessoryCircularCapacity` says the same.
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isClosed: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's own choice: a bar.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a mark at the value, between its bounds.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A short bar that is filled up to the value, between its bounds.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open below, with a mark at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
