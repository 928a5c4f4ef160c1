import SwiftUI

/// What constraints are made between: a view, or a guide.
@MainActor
public protocol _AnchoredItem: AnyObject {}

extension UIView: _AnchoredItem {}

extension UILayoutGuide: _AnchoredItem {}

extension NSView: _AnchoredItem {}

extension _AnchoredItem {
  private func operand(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    guard let item = layoutItem(self) else { preconditionFailure("Only views and guides have anchors.") }
    return LayoutOperand(item, attribute)
  }

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(operand(attribute))
  }

  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(operand(attribute))
  }

  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(operand(.width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(operand(.height)) }
}

extension UIView {
  /// The baseline of the first line of text; the bottom edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline))
  }
}

extension NSView {
  /// The baseline of the first line of text; the bottom edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { backing.firstBaselineAnchor }
  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { backing.lastBaselineAnchor }
}
