import SwiftSyntax

/// An owned object that is made from a parameter, and does not follow when the parameter changes.
struct StateObjectFromParameter: Rule {
  let id = "state-object-from-parameter"
  let summary = "an owned object is made from a parameter and stays as it was when the parameter changes"

  func check(_ project: Project, into report: inout Report) {
    for view in project.views where !project.isIdentifiedByParameters(view) {
      for initial in view.initialValues(wrappers: ["StateObject", "State"]) {
        guard let parameter = changingParameter(of: initial, view, project) else { continue }
        guard !project.follows(parameter.name, in: view) else { continue }
        let wrapper = initial.property.has("StateObject") ? "StateObject" : "State"
        report.add(
          self, at: initial.anchor, in: initial.property.file,
          "@\(wrapper) '\(initial.property.name)' is made from '\(parameter.name)' once: when the parent hands in another "
            + "'\(parameter.name)', the object stays as it was; give the view .id(\(parameter.name)), or tell the object in "
            + ".task(id: \(parameter.name)) or .onChange(of:)")
      }
    }
  }

  private func changingParameter(of initial: InitialValue, _ view: TypeDeclaration, _ project: Project) -> Parameter? {
    guard let initializer = initial.initializer else { return nil }
    if let call = initial.value.bare.as(FunctionCallExprSyntax.self) {
      let made =
        call.constructedType.flatMap { project.type(named: $0, from: initial.property.file) }
        ?? project.type(of: initial.property, in: view)
      let isObject = initial.property.has("StateObject") || made.map { $0.kind == .class } ?? false
      guard isObject else { return nil }
      // `make()` of an autoclosure is how one hands an object on without making it each time.
      let called = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      guard !initializer.parameters.contains(where: { $0.name == called }) else { return nil }
      return initial.parameters().first { isData($0, initial.property.file, project) }
    }
    guard initial.property.has("StateObject") else { return nil }
    let path = AccessPath(initial.value)
    return initializer.parameters.first { $0.name == path?.first && !$0.isAutoclosure && $0.type.shape != .function }
  }

  /// Whether a parameter is data, and not something that does work for the object and stays the same.
  private func isData(_ parameter: Parameter, _ file: SourceFile, _ project: Project) -> Bool {
    let type = parameter.type
    if type.shape == .function || type.isAbstract { return false }
    let lastWord = type.name.words.last ?? ""
    if Self.services.contains(lastWord) || Self.services.contains(parameter.name.words.last ?? "") { return false }
    guard let declared = project.type(named: type.name, from: file) else { return true }
    if declared.kind == .protocol || declared.kind == .actor { return false }
    return true
  }

  private static let services: Set<String> = [
    "service", "services", "client", "repository", "store", "api", "provider", "manager", "context", "container",
    "factory", "loader", "fetcher", "session", "logger", "router", "coordinator", "dependencies", "environment",
    "database", "cache", "gateway", "scheduler", "clock", "controller", "engine", "tracker", "network", "analytics",
    "navigator", "case", "interactor", "worker", "monitor", "configuration", "config", "settings", "auth",
    "authenticator", "persistence", "queue", "bus", "defaults", "center", "delegate", "handler", "storage", "log",
    "logbook",
  ]
}
