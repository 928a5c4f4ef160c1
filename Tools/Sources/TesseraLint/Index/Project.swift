import SwiftSyntax

/// All files, and what is declared in them.
final class Project {
  let files: [SourceFile]
  let types: [TypeDeclaration]
  let functions: [Function]
  let options: Options
  private var typesByName: [String: [TypeDeclaration]] = [:]
  private var extensionsByName: [String: [TypeDeclaration]] = [:]
  private(set) var constructions: [String: [Construction]] = [:]

  /// What the user says about the code.
  struct Options: Sendable, Equatable {
    /// Whether the code is built with the package trait `LazyState`.
    var usesLazyState = false
  }

  init(files: [SourceFile], options: Options = Options()) {
    self.files = files
    self.options = options
    let collectors = files.map { DeclarationCollector(file: $0) }
    types = collectors.flatMap(\.types)
    functions = collectors.flatMap(\.functions)
    for type in types { typesByName[type.name, default: []].append(type) }
    for construction in collectors.lazy.flatMap(\.constructions) {
      constructions[construction.name, default: []].append(construction)
    }
    for part in collectors.lazy.flatMap(\.extensions) {
      if let type = type(named: part.name, from: part.file) {
        type.merge(part.members)
      } else {
        extensionsByName[part.name, default: []].append(part.members)
      }
    }
  }

  /// The type that a name means in a file: one of the same file, else the only one, else the only one in the folder.
  func type(named name: String, from file: SourceFile, in scope: [String] = []) -> TypeDeclaration? {
    guard let candidates = typesByName[name] else { return nil }
    let near = candidates.filter { $0.file === file }
    if near.count == 1 { return near[0] }
    if near.count > 1 {
      return near.max { commonPrefix($0.scope, scope) < commonPrefix($1.scope, scope) }
    }
    if candidates.count == 1 { return candidates[0] }
    let neighbors = candidates.filter { $0.file.folder == file.folder }
    return neighbors.count == 1 ? neighbors[0] : nil
  }

  private func commonPrefix(_ first: [String], _ second: [String]) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  func type(of property: Property, in owner: TypeDeclaration) -> TypeDeclaration? {
    guard let name = property.type?.name, !owner.genericParameters.contains(name) else { return nil }
    return type(named: name, from: property.file, in: owner.scope + [owner.name])
  }

  /// Members that are added to a type that is not in the sources.
  func foreignExtensions(of name: String) -> [TypeDeclaration] {
    extensionsByName[name] ?? []
  }

  /// Whether changes of objects of the class make views run again.
  func isObservable(_ type: TypeDeclaration) -> Bool {
    usesObservation(type) || isObservableObject(type)
  }

  /// Whether reads of single properties are tracked.
  func usesObservation(_ type: TypeDeclaration) -> Bool {
    lineage(of: type).contains { $0.attributes.contains("Observable") || $0.attributes.contains("Model") }
  }

  /// Whether every change of an object affects all of its observers.
  func isObservableObject(_ type: TypeDeclaration) -> Bool {
    lineage(of: type).contains { type in
      type.inherited.contains("ObservableObject")
        || (type.kind == .class && type.stored.contains { $0.has("Published") })
    }
  }

  func isIdentifiable(_ type: TypeDeclaration) -> Bool {
    lineage(of: type).contains { $0.inherited.contains("Identifiable") || $0.attributes.contains("Model") }
  }

  /// The type and its supertypes, as far as they are in the sources.
  private func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    var lineage = [type]
    var next = 0
    while next < lineage.count {
      let type = lineage[next]
      next += 1
      for name in type.inherited {
        guard let parent = self.type(named: name, from: type.file), !lineage.contains(where: { $0 === parent }) else {
          continue
        }
        lineage.append(parent)
      }
    }
    return lineage
  }

  /// Views and modifiers that are not there for previews.
  private(set) lazy var views: [TypeDeclaration] = types.filter { $0.isView && !$0.file.isTest }

  private(set) lazy var memberWrites = makeMemberWrites()
  private(set) lazy var rowUses = makeRowUses()

  /// Classes whose changes views see.
  private(set) lazy var models: [TypeDeclaration] = types.filter {
    $0.kind == .class && !$0.file.isTest && isObservable($0)
  }

  /// Where a type is made, but for previews and tests.
  func constructions(of type: TypeDeclaration) -> [Construction] {
    (constructions[type.name] ?? []).filter { construction in
      !construction.isAside && self.type(named: type.name, from: construction.file) === type
    }
  }
}
