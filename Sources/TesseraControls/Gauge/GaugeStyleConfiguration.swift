import TesseraCore

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
