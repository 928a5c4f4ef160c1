import Foundation
import UniformTypeIdentifiers

/// A file that was received. It may be removed as soon as the value was made from it.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether it is the file itself and no copy.
  public let isOriginalFile: Bool
}
