import Foundation

/// Has the compiler read other text than that of some files, which keep their names and stay as they are.
public struct SourceOverlay {
  private let folder: URL
  private let persona: Persona
  private let conditions: PlatformConditions

  /// - Parameter folder: for the copies, and the description that the compiler reads.
  public init(_ folder: URL, _ persona: Persona) {
    self.folder = folder
    self.persona = persona
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
  ///   - files: with their whole paths.
  ///   - names: what the compiler calls the files; nil for their paths.
  ///   - additions: what follows the text of some of them.
  /// - Returns: the description; nil if no file reads differently.
  public func write(
    for files: [URL], named names: [String]? = nil, adding additions: [URL: String] = [:]
  ) throws -> URL? {
    var contents: [String: [Description.Root]] = [:]
    for (index, (file, rewritten)) in zip(files, rewritten(files, named: names ?? files.map(\.path))).enumerated() {
      let addition = additions[file]
      guard rewritten != nil || addition != nil,
        let source = rewritten ?? (try? String(contentsOf: file, encoding: .utf8))
      else { continue }
      let text = source + (addition ?? "")
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

  /// The text that the persona compiles instead of each file; nil for those that stay the same or cannot be read.
  private func rewritten(_ files: [URL], named names: [String]) -> [String?] {
    var texts = files.map { try? String(contentsOf: $0, encoding: .utf8) }
    var isChanged = files.map { _ in false }
    for index in texts.indices {
      guard let new = texts[index].flatMap(conditions.rewritten) else { continue }
      texts[index] = new
      isChanged[index] = true
    }
    guard persona != .linux else { return zip(texts, isChanged).map { $1 ? $0 : nil } }
    for module in Dictionary(grouping: files.indices, by: { ModuleFolder.of(files[$0]) }).values {
      let known = module.filter { texts[$0] != nil }
      let overrides = ExtensionOverrides(
        known.map { ExtensionOverrides.File(path: names[$0], text: texts[$0] ?? "") })
      for (index, new) in zip(known, overrides.texts) {
        guard let new else { continue }
        texts[index] = new
        isChanged[index] = true
      }
    }
    return zip(texts, isChanged).map { $1 ? $0 : nil }
  }
}
