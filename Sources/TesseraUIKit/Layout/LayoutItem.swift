import SwiftUI

/// What has edges that constraints speak of: a view, or a guide of a view.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view, or the view that the guide belongs to.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}

/// What constraints speak of that a program names: a view, a guide, or the view behind one of AppKit.
@MainActor
func layoutItem(_ item: Any) -> (any LayoutItem)? { item as? any LayoutItem ?? (item as? NSView)?.backing }

/// What a program is told that a constraint speaks of.
@MainActor
func namedItem(_ item: (any LayoutItem)?) -> AnyObject? { (item as? NSViewBacking)?.owner ?? item }

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
}

/// An edge, line or length of an item, or the distance from one to another.
@MainActor
struct LayoutOperand {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute
  /// The name of the item's type, for when the item is gone.
  let itemType: String
  /// What it is measured from; nil for the item's own place.
  private(set) var origin: [LayoutOperand] = []

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from origin: LayoutOperand? = nil) {
    self.item = item
    self.attribute = attribute
    itemType = "\(type(of: item))"
    if let origin { self.origin = [origin] }
  }

  /// The items that it speaks of; nil if one of them is gone.
  var items: [any LayoutItem]? {
    guard let item else { return nil }
    var items = [item]
    for operand in origin {
      guard let others = operand.items else { return nil }
      items += others
    }
    return items
  }

  /// Whether it is a length rather than a place.
  var isLength: Bool { !origin.isEmpty || attribute == .width || attribute == .height }

  var axis: NSLayoutConstraint.Axis { attribute.axis }

  var summary: String {
    let place = "\(itemType).\(attribute.name)"
    return origin.isEmpty ? place : "(\(place) - \(origin.map(\.summary).joined()))"
  }
}
