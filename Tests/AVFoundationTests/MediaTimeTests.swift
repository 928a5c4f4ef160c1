import AVFoundation
import Testing

struct MediaTimeTests {
  @Test("AV1: a time is a fraction; one without a positive timescale is invalid")
  func fractions() {
    let time = CMTime(value: 90, timescale: 60)
    #expect(time.seconds == 1.5)
    #expect(time.isNumeric)
    #expect(time == CMTime(value: 3, timescale: 2))
    #expect(time.hashValue == CMTime(value: 3, timescale: 2).hashValue)
    #expect("\(time)" == "{90/60 = 1.500}")
    #expect(!CMTime(value: 1, timescale: 0).isValid)
    #expect(!CMTime(value: 1, timescale: -5).isValid)
    #expect(CMTime.invalid.seconds.isNaN)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTimeGetSeconds(.positiveInfinity) == .infinity)
    #expect(CMTIME_IS_NUMERIC(.zero) && CMTIME_IS_INVALID(.invalid) && CMTIME_IS_INDEFINITE(.indefinite))
  }

  @Test("AV2: seconds become the nearest time, and say whether they were rounded")
  func seconds() {
    #expect(CMTime(seconds: 0.29, preferredTimescale: 100).value == 29)
    #expect(!CMTime(seconds: 0.5, preferredTimescale: 600).hasBeenRounded)
    #expect(CMTime(seconds: 0.3334, preferredTimescale: 3).value == 1)
    #expect(CMTime(seconds: 0.3334, preferredTimescale: 3).hasBeenRounded)
    #expect(CMTimeMakeWithSeconds(-1.5, preferredTimescale: 1).value == -2)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
    #expect(CMTime(seconds: -1e30, preferredTimescale: 1).isNegativeInfinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    // As large as it gets, in a coarser scale.
    let large = CMTime(seconds: 1e15, preferredTimescale: 1_000_000)
    #expect(large.seconds == 1e15)
    #expect(large.timescale < 1_000_000)
  }

  @Test("AV2: another timescale rounds as it is told")
  func scales() {
    let time = CMTime(value: 5, timescale: 2)
    #expect(time.convertScale(1, method: .default).value == 3)
    #expect(time.convertScale(1, method: .roundTowardZero).value == 2)
    #expect(time.convertScale(1, method: .roundTowardNegativeInfinity).value == 2)
    #expect((-time).convertScale(1, method: .roundTowardNegativeInfinity).value == -3)
    #expect((-time).convertScale(1, method: .roundTowardPositiveInfinity).value == -2)
    #expect((-time).convertScale(1, method: .roundAwayFromZero).value == -3)
    #expect(time.convertScale(1, method: .quickTime).value == 3)
    #expect(!time.convertScale(0, method: .default).isValid)
    #expect(CMTime(value: .max, timescale: 1).convertScale(.max, method: .default).isPositiveInfinity)
  }

  @Test("AV3: sums have a common timescale, and no number ends the program")
  func sums() {
    let sum = CMTime(value: 1, timescale: 4) + CMTime(value: 1, timescale: 6)
    #expect(sum.value == 5 && sum.timescale == 12)
    #expect((CMTime(value: 1, timescale: 600) + CMTime(value: 1, timescale: 600)).timescale == 600)
    #expect(CMTimeSubtract(.zero, CMTime(value: 7, timescale: 3)).seconds == -7.0 / 3)
    let huge = CMTime(value: .max, timescale: 1)
    #expect((huge + huge).isPositiveInfinity)
    #expect((-huge - huge - huge).isNegativeInfinity)
    // The common timescale would be too fine.
    let fine = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2_147_483_646)
    #expect(fine.timescale == kCMTimeMaxTimescale)
    #expect(fine.hasBeenRounded)
    #expect((CMTime.invalid + .zero).isValid == false)
    #expect((CMTime.indefinite + .zero).isIndefinite)
    #expect((CMTime.positiveInfinity - .zero).isPositiveInfinity)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect(CMTimeMultiply(sum, multiplier: 3).value == 15)
    #expect(CMTimeMultiplyByFloat64(CMTime(value: 10, timescale: 1), multiplier: 0.25).seconds == 2.5)
    #expect(!CMTimeMultiplyByFloat64(sum, multiplier: .nan).isValid)
    #expect(CMTimeMultiplyByRatio(CMTime(value: 3, timescale: 1), multiplier: 1, divisor: -2).seconds == -1.5)
    #expect(!CMTimeMultiplyByRatio(sum, multiplier: 1, divisor: 0).isValid)
    #expect(CMTimeAbsoluteValue(CMTime(value: -3, timescale: 1)).seconds == 3)
  }

  @Test("AV3: all times have an order: negative infinity, numbers, unknown, infinity, invalid")
  func order() {
    let times: [CMTime] = [.invalid, .positiveInfinity, .zero, .indefinite, .negativeInfinity]
    let sorted = times.sorted()
    #expect(sorted.map(\.description) == ["{-INFINITY}", "{0/1 = 0.000}", "{INDEFINITE}", "{+INFINITY}", "{INVALID}"])
    #expect(CMTimeCompare(.zero, CMTime(value: 1, timescale: 9)) == -1)
    var later = CMTime.zero
    later.epoch = 1
    #expect(CMTime(value: 100, timescale: 1) < later)
    #expect(CMTimeMaximum(.zero, .positiveInfinity).isPositiveInfinity)
  }

  @Test("AV4: the end of a range does not belong to it")
  func ranges() {
    func seconds(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }
    let range = CMTimeRange(start: seconds(2), end: seconds(5))
    #expect(range.duration == seconds(3))
    #expect(range.containsTime(seconds(2)) && !range.containsTime(seconds(5)))
    #expect(range.intersection(CMTimeRange(start: seconds(4), end: seconds(9))).duration == seconds(1))
    #expect(range.intersection(CMTimeRange(start: seconds(5), end: seconds(9))) == .zero)
    #expect(range.union(CMTimeRange(start: seconds(8), end: seconds(9))).end == seconds(9))
    #expect(range.containsTimeRange(CMTimeRange(start: seconds(3), end: seconds(5))))
    #expect(!CMTimeRange(start: seconds(5), end: seconds(2)).isValid)
    #expect(CMTimeRange.zero.isEmpty && !CMTimeRange.invalid.isValid)
    #expect(NSValue(timeRange: range).timeRangeValue == range)
    #expect(NSValue(time: seconds(4)).timeValue == seconds(4))
    #expect(!NSValue(time: .invalid).timeValue.isValid)
  }
}
