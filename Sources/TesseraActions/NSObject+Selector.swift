import Combine
import Foundation

extension NSObject {
  /// Whether a method can be sent to the object.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector?.canBeSent(to: self) == true
  }

  /// Calls a method of the object. Its result is not handed back: without Objective-C, it has no common type.
  public func perform(_ aSelector: Selector) {
    aSelector.send(to: self)
  }

  /// Calls a method of the object with a value. Its result is not handed back: without Objective-C, it has no common type.
  public func perform(_ aSelector: Selector, with object: Any?) {
    aSelector.send(to: self, object)
  }

  /// Calls a method of the object with two values. Its result is not handed back.
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
    aSelector.send(to: self, object1, object2)
  }

  /// Calls a method of the object later, on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: the method.
  ///   - anArgument: what it is called with.
  ///   - delay: in seconds; what is no positive number counts as 0.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.add(self, aSelector, anArgument, after: delay > 0 && delay.isFinite ? delay : 0)
  }

  /// Calls a method of the object on the main thread: at once there, else soon.
  public func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    let call = Unchecked<() -> Void> { aSelector.send(to: self, argument) }
    if Thread.isMainThread, wait { return call.value() }
    DispatchQueue.main.async { call.value() }
  }

  /// Leaves out what would be called later of an object's methods.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.remove { $0.target === target as AnyObject }
  }

  /// Leaves out what would be called later of one of an object's methods. The argument is not compared.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedCalls.remove { $0.target === target as AnyObject && $0.selector == selector }
  }
}
