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

/// The properties of a gauge that its style shows.
nonisolated public struct GaugeStyleConfiguration {
  /// The gauge's label, type erased.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What describes the value, type erased.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What describes the lower bound, type erased.
  nonisolated public struct MinimumValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What describes the upper bound, type erased.
  nonisolated public struct MaximumValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What describes values between, type erased.
  nonisolated public struct MarkedValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// From 0 at the lower bound to 1 at the upper one.
  public var value: Double
  /// What the gauge is called.
  public var label: Label
  /// What is written about the value; nil if nothing is.
  public var currentValueLabel: CurrentValueLabel?
  /// What is written at the lower bound; nil if nothing is.
  public var minimumValueLabel: MinimumValueLabel?
  /// What is written at the upper bound; nil if nothing is.
  public var maximumValueLabel: MaximumValueLabel?
  /// What is written at values between the bounds; nil if nothing is.
  public var markedValueLabels: MarkedValueLabel?
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
