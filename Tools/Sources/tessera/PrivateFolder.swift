import Foundation

/// A folder for the time of a run, private and with an unpredictable name. It goes with its owner, and when
/// a signal ends the tool.
final class PrivateFolder {
  let url: URL

  /// - Throws: `CommandFailure` if it cannot be made.
  init() throws {
    let base = FileManager.default.temporaryDirectory
    var template = Array(base.appendingPathComponent("tessera-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw CommandFailure("no folder can be made in \(base.path): \(String(cString: strerror(errno)))")
    }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    url = URL(fileURLWithPath: path, isDirectory: true)
    Interruption.willRemove(path)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    Interruption.wasRemoved(url.path)
  }
}
