import SwiftSyntax

/// A row that is given more than it shows.
struct WholeModelRow: Rule {
  let id = "whole-model-row"
  let summary = "a row takes a whole model and reads little of it"

  /// A model of fewer properties is not much more than what is read of it.
  private static let manyProperties = 4

  func check(_ project: Project, into report: inout Report) {
    var uses: [ObjectIdentifier: [RowUse]] = [:]
    for use in project.rowUses { uses[ObjectIdentifier(use.view), default: []].append(use) }
    for view in project.views {
      let rowUses = uses[ObjectIdentifier(view)] ?? []
      guard !rowUses.isEmpty || isNamedLikeRow(view) else { continue }
      for property in view.stored {
        check(property, of: view, rowUses, project, &report)
      }
    }
  }

  private func isNamedLikeRow(_ view: TypeDeclaration) -> Bool {
    var words = view.name.words
    if words.last == "view" { words.removeLast() }
    return ["row", "cell"].contains(words.last ?? "")
  }

  private func check(
    _ property: Property, of view: TypeDeclaration, _ uses: [RowUse], _ project: Project, _ report: inout Report
  ) {
    let isObserved = property.has("ObservedObject") || property.has("EnvironmentObject")
    let isEnvironment = property.has("Environment")
    guard !property.isWrapped || isObserved || property.has("Bindable") || isEnvironment else { return }
    let environment = property.environmentType.flatMap { project.type(named: $0, from: property.file) }
    guard property.type?.shape != .array, let model = environment ?? project.type(of: property, in: view),
      model.kind == .class || model.kind == .structure, !model.isView
    else { return }
    let all = model.stored.filter { !$0.isStatic && $0.type?.shape != .function && !$0.has("ObservationIgnored") }
    guard all.count >= Self.manyProperties, let reads = reads(property, model, view, project) else { return }
    let stored = reads.intersection(all.map(\.name)).subtracting(["id"])
    let unread = all.count - stored.count
    guard stored.count * 3 <= all.count, unread >= 3 else { return }
    if model.kind == .class, project.usesObservation(model) {
      // Reads are tracked by property: only a collection, of which a row needs one element, concerns all rows.
      guard isShared(property, uses) || isEnvironment,
        stored.contains(where: { name in
          all.contains { $0.name == name && (($0.type?.isCollection ?? false) || isSelection(name)) }
        })
      else { return }
    } else if model.kind == .class {
      guard isObserved || !stored.isEmpty else { return }
    } else {
      guard !stored.isEmpty else { return }
    }
    add(property, model, view, stored, all.count, &report)
  }

  private func isSelection(_ name: String) -> Bool {
    !Set(name.words).isDisjoint(with: ["selected", "selection", "current", "active", "focused", "highlighted"])
  }

  /// Whether all rows are handed the same object.
  private func isShared(_ property: Property, _ uses: [RowUse]) -> Bool {
    uses.contains { use in
      guard let argument = use.call.argument(property.name), let path = AccessPath(argument.root) else { return false }
      return !use.elements.contains { path.first == $0 || path.first == "$" + $0 }
    }
  }

  /// What a view reads of a model, computed properties followed; nil if it hands the whole on.
  private func reads(
    _ property: Property, _ model: TypeDeclaration, _ view: TypeDeclaration, _ project: Project
  ) -> Set<String>? {
    var reads: Set<String> = []
    for unit in view.units {
      for (path, node) in unit.paths {
        let first = path.first.hasPrefix("$") || path.first.hasPrefix("_") ? String(path.first.dropFirst()) : path.first
        guard first == property.name, !unit.locals.contains(first) else { continue }
        guard path.names.count > 1 else {
          if unit.name == Function.initializer || isComparedOrAssigned(node) { continue }
          return nil
        }
        reads.insert(path.names[1])
      }
    }
    var all = reads
    var work = Array(reads)
    while let name = work.popLast() {
      for unit in project.members(name, of: model) {
        for (name, _) in unit.ownNames where all.insert(name).inserted { work.append(name) }
      }
    }
    return all
  }

  private func isComparedOrAssigned(_ node: Syntax) -> Bool {
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    return Assignment(sequence) != nil
  }

  private func add(
    _ property: Property, _ model: TypeDeclaration, _ view: TypeDeclaration, _ reads: Set<String>, _ count: Int,
    _ report: inout Report
  ) {
    let read = reads.isEmpty ? "none" : reads.sorted().joined(separator: ", ")
    report.add(
      self, at: property.anchor, in: property.file, declaration: property.declaration,
      "\(view.name) takes a whole \(model.name) of \(count) properties and reads \(read): changes of the others make each row "
        + "run again; hand in the values that it shows")
  }
}
