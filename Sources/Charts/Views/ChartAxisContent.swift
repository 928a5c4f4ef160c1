import SwiftUI

/// The ticks and labels of an axis.
public struct ChartAxisContent: View {
  let axis: AxisPlan
  let scale: PositionScale
  let isMirrored: Bool
  let surroundings: ChartSurroundings

  public var body: some View {
    AxisLayout(edge: axis.edge, scale: scale, longestTick: longestTick) {
      Canvas { [axis, scale, isMirrored] context, size in
        AxisPainter(axis: axis, scale: scale, isMirrored: isMirrored).drawTicks(context, size)
      }
      .layoutValue(key: AxisLabelKey.self, value: nil)
      ForEach(axis.labels.indices, id: \.self) { index in
        axis.labels[index].label.view
          .layoutValue(key: AxisLabelKey.self, value: AxisLabelSlot(axis.labels[index].position, surroundings))
      }
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }

  /// Room for ticks of a fixed length. Those as long as labels lie beside these.
  private var longestTick: CGFloat {
    axis.ticks.compactMap { tick -> CGFloat? in
      switch tick.length?.kind {
      case .automatic, .fixed: tick.length?.points(labels: 0)
      default: nil
      }
    }.max() ?? 0
  }
}

/// The place of a label; nil for the picture of the ticks.
nonisolated struct AxisLabelKey: LayoutValueKey {
  static var defaultValue: AxisLabelSlot? { nil }
}

/// The place of a label, and what lies around the axis.
nonisolated struct AxisLabelSlot {
  let position: AxisLabelPosition
  let surroundings: ChartSurroundings

  init(_ position: AxisLabelPosition, _ surroundings: ChartSurroundings) {
    self.position = position
    self.surroundings = surroundings
  }
}

/// Draws the lines of axes.
nonisolated struct AxisPainter {
  let axis: AxisPlan
  let scale: PositionScale
  let isMirrored: Bool

  private var isX: Bool { axis.edge == .top || axis.edge == .bottom }

  static var gridStyle: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(0.35)) }

  func drawTicks(_ context: GraphicsContext, _ size: CGSize) {
    let context = directed(context, size)
    let placed = scale.on(length: isX ? size.width : size.height, isVertical: !isX)
    for tick in axis.ticks {
      guard let position = placed.position(tick.place), let length = tick.length else { continue }
      let depth = min(length.points(labels: isX ? size.height : size.width), isX ? size.height : size.width)
      let ends: (CGPoint, CGPoint) =
        switch axis.edge {
        case .bottom: (CGPoint(x: position, y: 0), CGPoint(x: position, y: depth))
        case .top: (CGPoint(x: position, y: size.height), CGPoint(x: position, y: size.height - depth))
        case .trailing: (CGPoint(x: 0, y: position), CGPoint(x: depth, y: position))
        case .leading: (CGPoint(x: size.width, y: position), CGPoint(x: size.width - depth, y: position))
        }
      draw(tick.line, from: ends.0, to: ends.1, context)
    }
  }

  func drawGrid(_ context: GraphicsContext, _ size: CGSize) {
    let context = directed(context, size)
    let placed = scale.on(length: isX ? size.width : size.height, isVertical: !isX)
    for line in axis.gridLines {
      guard let position = placed.position(line.place) else { continue }
      let start = isX ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
      let end = isX ? CGPoint(x: position, y: size.height) : CGPoint(x: size.width, y: position)
      draw(line.line, from: start, to: end, context)
    }
  }

  private func directed(_ context: GraphicsContext, _ size: CGSize) -> GraphicsContext {
    guard isMirrored else { return context }
    var context = context
    context.translateBy(x: size.width, y: 0)
    context.scaleBy(x: -1, y: 1)
    return context
  }

  private func draw(_ line: AxisLine, from start: CGPoint, to end: CGPoint, _ context: GraphicsContext) {
    var path = Path()
    path.move(to: CGPoint(x: start.x + line.offset.width, y: start.y + line.offset.height))
    path.addLine(to: CGPoint(x: end.x + line.offset.width, y: end.y + line.offset.height))
    context.stroke(
      path, with: .style(line.style ?? Self.gridStyle), style: line.stroke ?? StrokeStyle(lineWidth: 0.5))
  }
}

