import Foundation
import UniformTypeIdentifiers

/// A file that was handed over. It may be gone as soon as the value was made of it.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether it is the file itself and no copy.
  public let isOriginalFile: Bool
}
