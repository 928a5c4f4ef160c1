import SwiftSyntax

/// Code that changes something each time a body runs.
struct SideEffectInBody: Rule {
  let id = "side-effect-in-body"
  let summary = "a body that writes: assignments, and calls whose result is thrown away with let _ ="

  func check(_ project: Project, into report: inout Report) {
    for view in project.views {
      for unit in project.evaluatedCode(of: view) { check(unit, view, project, &report) }
    }
  }

  private func check(_ unit: CodeUnit, _ view: TypeDeclaration, _ project: Project, _ report: inout Report) {
    let writes = unit.facts.assignments.filter { changesMore(than: unit.locals, $0) }.map { assignment in
      (node: Syntax(assignment.node), what: "'\(assignment.target.trimmedDescription)' is written")
    }
    let calls = unit.facts.discarded.compactMap { value in
      effectiveCall(in: value).map { (node: Syntax(value), what: "'\($0)' is called for its effect") }
    }
    for (node, what) in writes + calls where project.context(of: node, in: unit).runsInPlace {
      report.add(
        self, at: node, in: unit.file,
        "\(what) each time the body of \(view.name) runs, which may be at any time; do it in an action, .onChange or "
          + ".task, or compute a value instead")
    }
  }

  /// Whether an assignment changes something that was there before: not a variable of the code itself.
  private func changesMore(than locals: Set<String>, _ assignment: Assignment) -> Bool {
    guard let path = assignment.path, !isClosureParameter(path.first) else { return false }
    if isDiscarded(assignment) { return true }
    return !locals.contains(path.first)
  }

  /// `let _ = target.action = action`: builders of views take assignments in no other form.
  private func isDiscarded(_ assignment: Assignment) -> Bool {
    guard let binding = assignment.node.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
    return binding.pattern.is(WildcardPatternSyntax.self)
  }

  private func isClosureParameter(_ name: String) -> Bool {
    name.hasPrefix("$") && Int(name.dropFirst()) != nil
  }

  /// The call whose result is thrown away; nil where none is, or where it only says something.
  private func effectiveCall(in value: ExprSyntax) -> String? {
    var value = value.bare
    while let chain = value.as(OptionalChainingExprSyntax.self) { value = chain.expression.bare }
    guard let call = value.as(FunctionCallExprSyntax.self), !isDiagnostic(call) else { return nil }
    return call.calledExpression.is(ClosureExprSyntax.self) ? "{ … }" : call.calledExpression.trimmedDescription
  }

  private func isDiagnostic(_ call: FunctionCallExprSyntax) -> Bool {
    if Self.diagnostics.contains(call.name ?? "") { return true }
    guard let receiver = call.receiver.flatMap(AccessPath.init) else { return false }
    return ["log", "logger"].contains(receiver.last.lowercased())
  }

  private static let diagnostics: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "_printChanges", "_logChanges", "assert", "assertionFailure",
    "precondition", "preconditionFailure", "fatalError",
  ]
}
