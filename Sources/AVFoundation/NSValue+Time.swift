import CoreMedia
import Foundation

extension NSValue {
  /// A time as an object.
  public convenience init(time: CMTime) {
    self.init(rect: PackedTime.rect(time))
  }

  /// A stretch of time as an object. Epochs are left out.
  public convenience init(timeRange: CMTimeRange) {
    self.init(rect: PackedTime.rect(timeRange))
  }

  /// The stretch of time of an object that was made of one.
  public var timeRangeValue: CMTimeRange { PackedTime.range(rectValue) }

  /// The time of the object; an invalid one if it has none.
  public var timeValue: CMTime { PackedTime.time(rectValue) }
}

/// A time as a rectangle, which is what objects can have: the bits of its parts, and a mark.
private enum PackedTime {
  private static let mark: UInt64 = 0x434D_5469_6D65

  static func rect(_ time: CMTime) -> NSRect {
    NSRect(
      x: Double(bitPattern: UInt64(bitPattern: time.value)), y: Double(bitPattern: kind(time)),
      width: Double(bitPattern: UInt64(bitPattern: time.epoch)), height: Double(bitPattern: mark))
  }

  static func time(_ rect: NSRect) -> CMTime {
    guard Double(rect.size.height).bitPattern == mark else { return .invalid }
    return time(rect.origin.x, rect.origin.y, epoch: Int64(bitPattern: Double(rect.size.width).bitPattern))
  }

  static func rect(_ range: CMTimeRange) -> NSRect {
    NSRect(
      x: Double(bitPattern: UInt64(bitPattern: range.start.value)), y: Double(bitPattern: kind(range.start)),
      width: Double(bitPattern: UInt64(bitPattern: range.duration.value)),
      height: Double(bitPattern: kind(range.duration)))
  }

  static func range(_ rect: NSRect) -> CMTimeRange {
    CMTimeRange(
      start: time(rect.origin.x, rect.origin.y, epoch: 0), duration: time(rect.size.width, rect.size.height, epoch: 0))
  }

  /// The timescale and the flags.
  private static func kind(_ time: CMTime) -> UInt64 {
    UInt64(UInt32(bitPattern: time.timescale)) << 32 | UInt64(time.flags.rawValue)
  }

  private static func time(_ value: CGFloat, _ kind: CGFloat, epoch: Int64) -> CMTime {
    let kind = Double(kind).bitPattern
    return CMTime(
      value: Int64(bitPattern: Double(value).bitPattern), timescale: Int32(truncatingIfNeeded: kind >> 32),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: kind)), epoch: epoch)
  }
}
