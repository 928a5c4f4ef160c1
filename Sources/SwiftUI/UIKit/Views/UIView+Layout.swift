import Foundation
import TesseraCore

// What layouts of views are made of.
extension UIView {
  func placeDidChange() {
    UIView.layoutChanges += 1
    superview?.layerModel.didChange()
    if superview == nil { layerModel.didChange() }
  }

  func boundsDidChange(from oldSize: CGSize) {
    placeDidChange()
    layerModel.didChange()
    guard layerModel.bounds.size != oldSize else { return }
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for subview in ownSubviews { subview.resize(withSuperviewFrom: oldSize, to: layerModel.bounds.size) }
    }
    setNeedsLayout()
  }

  /// The host gave the root of the views its size.
  package func takeSize(_ size: CGSize) {
    guard size != layerModel.bounds.size else { return }
    bounds = CGRect(origin: layerModel.bounds.origin, size: size)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  func passLayoutNeedUp() {
    UIView.layoutChanges += 1
    for view in pathToRoot {
      view.subtreeNeedsLayout = true
      if view.parentView == nil { view.layerModel.didChange() }
    }
  }

  /// Lays out what constraints say of the subviews, by the engine for them, if there is one.
  package func applyConstraints() {
    root.constraintEngine?.apply(to: self)
  }

  /// Where a root has constraints, the root that it becomes a part of has them, and the other way round.
  func moveConstraints(from old: UIView, to new: UIView) {
    UIView.treeChanges += 1
    guard let engine = old.constraintEngine else { return }
    if new.constraintEngine == nil { new.constraintEngine = engine.makeEngine(for: new) }
    if old.parentView != nil { old.constraintEngine = nil }
  }

  func passConstraintNeedUp() {
    for view in pathToRoot { view.subtreeNeedsConstraints = true }
  }

  func resize(withSuperviewFrom old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty else { return }
    frame = autoresizingMask.resized(frame, from: old, to: new)
  }
}
