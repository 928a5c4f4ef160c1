import TesseraCore

/// Shows where a value lies between two others.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  private let fraction: Double
  private let valueText: String
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  private let markedValueLabels: MarkedValueLabels?

  @Environment(\.gaugeStyle) private var style

  /// A value outside of the bounds counts as the nearer of them.
  init<V: BinaryFloatingPoint>(
    value: V, bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?,
    minimumValueLabel: BoundsLabel?, maximumValueLabel: BoundsLabel?, markedValueLabels: MarkedValueLabels?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    fraction = share.isFinite ? min(max(share, 0), 1) : 0
    valueText = NumberText.text(of: Double(value))
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.markedValueLabels = markedValueLabels
  }

  @MainActor public var body: some View {
    (style ?? Self.automatic).makeView(configuration)
      .semantics(.role(.progress))
      .semantics(.value(Text(verbatim: valueText)))
  }

  private static var automatic: ControlStyle<GaugeStyleConfiguration> {
    ControlStyle(DefaultGaugeStyle(), at: \EnvironmentValues.gaugeStyle) { $0.makeBody(configuration: $1) }
  }

  @MainActor private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
      minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
      maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) },
      markedValueLabels: markedValueLabels.map { .init(content: AnyView($0)) })
  }
}

nonisolated extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label. A value outside of the bounds counts as the nearer of them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: nil, minimumValueLabel: nil,
      maximumValueLabel: nil, markedValueLabels: nil)
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label and one for the value. A value outside of the bounds counts as the nearer of them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: nil,
      maximumValueLabel: nil, markedValueLabels: nil)
  }
}

nonisolated extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels for the value and the bounds. A value outside of the bounds counts as the nearer of them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(), markedValueLabels: nil)
  }
}

nonisolated extension Gauge {
  /// A gauge with labels for the value, the bounds and values between them. A value outside of the bounds counts as the
  /// nearer of them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      markedValueLabels: markedValueLabels())
  }
}

nonisolated extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with labels for the value and values between the bounds. A value outside of the bounds counts as the
  /// nearer of them.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, bounds: bounds, label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: nil,
      maximumValueLabel: nil, markedValueLabels: markedValueLabels())
  }
}
