import SwiftUI

/// What changes without the constraints: sizes, frames, margins and texts.
extension ConstraintSystem {
  /// Takes over what changes without the constraints.
  func refresh() {
    refreshItems()
    for demand in demands {
      guard let owner = demand.owner, demand.isDynamic || demand.constant != demand.constraint.constant else {
        continue
      }
      demand.constant = demand.constraint.constant
      if let difference = difference(of: demand.constraint, in: owner) { setConstant(demand.id, difference.constant) }
    }
  }

  func refreshItems() {
    for id in order {
      guard let item = items[id], let view = item.view else { continue }
      if view !== root { refreshFrame(view, item) }
      if view !== root ? !view.translatesAutoresizingMaskIntoConstraints : isFitting { refreshIntrinsic(view, item) }
    }
    refreshRoot()
  }

  private func refreshRoot() {
    guard let item = variables(of: root) else { return }
    for (index, axis) in NSLayoutConstraint.Axis.both.enumerated() {
      let value = isFitting ? target.length(axis) : root.bounds.length(axis)
      if rootSize[index] != nil {
        setConstant(rootSize[index], -value)
      } else {
        // What is sought yields to what has to hold inside.
        let priority = isFitting ? min(rootPriorities[index], UILayoutPriority(999.5)) : .required
        rootSize[index] = enter(
          LayoutExpression(item[axis].length) - LayoutExpression(value), .equal, priority)
      }
    }
  }

  private func refreshFrame(_ view: UIView, _ item: LayoutVariables) {
    let frame = view.layerModel.untransformedFrame
    for axis in NSLayoutConstraint.Axis.both {
      guard view.translatesAutoresizingMaskIntoConstraints else {
        for id in item[axis].frame { remove(id) }
        item[axis].frame = []
        continue
      }
      if let intrinsic = item[axis].intrinsic {
        for id in intrinsic.ids { remove(id) }
        item[axis].intrinsic = nil
        item.intrinsicChanges = -1
      }
      let follows = isFitting && view.fillsSuperview(axis) ? fittingRootLength(around: view, axis) : nil
      if (follows != nil) != item[axis].followsRoot {
        for id in item[axis].frame { remove(id) }
        item[axis].frame = []
        item[axis].followsRoot = follows != nil
      }
      let length = LayoutExpression(item[axis].length)
      let parts = [
        (LayoutExpression(item[axis].minimum), frame.minimum(axis)),
        (
          follows.map { length - LayoutExpression($0) } ?? length,
          frame.length(axis) - (follows == nil ? 0 : root.bounds.length(axis))
        ),
      ]
      if item[axis].frame.count == parts.count {
        for (id, part) in zip(item[axis].frame, parts) { setConstant(id, -part.1) }
      } else if item[axis].frame.isEmpty {
        item[axis].frame = parts.compactMap { sum, value in
          enter(sum - LayoutExpression(value), .equal, .required)
        }
      }
    }
  }

  /// The length of the root, for a view that lies in it; nil for others.
  private func fittingRootLength(around view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearSolver.Variable? {
    view.superview === root ? variables(of: root)?[axis].length : nil
  }

  private func refreshIntrinsic(_ view: UIView, _ item: LayoutVariables) {
    guard item.intrinsicChanges != view.intrinsicChanges else { return }
    item.intrinsicChanges = view.intrinsicChanges
    let size = view.intrinsicContentSize
    for axis in NSLayoutConstraint.Axis.both { setIntrinsic(size.length(axis), axis, view, item) }
  }

  private func setIntrinsic(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ view: UIView, _ item: LayoutVariables)
  {
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    let insets = view.alignmentRectInsets.distances(axis)
    let value = Double(length + insets.before + insets.after)
    let isSized = length >= 0 && length.isFinite
    if let old = item[axis].intrinsic {
      if isSized, old.hugging == hugging, old.resistance == resistance {
        guard old.value != value else { return }
        for id in old.ids { setConstant(id, -value) }
        item[axis].intrinsic?.value = value
        return
      }
      for id in old.ids { remove(id) }
      item[axis].intrinsic = nil
    }
    guard isSized else { return }
    let sum = LayoutExpression(item[axis].length) - LayoutExpression(value)
    let ids = [(LinearSolver.Relation.lessOrEqual, hugging), (.greaterOrEqual, resistance)].compactMap {
      enter(sum, $0.0, $0.1)
    }
    item[axis].intrinsic = LayoutVariables.IntrinsicLength(
      value: value, hugging: hugging, resistance: resistance, ids: ids)
  }

  /// - Returns: whether the height of a text changed, because it depends on the width.
  func takeHeightsForWidths() -> Bool {
    var hasChanged = false
    for id in order {
      guard let item = items[id], let view = item.view, item.vertical.intrinsic != nil,
        let height = view.heightForWidth?(solver.value(of: item.horizontal.length)),
        abs(height - (item.vertical.intrinsic?.value ?? 0)) > 0.01
      else { continue }
      setIntrinsic(height, .vertical, view, item)
      hasChanged = true
    }
    return hasChanged
  }
}

extension UIView {
  /// Whether the mask says that the view is longer and shorter with the one around it, and nothing else along the axis.
  fileprivate func fillsSuperview(_ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal
      ? autoresizingMask.intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) == .flexibleWidth
      : autoresizingMask.intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]) == .flexibleHeight
  }

  /// The size nearest to a target that constraints in the view allow; nil if they say nothing of its height.
  package func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard let size = root.constraintEngine?.fittingSize(of: self, target, horizontal, vertical), size.height > 0 else {
      return nil
    }
    return size
  }
}
