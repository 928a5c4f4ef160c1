/// How systems name types of data: by the ends of file names, by MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Extensions of file names, without the dot: `png`.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types: `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")

  public var description: String { rawValue }
}
