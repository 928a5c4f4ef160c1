/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pictures in motion.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// What is said, as text.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// What is told of the media.
  public static let metadata = AVMediaType(rawValue: "meta")
}
