import SwiftSyntax

/// Relationships that only one of two classes knows of.
struct MissingInverse: Rule {
  let id = "missing-inverse"
  let summary = "a relationship of a @Model class that has no other side, or several"

  func check(_ project: Project, into report: inout Report) {
    for model in project.types where model.isStoredModel && !model.file.isTest {
      for property in Self.relationships(of: model, project) {
        check(property.property, of: model, to: property.destination, project, &report)
      }
    }
  }

  private func check(
    _ property: Property, of model: TypeDeclaration, to destination: TypeDeclaration, _ project: Project,
    _ report: inout Report
  ) {
    guard !Self.namesInverse(property), !isNamed(property, of: model, by: destination, project) else { return }
    let others = Self.relationships(of: destination, project).map(\.property)
      .filter { $0 !== property && !Self.namesInverse($0) && isOf($0, model, destination, project) }
      .filter { !isNamed($0, of: destination, by: model, project) }
    let own = Self.relationships(of: model, project)
      .filter { $0.destination === destination && !Self.namesInverse($0.property) }
      .filter { !isNamed($0.property, of: model, by: destination, project) }
    if others.count == 1, own.count == 1 || model === destination { return }
    // Friends of the own class may be on one side only.
    if model === destination, others.isEmpty { return }
    let reason =
      others.isEmpty
      ? "nothing in \(destination.name) leads back: when one is deleted, the other keeps referring to it until it is read"
      : "several properties could lead back from \(destination.name), so that none is kept in step"
    report.add(
      self, at: property.anchor, in: property.file,
      "'\(property.name)' of \(model.name) has no other side: \(reason); name one with @Relationship(inverse:)")
  }

  private func isOf(
    _ property: Property, _ model: TypeDeclaration, _ owner: TypeDeclaration, _ project: Project
  ) -> Bool {
    project.type(of: property, in: owner) === model
  }

  private static func relationships(
    of model: TypeDeclaration, _ project: Project
  ) -> [(property: Property, destination: TypeDeclaration)] {
    model.stored.filter { !$0.isLet && !$0.has("Transient") }.compactMap { property in
      guard let destination = project.type(of: property, in: model), destination.isStoredModel else { return nil }
      return (property, destination)
    }
  }

  private static func namesInverse(_ property: Property) -> Bool { inverse(of: property) != nil }

  /// What `@Relationship(inverse:)` of a property names.
  private static func inverse(of property: Property) -> String? {
    guard case .argumentList(let arguments)? = property.attribute("Relationship")?.arguments else { return nil }
    return arguments.first { $0.label?.text == "inverse" }?.expression.trimmedDescription
  }

  /// Whether a property of the other class names this one.
  private func isNamed(
    _ property: Property, of model: TypeDeclaration, by other: TypeDeclaration, _ project: Project
  ) -> Bool {
    other.stored.contains { Self.inverse(of: $0)?.hasSuffix("\(model.name).\(property.name)") ?? false }
  }
}
