import SwiftUI

/// What a constraint of a stack says, apart from its constant.
struct StackConstraint: Hashable, Comparable {
  let first: ObjectIdentifier
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: ObjectIdentifier?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let priority: Float
  /// Its place among those of its stack, for an order that is the same in each run.
  let place: Int
  let name: String

  // The items are alive while the stack has them: they are in it.
  static func == (left: Self, right: Self) -> Bool {
    left.first == right.first && left.firstAttribute == right.firstAttribute && left.relation == right.relation
      && left.second == right.second && left.secondAttribute == right.secondAttribute
      && left.multiplier == right.multiplier && left.priority == right.priority
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(firstAttribute)
    hasher.combine(second)
    hasher.combine(secondAttribute)
  }

  static func < (left: Self, right: Self) -> Bool { left.place < right.place }

  @MainActor func make(_ constant: CGFloat, in stack: UIStackView) -> NSLayoutConstraint {
    let items = stack.layoutItems
    guard let item = items.first(where: { ObjectIdentifier($0) == first }) else {
      preconditionFailure("A stack arranges only what is in it.")
    }
    let other = second.flatMap { second in items.first { ObjectIdentifier($0) == second } }
    let constraint = NSLayoutConstraint(
      LayoutOperand(item, firstAttribute), relation, other.map { LayoutOperand($0, secondAttribute) },
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = name
    return constraint
  }
}

/// Collects the constraints of a stack.
@MainActor
struct StackConstraints {
  let stack: UIStackView
  let axis: NSLayoutConstraint.Axis
  /// Whose edges the views keep to.
  let edge: any LayoutItem
  private(set) var constants: [StackConstraint: CGFloat] = [:]

  init(stack: UIStackView, axis: NSLayoutConstraint.Axis, edge: any LayoutItem) {
    self.stack = stack
    self.axis = axis
    self.edge = edge
  }

  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  private var crossStart: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .trailing }
  private var crossMiddle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerY : .centerX }
  private var crossLength: NSLayoutConstraint.Attribute { axis == .horizontal ? .height : .width }

  private mutating func add(
    _ name: String, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ other: (any LayoutItem)? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let key = StackConstraint(
      first: ObjectIdentifier(item), firstAttribute: attribute, relation: relation,
      second: other.map { ObjectIdentifier($0) }, secondAttribute: otherAttribute, multiplier: multiplier,
      priority: priority, place: constants.count, name: "UISV-\(name)")
    if constants[key] == nil { constants[key] = constant }
  }

  /// A hidden view takes no room, and has no length if its own constraints allow that.
  mutating func hide(_ view: UIView) {
    add("hiding", view, length, priority: 999)
    add("hiding", view, crossStart, .equal, edge, crossStart)
  }

  /// Where a view lies across the axis.
  mutating func lay(_ view: UIView, across alignment: UIStackView.Alignment) {
    switch alignment {
    case .fill:
      add("alignment", view, crossStart, .equal, edge, crossStart)
      add("alignment", view, crossEnd, .equal, edge, crossEnd)
      return
    case .leading: add("alignment", view, crossStart, .equal, edge, crossStart)
    case .trailing: add("alignment", view, crossEnd, .equal, edge, crossEnd)
    case .center: add("alignment", view, crossMiddle, .equal, edge, crossMiddle)
    case .firstBaseline where axis == .vertical, .lastBaseline where axis == .vertical:
      add("alignment", view, crossStart, .equal, edge, crossStart)
    case .firstBaseline, .lastBaseline:
      let baseline: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if let first = stack.arrangedSubviews.first(where: { !$0.isHidden }), first !== view {
        add("alignment", view, baseline, .equal, first, baseline)
      }
    }
    add("canvas", view, crossStart, .greaterThanOrEqual, edge, crossStart)
    add("canvas", view, crossEnd, .lessThanOrEqual, edge, crossEnd)
  }

  /// Across the axis, the stack is no longer than the longest view, if nothing else says so.
  mutating func fit(_ views: [UIView]) {
    for view in views { add("spanning", edge, crossLength, .equal, view, crossLength, priority: 51) }
    add("ambiguity", edge, crossLength, .equal, priority: 49)
  }

  /// The spaces between views along the axis.
  mutating func line(
    _ views: [UIView], _ space: (UIView) -> CGFloat, _ distribution: UIStackView.Distribution,
    isBaselineRelative: Bool
  ) {
    guard let first = views.first, let last = views.last else { return }
    add("canvas", first, start, .equal, edge, start)
    add("canvas", last, end, .equal, edge, end)
    let isOpen = needsGaps(distribution)
    let isBetweenBaselines = isBaselineRelative && axis == .vertical
    for (left, right) in zip(views, views.dropFirst()) {
      add(
        "spacing", right, isBetweenBaselines ? .firstBaseline : start, isOpen ? .greaterThanOrEqual : .equal, left,
        isBetweenBaselines ? .lastBaseline : end, constant: space(left))
    }
  }

  /// Whether the distances between neighbors are equal.
  func needsGaps(_ distribution: UIStackView.Distribution) -> Bool {
    distribution == .equalSpacing || distribution == .equalCentering
  }

  /// What the distribution says of lengths and distances.
  mutating func distribute(_ views: [UIView], _ distribution: UIStackView.Distribution, _ gaps: [UILayoutGuide]) {
    guard let first = views.first else { return }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add("fill-equally", view, length, .equal, first, length) }
    case .fillProportionally: fillProportionally(views)
    case .equalSpacing: equalize(gaps, views, from: end, to: start, priority: 1000)
    // Where middles cannot be equally far apart, the spaces come first.
    case .equalCentering: equalize(gaps, views, from: middle, to: middle, priority: 150)
    }
  }

  private mutating func equalize(
    _ gaps: [UILayoutGuide], _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    priority: Float
  ) {
    for (index, gap) in gaps.enumerated() {
      add("distributing-edge", gap, start, .equal, views[index], from)
      add("distributing-edge", gap, end, .equal, views[index + 1], to)
      if index > 0 { add("fill-equally", gap, length, .equal, gaps[0], length, priority: priority) }
    }
  }

  private mutating func fillProportionally(_ views: [UIView]) {
    let lengths = views.map { max(0, $0.intrinsicContentSize.length(axis)) }
    guard let base = zip(views, lengths).first(where: { $0.1 > 0 && $0.1.isFinite }) else { return }
    for (view, length) in zip(views, lengths) where view !== base.0 && length > 0 && length.isFinite {
      add(
        "fill-proportionally", view, self.length, .equal, base.0, self.length, multiplier: length / base.1,
        priority: 999)
    }
  }
}
