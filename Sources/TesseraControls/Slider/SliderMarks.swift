import Foundation
import TesseraCore

/// What a slider shows besides its line and knob, and how far it goes (J366).
nonisolated struct SliderMarks {
  /// Marks within the bounds, as fractions of the way.
  var ticks: [(fraction: Double, label: AnyView?)] = []
  /// Where the colored part of the line begins.
  var neutral: Double = 0
  var currentLabel: AnyView?

  var hasLabels: Bool { ticks.contains { $0.label != nil } }

  init() {}

  /// - Parameter neutralValue: nil for the lower bound; a value outside of the bounds is the nearer one.
  init<V: BinaryFloatingPoint>(
    _ ticks: [_SliderTick], in bounds: ClosedRange<V>, neutralValue: V?, currentLabel: AnyView?
  ) {
    let (lower, length) = (Double(bounds.lowerBound), Double(bounds.upperBound) - Double(bounds.lowerBound))
    func fraction(_ value: Double) -> Double? {
      let fraction = (value - lower) / length
      return fraction.isFinite ? fraction : nil
    }
    func clamped(_ value: V) -> Double { min(max(fraction(Double(value)) ?? 0, 0), 1) }
    self.ticks = ticks.compactMap { tick in
      fraction(tick.value).flatMap { (0...1).contains($0) ? ($0, tick.label) : nil }
    }
    neutral = neutralValue.map(clamped) ?? 0
    self.currentLabel = currentLabel
  }
}

/// Puts views beside a slider's line, each in the middle of its place.
struct SliderPlaces<Content: View>: View {
  let fractions: [Double]
  @ViewBuilder let content: Content

  @Environment(\.idiom) private var idiom

  init(fractions: [Double], @ViewBuilder content: () -> Content) {
    self.fractions = fractions
    self.content = content()
  }

  var body: some View {
    SliderPlacesLayout(fractions: fractions, radius: SliderKnob.radius(idiom)) { content }
  }
}

private nonisolated struct SliderPlacesLayout: Layout {
  let fractions: [Double]
  let radius: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = proposal.width.map { $0.isFinite ? $0 : 100 } ?? 100
    return CGSize(width: max(width, 0), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let length = max(0, bounds.width - 2 * radius)
    for (subview, fraction) in zip(subviews, fractions) {
      subview.place(
        at: CGPoint(x: bounds.minX + radius + length * fraction, y: bounds.minY), anchor: .top,
        proposal: .unspecified)
    }
  }
}

/// The marks of a slider, as dots below its line.
struct SliderDots: Shape {
  let fractions: [Double]
  let radius: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let length = max(0, rect.width - 2 * radius)
    var path = Path()
    for fraction in fractions {
      let x = rect.minX + radius + length * fraction
      path.addEllipse(in: CGRect(x: x - 1.5, y: rect.midY + 8.5, width: 3, height: 3))
    }
    return path
  }
}

nonisolated private struct SliderThumbKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

nonisolated extension EnvironmentValues {
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}

extension View {
  /// Whether the knobs of the sliders inside are shown. Without one, the line can be dragged all the same (J366).
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
