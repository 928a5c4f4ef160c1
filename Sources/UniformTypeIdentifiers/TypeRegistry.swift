import Synchronization

/// What is known of types: those of the platform, and those that the program declared.
final class TypeRegistry: Sendable {
  static let shared = TypeRegistry()

  struct Declaration: Sendable {
    var parents: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var description = ""
  }

  private struct Contents: Sendable {
    var declarations: [String: Declaration] = [:]
    /// The types of an extension or a MIME type, the likeliest first.
    var byExtension: [String: [String]] = [:]
    var byMIMEType: [String: [String]] = [:]

    mutating func add(_ identifier: String, _ declaration: Declaration) {
      declarations[identifier] = declaration
      for tag in declaration.extensions { byExtension[tag, default: []].append(identifier) }
      for tag in declaration.mimeTypes { byMIMEType[tag, default: []].append(identifier) }
    }
  }

  private let contents: Mutex<Contents>

  private init() {
    var contents = Contents()
    for line in SystemTypes.table.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else { continue }
      contents.add(
        fields[0],
        Declaration(
          parents: Self.words(fields[1]), extensions: Self.words(fields[2]), mimeTypes: Self.words(fields[3]),
          description: fields[4]))
    }
    for (identifier, declaration) in DeclaredTypes.ofProgram where contents.declarations[identifier] == nil {
      contents.add(identifier, declaration)
    }
    self.contents = Mutex(contents)
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  func declaration(of identifier: String) -> Declaration? {
    contents.withLock { $0.declarations[identifier] }
  }

  /// All types that are declared.
  var all: [UTType] {
    contents.withLock { $0.declarations.keys.map { UTType(known: $0) } }
  }

  /// The types that a type says it conforms to.
  func parents(of identifier: String) -> [UTType] {
    if let declaration = declaration(of: identifier) { return declaration.parents.map { UTType(known: $0) } }
    return UTType.dynamicTag(in: identifier) == nil ? [] : [.data]
  }

  func types(tag: String, tagClass: UTTagClass) -> [UTType] {
    let identifiers: [String]? = contents.withLock { contents in
      switch tagClass {
      case .filenameExtension: return contents.byExtension[tag]
      case .mimeType: return contents.byMIMEType[tag]
      default: return nil
      }
    }
    return (identifiers ?? []).map { UTType(known: $0) }
  }

  /// Adds a type, unless it is there already.
  func declare(_ identifier: String, parent: UTType) {
    contents.withLock { contents in
      guard contents.declarations[identifier] == nil else { return }
      contents.add(identifier, Declaration(parents: [parent.identifier]))
    }
  }

  /// Remembers the type of an undeclared tag.
  func declareDynamic(_ identifier: String, parent: UTType) {
    declare(identifier, parent: parent)
  }
}
