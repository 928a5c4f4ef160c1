import CoreMedia
import Foundation

// Outside of the class, whose `@preconcurrency` would leave `@Sendable` out of the names of the functions, but not of the table for
// subclasses.
extension AVPlayer {
  /// Calls a closure each time that an interval of the item's time has passed, and when the time jumps or the player starts
  /// or stops (AV6).
  ///
  /// - Parameters:
  ///   - interval: what is not a positive number of seconds counts as one second.
  ///   - queue: where it is called; nil for the main queue.
  /// - Returns: what ends it by ``removeTimeObserver(_:)``.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    timeline.add(.interval(interval.seconds > 0 && interval.isNumeric ? interval.seconds : 1)) {
      PlayerTimeline.call(block, with: $0, on: queue)
    }
  }

  /// Calls a closure when the item is played past one of some times, `CMTime` in `NSValue` (AV6).
  ///
  /// - Returns: what ends it by ``removeTimeObserver(_:)``.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    timeline.add(.times(times.map(\.timeValue.seconds).filter(\.isFinite).sorted())) { _ in
      PlayerTimeline.call({ _ in block() }, with: .zero, on: queue)
    }
  }

  /// Ends an observer of time. What is none does nothing.
  public func removeTimeObserver(_ observer: Any) {
    if let observer = observer as? PlayerTimeline.Observer { timeline.remove(observer) }
  }
}
