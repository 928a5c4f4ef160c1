import Foundation
import SwiftUI
import TesseraCore

/// A demand on the places and sizes of views: one edge, line or length compared with another one, or with a constant.
///
/// Required constraints hold; of the others, those with a higher priority come first (J27). A constraint counts while it
/// is active and its items are in one view.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// A direction of a layout.
  public typealias Axis = UILayoutConstraintAxis

  /// What is compared.
  let first: LayoutOperand
  /// What it is compared with; nil for the constant alone.
  let second: LayoutOperand?

  /// How both sides compare.
  public let relation: Relation

  /// What the second side is multiplied by.
  public let multiplier: CGFloat

  private var ownConstant: CGFloat
  private var ownPriority = UILayoutPriority.required
  /// The view that the constraint is active in.
  weak var owner: UIView?

  /// A name for the program's own use, which messages show.
  open var identifier: String?

  /// Compares an attribute of an item with one of another item, or with a constant.
  ///
  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - attr1: an edge, line or length of it.
  ///   - relation: how both sides compare.
  ///   - view2: a view or a layout guide; nil for the constant alone. Places are compared with places only.
  ///   - attr2: an edge, line or length of it.
  ///   - multiplier: what the second attribute is multiplied by.
  ///   - c: what is added to it, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = layoutItem(view1), attr1 != .notAnAttribute else {
      preconditionFailure("The first item of a constraint is a view or a layout guide, with an attribute.")
    }
    let other = view2.map { other -> any LayoutItem in
      guard let other = layoutItem(other) else {
        preconditionFailure("The second item of a constraint is a view or a layout guide.")
      }
      return other
    }
    self.init(
      LayoutOperand(item, attr1), relation,
      other.flatMap { attr2 == .notAnAttribute ? nil : LayoutOperand($0, attr2) }, multiplier: multiplier, constant: c)
  }

  init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    if let second {
      precondition(
        first.isLength == second.isLength && (first.isLength || first.axis == second.axis),
        "A constraint compares places along one axis, or lengths: \(first.summary) is no match for \(second.summary).")
    } else {
      precondition(first.isLength, "A constraint cannot set \(first.summary) to a constant: places come in pairs.")
    }
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = Self.figure(multiplier, "a multiplier") ?? 0
    ownConstant = Self.figure(constant, "a constant") ?? 0
    super.init()
  }

  /// The first item: a view or a layout guide; nil once it is gone.
  open var firstItem: AnyObject? { namedItem(first.item) }

  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }

  /// The second item: a view or a layout guide; nil for none.
  open var secondItem: AnyObject? { namedItem(second?.item) }

  /// The attribute of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// What is added to the second side, in points. A figure that is not finite changes nothing, with a warning.
  open var constant: CGFloat {
    get { ownConstant }
    set {
      guard let figure = Self.figure(newValue, "a constant"), figure != ownConstant else { return }
      ownConstant = figure
      didChange()
    }
  }

  /// How important it is. Outside of 0 to 1000, the nearer of both counts.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      let value = newValue.rawValue.isNaN ? 0 : min(max(newValue.rawValue, 0), 1000)
      guard value != ownPriority.rawValue else { return }
      ownPriority = UILayoutPriority(value)
      UIView.treeChanges += 1
      didChange()
    }
  }

  /// Whether it counts. Activated, it belongs to the innermost view around all its items; there has to be one.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { commonView.add(self) } else { owner?.removeConstraint(self) }
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The items; nil if one of them is gone.
  var items: [any LayoutItem]? {
    guard let items = first.items, let others = second.map(\.items) ?? [] else { return nil }
    return items + others
  }

  /// The views that its items are, or belong to; nil if one of them is gone.
  var views: [UIView]? {
    guard let items else { return nil }
    let views = items.compactMap(\.layoutView)
    return views.count == items.count ? views : nil
  }

  private var commonView: UIView {
    guard let views, let first = views.first,
      let common = first.pathToRoot.first(where: { outer in views.allSatisfy { $0.isDescendant(of: outer) } })
    else {
      preconditionFailure(
        "A constraint cannot be activated while there is no view around all its items: \(summary). Add them first.")
    }
    return common
  }

  /// The views are laid out again.
  func didChange() {
    guard let owner else { return }
    owner.setNeedsLayout()
    owner.root.hostedSizeDidChange?()
  }

  private static func figure(_ value: CGFloat, _ name: String) -> CGFloat? {
    if value.isFinite { return min(max(value, -largest), largest) }
    RuntimeWarning.report(.invalidConstraint("\(name) of \(value)"))
    return nil
  }

  /// Larger figures say no more, and rounding would spoil the others. Points.
  private static let largest: CGFloat = 1e7

  /// The constraint in one line, for messages.
  var summary: String {
    var text = identifier.map { "\"\($0)\" " } ?? ""
    text += "\(first.summary) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(multiplier) * " }
      text += second.summary
      if constant != 0 { text += constant > 0 ? " + \(constant)" : " - \(-constant)" }
    } else {
      text += "\(constant)"
    }
    return priority == .required ? text : "\(text) @\(priority.rawValue)"
  }
}
