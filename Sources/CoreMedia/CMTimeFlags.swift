/// What kind of time a ``CMTime`` is.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Without it, the time is invalid, and its other flags count for nothing.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// The value was rounded when it was made.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// After all times that are numbers.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// Before all other times.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// A time that is not known, such as the duration of a live stream.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// Those with which a time is no number.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}
