import SwiftSyntax

/// State that is kept in step with other state by hand.
struct StoredDerivedState: Rule {
  let id = "stored-derived-state"
  let summary = "stored state that is a function of other stored state"

  func check(_ project: Project, into report: inout Report) {
    for type in project.types where !type.isPreviewProvider && (type.isView || project.isObservable(type)) {
      let state = mutableState(of: type, project)
      guard state.count >= 2 else { continue }
      let names = Set(state.map(\.name))
      let writes = Writes(type, names)
      for property in state {
        if let (unit, call, sources) = pipeline(into: property, type, names) {
          add(property, sources, unit.file.location(of: call.anchor).line, &report)
        }
        guard let (write, sources) = derivation(of: property, type, names, writes, project) else { continue }
        add(property, sources, write.unit.file.location(of: write.node).line, &report)
      }
    }
  }

  private func add(_ property: Property, _ sources: Set<String>, _ line: Int, _ report: inout Report) {
    report.add(
      self, at: property.anchor, in: property.file, declaration: property.declaration,
      "'\(property.name)' is always made from \(sources.sorted().map { "'\($0)'" }.joined(separator: ", ")) (line \(line)) "
        + "and is wrong whenever that is forgotten; compute it")
  }

  /// `$items.map { … }.assign(to: &$count)`, and what goes into it; nil if that takes time or comes from elsewhere.
  private func pipeline(
    into property: Property, _ type: TypeDeclaration, _ names: Set<String>
  ) -> (unit: CodeUnit, call: FunctionCallExprSyntax, sources: Set<String>)? {
    let slow: Set<String> = [
      "debounce", "throttle", "delay", "flatMap", "dataTaskPublisher", "scan", "collect", "timeout",
    ]
    for unit in type.units {
      for call in unit.facts.calls where call.name == "assign" {
        guard let target = call.argument("to")?.as(InOutExprSyntax.self).flatMap({ AccessPath($0.expression) }),
          target.last == "$" + property.name, let receiver = call.receiver
        else { continue }
        let facts = CodeFacts(receiver)
        guard !facts.calls.contains(where: { slow.contains($0.name ?? "") }) else { continue }
        let mentioned = facts.references.map(\.baseName.text) + facts.members.map(\.declName.baseName.text)
        let sources = Set(mentioned.filter { $0.hasPrefix("$") }.map { String($0.dropFirst()) }).intersection(names)
        if !sources.isEmpty, !sources.contains(property.name) { return (unit, call, sources) }
      }
    }
    return nil
  }

  private func mutableState(of type: TypeDeclaration, _ project: Project) -> [Property] {
    let isTracked = project.usesObservation(type)
    return type.stored.filter { property in
      guard !property.isLet, !property.isLazy else { return false }
      if property.has("State") || property.has("Published") { return true }
      if type.isView { return property.has("Binding") }
      return isTracked && property.isObserved && !property.isWrapped
    }
  }

  /// All changes of the state of a type, in its own code.
  private struct Writes {
    struct Write {
      let name: String
      /// Nil for changes that are no assignments.
      let assignment: Assignment?
      let node: Syntax
      let unit: CodeUnit
    }

    var all: [Write] = []
    /// Properties that have a binding.
    var bound: Set<String> = []

    init(_ type: TypeDeclaration, _ names: Set<String>) {
      for unit in type.units where unit.name != Function.initializer {
        for assignment in unit.facts.assignments {
          guard let path = assignment.path, names.contains(path.first), !isLocal(path.first, assignment.target, unit)
          else { continue }
          let isWhole = path.names.count == 1 && !path.hasSubscript
          all.append(
            Write(name: path.first, assignment: isWhole ? assignment : nil, node: Syntax(assignment.node), unit: unit))
        }
        for (path, node) in unit.facts.writes where !node.is(SequenceExprSyntax.self) && names.contains(path.first) {
          all.append(Write(name: path.first, assignment: nil, node: node, unit: unit))
        }
        for reference in unit.facts.references {
          let name = reference.baseName.text
          if name.hasPrefix("$") || name.hasPrefix("_") { bound.insert(String(name.dropFirst())) }
        }
      }
    }

