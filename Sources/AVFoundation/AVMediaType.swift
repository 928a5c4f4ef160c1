/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  public static let metadata = AVMediaType(rawValue: "meta")
}
