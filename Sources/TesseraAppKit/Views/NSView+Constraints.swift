import Foundation
import SwiftUI
import TesseraUIKit

/// A rectangle in a view that constraints can speak of, without being a view.
public typealias NSLayoutGuide = UILayoutGuide

extension NSView {
  /// The constraints that belong to the view: those between views in it, and those of the view alone (J297).
  public var constraints: [NSLayoutConstraint] { backing.constraints }

  /// Activates a constraint in this view. All its items have to be the view, in it, or guides of those.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    backing.addConstraint(constraint)
  }

  /// Activates constraints in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    backing.addConstraints(constraints)
  }

  /// Deactivates a constraint that is active in this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    backing.removeConstraint(constraint)
  }

  /// Deactivates constraints that are active in this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    backing.removeConstraints(constraints)
  }

  /// The guides that were added to the view.
  public var layoutGuides: [NSLayoutGuide] { backing.layoutGuides }

  /// Adds a guide; it leaves the view that it belonged to.
  public func addLayoutGuide(_ guide: NSLayoutGuide) {
    backing.addLayoutGuide(guide)
  }

  /// Removes a guide, with the constraints that speak of it.
  public func removeLayoutGuide(_ guide: NSLayoutGuide) {
    backing.removeLayoutGuide(guide)
  }

  /// The view without what the device covers.
  public var safeAreaLayoutGuide: NSLayoutGuide { backing.safeAreaLayoutGuide }

  /// The view without its margins.
  public var layoutMarginsGuide: NSLayoutGuide { backing.layoutMarginsGuide }
}
