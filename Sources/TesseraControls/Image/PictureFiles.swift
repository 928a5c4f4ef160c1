import Foundation
import TesseraTransfer

/// Keeps what servers sent longer than a program runs. It is used on any thread.
nonisolated package protocol PictureFiles: Sendable {
  /// What is kept of an address, unless it is too old.
  func data(at url: URL) -> Data?

  /// Keeps a picture that could be read.
  ///
  /// - Parameter lifetime: how long its server says that it can be shown; nil if it does not say it.
  func keep(_ data: Data, at url: URL, lifetime: CacheLifetime?)
}
