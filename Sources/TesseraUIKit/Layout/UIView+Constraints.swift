import SwiftUI

/// The constraints that are active in a view.
@MainActor
final class ViewConstraints: UIViewConstraintOwner {
  var constraints: [NSLayoutConstraint] = []

  /// J27: a view that leaves takes the constraints with it that tie it to what is around it.
  func subviewWillLeave(_ view: UIView) {
    for constraint in constraints {
      guard let views = constraint.views, !views.contains(where: { $0.isDescendant(of: view) }) else {
        constraint.owner?.removeConstraint(constraint)
        continue
      }
    }
  }
}

extension UIView {
  /// The constraints that belong to the view: those between views in it, and those of the view alone.
  public var constraints: [NSLayoutConstraint] { (constraintOwner as? ViewConstraints)?.constraints ?? [] }

  /// Activates a constraint in this view. All its items have to be the view, in it, or guides of those.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    precondition(
      constraint.views?.allSatisfy { $0.isDescendant(of: self) } == true,
      "A constraint is added to a view around all its items: \(constraint.summary).")
    guard constraint.owner !== self else { return }
    constraint.isActive = false
    add(constraint)
  }

  /// Activates constraints in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that is active in this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    (constraintOwner as? ViewConstraints)?.constraints.removeAll { $0 === constraint }
    UIView.treeChanges += 1
    constraint.didChange()
    constraint.owner = nil
  }

  /// Deactivates constraints that are active in this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func add(_ constraint: NSLayoutConstraint) {
    let owner = constraintOwner as? ViewConstraints ?? ViewConstraints()
    constraintOwner = owner
    owner.constraints.append(constraint)
    constraint.owner = self
    let root = root
    if root.constraintEngine == nil { root.constraintEngine = ConstraintSystem(root: root) }
    UIView.treeChanges += 1
    constraint.didChange()
  }

  /// The active constraints along an axis that speak of the view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    pathToRoot.flatMap(\.constraints).filter { constraint in
      constraint.firstAttribute.axis == axis && constraint.items?.contains { $0 === self } == true
    }
  }

  /// The target of a fitting size that is as small as it can be.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of a fitting size that is as large as it can be.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
