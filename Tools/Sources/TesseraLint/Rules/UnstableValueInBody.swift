import SwiftSyntax

/// Values in a body that are others each time.
struct UnstableValueInBody: Rule {
  let id = "unstable-value-in-body"
  let summary = "random values, dates, identifiers or publishers made in a body or in an id"

  func check(_ project: Project, into report: inout Report) {
    for view in project.views {
      for unit in project.evaluatedCode(of: view) { check(unit, view, project, &report) }
    }
    checkIdentifiers(project, &report)
  }

  private func check(_ unit: CodeUnit, _ view: TypeDeclaration, _ project: Project, _ report: inout Report) {
    for call in unit.facts.calls {
      guard let (what, remedy) = unstable(call, unit, project), runsWithBody(call, unit, project) else { continue }
      report.add(
        self, at: call.anchor, in: unit.file,
        "\(what) in the body of \(view.name): it is another one each time the body runs; \(remedy)")
    }
    for member in unit.facts.members where isMoment(member) && runsWithBody(member, unit, project) {
      report.add(
        self, at: member.base == nil ? Syntax(member) : Syntax(member), in: unit.file,
        "the present date is read in the body of \(view.name): it is another one each time the body runs; "
          + "keep it in state, or let TimelineView say when it changes")
    }
  }

  private func runsWithBody(_ node: some SyntaxProtocol, _ unit: CodeUnit, _ project: Project) -> Bool {
    project.context(of: node, in: unit).runsInPlace && !isAllowed(node, unit)
  }

  /// `Date.now`, `.now` of a date.
  private func isMoment(_ member: MemberAccessExprSyntax) -> Bool {
    guard member.declName.baseName.text == "now", !member.isCalled else { return false }
    guard let base = member.base else { return true }
    return ["Date", "DispatchTime", "ContinuousClock", "SuspendingClock"].contains(base.trimmedDescription)
  }

  private func unstable(
    _ call: FunctionCallExprSyntax, _ unit: CodeUnit, _ project: Project
  ) -> (what: String, remedy: String)? {
    let fix = "make it once, in @State or in the model"
    let name = call.name ?? ""
    if call.constructedType == "UUID", call.arguments.isEmpty {
      return ("a new UUID()", "an identity that changes throws state and animations away: keep it with the data")
    }
    if call.constructedType == "Date",
      call.arguments.isEmpty || call.arguments.first?.label?.text == "timeIntervalSinceNow"
    {
      return ("the present date", "keep it in state, or let TimelineView say when it changes")
    }
    if ["PassthroughSubject", "CurrentValueSubject", "Just", "SystemRandomNumberGenerator"].contains(
      call.constructedType ?? "")
    {
      return ("a new \(call.constructedType ?? "")", fix)
    }
    if name == "publish", call.receiver?.trimmedDescription == "Timer" {
      return ("a new timer", "each evaluation starts it from the beginning: make it once, in a stored property")
    }
    if ["scheduledTimer"].contains(name) { return ("a new timer", fix) }
    if ["debounce", "throttle", "delay"].contains(name), call.receiver?.trimmedDescription.contains("$") ?? false {
      return ("a new publisher (\(name))", "make it once, in the model")
    }
    if ["random", "randomElement", "shuffled"].contains(name),
      call.receiver != nil || call.calledExpression.isImplicitMember
    {
      return ("a random value", fix)
    }
    if ["arc4random", "arc4random_uniform", "drand48", "rand", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent"]
      .contains(name)
    {
      return (name.contains("rand") ? "a random value" : "the present time", fix)
    }
    return freeFunction(call, name, project) ?? newIdentity(call, unit, project)
  }

  /// A function outside the view that makes a random value.
  private func freeFunction(
    _ call: FunctionCallExprSyntax, _ name: String, _ project: Project
  ) -> (what: String, remedy: String)? {
    guard call.receiver == nil, name.words.first == "random",
      let function = project.functions.first(where: { $0.name == name }), function.unit != nil
    else { return nil }
    return ("a random value", "make it once, in @State or in the model")
  }

  /// A value that gives itself a new `id` when it is made, in a list that the body makes.
  private func newIdentity(
    _ call: FunctionCallExprSyntax, _ unit: CodeUnit, _ project: Project
  ) -> (what: String, remedy: String)? {
    guard let name = call.constructedType, let type = project.type(named: name, from: unit.file), !type.isView,
      call.argument("id") == nil,
      let id = type.stored.first(where: { $0.name == "id" }), let value = id.initialValue,
      value.bare.as(FunctionCallExprSyntax.self)?.constructedType == "UUID", isElement(call)
    else { return nil }
    return ("a \(name) with a new id", "make the elements once: as a static constant, in @State or in the model")
  }

  /// Whether a value is made for a list: in an array that is written out, or in `map`.
  private func isElement(_ call: FunctionCallExprSyntax) -> Bool {
    if call.parent?.is(ArrayElementSyntax.self) ?? false { return true }
    var next = call.parent
    while let node = next {
      if let closure = node.as(ClosureExprSyntax.self) {
        return ["map", "compactMap", "flatMap"].contains(ClosureUse(closure)?.name ?? "")
      }
      next = node.parent
    }
    return false
  }

  /// Where a date that is another one each time does no harm: bounds of pickers, schedules.
  private func isAllowed(_ node: some SyntaxProtocol, _ unit: CodeUnit) -> Bool {
    var node = Syntax(node)
    while node.id != unit.root.id, let parent = node.parent {
      if let argument = parent.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        if call.name == "TimelineView" { return true }
        if call.name == "DatePicker", argument.label?.text == "in" { return true }
        if ["periodic", "everyMinute", "animation", "explicit"].contains(call.name ?? ""),
          call.calledExpression.isImplicitMember
        {
          return true
        }
      }
      if node.is(ClosureExprSyntax.self) { return false }
      node = parent
    }
    return false
  }

  /// `var id: UUID { UUID() }`.
  private func checkIdentifiers(_ project: Project, _ report: inout Report) {
    let idPaths = project.forEachIDs
    for type in project.types where !type.isPreviewProvider && !type.isView {
      let isIdentifiable = project.isIdentifiable(type)
      for property in type.properties where !property.isStatic {
        guard
          (property.name == "id" && isIdentifiable) || (property.name != "id" && idPaths.contains(property.name))
            || property.name == "id",
          let unit = property.getter
        else { continue }
        for call in unit.facts.calls {
          guard let (what, _) = unstable(call, unit, project) else { continue }
          report.add(
            self, at: call.anchor, in: unit.file,
            "\(what) in '\(property.name)' of \(type.name): each look at the identity gives another one, so lists take every "
              + "row for a new one; store it")
        }
      }
    }
  }
}

extension ExprSyntax {
  /// `.random` without anything before the dot.
  var isImplicitMember: Bool {
    self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}

extension MemberAccessExprSyntax {
  var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
  }
}

extension Project {
  /// The names of properties that identify rows: `name` in `ForEach(items, id: \.name)`.
  var forEachIDs: Set<String> {
    var names: Set<String> = []
    for view in views {
      for unit in view.units {
        for call in unit.facts.calls where call.name == "ForEach" || call.name == "List" {
          guard let path = call.argument("id")?.as(KeyPathExprSyntax.self) else { continue }
          if let name = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
          {
            names.insert(name)
          }
        }
      }
    }
    return names
  }
}
