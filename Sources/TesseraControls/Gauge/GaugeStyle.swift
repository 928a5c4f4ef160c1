import TesseraCore

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View

  /// The properties of a gauge that a style shows.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view of the gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension EnvironmentValues {
  var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? {
    get { controlStyle(for: GaugeStyleConfiguration.self) }
    set { setControlStyle(newValue) }
  }
}

extension View {
  /// Sets the appearance of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style, at: \.gaugeStyle) { $0.makeBody(configuration: $1) }
  }
}
