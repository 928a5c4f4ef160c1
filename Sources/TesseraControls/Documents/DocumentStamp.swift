import Foundation

/// What tells whether a file is still as it was when it was read or written.
nonisolated struct DocumentStamp: Equatable, Sendable {
  private var changed: Date?
  private var size: Int
  private var number: Int

  /// nil if there is no file.
  init?(of url: URL) {
    let path = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    changed = attributes[.modificationDate] as? Date
    size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
  }
}
