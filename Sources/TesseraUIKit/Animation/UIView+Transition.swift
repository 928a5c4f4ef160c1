import Foundation
import SwiftUI

// J136: transitions of views.

extension UIView {
  /// Makes changes of a view that are shown as a transition from what it showed before. Without one in the options, what can be
  /// animated of the changes is.
  ///
  /// - Parameters:
  ///   - view: where something changes.
  ///   - duration: in seconds; what is not a positive number makes the changes at once.
  ///   - options: how it runs.
  ///   - animations: the changes; nil for none.
  ///   - completion: called when the transition is over.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = animations ?? {}
    guard let transition = ViewTransition(options), isPossible(duration), areAnimationsEnabled,
      let container = view.superview, let old = view.snapshotView(afterScreenUpdates: false)
    else {
      return animate(withDuration: duration, options: options, animations: changes, completion: completion)
    }
    old.frame = view.frame
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, options: options.withoutTransition, animations: changes)
    } else {
      performWithoutAnimation(changes)
    }
    transition.run(from: old, to: view, in: container, duration, options) {
      old.removeFromSuperview()
      completion?(true)
    }
  }

  /// Shows a view in the place of another one, with a transition.
  ///
  /// - Parameters:
  ///   - fromView: is taken out of the view around it, or hidden with `showHideTransitionViews`. It has to be in one.
  ///   - toView: is put into that view, or shown.
  ///   - duration: in seconds; what is not a positive number shows it at once.
  ///   - options: how it runs.
  ///   - completion: called when the transition is over.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    let old = fromView.snapshotView(afterScreenUpdates: false)
    old?.frame = fromView.frame
    performWithoutAnimation {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let old, let transition = ViewTransition(options), isPossible(duration), areAnimationsEnabled else {
      completion?(true)
      return
    }
    transition.run(from: old, to: toView, in: container, duration, options) {
      old.removeFromSuperview()
      completion?(true)
    }
  }
}

extension UIView.AnimationOptions {
  /// The number of the transition; 0 for none.
  fileprivate var transition: UInt { (rawValue >> 20) & 7 }

  fileprivate var withoutTransition: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & ~(7 << 20))
  }
}

/// How a view takes the place of a picture.
@MainActor
private enum ViewTransition {
  case flip(Axis)
  case curlUp
  case curlDown
  case dissolve

  init?(_ options: UIView.AnimationOptions) {
    switch options.transition {
    case 1, 2: self = .flip(.horizontal)
    case 3: self = .curlUp
    case 4: self = .curlDown
    case 5: self = .dissolve
    case 6, 7: self = .flip(.vertical)
    default: return nil
    }
  }

  /// A scale of nothing has no way back.
  private static let least: CGFloat = 0.001

  func run(
    from old: UIView, to new: UIView, in container: UIView, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, completion: @escaping () -> Void
  ) {
    UIView.performWithoutAnimation { container.insertSubview(old, aboveSubview: new) }
    switch self {
    case .dissolve: dissolve(old, new, duration, options, completion)
    case .curlUp:
      let target = Self.folded(old)
      UIView.animate(withDuration: duration, options: options.withoutTransition) {
        old.transform = target
      } completion: { _ in
        completion()
      }
    case .curlDown:
      UIView.performWithoutAnimation { container.insertSubview(old, belowSubview: new) }
      let end = new.transform
      UIView.performWithoutAnimation { new.transform = end.concatenating(Self.folded(new)) }
      UIView.animate(withDuration: duration, options: options.withoutTransition) {
        new.transform = end
      } completion: { _ in
        completion()
      }
    case .flip(let axis): flip(old, new, axis, duration, completion)
    }
  }

  /// As a line at the upper edge.
  private static func folded(_ view: UIView) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: least, tx: 0, ty: -view.bounds.height / 2)
  }

  /// What is not seen through need not fade in.
  private func dissolve(
    _ old: UIView, _ new: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ completion: @escaping () -> Void
  ) {
    let end = new.alpha
    if (new.backgroundColor?.cgColor.alpha ?? 0) < 1 { UIView.performWithoutAnimation { new.alpha = 0 } }
    UIView.animate(withDuration: duration, options: options.withoutTransition) {
      old.alpha = 0
      new.alpha = end
    } completion: { _ in
      completion()
    }
  }

  private func flip(
    _ old: UIView, _ new: UIView, _ axis: Axis, _ duration: TimeInterval, _ completion: @escaping () -> Void
  ) {
    let line = CGAffineTransform(
      scaleX: axis == .horizontal ? Self.least : 1, y: axis == .horizontal ? 1 : Self.least)
    let end = new.transform
    UIView.performWithoutAnimation { new.transform = end.concatenating(line) }
    UIView.animate(withDuration: duration / 2, options: .curveEaseIn) {
      old.transform = line
    } completion: { _ in
      old.isHidden = true
      UIView.animate(withDuration: duration / 2, options: .curveEaseOut) {
        new.transform = end
      } completion: { _ in
        completion()
      }
    }
  }
}
