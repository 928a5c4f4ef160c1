import Foundation
import TesseraCore

// What views hear of their surroundings.
extension UIView {
  /// The tint color that the view or one around it has of its own; nil if none has.
  package var explicitTint: UIColor? { ownTintColor ?? superview?.explicitTint }

  /// Makes the layer that of this view.
  func adoptLayer() {
    layerModel.isOfView = true
    layerModel.view = self
  }

  func tellOfTint() {
    layerModel.setNeedsDisplay()
    tintColorDidChange()
    for subview in ownSubviews where subview.ownTintColor == nil { subview.tellOfTint() }
  }

  /// The root of the views was put on a surface, taken off it, or its surroundings changed.
  package func setHost(_ newHost: UIViewSurroundings?) {
    let (oldWindow, oldTraits, oldTint) = (window, host?.traitCollection, host?.tintColor)
    if newHost?.window !== host?.window { tellOfWindow(willMoveTo: newHost?.window, from: oldWindow) }
    host = newHost
    tellOfWindow(didMoveFrom: oldWindow)
    guard newHost != nil else {
      coverage = .zero
      return
    }
    if oldTint != newHost?.tintColor { tellOfTint() }
    if oldTraits == nil || oldTraits?.isSame(as: newHost?.traitCollection) == false { tellOfTraits(before: oldTraits) }
  }

  /// What surrounds the root of the views; nil while they are not on a surface.
  package var surroundings: UIViewSurroundings? { root.host }

  /// Runs an action when all changes until now are shown; at once, if nothing shows views.
  package func runWhenShown(_ action: @escaping @MainActor () -> Void) {
    if let graph = surroundings?.graph ?? FrontmostGraph.current { graph.runWhenShown(action) } else { action() }
  }

  func tellOfTraits(before old: UITraitCollection?) {
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    traitsDidChange?()
    controller?.traitsDidChange?()
    layerModel.setNeedsDisplay()
    setNeedsLayout()
    for subview in subviews { subview.tellOfTraits(before: old) }
  }

  /// What shows the root knows how much of it is covered.
  package func takeCoverage(_ insets: UIEdgeInsets) {
    guard insets != coverage else { return }
    coverage = insets
    tellOfSafeArea()
  }

  /// Tells this view and those in it of what is covered of them, if that changed (J113).
  func tellOfSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    safeAreaDidChange?()
    if keepsInSafeArea { layerModel.didChange() }
    setNeedsLayout()
    for subview in subviews { subview.tellOfSafeArea() }
  }

  func transform(to view: UIView?) -> CGAffineTransform {
    let own = transformToSurface
    guard let view else { return own }
    return own.concatenating(view.transformToSurface.inverted())
  }

  /// Leads to the coordinates of the surface that the root is shown on.
  var transformToSurface: CGAffineTransform {
    var result = CGAffineTransform.identity
    for view in pathToRoot {
      if view.parentView == nil {
        let origin = view.host?.origin ?? .zero
        let bounds = view.layerModel.bounds
        return result.concatenating(
          CGAffineTransform(translationX: origin.x - bounds.minX, y: origin.y - bounds.minY))
      }
      result = result.concatenating(view.layerModel.transformToParent)
    }
    return result
  }

  /// What follows touches on the view and on those in it.
  package var touchFollowers: [any TouchFollower] { attachment { UIViewTouchFollowers() }.followers }

  /// What a module above keeps with the view; it is made when it is first asked for.
  package func attachment<Value: AnyObject>(_ make: () -> Value) -> Value {
    if let value = existingAttachment(Value.self) { return value }
    let value = make()
    attachments[ObjectIdentifier(Value.self)] = value
    return value
  }

  package func existingAttachment<Value: AnyObject>(_ type: Value.Type) -> Value? {
    attachments[ObjectIdentifier(type)] as? Value
  }
}
