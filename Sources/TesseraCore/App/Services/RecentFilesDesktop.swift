import Foundation

/// The files that programs opened last, as the desktop lists them.
@MainActor
package protocol RecentFilesDesktop: AnyObject {
  /// The program opened or saved a file.
  func add(_ url: URL)

  /// The user wants the program's files forgotten.
  func clear()
}
