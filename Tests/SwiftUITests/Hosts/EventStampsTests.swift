import TesseraCore
import Testing

/// Stamps of events.
@MainActor
struct EventStampsTests {
  /// When events happened that are given by their stamps and arrivals, all in milliseconds.
  private func times(_ events: [(stamp: UInt32, arrival: Int)]) -> [Double] {
    var stamps = EventStamps()
    return events.map { stamps.time(of: $0.stamp, arrivingAt: .milliseconds($0.arrival)) / .milliseconds(1) }
  }

  @Test("events that are late are as far apart as their stamps")
  func lateEvents() {
    #expect(times([(7000, 100), (7010, 135), (7020, 135)]) == [100, 110, 120])
  }

  @Test("an event that arrives earlier than expected shows that those before were late")
  func fasterEvent() {
    #expect(times([(7000, 100), (7050, 130), (7060, 145)]) == [100, 130, 140])
  }

  @Test("no event happens before the one that arrived earlier")
  func order() {
    #expect(times([(7000, 100), (6990, 101), (7005, 105)]) == [100, 100, 105])
  }

  @Test("stamps that start anew make no difference")
  func overflow() {
    #expect(times([(UInt32.max - 4, 100), (5, 120)]) == [100, 110])
  }

  @Test("an event without a stamp happens as it arrives, and says nothing of the others")
  func noStamp() {
    #expect(times([(7000, 100), (0, 130), (7010, 140)]) == [100, 130, 110])
  }

  @Test("clocks that do not go together any more are compared anew")
  func newClock() {
    #expect(times([(7000, 100), (7010, 5000), (7020, 5015)]) == [100, 5000, 5010])
    #expect(times([(7000, 100), (3, 5000), (13, 5012)]) == [100, 5000, 5010])
  }
}
