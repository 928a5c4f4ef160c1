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

  /// When the fraction next changes by a visible step, of which there are at most a thousand, a tenth of a second apart
  /// or more; nil when the range is over or has no end.
  func nextStep(after date: Date) -> Date? {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard length.isFinite, date < range.upperBound else { return nil }
    let step = max(0.1, length / 1_000)
    let passed = max(0, date.timeIntervalSince(range.lowerBound))
    // The rounding of dates must not cause steps of its own.
    let number = (passed / step + 1e-3).rounded(.down) + 1
    return min(range.lowerBound.addingTimeInterval(number * step), range.upperBound)
  }
}

/// Shows the progress of a range of dates, and goes on with it until it is over.
struct IntervalProgress<Content: View>: View {
  let interval: ProgressInterval
  @ViewBuilder let content: (Double) -> Content

  @State private var date = Date()

  var body: some View {
    content(interval.fraction(at: date))
      .task(id: interval) { await follow() }
  }

  private func follow() async {
    date = Date()
    while let next = interval.nextStep(after: date) {
      // A sleep until then, so that a test that settles goes on to the end.
      try? await Task.sleep(for: .seconds(max(0, next.timeIntervalSinceNow)))
      if Task.isCancelled { return }
      date = next
    }
  }
}
