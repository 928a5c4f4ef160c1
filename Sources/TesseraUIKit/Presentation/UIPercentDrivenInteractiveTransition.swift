import Foundation
import SwiftUI

/// Has a transition follow something, such as a gesture.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the transition, which moves as far as this says from now on.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Whether the transition follows something from its begin on, rather than running by itself. May be left out: it does.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}

/// Has the animations of a transition move as far as it is told, then goes on to the end or back to the begin (J301).
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private enum End {
    case finished
    case cancelled
  }

  private weak var transition: ControllerTransition?
  private var capture: AnimationCapture?
  private var scrub: ScrubbedChanges?
  private var end: End?

  /// One that stands at the begin.
  public override init() {
    super.init()
  }

  /// How long the animations take that follow it, in seconds.
  open var duration: CGFloat { transition.map { CGFloat($0.transitionDuration) } ?? 0 }

  /// How much of the way is over, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How much faster the transition goes on by itself than it would have run; what is not positive and finite counts as 1.
  open var completionSpeed: CGFloat = 1

  /// How the movement at the end begins and ends.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The curve of the movement at the end; nil for `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition follows this from its begin on, rather than running by itself.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    end = nil
    guard wantsInteractiveStart else { return transition.move() }
    // What is not shown yet cannot be moved.
    guard transition.containerView.window == nil else { return begin(transition) }
    transition.containerView.runWhenShown { [self] in begin(transition) }
  }

  private func begin(_ transition: ControllerTransition) {
    let capture = AnimationCapture()
    self.capture = capture
    capture.record { transition.move() }
    let scrub = ScrubbedChanges(capture)
    self.scrub = scrub
    scrub.show(percentComplete)
    if let end { complete(end) }
  }

  /// Moves to a part of the way, from 0 to 1; other values count as the nearer of the two, and what is no number changes nothing.
  open func update(_ percentComplete: CGFloat) {
    guard end == nil, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    scrub?.show(self.percentComplete)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Goes on to the end of the transition.
  open func finish() {
    end(.finished)
  }

  /// Goes back to the begin of the transition, which is cancelled.
  open func cancel() {
    end(.cancelled)
  }

  private func end(_ new: End) {
    guard end == nil, transition != nil else { return }
    end = new
    if scrub != nil { complete(new) }
  }

  private func complete(_ end: End) {
    guard let scrub, let transition else { return }
    let target: CGFloat
    switch end {
    case .finished:
      transition.finishInteractiveTransition()
      target = 1
    case .cancelled:
      transition.cancelInteractiveTransition()
      target = 0
    }
    let speed = completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1
    let cubic = completionCurve.timing.unitCurve
    let time = transition.transitionDuration * Double(abs(target - percentComplete) / speed)
    scrub.run(to: target, for: time, along: timingCurve?.timingCurve ?? { cubic.value(at: $0) }) { [self] in
      scrub.settle(at: target)
      percentComplete = target
      self.scrub = nil
      let capture = capture
      self.capture = nil
      capture?.finish()
    }
  }
}
