import Foundation

/// Has the compiler read other text than that of some files, which keep their names and stay as they are.
public struct SourceOverlay {
  private let folder: URL
  private let conditions: PlatformConditions

  /// - Parameter folder: for the copies, and the description that the compiler reads.
  public init(_ folder: URL, _ persona: Persona) {
    self.folder = folder
    conditions = PlatformConditions(persona)
  }

  private struct Description: Encodable {
    struct Root: Encodable {
      var name: String
      var type: String
      var contents: [Root]?
      var externalContents: String?

      enum CodingKeys: String, CodingKey {
        case name, type, contents
        case externalContents = "external-contents"
      }
    }

    var version = 0
    var usesExternalNames = "false"
    var roots: [Root]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case usesExternalNames = "use-external-names"
    }
  }

  /// Makes the copies anew.
  ///
  /// - Parameters:
  ///   - files: as the compiler calls them.
  ///   - additions: what follows the text of some of them.
  /// - Returns: the description; nil if no file reads differently.
  public func write(for files: [URL], adding additions: [URL: String] = [:]) throws -> URL? {
    var contents: [String: [Description.Root]] = [:]
    for (index, file) in files.enumerated() {
      guard let source = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let rewritten = conditions.rewritten(source)
      let addition = additions[file]
      guard rewritten != nil || addition != nil else { continue }
      let text = (rewritten ?? source) + (addition ?? "")
      let copy = folder.appendingPathComponent("\(index)-\(file.lastPathComponent)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: copy)
      contents[file.deletingLastPathComponent().path, default: []].append(
        Description.Root(name: file.lastPathComponent, type: "file", externalContents: copy.path))
    }
    guard !contents.isEmpty else { return nil }
    let roots = contents.keys.sorted().map {
      Description.Root(name: $0, type: "directory", contents: contents[$0])
    }
    let description = folder.appendingPathComponent("overlay.yaml")
    // JSON is YAML, too.
    try JSONEncoder().encode(Description(roots: roots)).write(to: description)
    return description
  }
}
