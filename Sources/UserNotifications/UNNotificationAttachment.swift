import Foundation

/// A file beside the text of a notification.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// What the program calls it.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The type of the file, as its extension says.
  public let type: String

  /// - Parameters:
  ///   - identifier: one is made where it is empty.
  ///   - url: a file that can be read; otherwise the initializer throws (UN6).
  ///   - options: accepted; a desktop shows the file as it likes.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    type = url.pathExtension
    super.init()
  }

  /// Whether both are the same file with the same identifier.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAttachment else { return false }
    return other.identifier == identifier && other.url == url
  }

  /// The same for the same file.
  public override var hash: Int { url.hashValue }
}
