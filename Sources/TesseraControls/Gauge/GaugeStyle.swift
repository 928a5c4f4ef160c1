import TesseraCore

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the looks.
  associatedtype Body: View

  /// What the style is told of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge's looks.
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
