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
    let calls = unit.facts.discarded.compactMap { call(in: $0) }
    for (node, what) in writes + calls + statements(of: unit) {
      let context = project.context(of: node, in: unit)
      guard context.runsInPlace, !context.isKept else { continue }
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

  /// Calls that stand for themselves before a `return`, where no builder takes them: not of variables of the code.
  private func statements(of unit: CodeUnit) -> [(node: Syntax, what: String)] {
    let list = unit.root.as(CodeBlockItemListSyntax.self) ?? unit.root.as(CodeBlockSyntax.self)?.statements
    guard let list, list.contains(where: { $0.item.is(ReturnStmtSyntax.self) }) else { return [] }
    return list.compactMap { statement in
      guard case .expr(let expression) = statement.item, !concernsLocals(expression, unit) else { return nil }
      return call(in: expression)
    }
  }

  private func concernsLocals(_ expression: ExprSyntax, _ unit: CodeUnit) -> Bool {
    if !CodeFacts(expression).inouts.isEmpty { return true }
    guard let name = expression.root.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return unit.locals.contains(name)
  }

  /// The call whose result is thrown away; nil where none is, or where it only says something.
  private func call(in value: ExprSyntax) -> (node: Syntax, what: String)? {
    var bare = value.bare
    while let chain = bare.as(OptionalChainingExprSyntax.self) { bare = chain.expression.bare }
    guard let call = bare.as(FunctionCallExprSyntax.self), !isDiagnostic(call),
      !call.calledExpression.is(ClosureExprSyntax.self)
    else { return nil }
    return (Syntax(value), "'\(call.calledExpression.trimmedDescription)' is called for its effect")
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
