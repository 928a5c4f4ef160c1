import Foundation
import TesseraCore

/// The files that the program opened last, the last one first (J257).
@MainActor
enum RecentDocuments {
  private static let key = "TesseraRecentDocuments"
  private static let limit = 10

  /// Those that are still there.
  static var urls: [URL] {
    paths.filter { FileManager.default.fileExists(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }

  static func add(_ url: URL) {
    let path = url.standardizedFileURL.path
    let others = paths.filter { $0 != path }
    UserDefaults.standard.set([path] + others.prefix(limit - 1), forKey: key)
    ProgramServices.current.recentFiles.service?.add(url)
  }

  static func clear() {
    UserDefaults.standard.removeObject(forKey: key)
    ProgramServices.current.recentFiles.service?.clear()
  }

  private static var paths: [String] { UserDefaults.standard.stringArray(forKey: key) ?? [] }
}
