import Foundation
import SwiftUI
import TesseraUIKit

/// How changes are animated that are made by `animator()`, under the name that it has in AppKit (J296).
///
/// Groups are in one another: each has its own context, which begins with the values of the one around it.
@MainActor @preconcurrency
public final class NSAnimationContext: NSObject {
  private static let outermost = NSAnimationContext(around: nil)
  private static var contexts: [NSAnimationContext] = []

  /// What is animated that was begun in the group, and the group itself.
  private var running = 1

  private init(around outer: NSAnimationContext?) {
    super.init()
    guard let outer else { return }
    duration = outer.duration
    timingFunction = outer.timingFunction
  }

  /// The context of the innermost group; outside of all, one whose values hold for all changes.
  public static var current: NSAnimationContext { contexts.last ?? outermost }

  /// How long animations take, in seconds: 0.25 unless it was chosen. What is not a positive number makes changes at once.
  public var duration: TimeInterval = 0.25

  /// How animations begin and end; nil for slowly both.
  public var timingFunction: CAMediaTimingFunction?

  /// Called when all animations of the group are over.
  public var completionHandler: (() -> Void)?

  /// Whether changes of the group are animated that are not made by `animator()`, as long as this is true.
  public var allowsImplicitAnimation = false

  /// Makes changes whose animations take the time that the context says when they begin.
  ///
  /// - Parameters:
  ///   - changes: gets the context.
  ///   - completionHandler: called when all animations of the group are over; at once if there are none.
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    let context = begin()
    context.completionHandler = completionHandler
    context.run { changes(context) }
    end()
  }

  /// Makes changes whose animations take the time that the context says, and waits until they are over.
  public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    await withCheckedContinuation { continuation in
      runAnimationGroup(changes) { continuation.resume() }
    }
  }

  /// Begins a group, which ends with `endGrouping()`.
  public static func beginGrouping() {
    begin()
  }

  /// Ends the innermost group; does nothing without one.
  public static func endGrouping() {
    end()
  }

  @discardableResult
  private static func begin() -> NSAnimationContext {
    let context = NSAnimationContext(around: current)
    contexts.append(context)
    return context
  }

  private static func end() {
    contexts.popLast()?.leave()
  }

  private func leave() {
    running -= 1
    guard running == 0 else { return }
    let completion = completionHandler
    completionHandler = nil
    completion?()
  }

  // MARK: Animating

  /// The animation that changes of this moment have; nil for none.
  private var animation: Animation? {
    guard duration > 0, duration.isFinite else { return nil }
    return timingFunction?.animation(duration: duration) ?? .easeInOut(duration: duration)
  }

  /// Makes a change by `animator()`.
  func animate(_ change: () -> Void) {
    guard let animation else { return UIView.performWithoutAnimation(change) }
    if self !== Self.outermost { running += 1 }
    UIView.animate(animation, changes: change) { [self] in if self !== Self.outermost { leave() } }
  }

  /// Makes the changes of the group. Whether those that are not made by `animator()` are animated is known afterward.
  private func run(_ changes: () -> Void) {
    running += 1
    withAnimation(Animation(ImplicitAnimation(context: self))) {
      changes()
      implicit = allowsImplicitAnimation ? animation : nil
    } completion: {
      self.leave()
    }
  }

  /// What changes of the group are animated by that are not made by `animator()`; nil for nothing.
  fileprivate var implicit: Animation?
}

/// The animation of a group, which is known when the changes were made.
nonisolated private struct ImplicitAnimation: CustomAnimation {
  let context: NSAnimationContext

  static func == (left: Self, right: Self) -> Bool { left.context === right.context }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(context))
  }

  func animate<Value: VectorArithmetic>(
    value: Value, time: TimeInterval, context state: inout AnimationContext<Value>
  ) -> Value? {
    // Animations are asked while frames are made.
    MainActor.assumeIsolated { context.implicit }?.base.animate(value: value, time: time, context: &state)
  }
}
