import Foundation
import TesseraCore

// What the tree of views is made of.
extension UIView {
  /// The view around all the others.
  package var root: UIView {
    var view = self
    while let outer = view.parentView { view = outer }
    return view
  }

  /// This view and those around it.
  package var pathToRoot: [UIView] {
    Array(sequence(first: self) { $0.parentView })
  }

  func reorder(_ view: UIView, _ insert: (inout [UIView]) -> Void) {
    guard view.parentView === self else { return }
    ownSubviews.removeAll { $0 === view }
    insert(&ownSubviews)
    layerModel.didChange()
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.parentView === self {
      return reorder(view) { $0.insert(view, at: min(max(0, index), $0.count)) }
    }
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    view.tellOfWindow(willMoveTo: window, from: oldWindow)
    if let old = view.parentView {
      old.willRemoveSubview(view)
      old.drop(view)
    }
    ownSubviews.insert(view, at: min(max(0, index), ownSubviews.count))
    view.parentView = self
    layerModel.didChange()
    moveConstraints(from: view, to: root)
    setNeedsLayout()
    view.passLayoutNeedUp()
    view.passConstraintNeedUp()
    view.tellOfWindow(didMoveFrom: oldWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func drop(_ view: UIView) {
    for outer in pathToRoot { outer.constraintOwner?.subviewWillLeave(view) }
    ownSubviews.removeAll { $0 === view }
    view.parentView = nil
    moveConstraints(from: root, to: view)
    layerModel.didChange()
    setNeedsLayout()
  }

  func tellOfWindow(willMoveTo window: UIWindow?, from old: UIWindow?) {
    guard window !== old else { return }
    willMove(toWindow: window)
    for subview in subviews { subview.tellOfWindow(willMoveTo: window, from: old) }
  }

  func tellOfWindow(didMoveFrom old: UIWindow?) {
    guard window !== old else { return }
    if let take = UIView.willTakeAppearance, window != nil { take(self) }
    if window == nil { layerModel.noteGone() }
    didMoveToWindow()
    for subview in subviews { subview.tellOfWindow(didMoveFrom: old) }
  }
}
