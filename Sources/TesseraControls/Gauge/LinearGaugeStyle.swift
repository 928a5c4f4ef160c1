import TesseraCore

/// A line with a mark at the value, with its labels around it.
nonisolated public struct LinearGaugeStyle: GaugeStyle {
  /// The color of the line; nil for the tint.
  private let tint: Gradient?

  /// A line with a mark at the value; the same as `.linear`.
  public init() {
    tint = nil
  }

  /// A line in a color.
  public init(tint: Color) {
    self.tint = Gradient(colors: [tint])
  }

  /// A line with a gradient from the lower bound to the upper one.
  public init(tint: Gradient) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, isFilled: false)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .modifier(GaugeTint(gradient: tint, isRound: false))
  }
}

/// A ring that is open below, with a mark at the value.
nonisolated public struct CircularGaugeStyle: GaugeStyle {
  private let tint: Gradient?

  /// A ring with a mark at the value; the same as `.circular`.
  public init() {
    tint = nil
  }

  /// A ring in a color.
  public init(tint: Color) {
    self.tint = Gradient(colors: [tint])
  }

  /// A ring with a gradient from the lower bound to the upper one.
  public init(tint: Gradient) {
    self.tint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isClosed: false).modifier(GaugeTint(gradient: tint, isRound: true))
  }
}

/// The tint of a gauge, if its style has one.
nonisolated private struct GaugeTint: ViewModifier {
  let gradient: Gradient?
  let isRound: Bool

  @MainActor func body(content: Content) -> some View {
    if let gradient, isRound {
      content.tint(
        AngularGradient(gradient: gradient, center: .center, startAngle: .degrees(126), endAngle: .degrees(414)))
    } else if let gradient {
      content.tint(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    } else {
      content
    }
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A line with a mark at the value.
  nonisolated public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A ring that is open below, with a mark at the value.
  nonisolated public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
