/// Finds out when events happened by the time of a host, from the stamps that another clock gave them.
///
/// Stamps are milliseconds since a beginning that is not known, and start over after 2^32 of them. How far the two
/// clocks are apart is learned from the events: of those that came so far, the fastest is taken to have arrived at
/// once.
package struct EventStamps {
  /// The last event: its stamp, and when it happened.
  private var last: (stamp: UInt32, time: Duration)?

  /// What seems to have been on its way for longer says that the clocks do not go together any more.
  private static let longestWay = Duration.seconds(2)

  package init() {}

  /// When an event happened: not after `arrival`, and not before those with a stamp that arrived earlier.
  ///
  /// - Parameters:
  ///   - stamp: the event's; 0 for an event that has none, which happens as it arrives.
  ///   - arrival: the time of the host when it hears of the event; never before that of an earlier call.
  package mutating func time(of stamp: UInt32, arrivingAt arrival: Duration) -> Duration {
    guard stamp != 0 else { return arrival }
    let time = expectedTime(of: stamp, arrivingAt: arrival) ?? arrival
    // Of two devices, one may be slower than the other.
    if let last, time < last.time { return last.time }
    last = (stamp, time)
    return time
  }

  /// When an event happened by what is known of the clocks; nil if its arrival says that they are apart otherwise.
  private func expectedTime(of stamp: UInt32, arrivingAt arrival: Duration) -> Duration? {
    guard let last else { return nil }
    // The difference is right even where the stamps started over in between.
    let time = last.time + .milliseconds(Int32(bitPattern: stamp &- last.stamp))
    return time <= arrival && arrival - time <= Self.longestWay ? time : nil
  }
}
