import Foundation

/// A folder that looks like the root of this system, in links, except that Swift's own files in it are those of the
/// toolchain, where the build tool looks for them in an SDK.
struct SystemRoot {
  /// The folder `usr/lib/swift` of the toolchain.
  let swiftResources: URL

  func write(to folder: URL) throws {
    try link(entriesOf: "/", except: ["usr", "proc", "sys", "dev", "tmp"], in: folder)
    let user = folder.appendingPathComponent("usr", isDirectory: true)
    try link(entriesOf: "/usr", except: ["lib"], in: user)
    let libraries = user.appendingPathComponent("lib", isDirectory: true)
    try link(entriesOf: "/usr/lib", except: ["swift"], in: libraries)
    try link(libraries.appendingPathComponent("swift"), to: swiftResources.path)
  }

  private func link(entriesOf source: String, except left: Set<String>, in folder: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: source) where !left.contains(name) {
      try link(folder.appendingPathComponent(name), to: (source as NSString).appendingPathComponent(name))
    }
  }

  private func link(_ place: URL, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }
}
