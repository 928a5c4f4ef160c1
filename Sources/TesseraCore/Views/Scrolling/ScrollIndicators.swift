import Foundation

/// The scroll indicators at the edges of a scroll view. They are visible while the content moves, and a moment longer.
@MainActor
final class ScrollIndicators: AnimationTicker {
  private weak var node: ScrollNode?
  private(set) var nextTime: Double?
  private var isInserted = false
  /// When the content last moved, in seconds; nil if the time is not set yet.
  private var lastMove: Double?

  init(_ node: ScrollNode) {
    self.node = node
  }

  // Nothing waits for an indicator to vanish.
  var isEndless: Bool { true }

  // MARK: When

  /// How long the bars stay after the last movement, and how long they take to vanish then, seconds.
  private static let stay = 0.8
  private static let fade = 0.3

  /// The content moved, or the indicators are to flash.
  func show() {
    guard let node, !node.isRemoved else { return }
    lastMove = nil
    nextTime = 0
    node.invalidateDrawing()
    guard !isInserted else { return }
    isInserted = true
    node.graph.animator.insert(self)
    node.graph.requestFrame()
  }

  func hide() {
    guard isInserted else { return }
    isInserted = false
    nextTime = nil
    node?.graph.animator.remove(self)
  }

  func tick(at time: Double) {
    guard let lastMove else {
      lastMove = time
      nextTime = time + Self.stay
      return
    }
    node?.invalidateDrawing()
    if time < lastMove + Self.stay + Self.fade { nextTime = 0 } else { hide() }
  }

  private func opacity(at time: Double) -> Double {
    guard isInserted else { return 0 }
    guard let lastMove else { return 1 }
    return min(1, max(0, 1 - (time - lastMove - Self.stay) / Self.fade))
  }

  // MARK: Where

  private static let thickness: CGFloat = 4
  /// Between a bar and the edge that it is at.
  private static let distance: CGFloat = 3
  private static let minimumLength: CGFloat = 36

  /// - Parameter window: the scroll view, on the surface.
  func render(into builder: inout DisplayListBuilder, _ window: CGRect) {
    guard let node else { return }
    let opacity = opacity(at: node.graph.animator.now)
    guard opacity > 0 else { return }
    let axes = [Axis.vertical, .horizontal].filter(node.canShowIndicator)
    let color = Color.primary.opacity(0.4 * opacity).resolve(in: node.scope.values)
    for axis in axes {
      let bar = bar(along: axis, in: track(along: axis, window, leavesCorner: axes.count == 2), node)
      let path = Path(roundedRect: bar, cornerRadius: Self.thickness / 2)
      builder.add(.fill(path, .color(color), FillStyle()))
    }
  }

  /// The track of the bar: along the trailing edge, or at the bottom.
  private func track(along axis: Axis, _ window: CGRect, leavesCorner: Bool) -> CGRect {
    guard let node else { return .zero }
    let margins = node.isRightToLeft ? node.indicatorMargins.mirrored : node.indicatorMargins
    var track = CGRect(
      x: window.minX + margins.leading + Self.distance, y: window.minY + margins.top + Self.distance,
      width: max(0, window.width - margins.leading - margins.trailing - 2 * Self.distance),
      height: max(0, window.height - margins.top - margins.bottom - 2 * Self.distance))
    let corner = leavesCorner ? Self.thickness + Self.distance : 0
    if axis == .vertical {
      if !node.isRightToLeft { track.origin.x = track.maxX - Self.thickness }
      track.size.width = Self.thickness
      track.size.height = max(0, track.height - corner)
    } else {
      if node.isRightToLeft { track.origin.x += corner }
      track.size.width = max(0, track.width - corner)
      track.origin.y = track.maxY - Self.thickness
      track.size.height = Self.thickness
    }
    return track
  }

  /// The bar, as long as the visible share of the content, and shorter while it is overscrolled.
  private func bar(along axis: Axis, in track: CGRect, _ node: ScrollNode) -> CGRect {
    let length = track.size[axis]
    let window = node.size[axis]
    let maximum = node.maximumOffset[axis]
    let share = window / max(window + maximum, 1)
    let full = min(length, max(Self.minimumLength, length * share))
    let own = max(min(full, 2 * Self.thickness), full - abs(node.overshoot[axis]))
    var place = maximum > 0 ? node.offset[axis] / maximum * (length - full) : 0
    if node.overshoot[axis] > 0 { place += full - own }
    if axis == .horizontal, node.isRightToLeft { place = length - place - own }
    var bar = track
    bar.origin[axis] += place
    bar.size[axis] = own
    return bar
  }
}

extension ScrollNode {
  fileprivate func canShowIndicator(_ axis: Axis) -> Bool {
    guard showsIndicators, axes.contains(Axis.Set(axis)), maximumOffset[axis] > 0,
      common?.axesWithoutIndicator.contains(Axis.Set(axis)) != true
    else { return false }
    let values = scope.values
    let visibility =
      axis == .vertical ? values.verticalScrollIndicatorVisibility : values.horizontalScrollIndicatorVisibility
    return visibility.allowsShowing
  }

  fileprivate var indicatorMargins: EdgeInsets { scope.values.indicatorMargins }

  /// Flashes the scroll indicators.
  func flashIndicators() {
    guard graph.scrollsSmoothly else { return }
    indicators.show()
  }
}

/// Flashes the indicators of the scroll view in the modified view.
private struct IndicatorFlash<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger?
  let flashesOnAppear: Bool

  @State private var listener = ScrollListener()

  init(trigger: Trigger?, flashesOnAppear: Bool) {
    self.trigger = trigger
    self.flashesOnAppear = flashesOnAppear
  }

  func body(content: Content) -> some View {
    content.modifier(ScrollListenerModifier(listener))
      .onAppear { if flashesOnAppear { listener.node?.flashIndicators() } }
      .onChange(of: trigger) { listener.node?.flashIndicators() }
  }
}

nonisolated private struct IndicatorFlashWrapper<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger?
  let flashesOnAppear: Bool

  @MainActor func body(content: Content) -> some View {
    content.modifier(IndicatorFlash(trigger: trigger, flashesOnAppear: flashesOnAppear))
  }
}

extension View {
  /// Flashes the indicators of the scroll view in this view when `value` changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(IndicatorFlashWrapper(trigger: value, flashesOnAppear: false))
  }

  /// Flashes the indicators of the scroll view in this view when the view appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(IndicatorFlashWrapper<Bool>(trigger: nil, flashesOnAppear: onAppear))
  }
}
