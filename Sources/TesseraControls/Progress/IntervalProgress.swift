import Foundation
import TesseraCore

/// A range of dates that progress follows.
nonisolated struct ProgressInterval: Equatable {
  let range: ClosedRange<Date>
  let countsDown: Bool

  /// From 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let passed = length > 0 ? min(max(date.timeIntervalSince(range.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }

  func isOver(at date: Date) -> Bool {
    date >= range.upperBound
  }
}

/// Shows the progress of a range of dates, and goes on with it until it is over.
struct IntervalProgress<Content: View>: View {
  let interval: ProgressInterval
  @ViewBuilder let content: (Double) -> Content

  @State private var date = Date()

  /// Seconds between two steps.
  private static var pause: TimeInterval { 0.1 }

  var body: some View {
    content(interval.fraction(at: date))
      .task(id: interval) {
        date = Date()
        // Time is counted in sleeps, so that it goes with the clock of a test.
        while !interval.isOver(at: date), !Task.isCancelled {
          try? await Task.sleep(for: .seconds(Self.pause))
          date += Self.pause
        }
      }
  }
}