    private func isLocal(_ name: String, _ target: ExprSyntax, _ unit: CodeUnit) -> Bool {
      unit.locals.contains(name) && !target.trimmedDescription.hasPrefix("self.")
    }
  }

  /// The write that shows that a property is made from others, and those others.
  private func derivation(
    of property: Property, _ type: TypeDeclaration, _ names: Set<String>, _ writes: Writes, _ project: Project
  ) -> (write: Writes.Write, sources: Set<String>)? {
    guard !property.has("Binding"), !writes.bound.contains(property.name), property.observers.isEmpty,
      !isHistory(property.name), isWrittenHereOnly(property, type, project)
    else { return nil }
    let own = writes.all.filter { $0.name == property.name }
    guard !own.isEmpty else { return nil }
    var sources: Set<String> = []
    var derived: [Writes.Write] = []
    for write in own {
      guard let assignment = write.assignment, !project.context(of: write.node, in: write.unit).isAnimated else {
        return nil
      }
      if assignment.isCompound { return nil }
      if assignment.value.allSatisfy(\.isLiteralOrOperator) { continue }
      guard let found = self.sources(of: assignment, property, names, write.unit, type, project) else { return nil }
      sources.formUnion(found)
      derived.append(write)
    }
    guard let write = derived.first(where: { keepsInStep($0, sources, type, writes, project) }) else { return nil }
    return (write, sources)
  }

  /// Names that say that the value is one of another time.
  private func isHistory(_ name: String) -> Bool {
    !Set(name.words).isDisjoint(with: [
      "last", "previous", "old", "saved", "initial", "start", "cached", "cache", "snapshot", "original", "history",
      "draft", "displayed",
      "animated", "selected", "selection", "baseline", "anchor", "frozen", "best", "highest", "record", "max", "peak",
    ])
  }

  private func isWrittenHereOnly(_ property: Property, _ type: TypeDeclaration, _ project: Project) -> Bool {
    if type.isView || property.isPrivateToSet { return true }
    return !project.isWrittenFromOutside(property.name, of: type)
  }

