import Foundation
import SwiftUI

/// What a layer shows gives way to what it shows after the changes of this moment (J162).
///
/// It runs on the layer of a view that is in another view; other layers change at once.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  /// How the one takes the place of the other.
  open var type = CATransitionType.fade

  /// Where what moves comes from; nil for from the left. A fading one comes from nowhere.
  open var subtype: CATransitionSubtype?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
  }

  /// Begins on a layer, whose changes are still to be made.
  func run(on layer: CALayer) {
    delegate?.animationDidStart(self)
    guard let view = layer.model.view, let container = view.superview,
      let old = view.snapshotView(afterScreenUpdates: false)
    else {
      delegate?.animationDidStop(self, finished: true)
      return
    }
    old.frame = view.frame
    let (end, way) = (view.transform, (subtype ?? .fromLeft).way(of: view.bounds.size))
    let coming = end.concatenating(CGAffineTransform(translationX: -way.width, y: -way.height))
    UIView.performWithoutAnimation {
      if type == .moveIn {
        container.insertSubview(old, belowSubview: view)
      } else {
        container.insertSubview(old, aboveSubview: view)
      }
      if type == .moveIn || type == .push { view.transform = coming }
    }
    // The changes of this moment are not to be animated with it.
    view.runWhenShown { [self] in move(view, old, way, end) }
  }

  private func move(_ view: UIView, _ old: UIView, _ way: CGSize, _ end: CGAffineTransform) {
    UIView.animate(withDuration: length, options: .curveEaseInOut) { [type] in
      if type == .moveIn || type == .push { view.transform = end }
      if type == .push || type == .reveal { old.transform = CGAffineTransform(translationX: way.width, y: way.height) }
      if type != .moveIn, type != .push, type != .reveal { old.alpha = 0 }
    } completion: { [self] finished in
      old.removeFromSuperview()
      delegate?.animationDidStop(self, finished: finished)
    }
  }
}

/// How what a layer shows takes the place of what it showed. Others count as `fade`.
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old one fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where what moves comes from.
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the lower edge, upward: the y of the name grows upward.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the upper edge, downward: the y of the name grows upward.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// How far what moves goes.
  fileprivate func way(of size: CGSize) -> CGSize {
    switch self {
    case .fromRight: CGSize(width: -size.width, height: 0)
    case .fromTop: CGSize(width: 0, height: -size.height)
    case .fromBottom: CGSize(width: 0, height: size.height)
    default: CGSize(width: size.width, height: 0)
    }
  }
}
