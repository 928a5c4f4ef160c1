import SwiftSyntax

/// One model of many things that have nothing to do with each other.
struct GiantModel: Rule {
  let id = "giant-model"
  let summary = "many views share one model and each reads another part of it"

  /// From how many observed properties on a class is suspicious: each change of an `ObservableObject` concerns all
  /// its views, while an `@Observable` class is only hard to understand.
  private static let manyPublished = 6
  private static let manyObservable = 10
  private static let manyGroups = 3

  func check(_ project: Project, into report: inout Report) {
    for model in project.models {
      let isTracked = project.usesObservation(model)
      let properties = model.stored.filter { isTracked ? $0.isObserved : $0.has("Published") }
      guard properties.count >= (isTracked ? Self.manyObservable : Self.manyPublished) else { continue }
      let names = Set(properties.map(\.name))
      let groups = unrelatedReads(of: model, names, project)
      guard groups.count >= Self.manyGroups else { continue }
      let parts = groups.map { "\($0.view) reads \($0.names.sorted().prefix(3).joined(separator: ", "))" }
      let harm = isTracked ? "" : ", and every change makes all of them run again"
      report.add(
        self, at: model.nameToken, in: model.file, declaration: model.declaration,
        "\(model.name) has \(properties.count) observed properties that different views read apart from each other\(harm): "
          + parts.prefix(4).joined(separator: "; ") + "; split it into one model for each of these parts")
    }
  }

  /// Views whose reads have nothing in common.
  private func unrelatedReads(
    of model: TypeDeclaration, _ names: Set<String>, _ project: Project
  ) -> [(view: String, names: Set<String>)] {
    var groups: [(view: String, names: Set<String>)] = []
    let reads = project.views.map { (view: $0.name, names: project.reads(of: model, in: $0).intersection(names)) }
      .filter { !$0.names.isEmpty }
      .sorted { ($0.names.count, $0.view) < ($1.names.count, $1.view) }
    for read in reads where groups.allSatisfy({ $0.names.isDisjoint(with: read.names) }) {
      groups.append(read)
    }
    return groups
  }
}

extension Property {
  /// Whether the `@Observable` macro watches it.
  var isObserved: Bool { isStored && !isLet && !has("ObservationIgnored") }
}

extension Project {
  /// The properties of a model that a view reads or binds, through any property of the view.
  func reads(of model: TypeDeclaration, in view: TypeDeclaration) -> Set<String> {
    let holders = Set(
      view.stored.filter { property in
        if let type = self.type(of: property, in: view) { return type === model }
        return property.environmentType.map { self.type(named: $0, from: property.file) === model } ?? false
      }.map(\.name))
    guard !holders.isEmpty else { return [] }
    var names: Set<String> = []
    for unit in view.units {
      for (path, _) in unit.paths where path.names.count > 1 {
        let first = path.first.hasPrefix("$") ? String(path.first.dropFirst()) : path.first
        if holders.contains(first) { names.insert(path.names[1]) }
      }
    }
    return names.union(names.flatMap { computedReads(of: $0, in: model) })
  }

  /// What computed properties of a model read of it.
  private func computedReads(of name: String, in model: TypeDeclaration) -> [String] {
    model.property(name)?.getter?.ownNames.map(\.name) ?? []
  }
}

extension Property {
  /// `Model` in `@Environment(Model.self) var model`.
  var environmentType: String? {
    guard let attribute = attribute("Environment"),
      case .argumentList(let arguments)? = attribute.arguments,
      let path = arguments.first.flatMap({ AccessPath($0.expression) }), path.last == "self", path.names.count >= 2
    else { return nil }
    return path.names[path.names.count - 2]
  }
}
