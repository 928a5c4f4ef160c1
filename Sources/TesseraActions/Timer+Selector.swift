import Combine
import Foundation

extension Timer {
  /// Calls a method of an object each time that an interval has passed, from now on in the current run loop.
  ///
  /// - Parameters:
  ///   - ti: in seconds.
  ///   - aTarget: the object; the timer keeps it until it is invalidated.
  ///   - aSelector: the method, which gets the timer if it takes it.
  ///   - userInfo: it has no effect here: timers have none on this platform.
  ///   - yesOrNo: whether it goes on after the first time.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let target = Unchecked(aTarget as AnyObject)
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { aSelector.send(to: target.value, $0) }
  }

  /// Calls a method of an object each time that an interval has passed, once it is in a run loop.
  ///
  /// - Parameters:
  ///   - ti: in seconds.
  ///   - aTarget: the object; the timer keeps it until it is invalidated.
  ///   - aSelector: the method, which gets the timer if it takes it.
  ///   - userInfo: it has no effect here: timers have none on this platform.
  ///   - yesOrNo: whether it goes on after the first time.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = Unchecked(aTarget as AnyObject)
    self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) {
      aSelector.send(to: target.value, $0)
    }
  }
}
