import SwiftUI

/// Scrolls a plot: a scroll view without content of its own, whose offset says what the plot shows.
struct ChartScroller: View {
  let plan: ChartPlan
  let configuration: ChartConfiguration
  @Binding var scroll: ChartScroll

  @State private var position = ScrollPosition()

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ScrollView(configuration.scrollableAxes) {
        Color.clear
          .frame(width: length(.horizontal, size.width), height: length(.vertical, size.height))
      }
      .scrollIndicators(.hidden)
      .scrollPosition($position)
      .modifier(ChartScrollTargetModifier(alignment: configuration.scrollTargetBehavior, plan: plan, size: size))
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { old, new in
        // The first call tells of no movement, and comes before the program's position is reached.
        if old != new { moved(to: new, size) }
      }
      .onAppear { reveal(size) }
      .onChange(of: asked) { _, _ in
        if isElsewhere { reveal(size) }
      }
    }
  }

  /// The length of all values, in points.
  private func length(_ axis: Axis, _ room: CGFloat) -> CGFloat {
    guard room.isFinite, let window = window(axis) else { return room }
    let scale = axis == .horizontal ? plan.x : plan.y
    let length = room * CGFloat((scale.upper - scale.lower) / (window.upperBound - window.lowerBound))
    return length.isFinite ? min(length, 10_000_000) : room
  }

  private func window(_ axis: Axis) -> ClosedRange<Double>? {
    axis == .horizontal ? plan.x.visible : plan.y.visible
  }

  /// Where the program wants the plot to be.
  private var asked: [Double?] {
    [
      configuration.x.scrollPosition.flatMap { $0.isBound ? ChartScroll.place($0.initial, plan.x) : nil },
      configuration.y.scrollPosition.flatMap { $0.isBound ? ChartScroll.place($0.initial, plan.y) : nil },
    ]
  }

  /// Whether the program asks for another place than the one that the user scrolled to.
  private var isElsewhere: Bool {
    zip(asked, [(scroll.x, plan.x), (scroll.y, plan.y)]).contains { asked, shown in
      guard let asked, let place = shown.0, let window = shown.1.visible else { return false }
      return abs(asked - place) > (window.upperBound - window.lowerBound) * 1e-6
        && ChartScroll.place(shown.1.value(at: place) ?? .number(.nan), shown.1) != asked
    }
  }

  private func reveal(_ size: CGSize) {
    func offset(_ scale: PositionScale, _ configuration: AxisConfiguration, _ length: CGFloat, isVertical: Bool)
      -> CGFloat?
    {
      guard let window = scale.visible,
        let place = configuration.scrollPosition.flatMap({ ChartScroll.place($0.initial, scale) })
      else { return nil }
      let share = CGFloat((place - scale.lower) / (window.upperBound - window.lowerBound))
      guard isVertical, scale.kind != .category else { return max(0, share * length) }
      let end = CGFloat((scale.upper - scale.lower) / (window.upperBound - window.lowerBound))
      return max(0, (end - 1 - share) * length)
    }
    let x = offset(plan.x, configuration.x, size.width, isVertical: false)
    let y = offset(plan.y, configuration.y, size.height, isVertical: true)
    guard x != nil || y != nil else { return }
    position.scrollTo(point: CGPoint(x: x ?? 0, y: y ?? 0))
  }

  private func moved(to offset: CGPoint, _ size: CGSize) {
    if let window = plan.x.visible, size.width > 0 {
      let length = window.upperBound - window.lowerBound
      let start = plan.x.lower + Double(offset.x / size.width) * length
      scroll.x = start
      tell(configuration.x, plan.x, start)
    }
    if let window = plan.y.visible, size.height > 0 {
      let length = window.upperBound - window.lowerBound
      let distance = Double(offset.y / size.height) * length
      let start = plan.y.kind == .category ? plan.y.lower + distance : plan.y.upper - length - distance
      scroll.y = start
      tell(configuration.y, plan.y, start)
    }
  }

  private func tell(_ configuration: AxisConfiguration, _ scale: PositionScale, _ start: Double) {
    guard let position = configuration.scrollPosition, position.isBound, let value = scale.value(at: start),
      value != position.initial
    else { return }
    if scale.kind != .category, let window = scale.visible, let known = ChartScroll.place(position.initial, scale),
      abs(known - start) <= (window.upperBound - window.lowerBound) * 1e-6
    {
      return
    }
    position.set(value)
  }
}
