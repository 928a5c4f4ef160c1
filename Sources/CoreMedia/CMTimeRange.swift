// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A stretch of time: where it begins, and how long it is. Its end does not belong to it (AV4).
public struct CMTimeRange: Hashable, Sendable {
  /// Its first time.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// An invalid range.
  public init() {
    self.init(start: .invalid, duration: .invalid)
  }

  /// A range of its first time and its length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// From one time to another, which does not belong to it.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  /// No range at all.
  public static let invalid = CMTimeRange()
  /// An empty range at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)

  /// The first time after the range.
  public var end: CMTime { start + duration }

  /// Whether both its times are valid and it is not of negative length.
  public var isValid: Bool { start.isValid && duration.isValid && !(duration < .zero) }

  /// Whether it is valid and has no length.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Whether one of its times is not known.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

  /// Whether a time lies in the range; its end does not (AV4).
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && start <= time && time < end
  }

  /// Whether all of another range lies in this one.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && start <= range.start && range.end <= end
  }

  /// What both have in common; an empty range at the beginning if that is nothing, an invalid one if one of them is.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let first = max(start, otherRange.start)
    let last = min(end, otherRange.end)
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  /// The shortest range in which both lie; an invalid one if one of them is.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }
}

extension CMTimeRange: CustomStringConvertible {
  public var description: String { "{\(start), \(duration)}" }
}

/// A range of its beginning and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// A range from one time to another.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

/// The first time after a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Whether a time lies in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

/// What two ranges have in common.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.intersection(otherRange)
}

/// The shortest range in which two ranges lie.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}
