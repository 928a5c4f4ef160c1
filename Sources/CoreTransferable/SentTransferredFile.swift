import Foundation
import UniformTypeIdentifiers

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the recipient may change the file in place.
  public let allowAccessingOriginalFile: Bool

  /// Names the file that holds a value.
  ///
  /// - Parameters:
  ///   - file: where it is.
  ///   - allowAccessingOriginalFile: whether the receiver may change the file where it is.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}
