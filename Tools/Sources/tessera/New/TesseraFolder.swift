import Foundation

/// The folder of Tessera, as manifests of packages name it.
enum TesseraFolder {
  /// The folder of Tessera that this tool was built from; nil if it lies elsewhere now.
  static func folderOfTool(_ toolchain: Toolchain) -> URL? {
    var folder = toolchain.libraryFolder
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      if isTessera(folder) { return folder }
    }
    return nil
  }

  static func isTessera(_ folder: URL) -> Bool {
    let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    return manifest?.contains(/Package\(\s*name: "Tessera",/) == true
  }

  /// A path in the manifest of a package: relative if the package lies near, so that both can be moved together.
  static func path(from package: URL, to library: URL) -> String {
    let start = package.resolvingSymlinksInPath().pathComponents
    let end = library.resolvingSymlinksInPath().pathComponents
    let common = zip(start, end).prefix { $0 == $1 }.count
    // The root of all folders and one below it say nothing of nearness.
    guard common > 2 else { return library.path }
    return (Array(repeating: "..", count: start.count - common) + end.dropFirst(common)).joined(separator: "/")
  }
}
