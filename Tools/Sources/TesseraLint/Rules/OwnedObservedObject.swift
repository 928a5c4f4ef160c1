import SwiftSyntax

/// An observable object that is created where nothing keeps it alive.
struct OwnedObservedObject: Rule {
  let id = "owned-observed-object"
  let summary = "an observable object is built in a property that does not keep it"

  func check(_ project: Project, into report: inout Report) {
    for type in project.types where (type.isView || type.isScene) && !type.isPreviewProvider {
      for initial in type.initialValues(of: type.stored) {
        check(initial, type, project, &report)
      }
    }
  }

  private func check(_ initial: InitialValue, _ view: TypeDeclaration, _ project: Project, _ report: inout Report) {
    let property = initial.property
    guard let made = makes(initial.value), !property.isLazy else { return }
    let type = project.type(named: made, from: property.file) ?? project.type(of: property, in: view)
    if property.has("ObservedObject") || property.has("Bindable") {
      let wrapper = property.has("Bindable") ? "Bindable" : "ObservedObject"
      let wrapperName = wrapper == "Bindable" || (type.map(project.usesObservation) ?? false) ? "State" : "StateObject"
      add(
        initial, view, "@\(wrapper) '\(property.name)' does not keep the \(made) that is built here",
        remedy: "own it with @\(wrapperName), or let the parent hand it in",
        edits: edits(initial, wrapper, wrapperName), &report)
    } else if !property.isWrapped, view.isView, let type, type.kind == .class, project.isObservable(type) {
      let wrapperName = project.usesObservation(type) ? "State" : "StateObject"
      add(
        initial, view,
        "the \(made) in '\(property.name)' is built anew with every value of \(view.name), which forgets the old one",
        remedy: "own it with @\(wrapperName), or let the parent hand it in", edits: edits(initial, nil, wrapperName),
        &report)
    }
  }

  /// The name of what an expression builds; nil for what exists already, such as `Model.shared`.
  private func makes(_ value: ExprSyntax) -> String? {
    guard let call = value.bare.as(FunctionCallExprSyntax.self) else { return nil }
    if let type = call.constructedType { return type }
    if call.calledExpression.is(ClosureExprSyntax.self) { return "object" }
    guard let name = call.name else { return nil }
    if name == "init", call.receiver == nil { return "object" }
    return ["make", "create", "build", "new"].contains(name.words.first ?? "") ? "object" : nil
  }

  private func add(
    _ initial: InitialValue, _ view: TypeDeclaration, _ problem: String, remedy: String, edits: [Edit],
    _ report: inout Report
  ) {
    report.add(
      self, at: initial.anchor, in: initial.property.file,
      declaration: initial.initializer == nil ? initial.property.declaration : nil, edits: edits,
      "\(problem): each update of the parent begins with another one; \(remedy)")
  }

  private func edits(_ initial: InitialValue, _ wrapper: String?, _ wrapperName: String) -> [Edit] {
    let property = initial.property
    guard initial.initializer == nil, property.declaration.bindings.count == 1 else { return [] }
    if let wrapper {
      guard let attribute = property.attribute(wrapper) else { return [] }
      return [.replacing(attribute.attributeName, with: wrapperName)]
    }
    // Attributes that are there already may not go together with a wrapper.
    guard property.attributes.isEmpty else { return [] }
    return [
      .inserting("@\(wrapperName) ", before: property.declaration),
      .replacing(property.declaration.bindingSpecifier, with: "var"),
    ]
  }
}
