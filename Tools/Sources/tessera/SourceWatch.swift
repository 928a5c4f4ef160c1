import Foundation

/// Tells when source was saved. Editors replace files as often as they write them, so dates and sizes are compared.
struct SourceWatch {
  private let path: String
  private var known: [String: Stamp] = [:]

  private struct Stamp: Equatable {
    var date: Date
    var size: Int
  }

  /// Sources, and the resources that programs are built with.
  private static let kinds: Set<String> = [
    "swift", "json", "plist", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "svg", "pdf", "ttf", "otf",
  ]

  /// - Parameter path: a file, or a package's folder, all sources and resources of which are watched.
  init(_ path: String) {
    self.path = path
    known = stamps()
  }

  /// What was saved.
  struct Change {
    /// Paths of the files that are others than before.
    var files: Set<String>
    /// Whether there are other files.
    var addsOrRemoves: Bool

    /// Whether nothing but source code changed.
    var isOfSwift: Bool { files.allSatisfy { $0.hasSuffix(".swift") } }
  }

  /// What was saved since the last call; nil if nothing was.
  mutating func change() -> Change? {
    let present = stamps()
    // A file that is being replaced may not be there for a moment.
    guard !present.isEmpty, present != known else { return nil }
    defer { known = present }
    return Change(
      files: Set(present.keys.filter { known[$0] != present[$0] }), addsOrRemoves: present.keys != known.keys)
  }

  private func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for file in files() {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
        let date = attributes[.modificationDate] as? Date, let size = attributes[.size] as? Int
      else { continue }
      stamps[file] = Stamp(date: date, size: size)
    }
    return stamps
  }

  private func files() -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: path) else { return [path] }
    var files: [String] = []
    while let name = paths.nextObject() as? String {
      if name == ".build" || name == ".git" { paths.skipDescendants() }
      if Self.kinds.contains((name as NSString).pathExtension.lowercased()) {
        files.append((path as NSString).appendingPathComponent(name))
      }
    }
    return files.isEmpty ? [path] : files
  }
}
