import Foundation

/// Core Foundation's name for data.
public typealias CFData = Data

/// Where the bytes of a picture come from.
nonisolated public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Bytes that are there.
  public init?(data: CFData) {
    bytes = data
  }

  /// The bytes of a file.
  ///
  /// - Returns: nil if it cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// All bytes.
  public var data: CFData? { bytes }
}
