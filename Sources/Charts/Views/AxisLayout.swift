import SwiftUI

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
    let step = step(subviews, placed)
    for view in ordered(subviews) {
      guard let slot = view[AxisLabelKey.self] else {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      let label = slot.position
      let offered = offer(to: label, placed)
      let size = view.sizeThatFits(offered)
      guard let frame = frame(of: slot, size, placed, bounds),
        label.index % step == 0, isFree(frame, label, isBound: offered.width != nil, among: shown)
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

  /// Of the names of narrow bands, every nth is shown, so that all that are shown are equally far apart (CH13).
  private func step(_ subviews: Subviews, _ placed: PlacedScale) -> Int {
    let labels = subviews.compactMap { view in view[AxisLabelKey.self].map { (view, $0.position) } }
    guard isX, scale.kind == .category, let first = labels.first?.1, first.collision == .automatic,
      let room = first.room, let start = placed.position(room.lowerBound), let end = placed.position(room.upperBound),
      abs(end - start) < Self.narrow, end != start
    else { return 1 }
    let widest = labels.map { $0.0.sizeThatFits(.unspecified).width }.max() ?? 0
    let steps = ((widest + Self.spacing) / abs(end - start)).rounded(.up)
    return steps.isFinite ? max(1, Int(min(steps, 10_000))) : 1
  }

  /// The labels of higher priority first.
  private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
    func priority(_ view: LayoutSubview) -> Double { view[AxisLabelKey.self]?.position.collision.priority ?? 0 }
    guard subviews.contains(where: { priority($0) != 0 }) else { return Array(subviews) }
    return subviews.enumerated().sorted {
      (priority($1.element), $0.offset) < (priority($0.element), $1.offset)
    }.map(\.element)
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
    case .greedy(_, let minimum): distance = minimum
    }
    // Texts that only touch can still be told apart.
    let room = frame.insetBy(dx: isX ? 0.5 - distance : 0, dy: isX ? 0 : 0.5 - distance)
    return !shown.contains { room.intersects($0) }
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
