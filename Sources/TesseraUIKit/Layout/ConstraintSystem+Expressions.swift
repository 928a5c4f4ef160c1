import SwiftUI

/// What constraints say, as sums of variables.
extension ConstraintSystem {
  /// The difference of both sides of a constraint, in the coordinates of the view that it is active in.
  func difference(of constraint: NSLayoutConstraint, in owner: UIView) -> LayoutExpression? {
    let isMirrored =
      [constraint.first, constraint.second].contains { $0?.attribute.isDirectional == true }
      && owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let first = value(of: constraint.first, in: owner, constraint, isMirrored) else { return nil }
    let constant = LayoutExpression(constraint.constant)
    guard let operand = constraint.second else { return first - constant }
    guard let second = value(of: operand, in: owner, constraint, isMirrored) else { return nil }
    return first - second * constraint.multiplier - constant
  }

  private func value(
    of operand: LayoutOperand, in owner: UIView, _ constraint: NSLayoutConstraint, _ isMirrored: Bool
  ) -> LayoutExpression? {
    guard let item = operand.item else { return nil }
    var value = place(of: operand.attribute, item, in: owner, constraint, isMirrored)
    for origin in operand.origin {
      guard let start = self.value(of: origin, in: owner, constraint, isMirrored) else { return nil }
      // In mirrored coordinates, too, the distance grows from the one to the other.
      value = value.map { $0 - start }
    }
    return value
  }

  /// Where an attribute lies, in coordinates that begin at the right edge of the owner if they are mirrored.
  private func place(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem, in owner: UIView,
    _ constraint: NSLayoutConstraint, _ isMirrored: Bool
  ) -> LayoutExpression? {
    let axis = attribute.axis
    guard let line = line(of: item, axis, in: owner, constraint) else { return nil }
    if attribute == .width || attribute == .height { return line.length }
    guard isMirrored else { return place(of: attribute, item, line) }
    guard let whole = self.line(of: owner, axis, in: owner, constraint),
      let place = place(of: attribute.mirrored, item, line)
    else { return nil }
    return whole.minimum + whole.length - place
  }

  private func place(
    of attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem,
    _ line: (minimum: LayoutExpression, length: LayoutExpression)
  ) -> LayoutExpression? {
    if let plain = attribute.withoutMargins {
      let margins = (item.layoutView?.layoutMargins ?? .zero).distances(attribute.axis)
      let before = LayoutExpression(margins.before, isDynamic: true)
      let after = LayoutExpression(margins.after, isDynamic: true)
      return place(of: plain, item, (line.minimum + before, line.length - before - after))
    }
    switch attribute {
    case .left, .leading, .top: return line.minimum
    case .right, .trailing, .bottom: return line.minimum + line.length
    case .centerX, .centerY: return line.minimum + line.length * 0.5
    case .firstBaseline, .lastBaseline: return baseline(attribute, item, line)
    default: return nil
    }
  }

  /// J29: text stands in the middle of its view, so its baseline is a distance from there.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, _ item: any LayoutItem,
    _ line: (minimum: LayoutExpression, length: LayoutExpression)
  ) -> LayoutExpression? {
    let end = line.minimum + line.length
    guard let view = item as? UIView else { return end }
    let textView = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard textView === view else {
      guard let outer = textView.superview, textView.isDescendant(of: view),
        let inner = self.line(of: textView, .vertical, from: outer, to: view)
      else { return end }
      let start = line.minimum - start(of: view, .vertical)
      return baseline(attribute, textView, (start + inner.minimum, inner.length))
    }
    guard let distances = (view as? any ControlHost)?.baselineDistances else { return end }
    let distance = attribute == .firstBaseline ? distances.first : distances.last
    return line.minimum + line.length * 0.5 + LayoutExpression(distance, isDynamic: true)
  }

  /// The edge and the length of an item along an axis, in the coordinates of a view around it.
  private func line(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in owner: UIView, _ constraint: NSLayoutConstraint
  ) -> (minimum: LayoutExpression, length: LayoutExpression)? {
    guard let view = item.layoutView else { return nil }
    if let guide = item as? UILayoutGuide {
      guard let line = line(of: guide, in: view, axis), let origin = origin(of: view, axis, in: owner) else {
        return nil
      }
      return (origin + line.minimum, line.length)
    }
    if view === owner {
      guard let own = variables(of: view)?[axis] else { return nil }
      // J28: the edges of a scroll view are those of its content, for what is in it.
      if let content = own.content, constraint.views?.contains(where: { $0 !== view }) == true,
        !constraint.isOfLengths
      {
        return (LayoutExpression(), LayoutExpression(content))
      }
      return (start(of: view, axis), LayoutExpression(own.length))
    }
    guard let outer = view.superview else { return nil }
    return line(of: view, axis, from: outer, to: owner)
  }

  /// The line of a view that lies in another one, in the coordinates of an outer one.
  private func line(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, from outer: UIView, to owner: UIView
  ) -> (minimum: LayoutExpression, length: LayoutExpression)? {
    guard let own = variables(of: view)?[axis], let origin = origin(of: outer, axis, in: owner) else { return nil }
    let insets = view.alignmentRectInsets.distances(axis)
    return (
      origin + LayoutExpression(own.minimum) + LayoutExpression(insets.before),
      LayoutExpression(own.length) - LayoutExpression(insets.before + insets.after)
    )
  }

  /// Where the coordinates of a view begin in those of a view around it.
  private func origin(of view: UIView, _ axis: NSLayoutConstraint.Axis, in owner: UIView) -> LayoutExpression? {
    var sum = LayoutExpression()
    var view = view
    while view !== owner {
      guard let own = variables(of: view)?[axis], let outer = view.superview else { return nil }
      sum = sum + LayoutExpression(own.minimum) - start(of: view, axis)
      view = outer
    }
    return sum
  }

  /// Where the bounds of a view begin in its own coordinates: what a scroll view has scrolled.
  private func start(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
    let offset = view.bounds.minimum(axis)
    return LayoutExpression(offset, isDynamic: offset != 0 || view is UIScrollView)
  }

  /// The line of a guide, in the coordinates of its view.
  private func line(
    of guide: UILayoutGuide, in view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> (minimum: LayoutExpression, length: LayoutExpression)? {
    if guide.kind == .own {
      return variables(of: guide).map { (LayoutExpression($0[axis].minimum), LayoutExpression($0[axis].length)) }
    }
    guard let own = variables(of: view)?[axis] else { return nil }
    let length = LayoutExpression(own.length)
    let start = start(of: view, axis)
    switch guide.kind {
    case .content: return own.content.map { (LayoutExpression(), LayoutExpression($0)) }
    case .keyboard where axis == .vertical:
      let covered = LayoutExpression(view.safeAreaInsets.bottom, isDynamic: true)
      return (start + length - covered, covered)
    case .frame, .keyboard, .own: return (start, length)
    case .margins, .safeArea, .readable:
      let distances = guide.insets.distances(axis)
      let before = LayoutExpression(distances.before, isDynamic: true)
      let after = LayoutExpression(distances.after, isDynamic: true)
      return (start + before, length - before - after)
    }
  }
}

extension NSLayoutConstraint {
  fileprivate var isOfLengths: Bool { first.isLength && first.origin.isEmpty }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute at the same place, as seen from the right: where lines begin and end changes, and nothing else.
  fileprivate var mirrored: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}
