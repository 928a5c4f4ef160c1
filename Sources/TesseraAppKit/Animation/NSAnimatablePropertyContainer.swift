import Foundation
import SwiftUI
import TesseraUIKit

/// What can be changed with an animation (J296).
@MainActor @preconcurrency
public protocol NSAnimatablePropertyContainer: AnyObject {}

extension NSAnimatablePropertyContainer {
  /// Stands for the object: what is set by it is animated as `NSAnimationContext.current` says.
  public func animator() -> NSAnimator<Self> { NSAnimator(self) }
}

extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}
extension NSSplitViewItem: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}

/// Sets properties of an object with animations. Without Objective-C it is no object of the same class: it has the properties,
/// and of the methods those that are here.
@MainActor @dynamicMemberLookup
public struct NSAnimator<Target: AnyObject> {
  private let target: Target

  init(_ target: Target) {
    self.target = target
  }

  /// A property; setting it is animated.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value>) -> Value {
    get { target[keyPath: path] }
    nonmutating set { change { $0[keyPath: path] = newValue } }
  }

  private func change(_ change: (Target) -> Void) {
    NSAnimationContext.current.animate {
      change(target)
      // Constraints are solved with the next layout, which has to be a part of the animation.
      guard let constraint = target as? NSLayoutConstraint, let view = constraint.firstItem as? NSView else { return }
      sequence(first: view) { $0.superview }.reversed().first?.layoutSubtreeIfNeeded()
    }
  }
}

extension NSAnimator where Target: NSView {
  /// Changes the place of the frame; its size stays.
  public func setFrameOrigin(_ newOrigin: CGPoint) { change { $0.setFrameOrigin(newOrigin) } }

  /// Changes the size of the frame; its origin stays.
  public func setFrameSize(_ newSize: CGSize) { change { $0.setFrameSize(newSize) } }

  /// Moves what is in the view.
  public func setBoundsOrigin(_ newOrigin: CGPoint) { change { $0.setBoundsOrigin(newOrigin) } }

  /// Puts a view into the one that this stands for.
  public func addSubview(_ view: NSView) { change { $0.addSubview(view) } }

  /// Takes the view out of the one that it is in.
  public func removeFromSuperview() { change { $0.removeFromSuperview() } }

  /// Puts another view into the place of one that is here.
  public func replaceSubview(_ oldView: NSView, with newView: NSView) {
    change { $0.replaceSubview(oldView, with: newView) }
  }
}

extension NSAnimator where Target: NSWindow {
  /// Sets the size, in points, at once: the desktop shows windows.
  public func setFrame(_ frameRect: CGRect, display flag: Bool) { change { $0.setFrame(frameRect, display: flag) } }
}

extension NSAnimator where Target: NSClipView {
  /// Scrolls to a place.
  public func scroll(to newOrigin: CGPoint) { change { $0.scroll(to: newOrigin) } }
}