  /// The state that a value is computed from; nil if anything else goes into it, or if it is only a copy.
  private func sources(
    of assignment: Assignment, _ property: Property, _ names: Set<String>, _ unit: CodeUnit, _ type: TypeDeclaration,
    _ project: Project
  ) -> Set<String>? {
    if let single = assignment.single?.bare, let path = AccessPath(single), path.names.count == 1 { return nil }
    var sources: Set<String> = []
    for element in assignment.value {
      let facts = CodeFacts(element)
      guard facts.awaits.isEmpty, !element.trimmedDescription.contains("await ") else { return nil }
      for call in facts.calls where !isPure(call, type) { return nil }
      if facts.members.contains(where: { ["now", "shared", "standard", "random"].contains($0.declName.baseName.text) })
      {
        return nil
      }
      for reference in facts.references {
        let name = reference.baseName.text
        if facts.locals.contains(name) || name.hasPrefix("$") || name.isTypeName { continue }
        if name == "self" { continue }
        if let parameter = changeSource(of: name, at: assignment.node, unit) {
          guard names.contains(parameter) else { return nil }
          sources.insert(parameter)
        } else if unit.locals.contains(name) {
          return nil
        } else if names.contains(name) {
          sources.insert(name)
        } else if let constant = type.property(name) {
          guard isConstant(constant) else { return nil }
        } else if !isCallee(reference) {
          return nil
        }
      }
      for member in facts.members where member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        if names.contains(member.declName.baseName.text) { sources.insert(member.declName.baseName.text) }
      }
    }
    return sources.isEmpty || sources.contains(property.name) ? nil : sources
  }

  private func isConstant(_ property: Property) -> Bool {
    property.isLet || property.isStatic || property.isComputed
  }

  private func isCallee(_ reference: DeclReferenceExprSyntax) -> Bool {
    reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == reference.id
  }

  /// Whether a call gives the same for the same, as far as one can see.
  private func isPure(_ call: FunctionCallExprSyntax, _ type: TypeDeclaration) -> Bool {
    guard let name = call.name else { return false }
    if ["randomElement", "shuffled", "random", "removeFirst", "removeLast", "popLast", "next"].contains(name) {
      return false
    }
    if let made = call.constructedType { return !["Date", "UUID", "Task", "Timer"].contains(made) }
    if call.receiver == nil, !type.methods(name).isEmpty {
      return type.methods(name).allSatisfy { ($0.unit?.facts.writes ?? []).isEmpty }
    }
    return true
  }

  /// The state whose new value a parameter of `onChange(of:)` is; `newValue` in an observer is the property itself.
  private func changeSource(of name: String, at node: some SyntaxProtocol, _ unit: CodeUnit) -> String? {
    var next = Syntax(node).parent
    while let current = next, current.id != unit.root.id {
      if let closure = current.as(ClosureExprSyntax.self), let use = ClosureUse(closure), use.name == "onChange",
        closure.parameterNames.last == name || (closure.parameterNames.isEmpty && name == "$0")
      {
        return use.call.argument("of").flatMap(AccessPath.init)?.first
      }
      next = current.parent
    }
    return name == "newValue" ? unit.name : nil
  }

  /// Whether a write follows a change of what it is made from, rather than an action of the user.
  private func keepsInStep(
    _ write: Writes.Write, _ sources: Set<String>, _ type: TypeDeclaration, _ writes: Writes, _ project: Project
  ) -> Bool {
    if type.properties.contains(where: { $0.observers.contains { $0 === write.unit } && sources.contains($0.name) }) {
      return true
    }
    let context = project.context(of: write.node, in: write.unit)
    if context.triggers.contains(where: { trigger in follows(trigger.call, sources) }) { return true }
    if changesBeside(write.node, in: write.unit, sources, writes) { return true }
    // A function of its own that others call after they changed something.
    guard let function = type.functions.first(where: { $0.unit === write.unit }), function.parameters.isEmpty else {
      return false
    }
    return type.units.contains { unit in
      unit.ownNames.contains { name, node in
        guard name == function.name else { return false }
        if type.properties.contains(where: { $0.observers.contains { $0 === unit } && sources.contains($0.name) }) {
          return true
        }
        return project.context(of: node, in: unit).triggers.contains { follows($0.call, sources) }
          || changesBeside(node, in: unit, sources, writes)
      }
    }
  }

  private func follows(_ call: FunctionCallExprSyntax, _ sources: Set<String>) -> Bool {
    switch call.name {
    case "onChange":
      call.argument("of").map { value in CodeFacts(value).references.contains { sources.contains($0.baseName.text) } }
        ?? false
    case "onReceive":
      call.firstUnlabeled.flatMap { AccessPath($0.root) }.map { sources.contains($0.first.replacing("$", with: "")) }
        ?? false
    default: false
    }
  }

  /// Whether what it is made from is changed in the same block, or in branches of it.
  private func changesBeside(_ node: Syntax, in unit: CodeUnit, _ sources: Set<String>, _ writes: Writes) -> Bool {
    guard let block = node.block else { return false }
    return writes.all.contains { write in
      write.unit === unit && sources.contains(write.name) && write.node.isInside(block)
    }
  }
}

extension Syntax {
  func isInside(_ block: Syntax) -> Bool {
    var next = parent
    while let node = next {
      if node.id == block.id { return true }
      next = node.parent
    }
    return false
  }

  /// The list of statements that a node stands in.
  var block: Syntax? {
    var next = parent
    while let node = next {
      if node.is(CodeBlockItemListSyntax.self) { return node }
      next = node.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether it is a literal or an operator between operands.
  var isLiteralOrOperator: Bool {
    isLiteral || self.is(BinaryOperatorExprSyntax.self)
  }
}
