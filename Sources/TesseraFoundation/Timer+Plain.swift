import Foundation

extension Timer {
  /// A timer that calls nothing, as programs make it that have a property for a timer from the beginning (J274).
  ///
  /// `Timer()` is written for it.
  public convenience init(_doingNothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}
