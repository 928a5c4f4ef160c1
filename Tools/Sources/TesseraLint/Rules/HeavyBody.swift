import SwiftSyntax

/// Work in a body that belongs elsewhere.
struct HeavyBody: Rule {
  let id = "heavy-body"
  let summary = "heavy work in a body: sorting, formatters, files, the network, decoding"

  func check(_ project: Project, into report: inout Report) {
    for view in project.views {
      for unit in project.evaluatedCode(of: view) {
        let isBuilding = isViewCode(unit, view)
        for call in unit.facts.calls {
          guard let reason = reason(call, unit, view, isBuilding: isBuilding, project),
            project.context(of: call, in: unit).runsInPlace
          else { continue }
          report.add(
            self, at: call.anchor, in: unit.file,
            "\(reason) each time the body of \(view.name) runs; do it once, where the data changes: in the model, in .task, "
              + "or in a static constant")
        }
        for loop in unit.facts.loops where isLong(loop) && project.context(of: loop, in: unit).runsInPlace {
          report.add(
            self, at: loop, in: unit.file,
            "a long loop runs each time the body of \(view.name) does; compute the result once, where the data changes")
        }
      }
    }
  }

  /// Whether code makes views, as bodies do, rather than values for them.
  private func isViewCode(_ unit: CodeUnit, _ view: TypeDeclaration) -> Bool {
    if ["body", "makeBody"].contains(unit.name) { return true }
    if let property = view.properties.first(where: { $0.getter === unit }) {
      return property.annotation.map { $0.isAbstract || $0.name == "AnyView" || $0.name == "View" } ?? false
    }
    let function = view.functions.first { $0.unit === unit }
    return function?.returnType.map { $0.isAbstract || $0.name == "AnyView" } ?? false
  }

  private func reason(
    _ call: FunctionCallExprSyntax, _ unit: CodeUnit, _ view: TypeDeclaration, isBuilding: Bool, _ project: Project
  ) -> String? {
    if let work = Heavy.work(of: call) { return work }
    if isBuilding || project.context(of: call, in: unit).row != nil,
      let reason = collectionWork(call, unit, view, project)
    {
      return reason
    }
    return modelWork(call, unit, view, project)
  }

  /// Sorting and searching of what may be long.
  private func collectionWork(
    _ call: FunctionCallExprSyntax, _ unit: CodeUnit, _ view: TypeDeclaration, _ project: Project
  ) -> String? {
    guard let name = call.name, let receiver = call.receiver, !isSmall(receiver, view) else { return nil }
    // The rule `query-work-in-body` knows a better place for that.
    if QueryWorkInBody.receiver(of: call, unit, view)?.has("Query") == true { return nil }
    switch name {
    case "sorted": return "a collection is sorted"
    case "filter":
      if project.context(of: call, in: unit).row != nil, isStored(receiver, view) {
        return "a whole collection is filtered for each row"
      }
      if isLong(receiver, view) { return "a long collection is filtered" }
      return searchesText(call, view) ? "a collection is searched for a text" : nil
    default: return nil
    }
  }

  /// Whether a property begins with many elements.
  private func isLong(_ receiver: ExprSyntax, _ view: TypeDeclaration) -> Bool {
    guard let path = AccessPath(receiver.bare), path.names.count == 1 else { return false }
    let value = view.property(path.first)?.initialValue
    return value.flatMap { Heavy.count(of: $0) }.map { $0 >= 1_000 } ?? false
  }

  private func isStored(_ receiver: ExprSyntax, _ view: TypeDeclaration) -> Bool {
    guard let path = AccessPath(receiver.bare) else { return false }
    return view.property(path.first) != nil
  }

  private func searchesText(_ call: FunctionCallExprSyntax, _ view: TypeDeclaration) -> Bool {
    let text: Set<String> = [
      "lowercased", "uppercased", "localizedCaseInsensitiveContains", "localizedStandardContains", "range",
      "localizedStandardCompare", "folding", "replacingOccurrences", "components",
    ]
    return call.closures.contains { _, closure in
      CodeFacts(closure).calls.contains { inner in
        text.contains(inner.name ?? "")
          || (inner.name == "contains" && inner.firstUnlabeled != nil && !isLookup(inner, view))
      }
    }
  }

  /// Whether an element is looked up in a set or a dictionary, which takes no time.
  private func isLookup(_ call: FunctionCallExprSyntax, _ view: TypeDeclaration) -> Bool {
    guard let path = call.receiver.flatMap({ AccessPath($0.bare) }) else { return false }
    if path.last == "keys" { return true }
    guard path.names.count == 1, let shape = view.property(path.first)?.type?.shape else { return false }
    return shape == .set || shape == .dictionary
  }

  /// Whether what is sorted cannot be much: cases, keys, lists that are written out, sets.
  private func isSmall(_ receiver: ExprSyntax, _ view: TypeDeclaration) -> Bool {
    if let count = Heavy.count(of: receiver) { return count < CostEstimate.smallCount }
    let text = receiver.trimmedDescription
    if text.hasSuffix("allCases") || text.hasSuffix(".keys") || receiver.root.isShortList { return true }
    if let path = AccessPath(receiver.root), path.names.count == 1, let property = view.property(path.first) {
      if let shape = property.type?.shape, shape == .dictionary || shape == .set { return true }
      return property.isLet && property.initialValue?.isShortList == true
    }
    if let path = AccessPath(receiver), path.names.contains(where: \.isTypeName) { return true }
    return false
  }

  /// Functions and properties of models and others in the sources that read files, decode and so on.
  private func modelWork(
    _ call: FunctionCallExprSyntax, _ unit: CodeUnit, _ view: TypeDeclaration, _ project: Project
  ) -> String? {
    guard let path = AccessPath(call.calledExpression), !unit.locals.contains(path.first) else { return nil }
    let functions: [Function]
    if path.names.count == 1 {
      guard view.methods(path.last).isEmpty else { return nil }
      functions = project.functions.filter { $0.name == path.last }
    } else if path.names.count == 2 {
      let owner =
        view.property(path.first).flatMap { project.type(of: $0, in: view) }
        ?? project.type(named: path.first, from: unit.file)
      functions = owner?.functions.filter { $0.name == path.last } ?? []
    } else {
      return nil
    }
    for function in functions {
      guard let work = function.unit.flatMap({ heavyWork(in: $0, project) }) else { continue }
      return "\(path.last)() does slow work (\(work))"
    }
    return nil
  }

  private func heavyWork(in unit: CodeUnit, _ project: Project) -> String? {
    for call in unit.facts.calls where project.context(of: call, in: unit).runsInPlace {
      if let work = Heavy.work(of: call) { return work }
    }
    return unit.facts.loops.contains(where: isLong) ? "a long loop" : nil
  }

  private func isLong(_ loop: Syntax) -> Bool {
    guard let sequence = loop.as(ForStmtSyntax.self)?.sequence else { return false }
    return Heavy.count(of: sequence).map { $0 >= 1_000 } ?? false
  }
}
