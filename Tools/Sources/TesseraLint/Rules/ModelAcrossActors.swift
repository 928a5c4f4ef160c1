import SwiftSyntax

/// Objects of a store that another actor gets: they belong to the context, and the actor, that fetched them.
struct ModelAcrossActors: Rule {
  let id = "model-across-actors"
  let summary = "an object of @Model that is handed to another actor"

  func check(_ project: Project, into report: inout Report) {
    for type in project.types where !type.file.isTest {
      if type.kind == .actor { checkInterface(of: type, project, &report) }
      for unit in type.units { checkTasks(in: unit, type, project, &report) }
    }
  }

  /// What others call: it takes and gives identifiers.
  private func checkInterface(of actor: TypeDeclaration, _ project: Project, _ report: inout Report) {
    for function in actor.functions where !function.isPrivate && function.name != Function.initializer {
      let types = function.parameters.map(\.type) + (function.returnType.map { [$0] } ?? [])
      guard let model = types.lazy.compactMap({ self.model($0, from: actor, project) }).first else { continue }
      report.add(
        self, at: function.anchor, in: function.file,
        "\(function.name)(…) of the actor \(actor.name) hands objects of \(model.name) from one context to another, which is "
          + "used on other threads; hand their persistentModelID over, and look them up in the actor's modelContext")
    }
  }

  private func checkTasks(
    in unit: CodeUnit, _ type: TypeDeclaration, _ project: Project, _ report: inout Report
  ) {
    for call in unit.facts.calls where call.name == "detached" {
      for (_, closure) in call.closures {
        var seen: Set<String> = []
        for (path, node) in CodeUnit(name: "", file: unit.file, root: closure).paths
        where !["persistentModelID", "id"].contains(path.names.dropFirst().first) && seen.insert(path.first).inserted {
          guard let model = model(named: path.first, unit, type, project) else { continue }
          report.add(
            self, at: node, in: unit.file,
            "'\(path.first)' is a \(model.name), which belongs to its context's actor, and a detached task runs on another one; "
              + "hand its persistentModelID over, and look it up in a context of the task's own")
        }
      }
    }
  }

  private func model(
    named name: String, _ unit: CodeUnit, _ type: TypeDeclaration, _ project: Project
  ) -> TypeDeclaration? {
    if let parameter = unit.parameters.first(where: { $0.name == name }) {
      return model(parameter.type, from: type, project)
    }
    guard !unit.facts.locals.contains(name), let property = type.property(name), let reference = property.type else {
      return nil
    }
    return model(reference, from: type, project)
  }

  private func model(
    _ reference: TypeReference, from owner: TypeDeclaration, _ project: Project
  ) -> TypeDeclaration? {
    guard reference.shape != .function, let type = project.type(named: reference.name, from: owner.file) else {
      return nil
    }
    return type.isStoredModel ? type : nil
  }
}

extension TypeDeclaration {
  /// Whether `@Model` makes it a class of objects that are saved.
  var isStoredModel: Bool { kind == .class && attributes.contains("Model") }
}
