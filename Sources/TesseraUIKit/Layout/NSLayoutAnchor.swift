import Foundation
import SwiftUI

/// An edge, line or length of a view or layout guide, which makes constraints with others of its kind.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  /// The view or layout guide; nil once it is gone.
  public var item: AnyObject? { namedItem(operand.item) }

  func compared(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, other, multiplier: multiplier, constant: constant)
  }

  /// At another one, a distance in points behind it.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    compared(.equal, anchor.operand, constant: c)
  }

  /// Not before another one, and a distance in points behind it.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// Not behind another one, and a distance in points behind it.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, anchor.operand, constant: c)
  }
}

/// The distance that the system keeps between views, in points (J29).
let systemSpacing: CGFloat = 8

/// An edge or line of a view or layout guide that is compared along the horizontal axis.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another one, as a length.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// As far behind another one as the system keeps views apart, times a multiplier.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    compared(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// At least as far behind another one as the system keeps views apart, times a multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// At most as far behind another one as the system keeps views apart, times a multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}

/// An edge or line of a view or layout guide that is compared along the vertical axis.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another one, as a length.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: operand, to: otherAnchor.operand)
  }

  /// As far below another one as the system keeps views apart, times a multiplier.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    compared(.equal, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// At least as far below another one as the system keeps views apart, times a multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }

  /// At most as far below another one as the system keeps views apart, times a multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, anchor.operand, constant: systemSpacing * multiplier)
  }
}

/// A width or height of a view or layout guide, or the distance between two edges.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from origin: LayoutOperand, to operand: LayoutOperand) {
    guard let item = operand.item else {
      preconditionFailure("The view or layout guide of an anchor is gone.")
    }
    self.init(LayoutOperand(item, operand.attribute, from: origin))
  }

  /// A length in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.equal, nil, constant: c)
  }

  /// At least a length in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, nil, constant: c)
  }

  /// At most a length in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, nil, constant: c)
  }

  /// A multiple of another length, and some points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    compared(.equal, anchor.operand, multiplier: m, constant: c)
  }

  /// At least a multiple of another length, and some points more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }

  /// At most a multiple of another length, and some points more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
}
