import SwiftSyntax

/// A task that is never cancelled, and that writes state when it finishes.
struct UncancelledTask: Rule {
  let id = "uncancelled-task"
  let summary = "an unstructured Task writes state and nothing cancels it"

  /// What happens without the user's asking, again and again.
  private static let triggers: Set<String> = ["onAppear", "onChange", "onReceive", "task"]

  func check(_ project: Project, into report: inout Report) {
    var called: [ObjectIdentifier: Set<String>] = [:]
    for view in project.views {
      let triggers = project.triggers(in: view)
      let evaluated = Set(project.evaluatedCode(of: view).map { $0.root.id })
      for unit in view.units {
        let names = (triggers[unit.name] ?? []).intersection(Self.triggers)
        let isEvaluated = evaluated.contains(unit.root.id)
        check(unit, of: view, reachedBy: names, isEvaluated: isEvaluated, project, &report)
        noteCalls(in: unit, of: view, reached: !names.isEmpty, project, &called)
      }
    }
    checkModels(called, project, &report)
  }

  private func check(
    _ unit: CodeUnit, of view: TypeDeclaration, reachedBy names: Set<String>, isEvaluated: Bool, _ project: Project,
    _ report: inout Report
  ) {
    for call in tasks(in: unit) {
      var context = project.context(of: call, in: unit)
      context.triggers.removeAll { $0.call.id == call.id }
      guard !context.waits(for: ["refreshable", "Task"]) else { continue }
      let isTriggered = context.waits(for: Self.triggers) || (context.runsInPlace && (!names.isEmpty || isEvaluated))
      guard isTriggered, let closure = call.closures.last?.closure, writesState(closure, unit, view, project) else {
        continue
      }
      let trigger = context.triggers.first { Self.triggers.contains($0.name) }
      let place = trigger?.name ?? names.sorted().first ?? "the body"
      let remedy =
        switch place {
        case "onChange": "use .task(id:), which ends it when the value changes or the view goes"
        case "task": "await in .task itself, which ends it when the view goes"
        default: "use .task, which ends it when the view goes"
        }
      report.add(
        self, at: call, in: unit.file, edits: trigger.map { edits(call, closure, $0.call) } ?? [],
        "the Task started in \(place) of \(view.name) writes state when it is ready, also when the view is gone or a newer one "
          + "runs, as nothing cancels it; \(remedy)")
    }
  }

  /// `Task { … }` whose handle is not stored.
  private func tasks(in unit: CodeUnit) -> [FunctionCallExprSyntax] {
    unit.facts.calls.filter { call in
      let isTask =
        call.constructedType == "Task" || (call.name == "detached" && call.receiver?.trimmedDescription == "Task")
      guard isTask, let closure = call.closures.last?.closure, !isKept(call) else { return false }
      let text = closure.trimmedDescription
      return !text.contains("isCancelled") && !text.contains("checkCancellation")
    }
  }

  private func isKept(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    // Modifiers and members, such as `.store(in:)`.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id { return true }
    while let parent = node.parent {
      if let sequence = parent.as(SequenceExprSyntax.self) {
        return Assignment(sequence).map { $0.target.trimmedDescription != "_" } ?? true
      }
      if let binding = parent.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription != "_" }
      if parent.is(LabeledExprSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(ClosureExprSyntax.self) { return false }
      node = parent
    }
    return false
  }

