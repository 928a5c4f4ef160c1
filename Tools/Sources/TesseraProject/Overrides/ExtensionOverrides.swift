import Foundation

/// Makes overrides in extensions, and of what extensions declare, compile without Objective-C.
///
/// The class gets an override of its own, which calls what the extension has under another name. So nothing leaves its file: what
/// the member may see, and the conformances of its extension, stay as they are.
struct ExtensionOverrides {
  /// A source file as the compiler reads it.
  struct File {
    /// As the compiler calls it.
    var path: String
    var text: String
  }

  private let files: [File]
  private let indices: [ClassIndex]
  private var edits: [[TextEdit]]
  /// What stays an error, with what can be done about it, for each file.
  private(set) var problems: [[ObjectiveCNeeds.Place]]

  /// - Parameter files: of one module, with the conditions of the platform answered.
  init(_ files: [File]) {
    self.files = files
    edits = files.map { _ in [] }
    problems = files.map { _ in [] }
    guard ["override", "extension"].allSatisfy({ word in files.contains { $0.text.contains(word) } }) else {
      indices = []
      return
    }
    indices = files.map { ClassIndex.isNeeded(for: $0.text) ? ClassIndex($0.text) : ClassIndex() }
    rewriteOverrides()
    rewriteOverridden()
  }

  /// The text of each file; nil for those that stay the same.
  var texts: [String?] {
    zip(files, edits).map { file, edits in edits.isEmpty ? nil : TextEdit.apply(edits, to: file.text) }
  }

  // MARK: Overrides in extensions

  private mutating func rewriteOverrides() {
    for file in indices.indices {
      for part in indices[file].extensions {
        for member in part.members where member.isOverride { rewrite(member, of: part, in: file) }
      }
    }
  }

  private mutating func rewrite(_ member: ClassMember, of part: ClassIndex.Part, in file: Int) {
    if let obstacle = member.obstacle ?? part.obstacle {
      return note(member, in: file, Self.advice(for: member, obstacle))
    }
    let places = classes(named: part.name)
    if places.isEmpty {
      guard let insertion = replacement(of: member, in: part) else {
        return note(member, in: file, Self.adviceForForeign(member, part.name))
      }
      edits[file] += member.renamed(for: part.name) + [insertion]
    } else {
      forward(member, of: part, in: file, to: places)
    }
  }

  /// A class of UIKit lets its own methods be replaced where apps do that for all of its objects.
  private func replacement(of member: ClassMember, in part: ClassIndex.Part) -> TextEdit? {
    guard ReplaceableMembers.contains(member.key, of: part.name) else { return nil }
    return TextEdit(member.endOfPrevious, " @_dynamicReplacement(for: \(member.key))")
  }

  private mutating func forward(
    _ member: ClassMember, of part: ClassIndex.Part, in file: Int, to places: [(file: Int, part: ClassIndex.Part)]
  ) {
    edits[file] += member.renamed(for: part.name)
    for place in places {
      let position = place.part.bodyStart
      let line = TextEdit.line(of: position, in: files[place.file].text)
      var text = "\n\(Self.location(files[file].path, member.line))\n"
      for condition in member.conditions { text += "#if \(condition)\n" }
      text += member.forward(for: part.name, access: part.access) + "\n"
      for _ in member.conditions { text += "#endif\n" }
      edits[place.file].append(TextEdit(position, text + Self.location(files[place.file].path, line) + "\n"))
    }
  }

  private static func location(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \(SwiftLiteral.text(path)), line: \(line))"
  }

  private func classes(named name: String) -> [(file: Int, part: ClassIndex.Part)] {
    indices.indices.flatMap { file in indices[file].classes.filter { $0.name == name }.map { (file, $0) } }
  }

  // MARK: Overridden members of extensions

  private mutating func rewriteOverridden() {
    var seen: Set<String> = []
    for index in indices {
      for part in index.classes + index.extensions {
        for member in part.members where member.isOverride && member.obstacle == nil {
          for (file, owner, overridden) in declarations(of: member.key, above: part.name) {
            guard seen.insert("\(file) \(overridden.line) \(overridden.key)").inserted else { continue }
            if let obstacle = overridden.obstacle ?? owner.obstacle {
              note(overridden, in: file, Self.advice(for: overridden, obstacle))
            } else {
              forward(overridden, of: owner, in: file, to: classes(named: owner.name))
            }
          }
        }
      }
    }
  }

  /// What an extension of a superclass declares that no class in between has in its own body.
  private func declarations(of key: String, above name: String) -> [(Int, ClassIndex.Part, ClassMember)] {
    var name = name
    var passed: Set<String> = []
    while passed.insert(name).inserted {
      let superclasses = classes(named: name).compactMap { superclass(of: $0.part) }
      guard let superclass = superclasses.first else { return [] }
      name = superclass
      if classes(named: name).contains(where: { $0.part.members.contains { $0.key == key } }) { return [] }
      let found = indices.indices.flatMap { file in
        indices[file].extensions.filter { $0.name == name }.flatMap { part in
          part.members.filter { $0.key == key && !$0.isOverride && !$0.isFileLocal }.map { (file, part, $0) }
        }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The first name behind the colon, if the module has a class of that name.
  private func superclass(of part: ClassIndex.Part) -> String? {
    guard let name = part.superclass else { return nil }
    let scopes = part.name.split(separator: ".").dropLast()
    return (0...scopes.count).reversed().lazy
      .map { (scopes.prefix($0).map(String.init) + [name]).joined(separator: ".") }
      .first { !classes(named: $0).isEmpty }
  }

  // MARK: Advice

  private mutating func note(_ member: ClassMember, in file: Int, _ advice: String) {
    problems[file].append(ObjectiveCNeeds.Place(line: member.line, advice: advice))
  }

  private static func advice(for member: ClassMember, _ obstacle: String) -> String {
    "without Objective-C \(member.name) cannot be overridden in an extension or from one: \(obstacle). Move it into the body "
      + "of the class."
  }

  private static func adviceForForeign(_ member: ClassMember, _ type: String) -> String {
    "without Objective-C an extension of \(type), which another module declares, cannot override \(member.name). Override it in "
      + "a subclass, and use that instead of \(type)."
  }
}
