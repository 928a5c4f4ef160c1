import Foundation

/// Folders that no other user of the machine can look into or put anything in the way of.
package enum PrivateFolder {
  /// A new, empty folder with an unpredictable name. Its creator removes it.
  ///
  /// - Throws: a `CocoaError` if none can be made.
  package static func make() throws -> URL {
    let base = FileManager.default.temporaryDirectory
    var template = Array(base.appendingPathComponent("tessera-XXXXXX").path.utf8CString)
    // mkdtemp makes it for its owner alone.
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return URL(fileURLWithPath: made, isDirectory: true)
  }

  /// The folder of a name in the user's cache, `$XDG_CACHE_HOME/tessera` or `~/.cache/tessera`, made if it is not
  /// there.
  ///
  /// - Throws: an error of the file system.
  package static func ofUser(_ name: String) throws -> URL {
    let folder = cache.appendingPathComponent("tessera/\(name)", isDirectory: true)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }

  private static var cache: URL {
    let variable = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
    // The XDG base directory specification has relative paths ignored.
    return variable.hasPrefix("/")
      ? URL(fileURLWithPath: variable, isDirectory: true)
      : FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache", isDirectory: true)
  }
}
