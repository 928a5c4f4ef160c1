import SwiftSyntax

/// A default of `@State` that is made with each value of the view, and costs something.
struct CostlyStateDefault: Rule {
  let id = "costly-state-default"
  let summary = "a costly value is made for @State each time the view's struct is made"

  func check(_ project: Project, into report: inout Report) {
    let estimate = CostEstimate(project: project)
    for view in project.views {
      for initial in view.initialValues(wrappers: ["State"]) {
        // The trait makes defaults lazy, but not what an initializer hands over.
        if initial.initializer == nil, project.options.usesLazyState { continue }
        let made = initial.value.bare.as(FunctionCallExprSyntax.self)?.constructedType
        guard initial.parameters().isEmpty || made != nil else { continue }
        guard let reason = reason(initial, view, estimate) else { continue }
        add(initial, reason, project, view, &report)
      }
    }
  }

  private func reason(_ initial: InitialValue, _ view: TypeDeclaration, _ estimate: CostEstimate) -> String? {
    let property = initial.property
    if let reason = estimate.cost(of: initial.value, in: view, property.file).reason { return reason }
    // `.init()` of the type that is written at the property.
    guard let call = initial.value.bare.as(FunctionCallExprSyntax.self), call.calledExpression.isImplicitMember,
      call.name == Function.initializer, property.type?.shape == .single,
      let type = estimate.project.type(of: property, in: view)
    else { return nil }
    return estimate.construction(of: type).reason.map { "\(type.name)(…), with \($0)" }
  }

  private func add(
    _ initial: InitialValue, _ reason: String, _ project: Project, _ view: TypeDeclaration, _ report: inout Report
  ) {
    let property = initial.property
    let made = initial.value.bare.as(FunctionCallExprSyntax.self)?.constructedType
    let type = made.flatMap { project.type(named: $0, from: property.file) } ?? project.type(of: property, in: view)
    let isObject = type.map { project.isObservableObject($0) && !project.usesObservation($0) } ?? false
    let remedy =
      isObject
      ? "@StateObject makes it once"
      : "keep it in an optional @State that .task fills, or let the owner of the view hand it in"
    let trait = initial.initializer == nil ? "; the package trait LazyState makes the default harmless" : ""
    report.add(
      self, at: initial.anchor, in: property.file, declaration: initial.initializer == nil ? property.declaration : nil,
      edits: isObject && initial.initializer == nil ? edits(property) : [],
      "the default of @State '\(property.name)' is made with every value of \(view.name), and all but the first are thrown away: "
        + "\(reason); \(remedy)\(trait)")
  }

  private func edits(_ property: Property) -> [Edit] {
    property.attribute("State").map { [.replacing($0.attributeName, with: "StateObject")] } ?? []
  }
}