  /// Whether a task changes the view's state or that of a model, after it waited.
  private func writesState(_ closure: ClosureExprSyntax, _ unit: CodeUnit, _ owner: TypeDeclaration, _ project: Project)
    -> Bool
  {
    let facts = CodeFacts(closure.statements)
    guard
      !facts.awaits.isEmpty || closure.trimmedDescription.contains("for try await")
        || closure.trimmedDescription.contains("for await") || facts.calls.contains(where: { $0.name == "sleep" })
    else { return false }
    // An answer that is checked against the newest request is not too late.
    if facts.guards.contains(where: { $0.conditions.trimmedDescription.contains("==") }) { return false }
    if facts.writes.contains(where: { isState($0.path.first, owner, facts, project) }) { return true }
    return facts.calls.contains { call in
      guard let path = AccessPath(call.calledExpression) else { return false }
      if path.names.count == 1 {
        return owner.methods(path.last).contains { method in
          method.unit.map { unit in unit.facts.writes.contains { isState($0.path.first, owner, unit.facts, project) } }
            ?? false
        }
      }
      guard path.names.count == 2, let property = owner.property(path.first), isModel(property) else { return false }
      guard let model = project.type(of: property, in: owner) else {
        return call.parent?.is(AwaitExprSyntax.self) ?? false
      }
      return model.methods(path.last).contains { method in
        method.unit.map { unit in unit.facts.writes.contains { isState($0.path.first, model, unit.facts, project) } }
          ?? false
      }
    }
  }

  private func isModel(_ property: Property) -> Bool {
    ["StateObject", "ObservedObject", "EnvironmentObject", "State", "Bindable"].contains { property.has($0) }
  }

  private func isState(_ name: String, _ owner: TypeDeclaration, _ facts: CodeFacts, _ project: Project) -> Bool {
    guard !facts.locals.contains(name), let property = owner.property(name) else { return false }
    if property.has("State") || property.has("Published") || property.has("Binding") || isModel(property) {
      return true
    }
    return owner.kind == .class && project.usesObservation(owner) && property.isObserved
  }

  // MARK: Models

  /// Which methods of models the view calls when something happens.
  private func noteCalls(
    in unit: CodeUnit, of view: TypeDeclaration, reached: Bool, _ project: Project,
    _ called: inout [ObjectIdentifier: Set<String>]
  ) {
    for call in unit.facts.calls {
      guard let path = AccessPath(call.calledExpression), path.names.count == 2,
        let property = view.property(path.first),
        let model = project.type(of: property, in: view), model.kind == .class
      else { continue }
      let context = project.context(of: call, in: unit)
      guard context.waits(for: Self.triggers) || (reached && context.runsInPlace) else { continue }
      called[ObjectIdentifier(model), default: []].insert(path.last)
    }
  }

  private func checkModels(_ called: [ObjectIdentifier: Set<String>], _ project: Project, _ report: inout Report) {
    for model in project.models {
      var units = model.properties.filter { $0.isStored }.flatMap(\.observers)
      let names = called[ObjectIdentifier(model)] ?? []
      units += model.functions.filter { names.contains($0.name) }.compactMap(\.unit)
      for unit in units {
        for call in tasks(in: unit) {
          guard let closure = call.closures.last?.closure, writesState(closure, unit, model, project) else { continue }
          report.add(
            self, at: call, in: unit.file,
            "the Task started in \(model.name).\(unit.name) writes state when it is ready, also after a newer one, as nothing "
              + "cancels it; make the function async and call it from .task, or keep the task and cancel the one before"
          )
        }
      }
    }
  }

  /// `.onAppear { Task { … } }` becomes `.task { … }`.
  private func edits(
    _ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax, _ trigger: FunctionCallExprSyntax
  ) -> [Edit] {
    guard trigger.name == "onAppear", trigger.arguments.isEmpty, let outer = trigger.trailingClosure,
      outer.signature == nil,
      outer.statements.count == 1, outer.statements.first?.item.id == Syntax(call).id, closure.signature == nil,
      call.constructedType == "Task", call.arguments.isEmpty, call.trailingClosure?.id == closure.id,
      let member = trigger.calledExpression.as(MemberAccessExprSyntax.self)
    else { return [] }
    return [
      .replacing(member.declName, with: "task"),
      .removing(from: start(of: call), to: closure.leftBrace.endPosition),
      .removing(from: start(of: closure.rightBrace), to: closure.rightBrace.endPosition),
    ]
  }

  /// With the empty space before it, but without comments.
  private func start(of node: some SyntaxProtocol) -> AbsolutePosition {
    let isEmpty = node.leadingTrivia.allSatisfy(\.isWhitespace)
    return isEmpty ? node.position : node.positionAfterSkippingLeadingTrivia
  }
}
