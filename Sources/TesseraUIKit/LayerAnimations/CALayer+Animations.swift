import Foundation
import SwiftUI

extension CALayer {
  private var animations: LayerAnimations {
    if let ownAnimations { return ownAnimations }
    let made = LayerAnimations(self)
    ownAnimations = made
    return made
  }

  /// Has an animation run on a copy that the layer keeps, from the next frame on (J88).
  ///
  /// - Parameters:
  ///   - anim: the animation.
  ///   - key: its name, under which it takes the place of another one; nil for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let transition = anim.copied() as? CATransition { return transition.run(on: self) }
    animations.add(anim, key)
  }

  /// Ends an animation; nothing happens if there is none of the name.
  public func removeAnimation(forKey key: String) {
    ownAnimations?.remove(key)
  }

  /// Ends all animations.
  public func removeAllAnimations() {
    ownAnimations?.removeAll()
  }

  /// What the layer keeps of an animation; nil if there is none of the name.
  public func animation(forKey key: String) -> CAAnimation? { ownAnimations?.animation(key) }

  /// The names of animations; nil for none.
  public func animationKeys() -> [String]? {
    let keys = (ownAnimations?.keys ?? []).filter { !$0.hasPrefix("\u{0}") }
    return keys.isEmpty ? nil : keys
  }

  /// The layer as it is seen now: with what its animations show.
  public func presentation() -> Self? {
    let copy = Self.init()
    copy.takePresentation(of: self)
    return copy
  }

  private func takePresentation(of layer: CALayer) {
    let shown = layer.model.presentation ?? LayerPresentation(layer.model)
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    position = CGPoint(x: layer.position.x + shown.offset.width, y: layer.position.y + shown.offset.height)
    setAffineTransform(shown.transform)
    model.setAppearance(shown.appearance)
  }
}
