import SwiftSyntax

/// Work on the result of a query that the store does better, and fetches in a body.
struct QueryWorkInBody: Rule {
  let id = "query-work-in-body"
  let summary = "a body that filters or sorts what @Query found, or fetches"

  /// What a store does as well, and what does it there.
  private static let remedies = [
    "filter": "its filter", "sorted": "its sort", "sorting": "its sort", "min": "its sort and a fetchLimit of 1",
    "max": "its sort and a fetchLimit of 1", "prefix": "a fetchLimit", "dropFirst": "a fetchOffset",
  ]
  private static let fetches: Set<String> = ["fetch", "fetchCount", "fetchIdentifiers", "enumerate"]

  func check(_ project: Project, into report: inout Report) {
    for view in project.views {
      for unit in project.evaluatedCode(of: view) {
        for call in unit.facts.calls where project.context(of: call, in: unit).runsInPlace {
          guard let message = message(call, unit, view) else { continue }
          report.add(self, at: call.anchor, in: unit.file, message)
        }
      }
    }
  }

  private func message(_ call: FunctionCallExprSyntax, _ unit: CodeUnit, _ view: TypeDeclaration) -> String? {
    guard let name = call.name, let property = Self.receiver(of: call, unit, view) else { return nil }
    if property.has("Query"), let remedy = Self.remedies[name] {
      return
        "all objects of '\(property.name)' are read, and \(name)(…) runs over them each time the body of \(view.name) "
        + "does; let the store do it: give the query \(remedy), in the initializer if it depends on a parameter"
    }
    if Self.isContext(property), Self.fetches.contains(name) {
      return
        "\(name)(…) asks the store each time the body of \(view.name) runs, and the view does not follow what it found; "
        + "use @Query"
    }
    return nil
  }

  /// The property of the view that a method is called on.
  static func receiver(of call: FunctionCallExprSyntax, _ unit: CodeUnit, _ view: TypeDeclaration) -> Property? {
    guard let path = call.receiver.flatMap({ AccessPath($0.bare) }), path.names.count == 1, !path.hasSubscript,
      !unit.locals.contains(path.first)
    else { return nil }
    return view.property(path.first)
  }

  private static func isContext(_ property: Property) -> Bool {
    if property.type?.name == "ModelContext" { return true }
    return property.attribute("Environment")?.trimmedDescription.contains("\\.modelContext") ?? false
  }
}
