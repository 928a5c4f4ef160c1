import Foundation

/// Where a document goes when it is finished.
public final class CGDataConsumer {
  private let write: (Data) -> Void

  /// A file. What cannot be written is lost.
  ///
  /// - Returns: nil for a URL that does not name a file.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    write = { try? $0.write(to: url) }
  }

  /// Data that the document is appended to.
  public init?(data: CFMutableData) {
    write = { data.append($0) }
  }

  func take(_ data: Data) {
    write(data)
  }
}
