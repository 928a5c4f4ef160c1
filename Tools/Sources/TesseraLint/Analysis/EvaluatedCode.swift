import SwiftSyntax

extension Project {
  /// The code that runs each time a view is evaluated: its body, and the members of its own that this uses in place.
  func evaluatedCode(of view: TypeDeclaration) -> [CodeUnit] {
    if let code = view.evaluatedCode { return code }
    var code = entryPoints(of: view)
    var seen = Set(code.map { $0.root.id })
    var next = 0
    while next < code.count {
      let unit = code[next]
      next += 1
      for (name, node) in unit.ownNames where context(of: node, in: unit).runsInPlace {
        let isHandedOver = isHandedOver(node, in: unit.file)
        for member in members(name, of: view) {
          if isHandedOver, view.functions.contains(where: { $0.unit === member }) { continue }
          if seen.insert(member.root.id).inserted { code.append(member) }
        }
      }
    }
    view.evaluatedCode = code
    return code
  }

  private func entryPoints(of view: TypeDeclaration) -> [CodeUnit] {
    let bodies = view.properties.filter { $0.name == "body" && !$0.isStatic }.compactMap(\.getter)
    return bodies + view.functions.filter { ["body", "makeBody"].contains($0.name) }.compactMap(\.unit)
  }

  /// Computed properties and methods of a type by name.
  func members(_ name: String, of type: TypeDeclaration) -> [CodeUnit] {
    type.properties.filter { $0.name == name }.compactMap(\.getter)
      + type.functions.filter { $0.name == name && $0.name != Function.initializer }.compactMap(\.unit)
  }

  /// What makes the members of a view run that do not run with the body, by name: the names of the triggers.
  func triggers(in view: TypeDeclaration) -> [String: Set<String>] {
    var triggers: [String: Set<String>] = [:]
    var work = view.units.map { ($0, Set<String>()) }
    let evaluated = Set(evaluatedCode(of: view).map { $0.root.id })
    work.removeAll { !evaluated.contains($0.0.root.id) }
    while let (unit, inherited) = work.popLast() {
      for (name, node) in unit.ownNames {
        let names = context(of: node, in: unit).triggers.map(\.name)
        let all = inherited.union(names)
        guard !all.isEmpty else { continue }
        for member in members(name, of: view) {
          let old = triggers[name] ?? []
          guard !all.isSubset(of: old) else { continue }
          triggers[name] = old.union(all)
          work.append((member, all))
        }
      }
    }
    return triggers
  }
}