/// Places the labels of an axis at their values (CH12, CH13).
nonisolated struct AxisLayout: Layout {
  let edge: Edge
  let scale: PositionScale
  let longestTick: CGFloat

  private static let spacing: CGFloat = 4
  private static let narrow: CGFloat = 24
  /// Where labels are that find no room.
  private static let elsewhere = CGPoint(x: -10_000, y: -10_000)

  private var isX: Bool { edge == .top || edge == .bottom }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let length = (isX ? proposal.width : proposal.height) ?? 100
    let safe = length.isFinite ? max(0, length) : 100
    let placed = scale.on(length: safe, isVertical: !isX)
    var depth: CGFloat = 0
    for view in subviews {
      guard let label = view[AxisLabelKey.self]?.position, label.preset != .inset else { continue }
      let size = view.sizeThatFits(offer(to: label, placed))
      depth = max(depth, isX ? size.height + spacing(label) : size.width + spacing(label))
    }
    depth = max(depth, longestTick)
    return isX ? CGSize(width: safe, height: depth) : CGSize(width: depth, height: safe)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let placed = scale.on(length: isX ? bounds.width : bounds.height, isVertical: !isX)
    var shown: [CGRect] = []
    for view in subviews {
      guard let slot = view[AxisLabelKey.self] else {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      let label = slot.position
      let offered = offer(to: label, placed)
      let size = view.sizeThatFits(offered)
      guard let frame = frame(of: slot, size, placed, bounds),
        isFree(frame, label, isBound: offered.width != nil, among: shown)
      else {
        view.place(at: Self.elsewhere, proposal: offered)
        continue
      }
      shown.append(frame)
      view.place(
        at: CGPoint(
          x: bounds.minX + frame.minX + label.offset.width, y: bounds.minY + frame.minY + label.offset.height),
        proposal: offered)
    }
  }

  /// Labels in a band are as wide as it at most.
  private func offer(to label: AxisLabelPosition, _ placed: PlacedScale) -> ProposedViewSize {
    guard isX, scale.kind == .category, let room = label.room, label.collision != .disabled,
      let first = placed.position(room.lowerBound),
      let last = placed.position(room.upperBound)
    else { return .unspecified }
    // A text in less room says nothing: then only some are shown, as a whole.
    let width = abs(last - first)
    return width < Self.narrow ? .unspecified : ProposedViewSize(width: width - 2, height: nil)
  }

  /// - Parameter isBound: whether the label keeps to its band.
  private func isFree(
    _ frame: CGRect, _ label: AxisLabelPosition, isBound: Bool, among shown: [CGRect]
  ) -> Bool {
    let distance: CGFloat
    switch label.collision.kind {
    case .disabled, .truncate: return true
    case .automatic: distance = isX && !isBound ? Self.spacing : 0
    case .greedy(let minimum): distance = max(0, minimum)
    }
    guard let last = shown.last else { return true }
    // Texts that only touch can still be told apart.
    return !frame.insetBy(dx: isX ? 0.5 - distance : 0, dy: isX ? 0 : 0.5 - distance).intersects(last)
  }

  private func spacing(_ label: AxisLabelPosition) -> CGFloat {
    let asked = isX ? label.verticalSpacing : label.horizontalSpacing
    let spacing = asked ?? (isX && longestTick > 0 ? longestTick + 2 : max(Self.spacing, longestTick + 2))
    return spacing.isFinite ? spacing : 0
  }

  private func frame(
    of slot: AxisLabelSlot, _ size: CGSize, _ placed: PlacedScale, _ bounds: CGRect
  ) -> CGRect? {
    isX
      ? horizontalFrame(slot.position, size, placed, bounds.size, overflow: slot.surroundings.insets.trailing)
      : verticalFrame(slot.position, size, placed, bounds.size)
  }

  private func horizontalFrame(
    _ label: AxisLabelPosition, _ size: CGSize, _ placed: PlacedScale, _ bounds: CGSize,
    overflow: CGFloat
  ) -> CGRect? {
    let distance = spacing(label)
    var frame = CGRect(origin: .zero, size: size)
    if let room = label.room {
      guard let first = placed.position(room.lowerBound), let last = placed.position(room.upperBound),
        scale.kind == .category || label.collision == .disabled || size.width <= abs(last - first)
      else { return nil }
      frame.origin.x = aligned(size.width, min(first, last), max(first, last), label.alignment)
    } else {
      guard let position = placed.position(label.place) else { return nil }
      let anchor = label.anchor?.x ?? (label.preset == .extended ? 0.5 : 0)
      frame.origin.x = position - anchor * size.width
      // A label that begins at its value keeps away from the line there.
      if label.anchor == nil, anchor == 0 { frame.origin.x += label.horizontalSpacing ?? Self.spacing }
      if label.preset == .aligned || label.anchor == nil, frame.maxX > placed.length + max(0, overflow) {
        frame.origin.x = min(position, placed.length) - size.width - (label.horizontalSpacing ?? Self.spacing)
      }
    }
    let isInside = label.preset == .inset
    switch edge {
    case .top: frame.origin.y = isInside ? bounds.height + distance : bounds.height - distance - size.height
    default: frame.origin.y = isInside ? -distance - size.height : distance
    }
    return frame
  }

  private func aligned(_ width: CGFloat, _ first: CGFloat, _ last: CGFloat, _ alignment: Alignment?) -> CGFloat {
    switch alignment?.horizontal {
    case .leading?: first
    case .trailing?: last - width
    default: (first + last - width) / 2
    }
  }

  private func verticalFrame(
    _ label: AxisLabelPosition, _ size: CGSize, _ placed: PlacedScale, _ bounds: CGSize
  ) -> CGRect? {
    let distance = spacing(label)
    let isInside = label.preset == .inset
    guard let position = middle(label, placed) else { return nil }
    let anchor = label.anchor?.y ?? (isInside ? 1 : 0.5)
    let x: CGFloat
    if edge == .leading {
      x = isInside ? bounds.width + distance : bounds.width - distance - size.width
    } else {
      x = isInside ? -distance - size.width : distance
    }
    return CGRect(x: x, y: position - anchor * size.height, width: size.width, height: size.height)
  }

  private func middle(_ label: AxisLabelPosition, _ placed: PlacedScale) -> CGFloat? {
    guard let room = label.room else { return placed.position(label.place) }
    guard let first = placed.position(room.lowerBound), let last = placed.position(room.upperBound) else { return nil }
    return (first + last) / 2
  }
}
