import SwiftSyntax

/// A value of the parent that is copied into state, where it goes its own way.
struct CopiedTruth: Rule {
  let id = "copied-truth"
  let summary = "a parameter is copied into @State, which does not follow the parent"

  func check(_ project: Project, into report: inout Report) {
    for view in project.views where !project.isIdentifiedByParameters(view) {
      let states = view.stored.filter { $0.has("State") }
      guard !states.isEmpty else { continue }
      for initial in view.initialValues(of: states) where initial.initializer != nil {
        checkInitializer(initial, view, &report)
      }
      checkMemberwise(states, view, project, &report)
      checkAppearance(states, view, project, &report)
    }
  }

  /// `_name = State(initialValue: name)`.
  private func checkInitializer(_ initial: InitialValue, _ view: TypeDeclaration, _ report: inout Report) {
    let source = initial.value.root
    guard initial.value.bare.as(FunctionCallExprSyntax.self)?.constructedType == nil, isCopy(initial.value),
      let name = AccessPath(source)?.first,
      let parameter = initial.initializer?.parameters.first(where: { $0.name == name }),
      parameter.defaultValue == nil, parameter.type.shape != .function, !parameter.isAutoclosure
    else { return }
    add(
      initial.property, from: parameter.name, parameter.label, view, at: initial.anchor, initial.property.file, &report)
  }

  /// Whether a value is what it is taken from, a part of it, or that in another order; not what a method makes.
  private func isCopy(_ value: ExprSyntax) -> Bool {
    let transformations: Set<String> = [
      "sorted", "filter", "map", "compactMap", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
      "trimmingCharacters",
    ]
    return CodeFacts(value).calls.allSatisfy {
      transformations.contains($0.name ?? "") || $0.parent?.is(ClosureExprSyntax.self) ?? false
    }
  }

  /// `@State var name: String`, which the memberwise initializer fills.
  private func checkMemberwise(
    _ states: [Property], _ view: TypeDeclaration, _ project: Project, _ report: inout Report
  ) {
    guard view.initializers.isEmpty else { return }
    let sites = project.constructions(of: view)
    for state in states where !state.isPrivate && state.initialValue == nil {
      let isPassed = sites.contains { $0.call.argument(state.name) != nil }
      guard isPassed || (sites.isEmpty && state.annotation?.isOptional == false) else { continue }
      add(
        state, from: state.name, nil, view, at: Syntax(state.anchor), state.file, declaration: state.declaration,
        &report)
    }
  }

  /// `.onAppear { name = item.name }`.
  private func checkAppearance(
    _ states: [Property], _ view: TypeDeclaration, _ project: Project, _ report: inout Report
  ) {
    let sources = Set(view.stored.filter(isParameter).map(\.name))
    guard !sources.isEmpty else { return }
    let triggers = project.triggers(in: view)
    for unit in view.units {
      for assignment in unit.facts.assignments where !assignment.isCompound {
        guard let path = assignment.path, path.names.count == 1, !path.hasSubscript,
          let state = states.first(where: { $0.name == path.first }), let value = assignment.single,
          let source = AccessPath(value.bare), sources.contains(source.first), !unit.locals.contains(source.first)
        else { continue }
        let context = project.context(of: assignment.node, in: unit)
        let names = Set(context.triggers.map(\.name)).union(triggers[unit.name] ?? [])
        guard !names.isDisjoint(with: ["onAppear", "task"]), !context.isAnimated else { continue }
        add(state, from: source.first, nil, view, at: Syntax(assignment.node), unit.file, &report)
      }
    }
  }

  /// Whether the parent fills a property.
  private func isParameter(_ property: Property) -> Bool {
    if property.isWrapped {
      return property.has("Binding") || property.has("ObservedObject") || property.has("Bindable")
    }
    return property.initialValue == nil && property.annotation?.shape != .function
  }

  private func add(
    _ state: Property, from source: String, _ label: String?, _ view: TypeDeclaration, at node: Syntax,
    _ file: SourceFile, declaration: VariableDeclSyntax? = nil, _ report: inout Report
  ) {
    guard !isMeantAsCopy(state.name), !isMeantAsCopy(source), !isMeantAsCopy(label ?? ""),
      !isHandedBack(state, in: view)
    else { return }
    report.add(
      self, at: node, in: file, declaration: declaration,
      "@State '\(state.name)' is a copy of what the parent hands in as '\(source)', and the two go apart; use the value itself, "
        + "or a @Binding if \(view.name) changes it")
  }

  /// Whether a name says that the value is a copy to work on, or only where to begin.
  private func isMeantAsCopy(_ name: String) -> Bool {
    !Set(name.words).isDisjoint(with: [
      "draft", "edit", "edited", "editing", "editable", "working", "temp", "temporary", "pending", "initial",
      "initially", "original", "local",
      "start", "starting", "default", "seed", "animated", "displayed", "previous", "last", "old", "snapshot", "scratch",
      "new", "copy", "input",
      "buffer", "proposed", "tentative", "candidate", "unsaved", "baseline", "saved",
    ])
  }

  /// Whether the view hands the value back when the user says so, as forms with a "Save" do.
  private func isHandedBack(_ state: Property, in view: TypeDeclaration) -> Bool {
    let callbacks = view.stored.filter { $0.annotation?.shape == .function }.map(\.name)
    let commits: Set<String> = [
      "save", "saved", "commit", "apply", "submit", "done", "finish", "confirm", "send", "complete", "completion",
      "create", "add", "update",
    ]
    return view.units.contains { unit in
      let mentions = unit.facts.references.contains { $0.baseName.text == state.name }
      guard mentions else { return false }
      if writesBack(state, in: view, unit) { return true }
      return unit.facts.calls.contains { call in
        guard let path = AccessPath(call.calledExpression) else { return false }
        let isCommit = !commits.isDisjoint(with: path.last.words)
        let isCallback = callbacks.contains(path.last) && isCommit
        let isModelCall = path.names.count > 1 && isCommit
        guard isCallback || isModelCall else { return false }
        return call.arguments.contains { argument in
          CodeFacts(argument.expression).references.contains { $0.baseName.text == state.name }
        }
      }
    }
  }

  /// `note.title = title` in a function or button that saves.
  private func writesBack(_ state: Property, in view: TypeDeclaration, _ unit: CodeUnit) -> Bool {
    unit.facts.assignments.contains { assignment in
      guard let target = assignment.path, let owner = view.property(target.first), !owner.has("State"),
        assignment.value.contains(where: { value in
          CodeFacts(value).references.contains { $0.baseName.text == state.name }
        })
      else { return false }
      var next = Syntax(assignment.node).parent
      while let node = next, node.id != unit.root.id {
        if let closure = node.as(ClosureExprSyntax.self), let use = ClosureUse(closure) { return use.name == "Button" }
        next = node.parent
      }
      return !["save", "commit", "apply", "submit", "done", "confirm"].filter(unit.name.words.contains).isEmpty
    }
  }
}
